import { daysAfter } from '@oklad/engine/internal'
import { currentYear, today } from '../input/today.ts'
import type { Leave } from './leave-of.ts'

/** How long before its first day a vacation is planned at least. */
const AHEAD = 14

/** The leave with which a page of a year opens: 14 days from 6 July, or an illness of 10 days. */
export const exampleLeave = (kind: Leave['kind'], year: number): Leave =>
  kind === 'vacation'
    ? { kind, from: `${year}-07-06`, days: 14 }
    : { kind, from: `${year}-07-06`, to: `${year}-07-15`, cause: 'own', insurance_months: 96 }

/** The leave with which the page opens: in the current year a vacation from a Monday that is not over, or an illness from today. */
export function usualLeave(kind: Leave['kind'], year: number): Leave {
  const example = exampleLeave(kind, year)
  if (year !== currentYear) return example
  if (kind === 'sick') return { ...example, from: today(), to: daysAfter(today(), 9) }
  const later = daysAfter(today(), AHEAD)
  const days = [0, 1, 2, 3, 4, 5, 6].map((more) => daysAfter(later, more))
  const monday = days.find((date) => new Date(date).getUTCDay() === 1)
  return { ...example, from: monday ?? later }
}
