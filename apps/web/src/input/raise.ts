import { daysAfter } from '@oklad/engine/internal'
import { startDateOf, two } from '../details/start-date.ts'
import type { Details } from './details.ts'

/** The salaries of the months and the vacations with their raises, where the details have a raise. */
export function afterRaise(
  details: Details,
  salary: number,
): Pick<Details, 'monthly_salaries' | 'absences'> {
  const { raise, absences, monthly_salaries: given } = details
  if (raise === undefined) return {}
  const monthly_salaries = Array.from({ length: 12 }, (_, index) =>
    index + 1 < raise.month ? (given?.[index] ?? salary) : raise.salary,
  )
  const indexed = absences?.map((absence) => withRaise(absence, details, salary))
  return { monthly_salaries, ...(indexed && { absences: indexed }) }
}

/** Public holidays in a row, which extend a vacation at most. */
const MOST_HOLIDAYS = 8

/** An absence: with the raise of all employees, where it is paid by average earnings and may not end before it. */
export function withRaise<Absence extends NonNullable<Details['absences']>[number]>(
  absence: Absence,
  { raise, start_date }: Details,
  salary: number,
): Absence {
  const { kind, from, days = 0 } = absence
  const start = startDateOf(start_date)
  if (!raise?.for_all || kind === 'sick' || kind === 'unpaid' || salary === 0) return absence
  // Months before the first one are assumed to have its pay.
  if (raise.month <= start.month) return absence
  const date = `${start.year}-${two(raise.month)}-01`
  if (daysAfter(from, days + MOST_HOLIDAYS) <= date) return absence
  return { ...absence, raises: [{ date, old_salary: salary, new_salary: raise.salary }] }
}
