import { answerRequest } from '@oklad/answers'
import {
  type SickPayResponse,
  type Text,
  type VacationPayResponse,
  writeDate,
} from '@oklad/contract/internal'
import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { amountsTable, fitTable, moneyColumns, type NamedAmount } from '../report/table.ts'
import { headOf, reportOf } from '../report/text.ts'
import { addQuestion } from './question.ts'

// biome-ignore format: one text a line
const texts = {
  vacation: { en: 'Pay by average earnings, paid on {date}', ru: 'Выплата по среднему заработку, дата выплаты — {date}' },
  sick: { en: 'Sick pay by month and by payer', ru: 'Больничный по месяцам и плательщикам' },
  average: { en: 'Daily average', ru: 'Средний дневной заработок' },
  pay: { en: 'Pay before tax', ru: 'Начислено' },
  base: { en: 'In the main tax base', ru: 'В основной налоговой базе' },
  northern: { en: 'In the tax base of the allowances', ru: 'В базе районного коэффициента и надбавки' },
  lastDay: { en: 'The last day is {date}.', ru: 'Последний день — {date}.' },
  month: { en: 'Month', ru: 'Месяц' },
  days: { en: 'Days', ru: 'Дней' },
  dayPay: { en: 'A day', ru: 'За день' },
  employer: { en: 'Employer', ru: 'Работодатель' },
  fund: { en: 'Social Fund', ru: 'Соцфонд' },
} satisfies Readonly<Record<string, Text>>

/** Adds `oklad vacation-pay`: vacation pay, compensation and pay for working days. */
export function addVacationPayCommand(program: Command, context: CommandContext): void {
  addQuestion(program, context, {
    operation: 'vacationPay',
    examples: ['vacation-pay --request vacation.json', 'vacation-pay --request - --json'],
    answerer: answerRequest.vacationPay,
    report: vacationReport,
  })
}

/** Adds `oklad sick-pay`. */
export function addSickPayCommand(program: Command, context: CommandContext): void {
  addQuestion(program, context, {
    operation: 'sickPay',
    examples: ['sick-pay --request sick.json', 'sick-pay --request - --json'],
    answerer: answerRequest.sickPay,
    report: sickReport,
  })
}

/** The tax bases of pay, where it is divided. */
const bases = (base: number, northern: number): NamedAmount[] =>
  northern > 0
    ? [
        [texts.base, base],
        [texts.northern, northern],
      ]
    : []

function vacationReport(answer: VacationPayResponse, context: CommandContext): string {
  const { language, say, width } = context
  const { daily_average, pay, base_pay, northern_pay, last_day, paid_on, warnings } = answer
  const amounts: NamedAmount[] = [
    [texts.average, daily_average],
    [texts.pay, pay],
    ...bases(base_pay, northern_pay),
  ]
  return reportOf([
    headOf(say(texts.vacation, { date: writeDate(paid_on, language) }), warnings, width),
    amountsTable(amounts, context),
    [say(texts.lastDay, { date: writeDate(last_day, language) })],
  ])
}

type SickDays = SickPayResponse['days'][number]

function sickReport(answer: SickPayResponse, context: CommandContext): string {
  const { say, width } = context
  const { days, daily_average, employer_base_pay, employer_northern_pay, warnings } = answer
  const money = moneyColumns<SickDays>(days, context)
  const { foot: _, ...dayPay } = money(texts.dayPay, (row) => row.day_pay)
  const { table, notes } = fitTable(
    days,
    [
      { title: say(texts.month), cell: ({ month }) => month },
      { title: say(texts.days), align: 'right', cell: (row) => String(row.days) },
      dayPay,
      money(texts.employer, (row) => row.employer),
      money(texts.fund, (row) => row.fund),
    ],
    context,
  )
  return reportOf([
    headOf(say(texts.sick), warnings, width),
    amountsTable(
      [[texts.average, daily_average], ...bases(employer_base_pay, employer_northern_pay)],
      context,
    ),
    table,
    notes,
  ])
}
