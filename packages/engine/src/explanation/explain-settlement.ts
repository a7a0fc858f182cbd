import type { EmployerIncome } from '../circumstances/circumstances.ts'
import type { Settlement } from '../circumstances/settlement.ts'
import { rules } from './rule-citations.ts'
import type { Step } from './step.ts'
import { from, outside, type Steps } from './steps.ts'
import { explainTaxOfYear, type IncomeSoFar, type Taxation } from './taxation.ts'

/** What the tax service finds when it adds up several employers: see `settle`. */
export function explainSettlement(
  steps: Steps,
  taxation: Taxation,
  own: IncomeSoFar,
  withheldHere: Step,
  others: readonly EmployerIncome[],
  settlement: Settlement,
): void {
  const { settlement: citation } = rules
  const add = (
    kind: Step['kind'],
    operation: Step['operation'],
    value: number,
    inputs: Step['inputs'],
  ) => steps.add(kind, 'all_employers', operation, value, inputs, citation)
  const baseInputs = [
    from(own.base),
    ...others.map(({ baseIncome }) => outside('base_income_elsewhere', baseIncome)),
  ]
  const allowancesInputs = [
    from(own.allowances),
    ...others.map(({ allowancesIncome }) =>
      outside('allowances_income_elsewhere', allowancesIncome),
    ),
  ]
  const base = add('base_pay_so_far', 'sum', sumOf(baseInputs), baseInputs)
  const allowances = add('allowances_so_far', 'sum', sumOf(allowancesInputs), allowancesInputs)
  const due = explainTaxOfYear(steps, 'all_employers', taxation, {
    base,
    allowances,
    deductions: own.deductions,
  })
  const elsewhere = settlement.withheldElsewhere.map((withheld, index) =>
    steps.add(
      'tax_withheld_elsewhere',
      `employer_${index + 1}`,
      'given',
      withheld,
      [outside('withheld_elsewhere', withheld)],
      citation,
    ),
  )
  const everywhere = steps.sum(
    'tax_withheld_everywhere',
    'all_employers',
    [withheldHere, ...elsewhere],
    citation,
  )
  add('notice', 'difference_not_below_zero', settlement.notice, [from(due), from(everywhere)])
  add('overpaid', 'difference_not_below_zero', settlement.overpaid, [from(everywhere), from(due)])
}

const sumOf = (inputs: Step['inputs']) => inputs.reduce((sum, { value }) => sum + value, 0)
