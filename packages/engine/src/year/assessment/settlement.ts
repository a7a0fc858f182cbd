import { workingDayFrom } from '@oklad/law'
import { type Figure, Figures } from '../../breakdown/figures.ts'
import type { FigureName } from '../../breakdown/names.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import { given } from '../../breakdown/step.ts'
import type { Calculation } from '../../contract-types/contract-type.ts'
import type { Kopecks } from '../../money/kopecks.ts'
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
  /** Tax withheld by all employers. */
  readonly withheld: Figure
}

/**
 * Computes the settlement of a year with several employers, each of which withheld tax only on its own pay.
 *
 * Pay with the tax privilege and the allowances of ordinary pay have the same scale and share its
 * threshold. Where both ordinary and privileged pay exist, privileged pay is added to the allowances.
 *
 * The recorder must have the steps of the year at this employer: income, deductions and
 * `tax_withheld_here`.
 * @param own the year's income at this employer, with its deductions
 * @param withheldHere the tax withheld from it
 * @source Tax Code, article 228, paragraph 6; article 6.1, paragraph 7; article 210, paragraphs 6.1, 6.2; article 224, paragraph 1.2
 */
export function settleEmployers(
  { terms, law, recorder }: Calculation,
  own: TaxedIncome,
  withheldHere: Figure,
): SettledYear {
  const others = terms.otherEmployers.map((other, index) => ({
    ...other,
    period: `employer_${index + 1}` as const,
  }))
  const isPrivileged = terms.hasTaxPrivilege && others.every((other) => other.hasTaxPrivilege)
  const scales = taxScalesOf(law, isPrivileged)
  // Pay that is taxed with the allowances.
  const isApart = ({ hasTaxPrivilege = false }: { readonly hasTaxPrivilege?: boolean }) =>
    hasTaxPrivilege && scales.allowances !== null
  const ordinary = others.filter((other) => !isApart(other))
  const apart = others.filter(isApart)
  const sumsOf = (employers: typeof others, name: FigureName, field: keyof EmployerIncome) =>
    employers.map((other) => given(name, other[field], other.period))

  const figures = new Figures(recorder).at('all_employers')
  const make = figures.citing(ruleCitations.settlement)
  const ownBase = figures.latest('base_pay_so_far', own.baseIncome)
  const ofBase = sumsOf(ordinary, 'base_income_elsewhere', 'baseIncome')
  const ofAllowances = [
    figures.latest('allowances_so_far', own.allowancesIncome),
    ...sumsOf(others, 'allowances_income_elsewhere', 'allowancesIncome'),
  ]
  const privileged = sumsOf(apart, 'privileged_income_elsewhere', 'baseIncome')
  if (isApart(terms)) ofAllowances.push(ownBase, ...privileged)
  else {
    ofBase.unshift(ownBase)
    ofAllowances.push(...privileged)
  }
  const income = {
    baseIncome: make('base_pay_so_far', 'sum', ...ofBase).value,
    allowancesIncome: make('allowances_so_far', 'sum', ...ofAllowances).value,
    deduction: own.deduction,
  }
  const deductions = figures.latest('deductions_so_far', own.deduction)
  if (own.deduction > 0) make('deductions_so_far', 'sum', deductions)
  const { onAll } = taxDueOn(scales, income, recorder)
  const taxDue = figures.latest('tax_due', onAll)
  const elsewhere = others.map(({ taxWithheld, period }) => {
    const ofEmployer = given('withheld_elsewhere', taxWithheld, period)
    figures.at(period)
    return make('tax_withheld_elsewhere', 'given', ofEmployer)
  })
  figures.at('all_employers')
  const withheld = make('tax_withheld_everywhere', 'sum', withheldHere, ...elsewhere)
  let settlement: Settlement | null = null
  if (scales.main.brackets.length > 1) {
    settlement = {
      taxDue: taxDue.value,
      withheldHere: withheldHere.value,
      withheldElsewhere: elsewhere.map(({ value }) => value),
      notice: make('notice', 'difference_not_below_zero', taxDue, withheld).value,
      overpaid: make('overpaid', 'difference_not_below_zero', withheld, taxDue).value,
      noticeDue: workingDayFrom(`${law.year + 1}-12-01`, 1),
    }
  }
  figures.at('year')
  return { settlement, scales, income, withheld }
}
