import { type Answerer, answerRequest } from '@oklad/answers'
import { numericDate, writePercent } from '@oklad/contract/fields'
import {
  capitalised,
  monthName,
  type PaymentsExplanationResponse,
  type PaymentsResponse,
  paymentKinds,
  type Text,
} from '@oklad/contract/internal'
import { monthIn } from '@oklad/engine/internal'
import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { isTold, writeBreakdown } from '../report/breakdown.ts'
import { type Column, fitTable, moneyColumns } from '../report/table.ts'
import { headOf, reportOf, wrapText } from '../report/text.ts'
import { titles } from '../texts.ts'
import { addQuestion } from './question.ts'

// biome-ignore format: one text a line
const texts = {
  heading: { en: 'Payments by date, with the tax withheld from each', ru: 'Выплаты по датам и НДФЛ с каждой из них' },
  note: { en: 'Income belongs to the year in which it is paid. Only pay for the months of the calculation is listed: last December paid in January is not.', ru: 'Доход относится к году, в котором выплачен. Показаны выплаты только за месяцы расчёта: декабрь прошлого года, выплаченный в январе, сюда не входит.' },
  remitBy: { en: 'Remit by', ru: 'Перечислить до' },
  slot: { en: 'Slot', ru: 'Код срока' },
  budgetCode: { en: 'Budget code', ru: 'КБК' },
  unknownCode: { en: 'not known', ru: 'не известен' },
  taxYear: { en: 'Tax year', ru: 'Налоговый год' },
}

/** Adds `oklad payments`: advances and final payments by date. */
export function addPaymentsCommand(program: Command, context: CommandContext): void {
  addQuestion(program, context, {
    operation: 'payments',
    examples: [
      'payments --salary 150000',
      'payments --salary 150000 --advance-day 25 --final-day 10 --advance 40',
      'payments --salary 150000 --start 2024-11 --final-day 10 --json',
      'payments --salary 150000 --start 2026-12 --explain',
      'payments --salary 150000 --deduct alimony-share=1/4 --deduct writ=100000',
      'payments --request request.json',
    ],
    answerer: answerRequest.payments as Answerer<PaymentsResponse | PaymentsExplanationResponse>,
    explaining: answerRequest.explainPayments,
    report: (answer, context) =>
      'explanation' in answer ? explanationReport(answer, context) : report(answer, context),
  })
}

type Payment = PaymentsResponse['payments'][number]
type Sums = PaymentsResponse['tax_years'][number]
type SumName = Exclude<keyof Sums, 'tax_year'>

const writeDate = (date: string, { language }: CommandContext) => numericDate(date, language)

/** The month and the kind of a payment: `December, advance`. */
const writeKind = (payment: Payment, { language, say }: CommandContext) =>
  `${capitalised(monthName(monthIn(payment.month), language))}, ${say(paymentKinds[payment.kind]).toLowerCase()}`

/** The breakdown for people: payment by payment, then remittances and tax years. */
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
      ({ transfer_date }) => `${say(texts.remitBy)} ${writeDate(transfer_date, context)}`,
    ),
    tax_years: tax_years.map(({ tax_year }) => `${say(texts.taxYear)} ${tax_year}`),
  }
  const sections = Object.entries(parts).flatMap(([name, titles]) =>
    titles.map((title, index) => {
      const path = `/${name}/${index}/`
      const steps = explanation.filter((step) => isTold(step) && step.pointer?.startsWith(path))
      return [title, steps] as const
    }),
  )
  return writeBreakdown({ title: say(texts.heading), warnings, sections }, context)
}

/** The payments for people: by date, by the day of the remittance, and by tax year. */
function report(answer: PaymentsResponse, context: CommandContext): string {
  const { payments, transfers, tax_years: years, warnings } = answer
  const { say, width } = context
  const date = (text: string) => writeDate(text, context)
  // The sums of the payments, and of the transfers, are those of the tax years.
  const sumColumn = moneyColumns<Pick<Sums, SumName>>(years, context)
  const money = (title: Text, name: SumName, expendable = 0) =>
    sumColumn(title, (row) => row[name], expendable)
  const hasAllowances = payments.some(({ north_gross_income }) => north_gross_income > 0)
  const hasWrits = payments.some(({ paid_out }) => paid_out !== undefined)
  const ofPayments = moneyColumns(payments, context)
  const pay = hasAllowances
    ? [
        money(titles.basePay, 'base_gross_income', 2),
        money(titles.allowances, 'north_gross_income', 3),
      ]
    : []
  const taxes = hasAllowances
    ? [
        money({ en: 'on base pay', ru: 'с оклада' }, 'base_tax_amount', 1),
        money({ en: 'on allowances', ru: 'с надбавок' }, 'north_tax_amount', 2),
      ]
    : []
  const byDate = fitTable(
    payments,
    [
      {
        title: say({ en: 'Paid', ru: 'Выплата' }),
        cell: (payment) => date(payment.date),
        foot: say(titles.total),
      },
      { title: say({ en: 'For', ru: 'За что' }), cell: (payment) => writeKind(payment, context) },
      ...pay,
      money(titles.gross, 'gross_income', 1),
      money(titles.tax, 'tax_amount'),
      money(titles.netPay, 'net_income'),
      ...(hasWrits
        ? [
            ofPayments(titles.deducted, (payment) => payment.withheld_after_tax ?? 0),
            ofPayments(titles.paidOut, (payment) => payment.paid_out ?? 0),
          ]
        : []),
      {
        title: say(titles.rate),
        align: 'right',
        cell: ({ tax_rate }) => writePercent(tax_rate, context.language),
        expendable: 4,
      },
    ],
    context,
  )
  const byRemittance = fitTable(
    transfers,
    [
      {
        title: say(texts.remitBy),
        cell: ({ transfer_date }) => date(transfer_date),
        foot: say(titles.total),
      },
      {
        title: say({ en: 'Withheld', ru: 'Удержан' }),
        cell: ({ withheld_from, withheld_to }) => `${date(withheld_from)} – ${date(withheld_to)}`,
      },
      ...taxes,
      money(titles.tax, 'tax_amount'),
    ],
    context,
  )
  const lines = transfers.flatMap(({ transfer_date, slot, budget_codes }) =>
    budget_codes.map((sum) => ({ transfer_date, slot, ...sum })),
  )
  const byBudgetCode = fitTable(
    lines,
    [
      {
        title: say(texts.remitBy),
        cell: ({ transfer_date }) => date(transfer_date),
        foot: say(titles.total),
      },
      { title: say(texts.slot), cell: ({ slot }) => slot },
      {
        title: say(texts.budgetCode),
        cell: ({ budget_code }) => budget_code ?? say(texts.unknownCode),
      },
      moneyColumns(lines, context)(titles.tax, ({ tax_amount }) => tax_amount),
    ],
    context,
  )
  const byYear = fitTable(
    years,
    [
      {
        title: say(texts.taxYear),
        cell: ({ tax_year }: Sums) => String(tax_year),
      },
      ...[...pay, money(titles.gross, 'gross_income')],
      money(titles.tax, 'tax_amount'),
      money(titles.netPay, 'net_income'),
    ].map(({ foot: _, ...column }: Column<Sums>) => column),
    context,
  )
  const tables = [byDate, byRemittance, byBudgetCode, byYear]
  return reportOf([
    headOf(say(texts.heading), warnings, width),
    ...tables.map(({ table }) => table),
    [say(texts.note), ...tables.flatMap(({ notes }) => notes)].flatMap((line) =>
      wrapText(line, width),
    ),
  ])
}
