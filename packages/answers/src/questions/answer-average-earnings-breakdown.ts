import { type Language, monthName, type Text, write, writeDate } from '@oklad/contract/fields'
import {
  type Answer,
  type SickPayExplanationResponse,
  SickPayResponse,
  type VacationPayExplanationResponse,
  VacationPayResponse,
} from '@oklad/contract/internal'
import type { SickPayRequest, VacationPayRequest } from '@oklad/contract/wire'
import {
  type AveragePayBreakdown,
  explainAveragePay,
  explainSickPay,
  lawOf,
  type Step,
} from '@oklad/engine'
import { monthIn, yearIn, ZERO } from '@oklad/engine/internal'
import { writeSteps } from '../breakdown/answer-breakdown.ts'
import { pointersInto } from '../breakdown/pointers.ts'
import {
  averagePayTerms,
  unlessWithoutEarnings,
  writeSickPay,
  writeVacationPay,
} from './answer-average-earnings.ts'
import { sickLeaveTerms } from './average-earnings-problems.ts'

// biome-ignore format: one text a line
const texts = {
  wholeMonth: { en: '{month}, counted in full', ru: '{month}, полный месяц' },
  shortMonth: { en: '{month}, without {excludedDays} of {days} days', ru: '{month}, исключено дней: {excludedDays} из {days}' },
  notEmployed: { en: '{month}, before the hire', ru: '{month} — до приёма на работу' },
  replaced: { en: '{words}; replaces months without earnings', ru: '{words}; вместо месяцев без заработка' },
  monthly: { en: 'bonus № {number}, monthly, {month}', ru: 'премия № {number}, за месяц, {month}' },
  period: { en: 'bonus № {number} for {months} months, {month}', ru: 'премия № {number} за {months} мес., {month}' },
  annual: { en: 'bonus № {number} for the year {year}', ru: 'премия № {number} за {year} год' },
  from: { en: 'from {date}', ru: 'с {date}' },
  year: { en: '{year}', ru: '{year} год' },
  row: { en: '{month}, {days} {days:day|days}', ru: '{month}, {days} {days:день|дня|дней}' },
} satisfies Readonly<Record<string, Text>>

const monthOfYear = (month: string, language: Language) =>
  `${monthName(monthIn(month), language)} ${month.slice(0, 'YYYY'.length)}`

/** The words of each period that steps have; those without words are the event as a whole. */
const wordsOfPeriods = (
  steps: readonly Step[],
  language: Language,
  wordsOf: (name: string, of: string) => string | undefined,
): ReadonlyMap<string, string> =>
  new Map(
    steps
      .flatMap(({ period, inputs }) => [period, ...inputs.map((input) => input.period)])
      .flatMap((period): (readonly [string, string])[] => {
        // `from_2026-07-16`, `month_2025-07`, `bonus_1_from_2026-07-16`
        const [own = '', date] = `${period}`.split('_from_')
        const [name = '', of = ''] = own.split('_')
        const isDate = name === 'from'
        const day = isDate ? of : date
        const words = [
          isDate ? undefined : wordsOf(name, of),
          day && write(texts.from, language, { date: writeDate(day, language) }),
        ].filter(Boolean)
        return words.length === 0 ? [] : [[`${period}`, words.join(', ')]]
      }),
  )

/** The words of the months and bonuses of a vacation. */
function wordsOfVacation(
  { months, isReplaced }: AveragePayBreakdown,
  { bonuses = [], start_date }: VacationPayRequest,
  language: Language,
) {
  const ofMonths = new Map(
    months.map(({ month, excludedDays, days, isEmployed }) => {
      const text =
        excludedDays === 0 ? texts.wholeMonth : isEmployed ? texts.shortMonth : texts.notEmployed
      const words = write(text, language, {
        ...{ month: monthOfYear(month, language), excludedDays, days },
      })
      return [month, isReplaced ? write(texts.replaced, language, { words }) : words] as const
    }),
  )
  return (name: string, of: string): string | undefined => {
    if (name === 'month') return ofMonths.get(of)
    const bonus = name === 'bonus' ? bonuses[Number(of) - 1] : undefined
    if (bonus === undefined) return undefined
    const { kind, month, months = 1, year = yearIn(start_date) - 1 } = bonus
    const written = month === undefined ? '' : monthOfYear(month, language)
    return write(texts[kind], language, { number: of, month: written, months, year })
  }
}

const byLaw = (date: string) => ({
  terms: { grossSalary: ZERO },
  law: lawOf(yearIn(date)),
})

/**
 * The pay of a valid request with the steps that lead to its figures.
 * @param language of the titles, the formulas and the warnings
 */
export function answerVacationPayBreakdown(
  request: VacationPayRequest,
  language: Language,
): Answer<VacationPayExplanationResponse> {
  return unlessWithoutEarnings(request, () => {
    const breakdown = explainAveragePay(averagePayTerms(request))
    const { steps, pay } = breakdown
    const average = steps.find(({ kind }) => kind === 'daily_average') as Step
    const calculation = writeVacationPay(pay, request, () => language)
    const pointers = pointersInto(VacationPayResponse, calculation, 'event', {})
    pointers.set(average.id, '/daily_average')
    const words = wordsOfVacation(breakdown, request, language)
    const periods = wordsOfPeriods(steps, language, words)
    const explanation = writeSteps(steps, pointers, byLaw(request.start_date), language, periods)
    return { calculation, explanation }
  })
}

/**
 * The sick pay of a valid request with the steps that lead to its figures.
 * @param language of the titles, the formulas and the warnings
 */
export function answerSickPayBreakdown(
  request: SickPayRequest,
  language: Language,
): SickPayExplanationResponse {
  const { steps, pay } = explainSickPay(sickLeaveTerms(request))
  const calculation = writeSickPay(pay, request, () => language)
  const pointers = pointersInto(SickPayResponse, calculation, 'event', {
    days: (index) => `row_${index + 1}`,
  })
  const periods = wordsOfPeriods(steps, language, (name, of) => {
    if (name === 'year') return write(texts.year, language, { year: of })
    const row = pay.days[Number(of) - 1]
    return (
      row && write(texts.row, language, { month: monthOfYear(row.month, language), days: row.days })
    )
  })
  return {
    calculation,
    explanation: writeSteps(steps, pointers, byLaw(request.from), language, periods),
  }
}
