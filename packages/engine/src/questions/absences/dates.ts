import { isPublicHoliday, isWorkingDay } from '@oklad/law'
import { daysAfter } from '@oklad/law/internal'
import type { Absence, Vacation } from './absence.ts'

/** Returns the dates from one to another, both included. */
export function datesFrom(from: string, to: string): readonly string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = daysAfter(date, 1)) dates.push(date)
  return dates
}

/** Returns the last calendar day of an absence, where no day lengthens it. */
export const lastDayOf = ({ from, to, days = 1 }: Omit<Absence, 'kind'>): string =>
  to ?? daysAfter(from, days - 1)

/** Whether an absence is an own illness, which moves a vacation. */
export const isOwnIllness = (absence: Absence): boolean =>
  absence.kind === 'sick' && (absence.cause ?? 'own') === 'own'

/**
 * Returns the days of each absence. A vacation has neither public holidays nor the days of an own illness: both move
 * its end (Labour Code, articles 120 and 124).
 */
export function datesOf(absences: readonly Absence[]): readonly (readonly string[])[] {
  const ill = new Set(
    absences.filter(isOwnIllness).flatMap((one) => datesFrom(one.from, lastDayOf(one))),
  )
  return absences.map((absence) => {
    if (absence.kind !== 'vacation') return datesFrom(absence.from, lastDayOf(absence))
    const dates: string[] = []
    const days = vacationDays(absence)
    for (let date = absence.from; dates.length < days; date = daysAfter(date, 1)) {
      if (!isPublicHoliday(date) && !ill.has(date)) dates.push(date)
    }
    return dates
  })
}

/** Returns the days of a vacation: calendar days without public holidays. */
export const vacationDays = ({ from, to, days }: Omit<Vacation, 'kind'>): number =>
  days ?? datesFrom(from, to ?? from).filter((date) => !isPublicHoliday(date)).length

/** Returns the working days of an absence that no day lengthens. */
export const workingDatesOf = (absence: Omit<Absence, 'kind'>): readonly string[] =>
  datesFrom(absence.from, lastDayOf(absence)).filter(isWorkingDay)

/** Returns the pairs of absences, by their places, that share a day. */
export function overlapsOf(
  dates: readonly (readonly string[])[],
): readonly (readonly [one: number, other: number])[] {
  const taken = new Map<string, number>()
  const pairs = new Map<string, readonly [number, number]>()
  for (const [index, ofAbsence] of dates.entries()) {
    for (const date of ofAbsence) {
      const before = taken.get(date)
      if (before === undefined) taken.set(date, index)
      else pairs.set(`${before} ${index}`, [before, index])
    }
  }
  return [...pairs.values()]
}
