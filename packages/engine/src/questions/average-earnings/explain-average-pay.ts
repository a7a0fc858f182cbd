import { averageEarningsIn, minimumWageIn } from '@oklad/law'
import { averageEarningsDecree, DAY, dayIn, lawOn, monthIn, yearIn } from '@oklad/law/internal'
import type { FigureName } from '../../breakdown/names.ts'
import { type AveragePeriod, given, type Input, type Step } from '../../breakdown/step.ts'
import { type Source, StepRecorder } from '../../breakdown/step-recorder.ts'
import { fraction, rounded, times } from '../../money/fraction.ts'
import { refuse } from '../../terms/problem.ts'
import {
  type AveragePay,
  type ComputedAveragePay,
  computeAveragePay,
  hasNorthern,
  isSplitOn,
  northernPayOf,
  payOf,
} from './average-pay.ts'
import { averagePayProblems } from './average-pay-problems.ts'
import {
  type CountedSum,
  lengthOf,
  monthBefore,
  monthOf,
  type Share,
  shared,
  sharesOn,
  totalOn,
} from './counted-earnings.ts'
import type { AveragePayTerms } from './terms.ts'

/** A month of the averaging period, with the reason why it counts as it does. */
export interface CountedMonth {
  /** `YYYY-MM`. */
  readonly month: string
  /** Its days that do not count, or were not employed. */
  readonly excludedDays: number
  readonly days: number
  readonly isEmployed: boolean
}

/** Pay by average earnings with the steps that give each of its figures. */
export interface AveragePayBreakdown {
  readonly pay: AveragePay
  readonly months: readonly CountedMonth[]
  /** Whether the months stand in place of the 12 before the event, which have no earnings. */
  readonly isReplaced: boolean
  readonly steps: readonly Step[]
}

/**
 * Computes pay by average earnings together with its steps, as `explain` does for a year: every month of the period
 * with its days, every bonus and raise, the minimum, and the part of the allowances.
 * @throws {RangeError} as `averagePayOf` does
 */
export function explainAveragePay(terms: AveragePayTerms): AveragePayBreakdown {
  refuse(averagePayProblems(terms))
  const computed = computeAveragePay(terms)
  const recorder = new StepRecorder()
  const months = monthsOf(terms, computed)
  recordParts(terms, computed, recordDays(terms, computed, months, recorder), recorder)
  const { pay, earnings } = computed
  const isReplaced = earnings.last !== null && earnings.last !== monthBefore(terms.startDate, 1)
  return { pay, months, isReplaced, steps: recorder.all() }
}

/** The 12 months of the period, or the event's own month; none where the salary counts. */
function monthsOf(
  { months, startDate }: AveragePayTerms,
  { earnings: { last, sums } }: ComputedAveragePay,
): readonly CountedMonth[] {
  const first = sums[0]
  if (last === null) {
    if (first === undefined || first.of === 'salary') return []
    const month = monthOf(startDate)
    const days = lengthOf(month)
    const { excludedDays = 0 } = months.find((one) => one.month === month) ?? {}
    const after = days - dayIn(startDate) + 1
    return [{ month, days, excludedDays: after + excludedDays, isEmployed: true }]
  }
  return Array.from({ length: 12 }, (_, index) => {
    const month = monthBefore(last, 11 - index)
    const entry = months.find((one) => one.month === month)
    const days = lengthOf(month)
    const excludedDays = entry?.excludedDays ?? (entry ? 0 : days)
    return { month, days, excludedDays, isEmployed: entry !== undefined }
  })
}

/** Records the days of each month, and all days. */
function recordDays(
  { kind, startDate, daysWorked = 0, roundDays = false }: AveragePayTerms,
  { pay: { daysCounted }, days }: ComputedAveragePay,
  months: readonly CountedMonth[],
  recorder: StepRecorder,
): Step {
  const point = averageEarningsDecree(startDate)
  if (kind === 'workingDays') {
    const worked = given('all_days_worked', daysWorked * DAY)
    return recorder.at('event').step('days_counted', daysCounted, 'given', [worked], point('п. 9'))
  }
  const { value: hundredths, citation } = averageEarningsIn(yearIn(startDate)).averageMonthDays
  const average = given('average_days', hundredths * 1_000)
  const ofMonths = months.map((month): Step => {
    const { days: calendarDays, excludedDays } = month
    recorder.at(`month_${month.month}`)
    if (excludedDays === 0) {
      return recorder.step('month_days', average.value, 'given', [average], citation)
    }
    const counted = calendarDays - excludedDays
    if (counted === 0) return recorder.step('month_days', 0, 'sum', [], point('п. 4, 5'))
    const sources = [average, given('counted_days', counted), given('calendar_days', calendarDays)]
    if (roundDays) {
      const value = rounded(fraction(hundredths * counted, calendarDays)) * 1_000
      return recorder.step('month_days', value, 'share_to_hundredths', sources, point('п. 10'))
    }
    const exact = fraction(average.value * counted, calendarDays)
    return recorder.exact('month_days', exact, 'share', sources, point('п. 5, 10'))
  })
  const all = ofMonths.length > 0 ? ofMonths.filter(({ value }) => value > 0) : [average]
  const total = times(days, fraction(DAY))
  return recorder.at('event').exact('days_counted', total, 'exact_sum', all, point('п. 10'))
}

const shareNames: Readonly<Record<Share['of'], readonly [part: FigureName, whole: FigureName]>> = {
  months: ['months_of_year', 'bonus_months'],
  daysWorked: ['days_worked', 'days_norm'],
  raise: ['new_salary', 'old_salary'],
}

/** The names of a sum: as given, and as it counts. */
const sumNames = {
  amount: {
    month: ['month_pay', 'counted_pay'],
    bonus: ['bonus_amount', 'counted_bonus'],
    total: 'counted_earnings',
  },
  northern: {
    month: ['month_northern_pay', 'counted_northern_pay'],
    bonus: ['bonus_northern_amount', 'counted_northern_bonus'],
    total: 'northern_earnings',
  },
} as const

/** Returns the minimum wage on a date; in part time records its share. */
function wageOf(
  { fullTimeShare = 100, startDate }: AveragePayTerms,
  date: string,
  recorder: StepRecorder,
): Source {
  const wage = given('wage_of_day', minimumWageIn(lawOn(date), monthIn(date)))
  if (fullTimeShare === 100) return wage
  const share = [given('full_time_percent', fullTimeShare), given('whole_percent', 100)]
  const rule = averageEarningsDecree(startDate)('п. 18')
  const exact = fraction(wage.value * fullTimeShare, 100)
  return recorder.exact('regional_wage', exact, 'share', [wage, ...share], rule)
}

/** Makes the function that records the earnings that count on a date, and each of their sums. */
function earningsRecording(
  startDate: string,
  earnings: ComputedAveragePay['earnings'],
  first: string | undefined,
  recorder: StepRecorder,
) {
  const point = averageEarningsDecree(startDate)

  /** Records one sum as it counts on a date; one that counts whole is an input. */
  const counted = (sum: CountedSum, date: string, figure: 'amount' | 'northern'): Source => {
    const { of } = sum
    const isBonus = typeof of === 'number'
    const period = of === 'salary' ? of : (`${isBonus ? 'bonus' : 'month'}_${of}` as const)
    const [own, kind] = sumNames[figure][isBonus ? 'bonus' : 'month']
    const input = given(of === 'salary' ? 'salary' : own, sum[figure], period)
    const shares = sharesOn(sum, earnings.raises, date)
    if (shares.length === 0) return input
    const sources: Input[] = [input]
    for (const { of, part, whole } of shares) {
      const [ofPart, ofWhole] = shareNames[of]
      sources.push(given(ofPart, part), given(ofWhole, whole))
    }
    const points = [isBonus && '15', shares.at(-1)?.of === 'raise' && '16'].filter(Boolean)
    const rule = point(`п. ${points.join(', ')}`)
    return recorder
      .at(date === first ? period : `${period as `month_${string}`}_from_${date}`)
      .exact(kind, shared(sum[figure], shares), 'share', sources, rule)
  }
  return (date: string, period: AveragePeriod, figure: 'amount' | 'northern'): Source => {
    const sums = earnings.sums.filter((sum) => sum[figure] > 0)
    const sources = sums.map((sum) => counted(sum, date, figure))
    const rule = point(earnings.last === null ? 'п. 7, 8' : 'п. 4–6')
    const total = totalOn(earnings, date, figure)
    return recorder.at(period).exact(sumNames[figure].total, total, 'exact_sum', sources, rule)
  }
}

/** Records the averages of all parts of the event, the pay, and its parts by tax base. */
function recordParts(
  terms: AveragePayTerms,
  { earnings, parts, pay: { pay, basePay, northernPay, paidOn } }: ComputedAveragePay,
  days: Step,
  recorder: StepRecorder,
): void {
  const { startDate, kind } = terms
  const point = averageEarningsDecree(startDate)
  const isSplit = hasNorthern(earnings) && isSplitOn(paidOn)
  const split = lawOn(paidOn).figures.averagePaySplit.citation
  const [isOne, first] = [parts.length === 1, parts[0]?.from]
  const totalOf = earningsRecording(startDate, earnings, first, recorder)

  const northernParts: Source[] = []
  const paid = parts.map((part) => {
    const { from, average, minimum, daily, dayHundredths } = part
    const period: AveragePeriod = isOne ? 'event' : `from_${from}`
    const total = totalOf(from, period, 'amount')
    const rule = point(kind === 'workingDays' ? 'п. 9' : 'п. 10')
    const own = minimum === null ? 'daily_average' : 'earnings_average'
    let averageStep = recorder.step(own, average, 'per_day', [total, days], rule)
    if (minimum !== null) {
      const sources = [
        wageOf(terms, from, recorder),
        given('average_days', averageEarningsIn(lawOn(from).year).averageMonthDays.value * 1_000),
      ]
      const rule = point('п. 18')
      const lowest = recorder.step('lowest_average', minimum, 'per_day', sources, rule)
      averageStep = recorder.step('daily_average', daily, 'largest', [averageStep, lowest], rule)
    }
    const sources = [averageStep, given('paid_days', dayHundredths)]
    const name = isOne ? 'average_pay' : 'part_pay'
    const step = recorder.step(name, payOf(part), 'percent_to_kopeck', sources, point('п. 9'))
    if (isSplit) {
      const share = [step, totalOf(from, period, 'northern'), total] as const
      const exact = northernPayOf(earnings, part)
      if (isOne) northernParts.push(...share)
      else
        northernParts.push(recorder.at(period).exact('part_northern', exact, 'share', share, split))
    }
    return step
  })
  const event = recorder.at('event')
  const whole = isOne ? paid[0] : event.step('average_pay', pay, 'sum', paid, point('п. 9'))
  if (!isSplit) event.step('base_pay', basePay, 'given', [whole], split)
  else {
    const operation = isOne ? 'share' : 'exact_sum'
    const northern = event.step('northern_pay', northernPay, operation, northernParts, split)
    event.step('base_pay', basePay, 'difference', [whole, northern], split)
  }
}
