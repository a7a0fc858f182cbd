import type { Kopecks } from './money/kopecks.ts'
import { percentOf } from './money/rounding.ts'
import type { Terms } from './terms.ts'

/** What a month pays before tax. */
export interface Accrual {
  /** Base pay, kopecks. */
  readonly basePay: Kopecks
  /** The district coefficient's part and the northern allowance together, kopecks. */
  readonly allowances: Kopecks
}

/**
 * The pay of a full month.
 * Both allowances accrue on base pay alone and add up: the northern allowance is not applied to
 * the district coefficient's part, nor the other way round. Each is rounded to the kopeck.
 * @source Act of the RSFSR Council of Ministers № 458 of 22.10.1990, paragraph 1 "д"
 */
export function accrueMonth(terms: Terms): Accrual {
  const districtPart = percentOf(terms.grossSalary, terms.districtCoefficient - 100)
  const northernPart = percentOf(terms.grossSalary, terms.northernAllowance)
  return { basePay: terms.grossSalary, allowances: (districtPart + northernPart) as Kopecks }
}
