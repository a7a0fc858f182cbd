import { type Answerer, answerRequest } from '@oklad/answers'
import {
  capitalised,
  monthName,
  type PaymentsExplanationResponse,
  type PaymentsResponse,
} from '@oklad/contract'
import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import type { EnglishText } from '../language.ts'
import { paymentOptions } from '../options/request-options.ts'
import { isTold, writeBreakdown } from '../report/breakdown.ts'
import { monthNumber } from '../report/month-columns.ts'
import { type Column, fitTable, moneyColumns } from '../report/table.ts'
import { headOf, reportOf, wrapText } from '../report/text.ts'
import { addQuestion } from './question.ts'

/** Adds `oklad payments`: advances and final payments by date. */
export function addPaymentsCommand(program: Command, context: CommandContext): void {
  addQuestion(program, context, {
    name: 'payments',
    path: '/api/v1/private-calc/payments',
    description:
      'List the payments of a year by date. Shows every advance and final payment with its tax, and the tax to transfer by each day.',
    examples: [
      'payments --salary 150000',
      'payments --salary 150000 --advance-day 25 --final-day 10 --advance 40',
      'payments --salary 150000 --start 2024-11 --final-day 10 --json',
      'payments --salary 150000 --start 2026-12 --explain',
      'payments --request request.json',
    ],
    request: paymentOptions,
    answerer: answerRequest.payments as Answerer<PaymentsResponse | PaymentsExplanationResponse>,
    explaining: answerRequest['payments/explain'],
    report: (answer, context) =>
      'explanation' in answer ? explanationReport(answer, context) : report(answer, context),
  })
}

type Payment = PaymentsResponse['payments'][number]
type Sums = PaymentsResponse['tax_years'][number]
type SumName = Exclude<keyof Sums, 'tax_year'>

const kinds: Readonly<Record<Payment['kind'], EnglishText>> = {
  advance: 'advance',
  final: 'rest',
}

const writeDate = (date: string, { language }: CommandContext) =>
  language === 'ru' ? date.split('-').reverse().join('.') : date

/** The month and the kind of a payment: `December, advance`. */
const writeKind = (payment: Payment, { language, say }: CommandContext) =>
  `${capitalised(monthName(monthNumber(payment), language))}, ${say(kinds[payment.kind])}`

/** The breakdown for people: payment by payment, then transfers and tax years. */
function explanationReport(
  { calculation, explanation }: PaymentsExplanationResponse,
  context: CommandContext,
): string {
  const { say } = context
  const { payments, transfers, tax_years, warnings } = calculation
  const parts: Readonly<Record<string, readonly string[]>> = {
    payments: payments.map(
      (payment) => `${writeDate(payment.date, context)}: ${writeKind(payment, context)}`,
    ),
    transfers: transfers.map(
      ({ transfer_date }) => `${say('Transfer by')} ${writeDate(transfer_date, context)}`,
    ),
    tax_years: tax_years.map(({ tax_year }) => `${say('Tax year')} ${tax_year}`),
  }
  const sections = Object.entries(parts).flatMap(([name, titles]) =>
    titles.map((title, index) => {
      const path = `/${name}/${index}/`
      const steps = explanation.filter((step) => isTold(step) && step.pointer?.startsWith(path))
      return [title, steps] as const
    }),
  )
  const title = say('Payments by date, with the tax withheld from each')
  return writeBreakdown({ title, warnings, sections }, context)
}

/** The payments for people: by date, by the day of the transfer, and by tax year. */
function report(answer: PaymentsResponse, context: CommandContext): string {
  const { payments, transfers, tax_years: years, warnings } = answer
  const { say, width } = context
  const date = (text: string) => writeDate(text, context)
  // The sums of the payments, and of the transfers, are those of the tax years.
  const sumColumn = moneyColumns<Pick<Sums, SumName>>(years, context)
  const money = (title: EnglishText, name: SumName, expendable = 0) =>
    sumColumn(title, (row) => row[name], expendable)
  const hasAllowances = payments.some(({ north_gross_income }) => north_gross_income > 0)
  const pay = hasAllowances
    ? [money('Base pay', 'base_gross_income', 2), money('Allowances', 'north_gross_income', 3)]
    : []
  const taxes = hasAllowances
    ? [money('on base pay', 'base_tax_amount', 1), money('on allowances', 'north_tax_amount', 2)]
    : []
  const byDate = fitTable(
    payments,
    [
      { title: say('Paid'), cell: (payment) => date(payment.date), foot: say('Total') },
      { title: say('For'), cell: (payment) => writeKind(payment, context) },
      ...pay,
      money('Gross', 'gross_income', 1),
      money('Tax', 'tax_amount'),
      money('Net pay', 'net_income'),
      {
        title: say('Rate'),
        align: 'right',
        cell: ({ tax_rate }) => `${tax_rate} %`,
        expendable: 4,
      },
    ],
    context,
  )
  const byTransfer = fitTable(
    transfers,
    [
      {
        title: say('Transfer by'),
        cell: ({ transfer_date }) => date(transfer_date),
        foot: say('Total'),
      },
      {
        title: say('Withheld'),
        cell: ({ withheld_from, withheld_to }) => `${date(withheld_from)} – ${date(withheld_to)}`,
      },
      ...taxes,
      money('Tax', 'tax_amount'),
    ],
    context,
  )
  const byYear = fitTable(
    years,
    [
      { title: say('Tax year'), cell: ({ tax_year }: Sums) => String(tax_year) },
      ...[...pay, money('Gross', 'gross_income')],
      money('Tax', 'tax_amount'),
      money('Net pay', 'net_income'),
    ].map(({ foot: _, ...column }: Column<Sums>) => column),
    context,
  )
  const tables = [byDate, byTransfer, byYear]
  const note =
    'Income belongs to the year in which it is paid. Only pay for the months of the calculation is listed: last December paid in January is not.'
  return reportOf([
    headOf(say('Payments by date, with the tax withheld from each'), warnings, width),
    ...tables.map(({ table }) => table),
    [say(note), ...tables.flatMap(({ notes }) => notes)].flatMap((line) => wrapText(line, width)),
  ])
}
