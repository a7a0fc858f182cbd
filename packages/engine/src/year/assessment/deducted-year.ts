import type { Citation } from '@oklad/law'
import type { StepKind } from '../../breakdown/names.ts'
import type { Operation } from '../../breakdown/recompute.ts'
import type { Recorder } from '../../breakdown/recorder.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import { given, type Period } from '../../breakdown/step.ts'
import type { Source } from '../../breakdown/step-recorder.ts'
import { type Kopecks, minus, plus, smaller, ZERO } from '../../money/kopecks.ts'
import { taxDueOn } from '../../withholding/tax-due.ts'
import type { SettledYear } from './settlement.ts'

/** The tax of a year with a deduction, kopecks, and its step. */
export interface Taxed {
  readonly tax: Kopecks
  readonly due: Source
}

/**
 * A year whose tax is computed again with other deductions.
 *
 * The recorder's latest steps of `base_pay_so_far`, `allowances_so_far` and `deductions_so_far` must be those of the
 * year; so must `tax_withheld_everywhere` with other employers, else `tax_withheld_here`.
 */
export class DeductedYear {
  /** The standard deductions already granted, kopecks. */
  readonly granted: Kopecks
  readonly grantedStep: Source
  /** Tax withheld by all employers, kopecks. */
  readonly withheld: Kopecks
  readonly withheldStep: StepKind
  /** The income of all employers, kopecks. */
  readonly gross: Kopecks

  readonly recorder: Recorder | undefined
  private readonly settled: SettledYear
  /** The citation of the next steps that name none. */
  citation: Citation = ruleCitations.taxBase
  /** The latest deduction without steps, kopecks, and its tax: most years have no expenses, which change it. */
  private latest: { readonly deduction: Kopecks; readonly taxed: Taxed } | undefined

  constructor(settled: SettledYear, recorder: Recorder | undefined) {
    this.settled = settled
    this.recorder = recorder
    const { income, withheld } = settled
    this.granted = income.deduction
    this.grantedStep = recorder?.latest('deductions_so_far')
    this.withheld = withheld
    this.withheldStep = recorder?.has('tax_withheld_everywhere')
      ? 'tax_withheld_everywhere'
      : 'tax_withheld_here'
    this.gross = plus(income.baseIncome, income.allowancesIncome)
  }

  /** Records a figure and returns it. */
  step<Value extends number>(
    kind: StepKind,
    value: Value,
    operation: Operation,
    sources: readonly Source[],
  ): Value {
    this.recorder?.step(kind, value, operation, sources, this.citation)
    return value
  }

  /** Returns an expense up to its limit, and records it. Kopecks. */
  limited(kind: StepKind, expense: Kopecks, limit: Kopecks, citation = this.citation): Kopecks {
    const sum = smaller(expense, limit)
    if (this.recorder !== undefined) {
      const sources = [given('expense', expense), given('expense_limit', limit)]
      this.recorder.step(kind, sum, 'smallest', sources, citation)
    }
    return sum
  }

  /** Computes the tax of the year with a deduction, kopecks, and records its step. */
  taxWith(period: Period, deduction: Kopecks, parts: readonly Source[]): Taxed {
    const { recorder, settled, latest } = this
    if (recorder === undefined && deduction === latest?.deduction) return latest.taxed
    const { baseIncome, allowancesIncome } = settled.income
    recorder?.at(period)
    if (parts.length > 0) {
      recorder?.step('deductions_so_far', deduction, 'sum', parts, ruleCitations.taxBase)
    }
    const income = { baseIncome, allowancesIncome, deduction }
    const tax = taxDueOn(settled.scales, income, recorder).onAll
    recorder?.at('year')
    const taxed = { tax, due: recorder?.latest('tax_due') }
    this.latest = { deduction, taxed }
    return taxed
  }

  /**
   * Returns the tax that a deduction saves, at most the rest of the tax withheld, and records it. Kopecks.
   * @param taxes without the deduction and with it
   */
  saved(
    kind: StepKind,
    deduction: Kopecks,
    [from, to]: readonly [Taxed, Taxed],
    left: Kopecks,
    used: readonly StepKind[],
  ): Kopecks {
    if (deduction === 0) return this.step(kind, ZERO, 'sum', [])
    const parts = [from.due, to.due, this.withheldStep, ...used]
    return this.step(kind, smaller(minus(from.tax, to.tax), left), 'difference_within', parts)
  }
}
