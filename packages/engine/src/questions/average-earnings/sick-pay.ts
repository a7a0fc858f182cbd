import { averageEarningsIn, benefitLimitIn, lawOf, minimumWageIn } from '@oklad/law'
import {
  averageEarningsCitations as articles,
  benefitLaw,
  daysAfter,
  lawOn,
  monthIn,
  percentByInsurance,
  yearIn,
} from '@oklad/law/internal'
import type { StepKind } from '../../breakdown/names.ts'
import { given, type Step } from '../../breakdown/step.ts'
import { type Source, StepRecorder } from '../../breakdown/step-recorder.ts'
import { dividedBy, fraction, plus, rounded, times } from '../../money/fraction.ts'
import { type Kopecks, kopecks, larger, minus, smaller, total, ZERO } from '../../money/kopecks.ts'
import { percentOf } from '../../money/rounding.ts'
import { refuse } from '../../terms/problem.ts'
import { lengthOf, monthOf } from './counted-earnings.ts'
import { sickPayProblems } from './sick-pay-problems.ts'
import type { SickLeaveCause, SickLeaveTerms } from './sick-pay-terms.ts'

/** A fact about sick pay that its reader needs to know. */
export type SickPayWarning =
  /** The law of the year is not known yet. */
  | 'provisional_law'
  /** The northern part of days that the minimum decides cannot be known: they are in the main base. */
  | 'northern_part_unknown'
  /** The care may be longer than the Fund pays for. */
  | 'care_days_limited'
  /** Only an own illness is paid after dismissal. */
  | 'dismissal_not_counted'

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

/** Sick pay with the steps that give each of its figures. */
export interface SickPayBreakdown {
  readonly pay: SickPay
  readonly steps: readonly Step[]
}

/**
 * Computes sick pay: by day, by who pays it, and by tax base. No contributions are due on it.
 * @param terms see `SickLeaveTerms`; from 2021 on
 * @throws {RangeError} naming every term that is wrong; before 2021, and for earnings before 2010
 * @source law № 255-ФЗ of 29.12.2006, articles 3, 6 to 8, 14; Tax Code, article 210, paragraph 6.2
 */
export const sickPayOf = (terms: SickLeaveTerms): SickPay => explainSickPay(terms).pay

/**
 * Computes sick pay together with its steps, as `explain` does for a year: the earnings of each year within its limit,
 * the average, the percent and the minimum of each row of days, and who pays it.
 * @throws {RangeError} as `sickPayOf` does
 */
export function explainSickPay(terms: SickLeaveTerms): SickPayBreakdown {
  refuse(sickPayProblems(terms))
  return computeSickPay(terms)
}

/** Computes the pay of a sick leave that is right, with its steps. */
export function computeSickPay(terms: SickLeaveTerms): SickPayBreakdown {
  const recorder = new StepRecorder()
  const { from, to } = terms
  const law = lawOf(yearIn(from))
  const wage = minimumWageIn(law, monthIn(from))
  const counted = countedIn(terms, recorder)
  const average = averageOf(terms, wage, counted, recorder)
  const rows = rowsOf(terms, wage, average.daily)
  const days = rows.map(({ month, days, dayPay, employerDays }): SickPayDays => {
    const employer = kopecks(dayPay * employerDays)
    return { month, days, dayPay, employer, fund: kopecks(dayPay * days - employer) }
  })
  const employerPay = total(days.map(({ employer }) => employer))
  const fundPay = total(days.map(({ fund }) => fund))
  const paidLaw = lawOn(terms.paidOn ?? to)
  const { value: hasSplit, citation: split } = paidLaw.figures.averagePaySplit
  const isSplit = hasSplit && counted.northern.numerator > 0n
  /** Whether the earnings decide the pay of a row, so that its northern part is known. */
  const isKnown = ({ dayPay, byAverage }: SickRow) => !average.isLowest && dayPay === byAverage
  const known = rows
    .filter(isKnown)
    .reduce((sum, { dayPay, employerDays }) => sum + dayPay * employerDays, 0)
  const northern = isSplit
    ? kopecks(rounded(dividedBy(times(fraction(known), counted.northern), fraction(counted.total))))
    : ZERO
  const basePay = minus(employerPay, northern)
  const warnings: SickPayWarning[] = []
  if (law.provisional || paidLaw.provisional) warnings.push('provisional_law')
  if (isSplit && rows.some((row) => row.employerDays > 0 && !isKnown(row))) {
    warnings.push('northern_part_unknown')
  }
  if (isLongCare(terms)) warnings.push('care_days_limited')
  if (terms.afterDismissal && terms.cause !== 'own') warnings.push('dismissal_not_counted')
  const steps = rows.map((row, index) => recordRow(terms, row, index + 1, average, recorder))
  const payers = recorder.at('event').citing(payersOf(terms))
  const step = recorder.citing(split)
  const whole = payers('employer_pay', employerPay, 'sum', ...steps.map((row) => row.employer))
  payers('fund_pay', fundPay, 'sum', ...steps.map((row) => row.fund))
  if (northern === 0) step('base_pay', basePay, 'given', whole)
  else {
    const ofKnown = steps.filter((_, row) => isKnown(rows[row] as SickRow))
    const shared = step('split_pay', known, 'sum', ...ofKnown.map((row) => row.employer))
    const share = [shared, counted.northernStep, counted.totalStep]
    const part = step('northern_pay', northern, 'share', ...share)
    step('base_pay', basePay, 'difference', whole, part)
  }
  const pay = {
    dailyAverage: average.daily,
    lowestApplied: average.isLowest,
    days,
    employerPay,
    fundPay,
    employerBasePay: basePay,
    employerNorthernPay: northern,
    warnings,
  }
  return { pay, steps: recorder.all() }
}

/** Counts the earnings of each year within its limit; above it their northern part is cut in proportion. */
function countedIn({ earnings }: SickLeaveTerms, recorder: StepRecorder) {
  const { limit: ofLimit, earnings: ofEarnings } = articles
  const years: Source[] = []
  const northernYears: Source[] = []
  let total = 0
  let northern = fraction(0)
  for (const { year, pay, northernPay = 0 } of earnings) {
    const limit = benefitLimitIn(year).value
    const counted = Math.min(pay, limit)
    total += counted
    const ofYear = given('year_pay', pay)
    const limited = [ofYear, given('earnings_limit', limit)]
    recorder.at(`year_${year}`)
    const step = recorder.step('counted_pay', counted, 'smallest', limited, ofLimit)
    years.push(step)
    if (northernPay === 0) continue
    const exact = times(fraction(northernPay), fraction(counted, pay))
    northern = plus(northern, exact)
    const share = [given('year_northern_pay', northernPay), step, ofYear]
    northernYears.push(recorder.exact('counted_northern_pay', exact, 'share', share, ofLimit))
  }
  recorder.at('event')
  const totalStep = recorder.step('counted_earnings', total, 'sum', years, ofEarnings)
  const parts = [northern, 'exact_sum', northernYears] as const
  const northernStep =
    northernYears.length > 0 ? recorder.exact('northern_earnings', ...parts, ofLimit) : undefined
  return { total, northern, totalStep, northernStep }
}

/** Computes the daily average and its minimum. Kopecks. */
function averageOf(
  terms: SickLeaveTerms,
  wage: number,
  { total, totalStep }: ReturnType<typeof countedIn>,
  recorder: StepRecorder,
) {
  const { districtCoefficient = 100, fullTimeShare = 100 } = terms
  const { value, citation } = averageEarningsIn(yearIn(terms.from)).benefitAverage
  const average = kopecks(rounded(fraction(total, value.days)))
  const lowest = wageByDays(terms, wage, value.wageMonths, value.days)
  const daily = larger(average, lowest)
  const days = given('benefit_days', value.days)
  const whole = given('whole_percent', 100)
  const step = recorder.citing(citation)
  const own = step('earnings_average', average, 'quotient', totalStep, days)
  let wageSource: Source = given('wage_of_day', wage)
  if (districtCoefficient !== 100 || fullTimeShare !== 100) {
    const percents = [
      given('territorial_percent', districtCoefficient),
      given('full_time_percent', fullTimeShare),
    ].filter((input) => input.value !== 100)
    const regional = fraction(wage * districtCoefficient * fullTimeShare, 10_000)
    const factors = [wageSource, ...percents.flatMap((percent) => [percent, whole])]
    const rule = articles.lowestAverage
    wageSource = recorder.exact('regional_wage', regional, 'share', factors, rule)
  }
  const wages = [wageSource, given('wage_months', value.wageMonths), days]
  const least = step('lowest_average', lowest, 'share', ...wages)
  const dailyStep = step('daily_average', daily, 'largest', own, least)
  return { daily, isLowest: lowest > average, dailyStep, wageSource }
}

/** Days of one month with the same pay, and how it comes about. */
type SickRow = ReturnType<typeof dayOf> & {
  readonly month: string
  days: number
  /** Those of them that the employer pays. */
  employerDays: number
}

/** Computes the pay of each day, those with the same pay together. */
function rowsOf(terms: SickLeaveTerms, wage: number, dailyAverage: number): readonly SickRow[] {
  const { from, to, cause } = terms
  const { employerSickDays } = averageEarningsIn(yearIn(from))
  const rows: SickRow[] = []
  let minimum = ZERO
  for (let date = from, number = 1; date <= to; date = daysAfter(date, 1), number++) {
    const before = rows.at(-1)
    const month = monthOf(date)
    if (before?.month !== month) minimum = wageByDays(terms, wage, 1, lengthOf(month))
    const day = dayOf(terms, { date, number, minimum }, dailyAverage)
    const isSame = before?.month === month && before.dayPay === day.dayPay
    const row = isSame ? before : { ...day, month, days: 0, employerDays: 0 }
    if (!isSame) rows.push(row)
    row.days++
    if (cause === 'own' && number <= employerSickDays.value) row.employerDays++
  }
  return rows
}

/** Records the pay of the days of a row, and who pays it. */
function recordRow(
  { cause, insuranceMonths }: SickLeaveTerms,
  row: SickRow,
  number: number,
  { dailyStep, wageSource }: ReturnType<typeof averageOf>,
  recorder: StepRecorder,
) {
  const { month, days: count, percent, byAverage, minimum, limit, dayPay, employerDays } = row
  recorder.at(`row_${number}`)
  const shown = ['percent_to_kopeck', [dailyStep, given('sick_percent', percent)]] as const
  const article = benefitLaw(isCare(cause) ? 'ст. 7 ч. 3, 4' : 'ст. 7 ч. 1, 2')
  const byPercent = recorder.step('sick_day_by_percent', byAverage, ...shown, article)
  const days = [wageSource, given('calendar_days', lengthOf(month))]
  const least = recorder.step('lowest_sick_day', minimum, 'quotient', days, articles.floor)
  const isLimited = limit === 'most'
  const reason = insuranceMonths < 6 ? articles.shortInsurance : articles.breach
  const step = recorder.citing(isLimited ? reason : articles.floor)
  // With short insurance the minimum wage is both the most and the least.
  const isMinimum = isLimited && dayPay !== Math.min(byAverage, minimum)
  const day = isMinimum
    ? step('sick_day', dayPay, 'given', least)
    : step('sick_day', dayPay, isLimited ? 'smallest' : 'largest', byPercent, least)
  const paidBy = (kind: StepKind, count: number) => {
    const product = [day, given('days_paid', count)]
    return count === 0
      ? undefined
      : recorder.step(kind, dayPay * count, 'product', product, payersOf({ cause }))
  }
  return {
    employer: paidBy('employer_days_pay', employerDays),
    fund: paidBy('fund_days_pay', count - employerDays),
  }
}

/** Cites who pays: the employer and the Fund for an own illness, the Fund alone for care and quarantine. */
const payersOf = ({ cause }: Pick<SickLeaveTerms, 'cause'>) =>
  benefitLaw(cause === 'own' ? 'ст. 3 ч. 2 п. 1' : 'ст. 3 ч. 3')

/** Returns the minimum wage of some months by days, with the coefficient and the share of full time. */
const wageByDays = (
  { districtCoefficient = 100, fullTimeShare = 100 }: SickLeaveTerms,
  wage: number,
  months: number,
  days: number,
): Kopecks => {
  const part = fraction(districtCoefficient * fullTimeShare, 10_000 * days)
  return kopecks(rounded(times(fraction(wage * months), part)))
}

/**
 * Computes the pay of a day by the average with its percent, within the minimum wage for a day of the month. Kopecks.
 * @returns `limit`: whether the minimum wage limits the pay from above, from below, or not at all
 */
function dayOf(
  terms: SickLeaveTerms,
  { date, number, minimum }: { date: string; number: number; minimum: Kopecks },
  dailyAverage: number,
) {
  const percent = percentOn(terms, number)
  const byAverage = percentOf(dailyAverage, percent)
  const isBreach = terms.breachFrom !== undefined && date >= terms.breachFrom
  const isNew = terms.insuranceMonths < 6
  if (isBreach || isNew) {
    // Without a breach the minimum wage is the least too, so that it is the pay.
    const dayPay = isBreach ? smaller(byAverage, minimum) : minimum
    return { percent, byAverage, minimum, limit: 'most', dayPay } as const
  }
  const dayPay = larger(byAverage, minimum)
  const limit = byAverage < minimum ? 'least' : 'none'
  return { percent, byAverage, minimum, limit, dayPay } as const
}

const isCare = (cause: SickLeaveCause) => cause !== 'own' && cause !== 'quarantine'

/** Returns whether care is longer than the days of one case that are paid whatever the child's age and illness. */
function isLongCare({ cause, from, to }: SickLeaveTerms): boolean {
  if (!isCare(cause)) return false
  const { child, relative } = averageEarningsIn(yearIn(from)).careDays.value
  return to >= daysAfter(from, cause === 'relative' ? relative : child)
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
