import { type Figure, Figures, type MakeFigure } from '../../breakdown/figures.ts'
import type { StepKind } from '../../breakdown/names.ts'
import type { Recorder } from '../../breakdown/recorder.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import type { Period } from '../../breakdown/step.ts'
import { plus, ZERO } from '../../money/kopecks.ts'
import { taxDueOn } from '../../withholding/tax-due.ts'
import type { SettledYear } from './settlement.ts'

/**
 * A year whose tax is computed again with other deductions.
 *
 * The recorder's latest steps of `base_pay_so_far`, `allowances_so_far` and `deductions_so_far` must be those of the
 * year.
 */
export class DeductedYear extends Figures {
  /** The standard deductions already granted. */
  readonly granted: Figure
  /** Tax withheld by all employers. */
  readonly withheld: Figure

  private readonly settled: SettledYear
  /** The latest tax without steps, by its deduction: most years have no expenses, which change it. */
  private latestTax: { readonly deduction: number; readonly tax: Figure } | undefined

  constructor(settled: SettledYear, recorder: Recorder | undefined) {
    super(recorder)
    this.settled = settled
    this.granted = this.latest('deductions_so_far', settled.income.deduction)
    this.withheld = settled.withheld
  }

  /** Makes the tax of the year with deductions, and its step. */
  taxWith(period: Period, parts: readonly Figure[]): Figure {
    const { recorder, settled, latestTax } = this
    let deduction = ZERO
    for (const { value } of parts) deduction = plus(deduction, value)
    if (recorder === undefined && deduction === latestTax?.deduction) return latestTax.tax
    const { baseIncome, allowancesIncome } = settled.income
    if (recorder !== undefined) {
      const step = recorder.at(period).citing(ruleCitations.taxBase)
      if (parts.length > 0) step('deductions_so_far', deduction, 'sum', ...parts)
    }
    const income = { baseIncome, allowancesIncome, deduction }
    const { onAll } = taxDueOn(settled.scales, income, recorder)
    const tax = this.at('year').latest('tax_due', onAll)
    this.latestTax = { deduction, tax }
    return tax
  }
}

/**
 * Makes the tax that a deduction saves, at most the rest of the tax withheld.
 * @param taxes without the deduction, with it, and withheld; then what is refunded of that already
 */
export const taxSaved = (
  make: MakeFigure,
  kind: StepKind,
  deduction: Figure,
  taxes: readonly (Figure | undefined)[],
): Figure => (deduction.value === 0 ? make(kind, 'sum') : make(kind, 'difference_within', ...taxes))
