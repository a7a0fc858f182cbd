import type { Surroundings } from '../surroundings.ts'

/** Where the output is no terminal: wide enough for a whole year of a usual salary. */
const WIDTH_ELSEWHERE = 120

/** How many characters of a line there is room for: the terminal's, or what `COLUMNS` tells. */
export function terminalWidth({ columns, env }: Pick<Surroundings, 'columns' | 'env'>): number {
  if (columns !== undefined && columns > 0) return columns
  const told = env['COLUMNS'] ?? ''
  return /^[1-9]\d{0,4}$/.test(told) ? Number(told) : WIDTH_ELSEWHERE
}
