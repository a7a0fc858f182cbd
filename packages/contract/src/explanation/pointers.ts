import type { Step, StepKind } from '@oklad/engine'
import { pointerTo } from '../json-pointer.ts'

/** The field of a month's entry that a kind of step is the value of. */
const monthFields: Partial<Record<StepKind, string>> = {
  gross_income: 'monthly_gross_income',
  net_income: 'monthly_net_income',
  income_tax: 'monthly_tax_amount',
  accrual_base: 'monthly_base_gross_income',
  main_base_tax: 'monthly_base_tax_amount',
  accrual_allowances: 'monthly_north_gross_income',
  allowances_tax: 'monthly_north_tax_amount',
  medical_contribution: 'monthlyFOMS',
  social_contribution: 'monthlyFSS',
  pension_contribution: 'monthlyPFR',
  tax_rate: 'tax_rate',
  accrual_bonus: 'monthly_bonus',
  child_deduction: 'monthly_deduction',
  accident_contribution: 'monthly_accident_contribution',
}

/** The field of the year, as a path. */
const yearFields: Partial<Record<StepKind, readonly string[]>> = {
  gross_income: ['annual_gross_income'],
  net_income: ['annual_net_income'],
  income_tax: ['annual_tax_amount'],
  medical_contribution: ['annualFOMS'],
  social_contribution: ['annualFSS'],
  pension_contribution: ['annualPFR'],
  accident_contribution: ['annual_accident_contribution'],
  employer_cost: ['employer_total_cost'],
  registration_deduction: ['npd_deduction_used'],
  children_monthly_deduction: ['deduction_result', 'children_monthly_deduction'],
  children_months: ['deduction_result', 'children_months'],
  children_return: ['deduction_result', 'children_return'],
  property_return: ['deduction_result', 'property_return_this_year'],
  property_return_total: ['deduction_result', 'property_return_total'],
  social_return: ['deduction_result', 'social_return'],
  total_return: ['deduction_result', 'total_return'],
  tax_withheld_here: ['settlement', 'withheld_here'],
}

/** What the tax service finds over all employers. */
const settlementFields: Partial<Record<StepKind, string>> = {
  tax_due: 'tax_due',
  notice: 'notice',
  overpaid: 'overpaid',
}

/**
 * Where in a private answer the value of a step is.
 * @param answer as it is read from JSON
 * @param firstMonth of the answer
 * @returns `null` for a step on the way, and for a figure that the answer was not asked for
 */
export function pointerOf(step: Step, answer: object, firstMonth: number): string | null {
  const path = pathOf(step, firstMonth)
  if (path === undefined || valueAt(answer, path) === undefined) return null
  return path.reduce<string>(pointerTo, '')
}

function pathOf(
  { kind, period, month }: Step,
  firstMonth: number,
): (string | number)[] | undefined {
  if (month !== undefined) {
    const field = monthFields[kind]
    return field === undefined ? undefined : ['monthly_details', month - firstMonth, field]
  }
  if (period === 'year') return yearFields[kind]?.slice()
  if (period === 'all_employers') {
    const field = settlementFields[kind]
    return field === undefined ? undefined : ['settlement', field]
  }
  if (kind === 'tax_withheld_elsewhere') {
    return ['settlement', 'withheld_elsewhere', Number(String(period).replace('employer_', '')) - 1]
  }
  return undefined
}

function valueAt(answer: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[name]
        : undefined,
    answer,
  )
}
