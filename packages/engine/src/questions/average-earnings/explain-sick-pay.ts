import { averageEarningsIn, benefitLimitIn, EARLIEST_TAX_YEAR, lawOf } from '@oklad/law'
import {
  averageEarningsCitations as articles,
  benefitLaw,
  daysIn,
  yearIn,
} from '@oklad/law/internal'
import type { AveragePeriod, Step } from '../../breakdown/step.ts'
import { given, type Source } from '../../breakdown/step-recorder.ts'
import { fraction, times } from '../../money/fraction.ts'
import { AverageRecorder } from './average-recorder.ts'
import {
  type ComputedSickPay,
  computeSickPay,
  countedOf,
  northernOf,
  type SickLeaveTerms,
  type SickPay,
  sickPayIn,
} from './sick-pay.ts'

/** Sick pay with the steps that give each of its figures. */
export interface SickPayBreakdown {
  readonly pay: SickPay
  readonly steps: readonly Step[]
}

/**
 * Computes sick pay together with its steps, as `explain` does for a year: the earnings of each year within its limit,
 * the average, the percent and the minimum of each row of days, and who pays it.
 * @throws {RangeError} as `sickPayOf` does
 */
export function explainSickPay(terms: SickLeaveTerms): SickPayBreakdown {
  const computed = computeSickPay(terms)
  const recorder = new AverageRecorder()
  const earnings = recordEarnings(terms, recorder)
  const { daily, wage } = recordAverage(terms, computed, earnings.total, recorder)
  const rows = computed.days.map((row, index) =>
    recordRow(terms, row, `row_${index + 1}`, { daily, wage }, recorder),
  )
  const sumOf = (kind: 'employer_pay' | 'fund_pay', value: number, steps: (Step | undefined)[]) =>
    recorder.step(kind, 'event', value, 'sum', steps, benefitLaw('ст. 3 ч. 2'))
  const ofEmployer = rows.map(({ employer }) => employer)
  const employerPay = sumOf('employer_pay', computed.employerPay, ofEmployer)
  sumOf(
    'fund_pay',
    computed.fundPay,
    rows.map(({ fund }) => fund),
  )
  const { employerNorthernPay: northernPay, employerBasePay: basePay, average } = computed
  const paidIn = yearIn(terms.paidOn ?? terms.to)
  const split = lawOf(Math.max(paidIn, EARLIEST_TAX_YEAR)).figures.averagePaySplit.citation
  if (northernPay === 0) {
    recorder.step('base_pay', 'event', basePay, 'given', [employerPay], split)
  } else {
    const isByEarnings = ({ dayPay, byAverage }: ComputedSickPay['days'][number]) =>
      computed.dailyAverage === average && dayPay === byAverage
    const known = ofEmployer.filter((_, index) => isByEarnings(computed.days[index] as never))
    const sum = known.reduce((total, step) => total + (step?.value ?? 0), 0)
    const shared = recorder.step('split_pay', 'event', sum, 'sum', known, split)
    const share = [shared, earnings.northern, earnings.total]
    const northern = recorder.step('northern_pay', 'event', northernPay, 'share', share, split)
    const both = [employerPay, northern]
    recorder.step('base_pay', 'event', basePay, 'difference', both, split)
  }
  return { pay: sickPayIn(computed), steps: recorder.all() }
}

/** Records the earnings of each year within its limit, and their northern parts. */
function recordEarnings({ earnings }: SickLeaveTerms, recorder: AverageRecorder) {
  const northern: Step[] = []
  const years = earnings.map((entry) => {
    const { year, pay, northernPay = 0 } = entry
    const period: AveragePeriod = `year_${year}`
    const value = countedOf(entry)
    const limit = given('earnings_limit', benefitLimitIn(year).value)
    const sources = [given('year_pay', pay), limit]
    const counted = recorder.step('counted_pay', period, value, 'smallest', sources, articles.limit)
    if (northernPay > 0) {
      const exact = times(fraction(northernPay), fraction(value, pay))
      const share = [given('year_northern_pay', northernPay), counted, given('year_pay', pay)]
      northern.push(
        recorder.exact('counted_northern_pay', period, exact, 'share', share, articles.limit),
      )
    }
    return counted
  })
  const sum = years.reduce((total, { value }) => total + value, 0)
  return {
    total: recorder.step('counted_earnings', 'event', sum, 'sum', years, articles.earnings),
    northern:
      northern.length === 0
        ? undefined
        : recorder.exact(
            'northern_earnings',
            'event',
            northernOf(earnings),
            'exact_sum',
            northern,
            articles.limit,
          ),
  }
}

/** Records the daily average and its minimum; returns the minimum wage too, with the coefficient. */
function recordAverage(
  { from, districtCoefficient = 100, fullTimeShare = 100 }: SickLeaveTerms,
  { average, lowest, wage, dailyAverage }: ComputedSickPay,
  total: Step,
  recorder: AverageRecorder,
): { readonly daily: Step; readonly wage: Source } {
  const { value, citation } = averageEarningsIn(yearIn(from)).benefitAverage
  const days = given('benefit_days', value.days)
  const whole = given('whole_percent', 100)
  const own = recorder.step(
    'earnings_average',
    'event',
    average,
    'quotient',
    [total, days],
    citation,
  )
  let wageSource: Source = given('wage_of_day', wage)
  if (districtCoefficient !== 100 || fullTimeShare !== 100) {
    const percents = [
      given('territorial_percent', districtCoefficient),
      given('full_time_percent', fullTimeShare),
    ].filter((input) => input.value !== 100)
    wageSource = recorder.exact(
      'regional_wage',
      'event',
      fraction(wage * districtCoefficient * fullTimeShare, 10_000),
      'share',
      [wageSource, ...percents.flatMap((percent) => [percent, whole])],
      articles.lowestAverage,
    )
  }
  const sources = [wageSource, given('wage_months', value.wageMonths), days]
  const least = recorder.step('lowest_average', 'event', lowest, 'share', sources, citation)
  const both = [own, least]
  return {
    daily: recorder.step('daily_average', 'event', dailyAverage, 'largest', both, citation),
    wage: wageSource,
  }
}

/** Records the pay of the days of a row, and who pays it. */
function recordRow(
  { cause, insuranceMonths }: SickLeaveTerms,
  row: ComputedSickPay['days'][number],
  period: AveragePeriod,
  { daily, wage }: { readonly daily: Step; readonly wage: Source },
  recorder: AverageRecorder,
): { readonly employer: Step | undefined; readonly fund: Step | undefined } {
  const { month, percent, byAverage, minimum, limit, dayPay } = row
  const [year, number] = month.split('-').map(Number) as [number, number]
  const percents = [daily, given('sick_percent', percent)]
  const byPercent = recorder.step(
    'sick_day_by_percent',
    period,
    byAverage,
    'percent_to_kopeck',
    percents,
    benefitLaw(cause === 'own' ? 'ст. 7 ч. 1, 2' : 'ст. 7 ч. 3, 4'),
  )
  const days = [wage, given('calendar_days', daysIn(year, number))]
  const least = recorder.step('lowest_sick_day', period, minimum, 'quotient', days, articles.floor)
  const isNew = insuranceMonths < 6
  const rule = limit !== 'most' ? articles.floor : isNew ? articles.shortInsurance : articles.breach
  // With short insurance the minimum wage is both the most and the least.
  const isMinimum = limit === 'most' && dayPay !== Math.min(byAverage, minimum)
  const day = recorder.step(
    'sick_day',
    period,
    dayPay,
    isMinimum ? 'given' : limit === 'most' ? 'smallest' : 'largest',
    isMinimum ? [least] : [byPercent, least],
    rule,
  )
  const paidBy = (
    kind: 'employer_days_pay' | 'fund_days_pay',
    value: number,
    count: number,
    article: string,
  ) =>
    count === 0
      ? undefined
      : recorder.step(
          kind,
          period,
          value,
          'product',
          [day, given('days_paid', count)],
          benefitLaw(article),
        )
  return {
    employer: paidBy('employer_days_pay', row.employer, row.employerDays, 'ст. 3 ч. 2 п. 1'),
    fund: paidBy(
      'fund_days_pay',
      row.fund,
      row.days - row.employerDays,
      cause === 'own' ? 'ст. 3 ч. 2 п. 1' : 'ст. 3 ч. 3',
    ),
  }
}
