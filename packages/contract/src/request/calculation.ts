import { type Kopecks, type Law, lawOf, type Month, type Terms } from '@oklad/engine'
import type { PrivateCalculationRequest } from './schemas.ts'

/** What a request asks to be calculated, in the engine's words. */
export interface Calculation {
  readonly terms: Terms
  readonly law: Law
  /** The extensions of the request, where it asks for more than the interface's own answer. */
  readonly extended?: PrivateCalculationRequest
}

/**
 * The law of the year in which a calculation starts.
 * @param startDate as on the wire, `2026-03-01`; the current year where there is none
 */
export const lawAt = (startDate: string | undefined, currentYear: number): Law =>
  lawOf(startDate === undefined ? currentYear : Number(startDate.slice(0, 4)))

/** A request's calculation by the interface's own fields, whatever extensions it has. */
export function plainCalculation(
  request: PrivateCalculationRequest,
  currentYear: number,
): Calculation {
  const { start_date } = request
  const terms: Terms = {
    grossSalary: request.gross_salary as Kopecks,
    districtCoefficient: request.territorial_multiplier ?? 100,
    northernAllowance: (request.northern_coefficient ?? 100) - 100,
    firstMonth: (start_date === undefined ? 1 : Number(start_date.slice(5, 7))) as Month,
    hasTaxPrivilege: request.has_tax_privilege ?? false,
  }
  return { law: lawAt(start_date, currentYear), terms }
}
