import { workingDayFrom } from '@oklad/law'
import type { FigureName } from '../../breakdown/names.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import { given } from '../../breakdown/step.ts'
import type { Source } from '../../breakdown/step-recorder.ts'
import type { Calculation } from '../../contract-types/contract-type.ts'
import { type Kopecks, larger, minus, plus, ZERO } from '../../money/kopecks.ts'
import type { EmployerIncome } from '../../terms/terms.ts'
import { taxDueOn } from '../../withholding/tax-due.ts'
import { type TaxScales, taxScalesOf } from '../../withholding/tax-scales.ts'
import type { TaxedIncome } from '../../withholding/taxed-income.ts'

/** The tax service's result for a year with several employers. Kopecks. */
export interface Settlement {
  /** The tax on the pay of all employers together. */
  readonly taxDue: Kopecks
  readonly withheldHere: Kopecks
  /** The tax withheld by each of the other employers, in their order. */
  readonly withheldElsewhere: readonly Kopecks[]
  /** The tax to pay by the tax notice; 0 if enough was withheld. */
  readonly notice: Kopecks
  /** The tax withheld above the tax due, which can be claimed back. */
  readonly overpaid: Kopecks
  /**
   * The last day to pay the notice, `YYYY-MM-DD`: 1 December or, if that is a day off, the next working
   * day (article 6.1, paragraph 7).
   */
  readonly noticeDue: string
}

/** A year of all employers together: the settlement, and the sums on which refunds depend. */
export interface SettledYear {
  /** `null` in a year with one rate for all pay: the employers together withhold the whole tax. */
  readonly settlement: Settlement | null
  readonly scales: TaxScales
  readonly income: TaxedIncome
  /** Tax withheld by all employers, kopecks. */
  readonly withheld: Kopecks
}

/**
 * Computes the settlement of a year with several employers, each of which withheld tax only on its own pay.
 *
 * Pay with the tax privilege and the allowances of ordinary pay have the same scale and share its
 * threshold. Where both ordinary and privileged pay exist, privileged pay is added to the allowances.
 *
 * The recorder must have the steps of the year at this employer: income, deductions and
 * `tax_withheld_here`.
 * @param ownIncome the year's income at this employer, with its deductions
 * @param withheldHere the tax withheld from it, kopecks
 * @source Tax Code, article 228, paragraph 6; article 6.1, paragraph 7; article 210, paragraphs 6.1, 6.2; article 224, paragraph 1.2
 */
export function settleEmployers(
  { terms, law, recorder }: Calculation,
  ownIncome: TaxedIncome,
  withheldHere: Kopecks,
): SettledYear {
  const others = terms.otherEmployers.map((other, index) => ({
    ...other,
    period: `employer_${index + 1}` as const,
  }))
  const isPrivileged = terms.hasTaxPrivilege && others.every((other) => other.hasTaxPrivilege)
  const scales = taxScalesOf(law, isPrivileged)
  const hasNotice = scales.main.brackets.length > 1
  const ownBaseStep = recorder?.latest('base_pay_so_far')
  const step = recorder?.at('all_employers').citing(ruleCitations.settlement)

  // Pay that is taxed with the allowances.
  const isApart = ({ hasTaxPrivilege = false }: { readonly hasTaxPrivilege?: boolean }) =>
    hasTaxPrivilege && scales.allowances !== null
  const ordinary = others.filter((other) => !isApart(other))
  const apart = others.filter(isApart)
  const givenBy = (employers: typeof others, name: FigureName, field: keyof EmployerIncome) =>
    employers.map((other) => given(name, other[field], other.period))
  const { baseIncome: ownBase, deduction } = ownIncome
  const baseIncome = sumOf('baseIncome', isApart(terms) ? ZERO : ownBase, ordinary)
  const ofBase = givenBy(ordinary, 'base_income_elsewhere', 'baseIncome')
  step?.('base_pay_so_far', baseIncome, 'sum', isApart(terms) ? undefined : ownBaseStep, ...ofBase)
  const privileged = sumOf('baseIncome', isApart(terms) ? ownBase : ZERO, apart)
  const ofAllowancesHere = plus(ownIncome.allowancesIncome, privileged)
  const allowancesIncome = sumOf('allowancesIncome', ofAllowancesHere, others)
  const ofAllowances: Source[] = [
    'allowances_so_far',
    ...givenBy(others, 'allowances_income_elsewhere', 'allowancesIncome'),
    isApart(terms) ? ownBaseStep : undefined,
    ...givenBy(apart, 'privileged_income_elsewhere', 'baseIncome'),
  ]
  step?.('allowances_so_far', allowancesIncome, 'sum', ...ofAllowances)
  if (deduction > 0) step?.('deductions_so_far', deduction, 'sum', 'deductions_so_far')
  const income = { baseIncome, allowancesIncome, deduction }
  const taxDue = taxDueOn(scales, income, recorder).onAll
  const elsewhere = others.map(({ taxWithheld, period }) => {
    recorder?.at(period)
    const withheld = given('withheld_elsewhere', taxWithheld, period)
    return step?.('tax_withheld_elsewhere', taxWithheld, 'given', withheld)
  })
  recorder?.at('all_employers')
  const withheld = sumOf('taxWithheld', withheldHere, others)
  step?.('tax_withheld_everywhere', withheld, 'sum', 'tax_withheld_here', ...elsewhere)
  const notice = larger(minus(taxDue, withheld), ZERO)
  const overpaid = larger(minus(withheld, taxDue), ZERO)
  if (hasNotice) {
    const difference = 'difference_not_below_zero'
    step?.('notice', notice, difference, 'tax_due', 'tax_withheld_everywhere')
    step?.('overpaid', overpaid, difference, 'tax_withheld_everywhere', 'tax_due')
  }
  recorder?.at('year')
  const settlement = {
    taxDue,
    withheldHere,
    withheldElsewhere: others.map(({ taxWithheld }) => taxWithheld),
    notice,
    overpaid,
    noticeDue: workingDayFrom(`${law.year + 1}-12-01`, 1),
  }
  return { settlement: hasNotice ? settlement : null, scales, income, withheld }
}

/** Adds the sums of other employers to one of this employer. */
const sumOf = (field: keyof EmployerIncome, own: Kopecks, others: readonly EmployerIncome[]) =>
  others.reduce((sum, employer) => plus(sum, employer[field]), own)
