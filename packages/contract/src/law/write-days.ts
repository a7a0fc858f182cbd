import type { Language } from '../language.ts'
import { daysOfMonth } from '../words/months.ts'

/**
 * Days of a year for people, month by month: `January 1, 2, 5–9; May 1`.
 * @param days as `MM-DD`, in their order
 */
export function writeDays(days: readonly string[], language: Language): string {
  const months = new Map<number, number[]>()
  for (const day of days) {
    const [month, date] = day.split('-').map(Number) as [number, number]
    months.set(month, [...(months.get(month) ?? []), date])
  }
  return [...months]
    .map(([month, dates]) => daysOfMonth(writeRuns(dates), month, language))
    .join('; ')
}

/** Numbers in their order, three and more in a row as one: `1, 2, 5–9`. */
function writeRuns(numbers: readonly number[]): string {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ')
}
