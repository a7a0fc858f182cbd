/** The first tax year whose law is known. */
export const EARLIEST_TAX_YEAR = 2017

/**
 * Checks a tax year.
 * @throws {RangeError} for a year before 2017, one of five digits, or a fraction
 */
export function requireTaxYear(year: number): void {
  if (Number.isInteger(year) && year >= EARLIEST_TAX_YEAR && year <= 9999) return
  const given = typeof year === 'string' ? `"${year}"` : String(year)
  throw new RangeError(`year must be a whole number ${EARLIEST_TAX_YEAR} ... 9999, got ${given}`)
}
