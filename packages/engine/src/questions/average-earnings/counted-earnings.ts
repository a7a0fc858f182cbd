import { averageEarningsIn } from '@oklad/law'
import { byDate, dateOf, daysIn, memoised, monthIn, yearIn } from '@oklad/law/internal'
import { type Fraction, fraction, plus, rounded, times } from '../../money/fraction.ts'
import { timesIn } from '../../money/rounding.ts'
import type { AveragePayTerms, EarningsMonth, SalaryRaise } from './terms.ts'

/** One sum that counts, with the days that it brings. Sums are kopecks. */
export interface CountedSum {
  /** A month, `YYYY-MM`; the place of a bonus in the terms, 1 for the first; or the salary. */
  readonly of: string | number | 'salary'
  readonly amount: number
  readonly northern: number
  /** The parts of the amount that count, before raises: it is multiplied by each. */
  readonly shares: readonly Share[]
  /** A raise after this month or date indexes the sum; `null` if none does. */
  readonly indexedAfter: string | null
  /** The days: a part of a month, whose unit is the average days of a month, or of a day. */
  readonly days: number
  readonly daysOf: number
}

/** A quotient by which a sum is multiplied: months, days worked, or salaries of a raise. */
export interface Share {
  readonly of: 'months' | 'daysWorked' | 'raise'
  readonly part: number
  readonly whole: number
}

/** The sums that count for an average. */
export interface CountedEarnings {
  /** The last of the 12 months; `null` where the earnings are those of the event's own month or the salary. */
  readonly last: string | null
  readonly sums: readonly CountedSum[]
  /** The raises that can index them, by date. */
  readonly raises: readonly SalaryRaise[]
  /** Whether any time of the period is excluded or not employed. */
  readonly isShort: boolean
  /** The calendar days of its months that are excluded or not employed. */
  readonly excludedDays: number
}

/** There is nothing that an average could be computed from. */
export class NoEarningsError extends RangeError {
  override readonly name = 'NoEarningsError'
}

const WHOLE_MONTH = { days: 1, daysOf: 1 }
const NO_DAYS = { days: 0, daysOf: 1 }

/** Returns the month of a date, `YYYY-MM`. */
export const monthOf = (date: string): string => date.slice(0, 'YYYY-MM'.length)

/** Returns the month some months before another one, `YYYY-MM`. */
export function monthBefore(month: string, months: number): string {
  const since0 = yearIn(month) * 12 + monthIn(month) - 1 - months
  const year = timesIn(since0, 12)
  return monthOf(dateOf(year, since0 - 12 * year + 1, 1))
}

/** Returns the number of days in a month. */
export const lengthOf = memoised((month: string) => daysIn(yearIn(month), monthIn(month)))

const isEarned = ({ month, pay, excludedDays = 0 }: EarningsMonth) =>
  pay > 0 && excludedDays < lengthOf(month)

/**
 * Finds the sums that count: those of the 12 months before the event; without earnings in them, those of the
 * 12 months that end with the last earned one; then those of the event's own month; then the salary.
 * @throws {NoEarningsError} if nothing of it is given
 * @source decrees № 540 and № 922, points 4 to 8
 */
export function countedEarnings(terms: AveragePayTerms): CountedEarnings {
  const { startDate, months, salary = 0, raises = [] } = terms
  const own = monthOf(startDate)
  const usual = ofPeriod(terms, monthBefore(own, 1))
  if (usual !== null) return usual
  const lastEarned = months
    .filter((month) => month.month < own && isEarned(month))
    .map(({ month }) => month)
    .sort()
    .at(-1)
  const earlier = lastEarned === undefined ? null : ofPeriod(terms, lastEarned)
  if (earlier !== null) return earlier
  if (terms.kind === 'workingDays') throw new NoEarningsError('No earnings before the event')
  const ofOwn = months.find(({ month }) => month === own)
  const worked = Number(startDate.slice(-2)) - 1 - (ofOwn?.excludedDays ?? 0)
  const since = { indexedAfter: startDate, shares: [], northern: 0 } as const
  if (ofOwn !== undefined && ofOwn.pay > 0 && worked > 0) {
    const { pay: amount, northernPay: northern = 0 } = ofOwn
    const days = daysCounted({ days: worked, daysOf: lengthOf(own) }, terms)
    const sums: CountedSum[] = [{ ...since, of: own, amount, northern, ...days }]
    sums.push(...countedBonuses(terms, own, own))
    return { last: null, sums, raises: raisesFrom(own, raises), isShort: true, excludedDays: 0 }
  }
  if (salary === 0) throw new NoEarningsError('No earnings: salary must be given')
  const sum = { ...since, of: 'salary', amount: salary, days: 1, daysOf: 1 } as const
  return {
    last: null,
    sums: [sum],
    raises: raisesFrom(own, raises),
    isShort: false,
    excludedDays: 0,
  }
}

const raisesFrom = (month: string, raises: readonly SalaryRaise[]) =>
  raises
    .filter(({ date, oldSalary, newSalary }) => date > month && newSalary > oldSalary)
    .sort(byDate)

/** The sums of the 12 months to the last one; `null` if they have no earnings or no days. */
function ofPeriod(terms: AveragePayTerms, last: string): CountedEarnings | null {
  const { kind, months, bonuses = [], raises = [], daysWorked = 0 } = terms
  const first = monthBefore(last, 11)
  const ofMonths: CountedSum[] = []
  let allExcluded = 0
  for (const { month, pay: amount, northernPay: northern = 0, excludedDays = 0 } of months) {
    if (month < first || month > last) continue
    let counted = kind === 'workingDays' ? NO_DAYS : WHOLE_MONTH
    if (excludedDays > 0) {
      allExcluded += excludedDays
      const daysOf = lengthOf(month)
      const days = { days: daysOf - excludedDays, daysOf }
      if (kind !== 'workingDays') counted = daysCounted(days, terms)
    }
    const { days, daysOf } = counted
    // Without a spread, which takes Node several times as long.
    ofMonths.push({ of: month, amount, northern, shares: [], indexedAfter: month, days, daysOf })
  }
  if (kind === 'workingDays' && ofMonths[0] !== undefined) {
    ofMonths[0] = { ...ofMonths[0], days: daysWorked }
  }
  const ofBonuses = bonuses.length === 0 ? [] : countedBonuses(terms, first, last)
  const sums = [...ofMonths, ...ofBonuses]
  // An annual bonus may be accrued outside the period; then it is no pay of the period (point 6).
  const isOfPeriod = ({ of, amount }: CountedSum) => {
    const month = typeof of === 'number' ? bonuses[of - 1]?.month : of
    return amount > 0 && (month === undefined || (month >= first && month <= last))
  }
  if (!sums.some(isOfPeriod) || !sums.some(({ days }) => days > 0)) return null
  const isShort = allExcluded > 0 || ofMonths.length < 12
  return { last, sums, raises: raisesFrom(first, raises), isShort, excludedDays: allExcluded }
}

/** The days of a short month, exact or with two decimals: 15.12 days of 29.3. */
function daysCounted(
  exact: Pick<CountedSum, 'days' | 'daysOf'>,
  { startDate, roundDays = false }: AveragePayTerms,
) {
  if (!roundDays) return exact
  const { value: ofMonth } = averageEarningsIn(yearIn(startDate)).averageMonthDays
  return { days: rounded(fraction(ofMonth * exact.days, exact.daysOf)), daysOf: ofMonth }
}

/**
 * The bonuses that count: those accrued in the period, and the annual ones for the year before the event; of
 * several for one indicator, accrued in one month or for the year, the one that counts for most.
 * @source decrees № 540 and № 922, point 15
 */
function countedBonuses(
  { bonuses = [], startDate, daysWorked, daysNorm }: AveragePayTerms,
  first: string,
  last: string,
): CountedSum[] {
  const yearBefore = yearIn(startDate) - 1
  const largest = new Map<string, CountedSum>()
  for (const [index, bonus] of bonuses.entries()) {
    const { kind, month = '', year = yearBefore, indicator, amount, months = 1 } = bonus
    const isCounted = kind === 'annual' ? year === yearBefore : month >= first && month <= last
    if (!isCounted) continue
    const shares: Share[] = []
    if (kind === 'period' && months > 12) shares.push({ of: 'months', part: 12, whole: months })
    // Also where no time is excluded, such as absence without reason: the period is not worked in full.
    const isWhole = bonus.forTimeWorked || daysWorked === undefined || daysNorm === undefined
    if (!isWhole && daysWorked < daysNorm) {
      shares.push({ of: 'daysWorked', part: daysWorked, whole: daysNorm })
    }
    const name = indicator === undefined ? `${index}` : `of ${indicator}`
    const key = `${kind} ${kind === 'annual' ? '' : month} ${name}`
    const before = largest.get(key)
    const counts = (sum: number, by: readonly Share[]) => rounded(shared(sum, by))
    if (before && counts(before.amount, before.shares) >= counts(amount, shares)) continue
    largest.set(key, {
      of: index + 1,
      amount,
      northern: bonus.northernAmount ?? 0,
      shares,
      indexedAfter: bonus.indexed === false ? null : (bonus.month ?? `${yearBefore}-12`),
      ...NO_DAYS,
    })
  }
  return [...largest.values()]
}

/** The quotients by which a sum counts on a date, with the raises to that date. */
export function sharesOn(
  { shares, indexedAfter }: CountedSum,
  raises: readonly SalaryRaise[],
  date: string,
): readonly Share[] {
  let all = shares
  for (const raise of raises) {
    // A raise within a month is not after it: it indexes the months before.
    const isLater = indexedAfter !== null && raise.date.slice(0, indexedAfter.length) > indexedAfter
    if (!isLater || raise.date > date) continue
    all = [...all, { of: 'raise', part: raise.newSalary, whole: raise.oldSalary }]
  }
  return all
}

/** Returns a sum multiplied by its shares. */
export const shared = (sum: number, shares: readonly Share[]): Fraction =>
  shares.reduce((total, { part, whole }) => times(total, fraction(part, whole)), fraction(sum))

/** Adds up the sums that count on a date: the amounts, or their northern parts. */
export function totalOn(
  { sums, raises }: CountedEarnings,
  date: string,
  figure: 'amount' | 'northern',
): Fraction {
  // Most sums count whole. Adding them up as numbers halves the time of a question.
  let whole = 0
  let total = fraction(0)
  for (const sum of sums) {
    const shares = sharesOn(sum, raises, date)
    if (shares.length === 0) whole += sum[figure]
    else if (sum[figure] > 0) total = plus(total, shared(sum[figure], shares))
  }
  return plus(total, fraction(whole))
}

/** Adds up the days. */
export function totalDays({ sums }: CountedEarnings, unit: Fraction): Fraction {
  let whole = 0
  let total = fraction(0)
  for (const { days, daysOf } of sums) {
    if (daysOf === 1) whole += days
    else if (days > 0) total = plus(total, fraction(days, daysOf))
  }
  return times(unit, plus(total, fraction(whole)))
}
