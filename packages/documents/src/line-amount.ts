import { monthIn } from '@oklad/engine/internal'
import { section1Lines, section2Lines } from './report.ts'
import {
  addSums,
  type LineKey,
  type LineSums,
  noSums,
  type Paid,
  type Quarter,
  SLOTS_OF_QUARTER,
  slotOf,
  taxDueOf,
} from './year-sums.ts'

/** A line of 6-НДФЛ; without a rate it is one of section 1. */
export interface LineAsked extends Pick<LineKey, 'budget_code'> {
  readonly line: string
  readonly rate?: number
  /** Of a line whose budget code is not known. */
  readonly base?: LineKey['base']
}

/** The slot of the quarter that a line such as 021 has, from 1; `undefined` of a sum since January. */
const slotInQuarter = (line: string): number | undefined =>
  /^(?:0[23]|1[69])[1-6]$/.test(line) ? Number(line.at(-1)) : undefined

/** Returns whether a part of the tax of a payment belongs to the sheet of a line. */
export const isOfLine = (part: LineKey, asked: LineAsked): boolean =>
  part.budget_code === asked.budget_code &&
  (asked.rate === undefined || part.rate === asked.rate) &&
  (part.budget_code !== null || asked.base === undefined || part.base === asked.base)

/** Makes the function that says whether a day is in the slot of a line, or since January of a line without one. */
export function isInTimeOf(line: string, quarter: Quarter): (date: string) => boolean {
  const slot = slotInQuarter(line)
  if (slot === undefined) return (date) => monthIn(date) <= quarter * 3
  return (date) => slotOf({ date }) === (quarter - 1) * SLOTS_OF_QUARTER + slot - 1
}

/**
 * Returns what one person adds to a line of 6-НДФЛ: kopecks, or 1 in a line that counts persons.
 * @param payments of the person in the tax year, with their tax in its lines
 */
export function amountInLine(
  payments: readonly Pick<Paid, 'date' | 'tax_parts'>[],
  quarter: Quarter,
  asked: LineAsked,
): number {
  const isInTime = isInTimeOf(asked.line, quarter)
  // One line for each base and rate: the tax of each is rounded by itself.
  const own: { readonly key: LineKey; readonly sums: LineSums }[] = []
  for (const { date, tax_parts } of payments) {
    if (!isInTime(date)) continue
    for (const part of tax_parts) {
      if (!isOfLine(part, asked)) continue
      const { base, rate } = part
      let line = own.find(({ key }) => key.base === base && key.rate === rate)
      if (line === undefined) {
        line = { key: part, sums: noSums() }
        own.push(line)
      }
      addSums(line.sums, part)
    }
  }
  const ofSection1 = section1Lines.find(([line]) => asked.line.startsWith(line))
  const line = ofSection1 ? ofSection1[1] + asked.line.slice(2) : asked.line
  const name = section2Lines[line]?.[2]
  if (name === undefined) return 0
  if (name === 'persons') return Number(own.some(({ sums }) => sums.income > 0))
  return own.reduce((sum, { key, sums }) => sum + { ...sums, ...taxDueOf(key.rate, sums) }[name], 0)
}
