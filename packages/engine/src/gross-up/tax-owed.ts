import type { Law } from '../law/law.ts'
import type { PayslipYear } from '../payslip.ts'
import { taxOfYear } from '../tax-of-year.ts'
import { taxBasesOf } from '../withholding.ts'
import type { TermsWithoutSalary } from './sought-salary.ts'

/** What several months can fall short of the tax that is due, at most: see docs/gross-up.md. */
const LEFT_FOR_LATER = 500

/**
 * The tax that the first months of a year have to cover, where income before them may still owe
 * some: until it is covered, hardly any pay arrives on hand.
 * @param months how many of the paid months are counted, 1 or more
 * @returns the tax in a calculation that any pay above its salary covers at least before it reaches
 *   a goal, kopecks; `undefined` where nothing was paid before
 */
export function taxOwed(
  { circumstances = {}, ...terms }: TermsWithoutSalary,
  law: Law,
  months: number,
): ((year: PayslipYear) => number) | undefined {
  const { incomeBefore } = circumstances
  if (
    incomeBefore === undefined ||
    circumstances.isNotResident ||
    circumstances.engagement === 'selfEmployment'
  ) {
    return undefined
  }
  const bases = taxBasesOf(law, terms.hasTaxPrivilege)
  const leftForLater = months === 1 ? 0 : LEFT_FOR_LATER
  return (year) => {
    let baseIncome: number = incomeBefore.baseIncome
    let allowancesIncome: number = incomeBefore.allowancesIncome
    let deduction: number = incomeBefore.deductionGranted
    for (let index = 0; index < months; index++) {
      baseIncome += year.months[index]?.basePay ?? 0
      allowancesIncome += year.months[index]?.allowances ?? 0
      deduction += year.circumstances?.months[index]?.childDeduction ?? 0
    }
    const due = taxOfYear(bases, { baseIncome, allowancesIncome, deduction })
    return due - incomeBefore.taxWithheld - leftForLater
  }
}
