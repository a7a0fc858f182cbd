import type { Kopecks } from './kopecks.ts'
import type { Law } from './law.ts'

/**
 * Returns the minimum wage in a month of the law's year, kopecks. It may rise within the year.
 * @param law of the year
 * @param month 1 to 12
 */
export function minimumWageIn({ figures }: Law, month: number): Kopecks {
  const { value: raise } = figures.minimumWageRaise
  return raise !== null && month >= raise.fromMonth ? raise.wage : figures.minimumWage.value
}
