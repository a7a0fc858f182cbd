import type { Step } from '../breakdown/step.ts'
import { lawOf } from '../law/law-of.ts'
import { explain } from '../readings/breakdown.ts'
import type { PayslipMonth, PayslipYear } from '../readings/payslip.ts'
import { calculate } from '../readings/payslips.ts'
import { completeTerms, type Month } from '../terms.ts'
import { walkYear } from '../year/walk.ts'
import { YearFigures } from '../year/year-figures.ts'
import { type Example, terms } from './terms.ts'

/** Calculates the year of a worked example. */
export const yearOf = (taxYear: number, example: Example): PayslipYear =>
  calculate(terms(example), lawOf(taxYear))

/** Returns a function that finds a step of an example's breakdown by its id. */
export function stepsOf(taxYear: number, example: Example): (id: string) => Step {
  const { steps } = explain(terms(example), lawOf(taxYear))
  const byId = new Map(steps.map((step) => [step.id, step]))
  return (id) => {
    const step = byId.get(id)
    if (step === undefined) throw new Error(`There is no step ${id}`)
    return step
  }
}

/** Returns the parts of which the pay of one month consists. */
export function accrualOf(taxYear: number, example: Example, month: Month) {
  const figures = new YearFigures()
  walkYear(completeTerms(terms(example)), lawOf(taxYear), figures)
  const { salary, bonus, districtPart, northernPart, districtExcess } = figures
  return {
    salary: salary[month - 1],
    bonus: bonus[month - 1],
    districtPart: districtPart[month - 1],
    northernPart: northernPart[month - 1],
    districtExcess: districtExcess[month - 1],
  }
}

/** The contributions of a month to all three funds, kopecks. */
export const insuranceOf = (month: PayslipMonth): number =>
  month.pensionContribution + month.medicalContribution + month.socialContribution

/** The fields of a month that are sums. */
export type SumName = Exclude<keyof PayslipMonth, 'month' | 'taxRate' | 'isOutsideRegime'>

/** The sum of one field over months, kopecks. */
export const sumOf = (months: readonly PayslipMonth[], field: SumName): number =>
  months.reduce((sum, month) => sum + month[field], 0)
