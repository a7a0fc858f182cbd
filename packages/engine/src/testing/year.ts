import { lawOf } from '@oklad/law'
import { recompute } from '../breakdown/recompute.ts'
import type { Step } from '../breakdown/step.ts'
import { explain } from '../readings/breakdown.ts'
import { calculate, type PayslipYear } from '../readings/payslips.ts'
import type { Month } from '../terms/terms.ts'
import type { PayslipMonth } from '../year-figures.ts'
import { type Example, terms } from './terms.ts'

/** Calculates the year of a worked example. */
export const yearOf = (taxYear: number, example: Example): PayslipYear =>
  calculate(terms(example), lawOf(taxYear))

/**
 * Returns a function that finds a step of an example's breakdown by its id.
 * @throws if a step does not follow from its inputs
 */
export function stepsOf(taxYear: number, example: Example): (id: string) => Step {
  const { steps } = explain(terms(example), lawOf(taxYear))
  const wrong = steps.find((step) => recompute(step) !== step.value)
  if (wrong !== undefined) throw new Error(`${wrong.id} does not follow from its inputs`)
  const byId = new Map(steps.map((step) => [step.id, step]))
  return (id) => {
    const step = byId.get(id)
    if (step === undefined) throw new Error(`There is no step ${id}`)
    return step
  }
}

/** A step as its id, its value, and where its inputs come from. */
export const printed = ({ id, value, inputs }: Step) => [
  id,
  value,
  ...inputs.map(({ name, from = name }) => from),
]

/** Returns the parts of one month's pay. */
export function accrualOf(taxYear: number, example: Example, month: Month) {
  const { steps } = explain(terms(example), lawOf(taxYear))
  const accrued = (part: string) =>
    steps.find(({ id }) => id === `accrual_${part}.${month}`)?.value ?? 0
  return {
    salary: accrued('salary'),
    bonus: accrued('bonus'),
    districtPart: accrued('district'),
    northernPart: accrued('northern'),
    districtExcess: accrued('district_excess'),
  }
}

/** The contributions of a month to all three funds, kopecks. */
export const insuranceOf = (month: PayslipMonth): number =>
  month.pensionContribution + month.medicalContribution + month.socialContribution

/** The fields of a month that are sums. */
export type SumName = Exclude<keyof PayslipMonth, 'month' | 'taxRate' | 'deductions'>

/** The sum of one field over months, kopecks. */
export const sumOf = (months: readonly PayslipMonth[], field: SumName): number =>
  months.reduce((sum, month) => sum + month[field], 0)
