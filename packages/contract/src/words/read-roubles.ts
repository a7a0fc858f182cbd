import { type DecimalReading, readDecimal } from './read-decimal.ts'

/**
 * Reads an amount in roubles.
 * @param text such as `150000`, `150 000,50`, `150000.5` or `150,000.50`
 * @returns whole kopecks, not yet checked against any range
 */
export function readRoubles(text: string): DecimalReading {
  return readDecimal(text, 2)
}
