import { monthlyChildDeduction } from '../circumstances/child-deduction.ts'
import type { Circumstances } from '../circumstances/circumstances.ts'
import type { CircumstancesMonth } from '../circumstances/result.ts'
import type { Law } from '../law/law.ts'
import type { Month } from '../terms.ts'
import type { ExplainedAccrual } from './explain-accrual.ts'
import type { Input, Step } from './step.ts'
import { from, outside, type Steps } from './steps.ts'

/** The deductions for children month after month: see `ChildDeductionGrant`. */
export class ExplainedChildDeduction {
  /** The deduction of every month so far. */
  readonly granted: Step[] = []
  /** The deduction for all children of one month. */
  readonly monthly: Step
  private readonly steps: Steps
  private readonly law: Law
  private incomeSoFar: readonly Input[]

  constructor(steps: Steps, law: Law, circumstances: Circumstances) {
    this.steps = steps
    this.law = law
    this.monthly = this.explainMonthly(circumstances)
    const { incomeBefore } = circumstances
    this.incomeSoFar =
      incomeBefore === undefined
        ? []
        : this.counted(
            outside('base_income_before', incomeBefore.baseIncome),
            outside('allowances_income_before', incomeBefore.allowancesIncome),
          )
  }

  private explainMonthly(circumstances: Circumstances): Step {
    const { children = 0, disabledChildren = 0, isSingleParent = false } = circumstances
    const { value, citation } = this.law.figures.childDeductions
    const times = isSingleParent ? 2 : 1
    const count = (number: number) => outside('children', number * times)
    return this.steps.add(
      'children_monthly_deduction',
      'year',
      'sum_of_products',
      monthlyChildDeduction(this.law, circumstances),
      [
        outside('first_child', value.first),
        count(Math.min(children, 1)),
        outside('second_child', value.second),
        count(Math.min(Math.max(children - 1, 0), 1)),
        outside('further_child', value.third),
        count(Math.max(children - 2, 0)),
        outside('disabled_child', value.disabled),
        count(disabledChildren),
      ],
      citation,
    )
  }

  /** The deduction of one month: granted while the income so far is within the limit. */
  explain({ month, childDeduction }: CircumstancesMonth, accrual: ExplainedAccrual): Step {
    const { steps } = this
    if (this.monthly.value === 0) return this.explainNone(month, childDeduction)
    const { value: limit, citation } = this.law.figures.childDeductionLimit
    const inputs = [
      ...this.incomeSoFar,
      ...this.counted(from(accrual.base), from(accrual.allowances)),
    ]
    const soFar = steps.add(
      'income_so_far',
      month,
      'sum',
      inputs.reduce((sum, { value }) => sum + value, 0),
      inputs,
      citation,
    )
    this.incomeSoFar = [from(soFar)]
    const granted = steps.add(
      'child_deduction',
      month,
      'while_within',
      childDeduction,
      [from(this.monthly), from(soFar), outside('child_deduction_limit', limit.income)],
      citation,
    )
    this.granted.push(granted)
    return granted
  }

  /** Without children there is no limit to watch. */
  private explainNone(month: Month, childDeduction: number): Step {
    const { citation } = this.law.figures.childDeductions
    const inputs = [from(this.monthly)]
    const none = this.steps.add('child_deduction', month, 'given', childDeduction, inputs, citation)
    this.granted.push(none)
    return none
  }

  /** What counts to the limit: since 2025 the main base alone. */
  private counted(base: Input, allowances: Input): readonly Input[] {
    return this.law.figures.childDeductionLimit.value.countsAllowances ? [base, allowances] : [base]
  }
}
