import { averageEarningsIn, benefitLimitIn, lawOf, minimumWageIn } from '@oklad/law'
import { daysAfter, daysIn, lawOn, monthIn, percentByInsurance, yearIn } from '@oklad/law/internal'
import { dividedBy, type Fraction, fraction, plus, rounded, times } from '../../money/fraction.ts'
import type { Kopecks } from '../../money/kopecks.ts'
import { percentOf } from '../../money/rounding.ts'

/** The cause of a sick leave: own illness, or care and quarantine, which the Fund pays whole. */
export type SickLeaveCause = 'own' | 'childUnder8' | 'child' | 'relative' | 'quarantine'

/** The earnings of a year that count for a benefit. Kopecks. */
export interface BenefitEarnings {
  readonly year: number
  readonly pay: Kopecks
  readonly northernPay?: Kopecks
}

/** A sick leave. */
export interface SickLeaveTerms {
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  readonly cause: SickLeaveCause
  /** Whether a child is cared for in hospital. */
  readonly inHospital?: boolean
  /** Full months of insurance. */
  readonly insuranceMonths: number
  /** The two calendar years before that of the first day, or those that replace them. */
  readonly earnings: readonly BenefitEarnings[]
  /** District coefficient in hundredths, 100 by default. */
  readonly districtCoefficient?: number
  /** The share of full working time, percent, 100 by default. */
  readonly fullTimeShare?: number
  /** Whether an own illness began within 30 days after dismissal. */
  readonly afterDismissal?: boolean
  /** The first day of a breach of the regime, `YYYY-MM-DD`. */
  readonly breachFrom?: string
  /** The day of the employer's payment, `YYYY-MM-DD`. */
  readonly paidOn?: string
}

/** A fact about sick pay that its reader needs to know. */
export type SickPayWarning =
  /** The law of the year is not known yet. */
  | 'provisional_law'
  /** The northern part of days that the minimum decides cannot be known: they are in the main base. */
  | 'northern_part_unknown'

/** Days of one month with the same pay. Kopecks. */
export interface SickPayDays {
  /** `YYYY-MM`. */
  readonly month: string
  readonly days: number
  readonly dayPay: Kopecks
  /** Paid by the employer, and by the Social Fund. */
  readonly employer: Kopecks
  readonly fund: Kopecks
}

/** Sick pay. Kopecks. */
export interface SickPay {
  readonly dailyAverage: Kopecks
  /** Whether the minimum wage replaced the average. */
  readonly lowestApplied: boolean
  readonly days: readonly SickPayDays[]
  readonly employerPay: Kopecks
  readonly fundPay: Kopecks
  /** The employer's part in the main tax base, and in that of the allowances. */
  readonly employerBasePay: Kopecks
  readonly employerNorthernPay: Kopecks
  readonly warnings: readonly SickPayWarning[]
}

/**
 * Computes sick pay: by day, by who pays it, and by tax base. No contributions are due on it.
 * @param terms see `SickLeaveTerms`; from 2021 on
 * @throws {RangeError} before 2021, and for earnings before 2010
 * @source law № 255-ФЗ of 29.12.2006, articles 3, 6 to 8, 14; Tax Code, article 210, paragraph 6.2
 */
export const sickPayOf = (terms: SickLeaveTerms): SickPay => computeSickPay(terms).pay

/** Days of one month with the same pay, and how it comes about. */
export type SickRow = ReturnType<typeof dayOf> & {
  readonly month: string
  days: number
  /** Those of them that the employer pays. */
  employerDays: number
}

/** Everything that a breakdown of sick pay shows. */
export type ComputedSickPay = ReturnType<typeof computeSickPay>

/**
 * Computes sick pay with everything that a breakdown shows: how the pay of each day comes about, the average before
 * the minimum, the minimum, and the minimum wage on the first day. Kopecks.
 */
export function computeSickPay(terms: SickLeaveTerms) {
  const { from, to, earnings, cause } = terms
  if (from < '2021') throw new RangeError('Sick pay is computed from 2021 on')
  const law = lawOf(yearIn(from))
  const wage = minimumWageIn(law, monthIn(from))
  const total = earnings.reduce((sum, year) => sum + countedOf(year), 0)
  const { benefitAverage, employerSickDays } = averageEarningsIn(law.year)
  const { days: daysOfYears, wageMonths } = benefitAverage.value
  const average = rounded(fraction(total, daysOfYears))
  const lowest = wageByDays(terms, wage, wageMonths, daysOfYears)
  const dailyAverage = Math.max(average, lowest) as Kopecks
  const rows: SickRow[] = []
  let northernBase = 0
  let minimum = 0
  let isUnknown = false
  const isNorthern = earnings.some(({ northernPay = 0 }) => northernPay > 0)
  for (let date = from, number = 1; date <= to; date = daysAfter(date, 1), number++) {
    const before = rows.at(-1)
    const month = date.slice(0, 'YYYY-MM'.length)
    if (before?.month !== month) {
      minimum = wageByDays(terms, wage, 1, daysIn(yearIn(date), monthIn(date)))
    }
    const day = dayOf(terms, { date, number, minimum }, dailyAverage)
    const isEmployers = cause === 'own' && number <= employerSickDays.value
    if (isEmployers) {
      if (dailyAverage === average && day.dayPay === day.byAverage) northernBase += day.dayPay
      else isUnknown = true
    }
    const isSame = before?.month === month && before.dayPay === day.dayPay
    const row = isSame ? before : { ...day, month, days: 0, employerDays: 0 }
    if (!isSame) rows.push(row)
    row.days++
    if (isEmployers) row.employerDays++
  }
  const days = rows.map(({ month, days, dayPay, employerDays }): SickPayDays => {
    const employer = (dayPay * employerDays) as Kopecks
    return { month, days, dayPay, employer, fund: (dayPay * days - employer) as Kopecks }
  })
  const sumOf = (figure: 'employer' | 'fund') =>
    days.reduce((sum, row) => sum + row[figure], 0) as Kopecks
  const employerPay = sumOf('employer')
  const paidLaw = lawOn(terms.paidOn ?? to)
  const isSplit = isNorthern && paidLaw.figures.averagePaySplit.value
  const northern = isSplit
    ? rounded(dividedBy(times(fraction(northernBase), northernOf(earnings)), fraction(total)))
    : 0
  const warnings: SickPayWarning[] = []
  if (law.provisional || paidLaw.provisional) warnings.push('provisional_law')
  if (isSplit && isUnknown) warnings.push('northern_part_unknown')
  const pay: SickPay = {
    dailyAverage,
    lowestApplied: lowest > average,
    days,
    employerPay,
    fundPay: sumOf('fund'),
    employerBasePay: (employerPay - northern) as Kopecks,
    employerNorthernPay: northern as Kopecks,
    warnings,
  }
  return { pay, rows, average, lowest, wage }
}

/** Returns the earnings of a year within its limit. */
export const countedOf = ({ year, pay }: BenefitEarnings): number =>
  Math.min(pay, benefitLimitIn(year).value)

/** Returns the northern earnings that count: above the limit of a year they are cut in proportion. */
export const northernOf = (earnings: readonly BenefitEarnings[]): Fraction =>
  earnings
    .filter(({ northernPay = 0 }) => northernPay > 0)
    .map((year) => times(fraction(year.northernPay ?? 0), fraction(countedOf(year), year.pay)))
    .reduce(plus, fraction(0))

/** Returns the minimum wage of some months by days, with the coefficient and the share of full time. */
const wageByDays = (
  { districtCoefficient = 100, fullTimeShare = 100 }: SickLeaveTerms,
  wage: number,
  months: number,
  days: number,
): number =>
  rounded(
    times(fraction(wage * months), fraction(districtCoefficient * fullTimeShare, 10_000 * days)),
  )

/**
 * Computes the pay of a day by the average with its percent, within the minimum wage for a day of the month. Kopecks.
 * @returns `limit`: whether the minimum wage limits the pay from above, from below, or not at all
 */
function dayOf(
  terms: SickLeaveTerms,
  { date, number, minimum }: { date: string; number: number; minimum: number },
  dailyAverage: number,
) {
  const percent = percentOn(terms, number)
  const byAverage = percentOf(dailyAverage, percent)
  const isBreach = terms.breachFrom !== undefined && date >= terms.breachFrom
  const isNew = terms.insuranceMonths < 6
  if (isBreach || isNew) {
    // Without a breach the minimum wage is the least too, so that it is the pay.
    const dayPay = isBreach ? Math.min(byAverage, minimum) : minimum
    return { percent, byAverage, minimum, limit: 'most', dayPay: dayPay as Kopecks } as const
  }
  const dayPay = Math.max(byAverage, minimum) as Kopecks
  const limit = byAverage < minimum ? 'least' : 'none'
  return { percent, byAverage, minimum, limit, dayPay } as const
}

/**
 * Returns the percent of the average that a day is paid by.
 * @param number of the day, 1 is the first
 */
function percentOn(
  { cause, from, inHospital = false, insuranceMonths, afterDismissal = false }: SickLeaveTerms,
  number: number,
): number {
  const { sickPayPercents, youngChildCare } = averageEarningsIn(yearIn(from))
  const percents = sickPayPercents.value
  const byInsurance = percentByInsurance(insuranceMonths, percents)
  if (cause === 'own') return afterDismissal ? percents.afterDismissal : byInsurance
  const care = youngChildCare.value
  if (cause === 'childUnder8' && care !== null && monthIn(from) >= care.fromMonth) {
    return care.percent
  }
  const isChild = cause === 'child' || cause === 'childUnder8'
  return isChild && !inHospital && number > percents.careDaysByInsurance
    ? percents.laterCare
    : byInsurance
}
