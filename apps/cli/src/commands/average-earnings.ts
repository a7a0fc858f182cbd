import {
  dayAndMonth,
  numericDate,
  type SickPayExplanationResponse,
  SickPayResponse,
  type Text,
  type VacationPayExplanationResponse,
  VacationPayResponse,
  writeDate,
} from '@oklad/contract/internal'
import type { CommandContext } from '../context.ts'
import { assemblies } from '../options/average-earnings-options.ts'
import { writeBreakdown } from '../report/breakdown.ts'
import { listOf, sumsOf } from '../report/members.ts'
import { amountsTable } from '../report/table.ts'
import { headOf, reportOf } from '../report/text.ts'
import { type GivenOptions, textsOf } from './command.ts'
import { question } from './question.ts'

// biome-ignore format: one text a line
const texts = {
  vacation: { en: 'Vacation pay, {first} to {last}; to pay on {date}', ru: 'Отпускные, с {first} по {last}; выплатить {date}' },
  compensation: { en: 'Compensation for unused vacation; to pay on {date}', ru: 'Компенсация за неиспользованный отпуск; выплатить {date}' },
  otherPay: { en: 'Pay by average earnings; to pay on {date}', ru: 'Оплата по среднему заработку; выплатить {date}' },
  explained: { en: 'How pay by average earnings is computed', ru: 'Как рассчитана оплата по среднему заработку' },
  steps: { en: 'Amounts in roubles', ru: 'Суммы в рублях' },
  sick: { en: 'Sick pay by month and by payer', ru: 'Больничный по месяцам и плательщикам' },
  daysPaid: { en: 'Days of vacation not used: {days}.', ru: 'Неиспользованный отпуск, дней: {days}.' },
  lastDay: { en: 'The last day is {date}.', ru: 'Последний день: {date}.' },
  beforeHire: { en: '--month and --excluded must have no month before --hired', ru: '--month и --excluded: месяцев до --hired быть не должно' },
  repeated: { en: '--month and --excluded must each name a month once', ru: '--month и --excluded: каждый месяц указывается один раз' },
  noAllowances: { en: '--month must have the allowances too, where --northern is given, such as 2025-11=60000/5000', ru: '--month: вместе с --northern нужна и северная часть, например 2025-11=60000/5000' },
} satisfies Readonly<Record<string, Text>>

const sickDays = SickPayResponse.properties.days.items

/** `oklad vacation-pay`: vacation pay, compensation and pay for working days. */
export const vacationPayCommand = question({
  operation: 'vacationPay',
  examples: [
    'vacation-pay --salary 100000 --from 2026-07-06 --days 14',
    'vacation-pay --salary 100000 --from 2026-07-06 --days 14 --excluded 2025-11=10 --month 2025-11=60000 --explain',
    'vacation-pay --salary 100000 --kind compensation --hired 2026-01-12 --from 2026-06-11',
    'vacation-pay --request vacation.json --json',
  ],
  assembly: assemblies.vacationPay,
  onlyByFile: {
    en: 'Bonuses for several months can only be given this way',
    ru: 'Премии за несколько месяцев можно указать только так',
  },
  problemsBeside({ hired, northern, month, excluded }, body, { say }) {
    const monthsOf = (texts: typeof month) => textsOf(texts).map((text) => text.trim().slice(0, 7))
    const [paid, notCounted] = [monthsOf(month), monthsOf(excluded)]
    const hire = String(hired ?? '').slice(0, 7)
    const isRepeated = (months: readonly string[]) => new Set(months).size < months.length
    const problems = [
      [texts.beforeHire, [...paid, ...notCounted].some((one) => one < hire)],
      [texts.repeated, isRepeated(paid) || isRepeated(notCounted)],
      [
        texts.noAllowances,
        northern !== undefined && textsOf(month).some((text) => !text.includes('/')),
      ],
    ] as const
    return problems.flatMap(([text, isFound]) => (body && isFound ? say(text) : []))
  },
  report: vacationReport,
  explained: (answer, context) => breakdownReport(texts.explained, answer, context),
})

/** `oklad sick-pay`. */
export const sickPayCommand = question({
  operation: 'sickPay',
  examples: [
    'sick-pay --salary 100000 --from 2026-10-12 --to 2026-10-21 --insurance-months 84',
    'sick-pay --earned 2024=1000000 --earned 2025=1200000 --from 2026-10-12 --to 2026-10-21 --insurance-months 84 --explain',
    'sick-pay --request sick.json --json',
  ],
  assembly: assemblies.sickPay,
  onlyByFile: {
    en: 'The file has the same values as the options',
    ru: 'В файле — то же, что в параметрах',
  },
  report: sickReport,
  explained: (answer, context) => breakdownReport(texts.sick, answer, context),
})

/** The breakdown for people: every step, in its order. */
const breakdownReport = (
  title: Text,
  { calculation, explanation }: VacationPayExplanationResponse | SickPayExplanationResponse,
  context: CommandContext,
): string => {
  const { warnings } = calculation
  const { say } = context
  const sections = [[say(texts.steps), explanation]] as const
  return writeBreakdown({ title: say(title), warnings, sections }, context)
}

/** What is paid and when, where the options say it: a request in a file has its kind and first day for itself. */
function headingOf(
  { days, last_day, paid_on }: VacationPayResponse,
  { language, say }: CommandContext,
  { kind, from }: GivenOptions,
): string {
  const date = writeDate(paid_on, language)
  const kinds = textsOf(kind)
  if (days !== undefined || kinds.includes('compensation')) return say(texts.compensation, { date })
  const [start] = textsOf(from)
  if (start === undefined || kinds.includes('working-days')) {
    return say(texts.otherPay, { date })
  }
  const first = dayAndMonth(start, language)
  return say(texts.vacation, { first, last: writeDate(last_day, language), date })
}

function vacationReport(
  answer: VacationPayResponse,
  context: CommandContext,
  given: GivenOptions,
): string {
  const { language, say, width } = context
  const { days, northern_pay, last_day, warnings } = answer
  const isCompensation = days !== undefined || textsOf(given['kind']).includes('compensation')
  const decimalDays = language === 'ru' ? days?.replace('.', ',') : days
  const bases = northern_pay > 0 ? (['base_pay', 'northern_pay'] as const) : []
  const amounts = sumsOf(VacationPayResponse, answer, ['daily_average', 'pay', ...bases])
  return reportOf([
    headOf(headingOf(answer, context, given), warnings, width),
    amountsTable(amounts, context),
    [
      ...(decimalDays === undefined ? [] : [say(texts.daysPaid, { days: decimalDays })]),
      ...(isCompensation ? [] : [say(texts.lastDay, { date: writeDate(last_day, language) })]),
    ],
  ])
}

function sickReport(answer: SickPayResponse, context: CommandContext): string {
  const { language, say, width } = context
  const { days, employer_northern_pay, warnings } = answer
  const { words, sums, totals, fit } = listOf(sickDays, days, context)
  const { table, notes } = fit([
    words('month', ({ month }) => numericDate(month, language)),
    { ...words('days', (row) => String(row.days)), align: 'right' },
    ...sums({ day_pay: 0 }),
    ...totals({ employer: 0, fund: 0 }),
  ])
  const bases =
    employer_northern_pay > 0 ? (['employer_base_pay', 'employer_northern_pay'] as const) : []
  return reportOf([
    headOf(say(texts.sick), warnings, width),
    amountsTable(sumsOf(SickPayResponse, answer, ['daily_average', ...bases]), context),
    table,
    notes,
  ])
}
