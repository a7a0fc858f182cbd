import { averageEarningsIn, benefitLimitIn } from '@oklad/law'
import {
  averageEarningsCitations as articles,
  benefitLaw,
  lawOn,
  yearIn,
} from '@oklad/law/internal'
import type { StepKind } from '../../breakdown/names.ts'
import { type AveragePeriod, given, type Step } from '../../breakdown/step.ts'
import { type Source, StepRecorder } from '../../breakdown/step-recorder.ts'
import { fraction, times } from '../../money/fraction.ts'
import { lengthOf } from './counted-earnings.ts'
import {
  type ComputedSickPay,
  computeSickPay,
  countedOf,
  northernOf,
  type SickLeaveTerms,
  type SickPay,
  type SickRow,
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
  const recorder = new StepRecorder()
  const earnings = recordEarnings(terms, recorder)
  const { daily, wage } = recordAverage(terms, computed, earnings.total, recorder)
  const { pay } = computed
  const rows = computed.rows.map((row, index) =>
    recordRow(terms, row, `row_${index + 1}`, { daily, wage }, recorder),
  )
  const event = recorder.at('event')
  const payers = benefitLaw('ст. 3 ч. 2')
  const ofEmployer = rows.map(({ employer }) => employer)
  const ofFund = rows.map(({ fund }) => fund)
  const employerPay = event.step('employer_pay', pay.employerPay, 'sum', ofEmployer, payers)
  event.step('fund_pay', pay.fundPay, 'sum', ofFund, payers)
  const { employerNorthernPay: northernPay, employerBasePay: basePay } = pay
  const split = lawOn(terms.paidOn ?? terms.to).figures.averagePaySplit.citation
  if (northernPay === 0) {
    event.step('base_pay', basePay, 'given', [employerPay], split)
  } else {
    const known = ofEmployer.filter((_, index) => {
      const { dayPay, byAverage } = computed.rows[index] as SickRow
      return !pay.lowestApplied && dayPay === byAverage
    })
    const sum = known.reduce((total, step) => total + (step?.value ?? 0), 0)
    const shared = event.step('split_pay', sum, 'sum', known, split)
    const share = [shared, earnings.northern, earnings.total]
    const northern = event.step('northern_pay', northernPay, 'share', share, split)
    const both = [employerPay, northern]
    event.step('base_pay', basePay, 'difference', both, split)
  }
  return { pay, steps: recorder.all() }
}

/** Records the earnings of each year within its limit, and their northern parts. */
function recordEarnings({ earnings }: SickLeaveTerms, recorder: StepRecorder) {
  const northern: Step[] = []
  const years = earnings.map((entry) => {
    const { year, pay, northernPay = 0 } = entry
    recorder.at(`year_${year}`)
    const value = countedOf(entry)
    const sources = [given('year_pay', pay), given('earnings_limit', benefitLimitIn(year).value)]
    const counted = recorder.step('counted_pay', value, 'smallest', sources, articles.limit)
    if (northernPay > 0) {
      const exact = times(fraction(northernPay), fraction(value, pay))
      const share = [given('year_northern_pay', northernPay), counted, given('year_pay', pay)]
      northern.push(recorder.exact('counted_northern_pay', exact, 'share', share, articles.limit))
    }
    return counted
  })
  recorder.at('event')
  const sum = years.reduce((total, { value }) => total + value, 0)
  const total = recorder.step('counted_earnings', sum, 'sum', years, articles.earnings)
  if (northern.length === 0) return { total, northern: undefined }
  const all = ['northern_earnings', northernOf(earnings), 'exact_sum', northern] as const
  return { total, northern: recorder.exact(...all, articles.limit) }
}

/** Records the daily average and its minimum; returns the minimum wage too, with the coefficient. */
function recordAverage(
  { from, districtCoefficient = 100, fullTimeShare = 100 }: SickLeaveTerms,
  { average, lowest, wage, pay: { dailyAverage } }: ComputedSickPay,
  total: Step,
  recorder: StepRecorder,
): { readonly daily: Step; readonly wage: Source } {
  const { value, citation } = averageEarningsIn(yearIn(from)).benefitAverage
  const days = given('benefit_days', value.days)
  const whole = given('whole_percent', 100)
  const own = recorder.step('earnings_average', average, 'quotient', [total, days], citation)
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
  const sources = [wageSource, given('wage_months', value.wageMonths), days]
  const least = recorder.step('lowest_average', lowest, 'share', sources, citation)
  const both = [own, least]
  const daily = recorder.step('daily_average', dailyAverage, 'largest', both, citation)
  return { daily, wage: wageSource }
}

/** Records the pay of the days of a row, and who pays it. */
function recordRow(
  { cause, insuranceMonths }: SickLeaveTerms,
  row: SickRow,
  period: AveragePeriod,
  { daily, wage }: { readonly daily: Step; readonly wage: Source },
  recorder: StepRecorder,
): { readonly employer: Step | undefined; readonly fund: Step | undefined } {
  const { month, days: count, percent, byAverage, minimum, limit, dayPay, employerDays } = row
  recorder.at(period)
  const shown = ['percent_to_kopeck', [daily, given('sick_percent', percent)]] as const
  const article = benefitLaw(cause === 'own' ? 'ст. 7 ч. 1, 2' : 'ст. 7 ч. 3, 4')
  const byPercent = recorder.step('sick_day_by_percent', byAverage, ...shown, article)
  const days = [wage, given('calendar_days', lengthOf(month))]
  const least = recorder.step('lowest_sick_day', minimum, 'quotient', days, articles.floor)
  const isNew = insuranceMonths < 6
  const rule = limit !== 'most' ? articles.floor : isNew ? articles.shortInsurance : articles.breach
  // With short insurance the minimum wage is both the most and the least.
  const isMinimum = limit === 'most' && dayPay !== Math.min(byAverage, minimum)
  const operation = isMinimum ? 'given' : limit === 'most' ? 'smallest' : 'largest'
  const limits = isMinimum ? [least] : [byPercent, least]
  const day = recorder.step('sick_day', dayPay, operation, limits, rule)
  const paidBy = (kind: StepKind, count: number, article: string) => {
    const product = [day, given('days_paid', count)]
    return count === 0
      ? undefined
      : recorder.step(kind, dayPay * count, 'product', product, benefitLaw(article))
  }
  const ofFund = cause === 'own' ? 'ст. 3 ч. 2 п. 1' : 'ст. 3 ч. 3'
  return {
    employer: paidBy('employer_days_pay', employerDays, 'ст. 3 ч. 2 п. 1'),
    fund: paidBy('fund_days_pay', count - employerDays, ofFund),
  }
}
