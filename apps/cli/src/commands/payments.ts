import { numericDate, paymentTitles, writePercent } from '@oklad/contract/fields'
import {
  capitalised,
  monthName,
  type PaymentsExplanationResponse,
  type PaymentsResponse,
  paymentKinds,
  type Text,
} from '@oklad/contract/internal'
import { monthIn } from '@oklad/engine/internal'
import type { CommandContext } from '../context.ts'
import { isShown, writeBreakdown } from '../report/breakdown.ts'
import { tableOf } from '../report/table.ts'
import { headOf, reportOf, wrapText } from '../report/text.ts'
import { titles } from '../texts.ts'
import { question } from './question.ts'

// biome-ignore format: one text a line
const texts = {
  heading: { en: 'Payments by date, with the tax withheld from each', ru: 'Выплаты по датам и НДФЛ с каждой из них' },
  note: { en: 'Income belongs to the year in which it is paid. Only pay for the months of the calculation is listed: last December paid in January is not.', ru: 'Доход относится к году, в котором выплачен. Показаны выплаты только за месяцы расчёта: декабрь прошлого года, выплаченный в январе, сюда не входит.' },
  ...paymentTitles,
  remitColumn: { en: 'Remit by', ru: 'Перечислить\nне позднее' },
  taxYear: { en: 'Tax year', ru: 'Год' },
}

/** `oklad payments`: advances and final payments by date. */
export const paymentsCommand = question({
  operation: 'payments',
  examples: [
    'payments --salary 150000',
    'payments --salary 150000 --advance-day 25 --final-day 10 --advance 40',
    'payments --salary 150000 --start 2024-11 --final-day 10 --json',
    'payments --salary 150000 --start 2026-12 --explain',
    'payments --salary 150000 --deduct alimony-share=1/4 --deduct writ=100000',
    'payments --request request.json',
  ],
  report,
  explained,
})

type Payment = PaymentsResponse['payments'][number]
type Sums = PaymentsResponse['tax_years'][number]
type SumName = Exclude<keyof Sums, 'tax_year'>

/** The month and the kind of a payment: `December, advance`. */
const writeKind = (payment: Payment, { language, say }: CommandContext) =>
  `${capitalised(monthName(monthIn(payment.month), language))}, ${say(paymentKinds[payment.kind]).toLowerCase()}`

/** The breakdown for people: payment by payment, then remittances and tax years. */
function explained(
  { calculation, explanation }: PaymentsExplanationResponse,
  context: CommandContext,
): string {
  const { language, say } = context
  const date = (text: string) => numericDate(text, language)
  const { payments, transfers, tax_years, warnings } = calculation
  const parts: Readonly<Record<string, readonly string[]>> = {
    payments: payments.map((one) => `${date(one.date)}: ${writeKind(one, context)}`),
    transfers: transfers.map((one) => `${say(texts.remitBy)} ${date(one.transfer_date)}`),
    tax_years: tax_years.map(({ tax_year }) => `${say(texts.taxYear)} ${tax_year}`),
  }
  const sections = Object.entries(parts).flatMap(([name, titles]) =>
    titles.map((title, index) => {
      const path = `/${name}/${index}/`
      const steps = explanation.filter((step) => isShown(step) && step.pointer?.startsWith(path))
      return [title, steps] as const
    }),
  )
  return writeBreakdown({ title: say(texts.heading), warnings, sections }, context)
}

/** The payments for people: by date, by the day of the remittance, and by tax year. */
function report(answer: PaymentsResponse, context: CommandContext): string {
  const { payments, transfers, tax_years: years, warnings } = answer
  const { language, say, width } = context
  const date = (text: string) => numericDate(text, language)
  const ofPayments = tableOf(payments, context)
  // The sums of the payments, and of the transfers, are those of the tax years.
  const ofYears = tableOf(years, context)
  const ofSums = tableOf<Pick<Sums, SumName>>(years, context)
  const money = (title: Text, name: SumName, expendable = 0) =>
    ofSums.money(title, (row) => row[name], expendable)
  const hasAllowances = payments.some(({ north_gross_income }) => north_gross_income > 0)
  const hasWrits = payments.some(({ paid_out }) => paid_out !== undefined)
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
  const writs = hasWrits
    ? [
        ofPayments.money(titles.deducted, ({ withheld_after_tax = 0 }) => withheld_after_tax),
        ofPayments.money(titles.paidOut, ({ paid_out = 0 }) => paid_out),
      ]
    : []
  const due = transfers.filter(({ tax_amount }) => tax_amount > 0)
  const ofTransfers = tableOf(due, context)
  const remitBy = ofTransfers.text(
    texts.remitColumn,
    (row) => date(row.transfer_date),
    titles.total,
  )
  const lines = due.flatMap((transfer) =>
    transfer.budget_codes
      .filter(({ tax_amount }) => tax_amount > 0)
      .map((sum) => ({ ...transfer, ...sum })),
  )
  const ofLines = tableOf(lines, context)
  const sums = [money(titles.tax, 'tax_amount'), money(titles.netPay, 'net_income')]
  const byYear = [...pay, money(titles.gross, 'gross_income'), ...sums]
  const remittances = ofTransfers.fit([
    remitBy,
    ofTransfers.text(
      texts.withheld,
      (row) => `${date(row.withheld_from)} – ${date(row.withheld_to)}`,
    ),
    ...[...taxes, money(titles.tax, 'tax_amount')],
  ])
  const notices = ofLines.fit([
    remitBy,
    ofLines.text(texts.slot, ({ slot }) => slot),
    ofLines.text(texts.budgetCode, (line) => line.budget_code ?? say(texts.unknownCode)),
    ofLines.money(titles.tax, ({ tax_amount }) => tax_amount),
  ])
  const tables = [
    ofPayments.fit([
      ofPayments.text(texts.paidOn, (payment) => date(payment.date), titles.total),
      ofPayments.text(texts.paidFor, (payment) => writeKind(payment, context)),
      ...[...pay, money(titles.gross, 'gross_income', 1), ...sums, ...writs],
      {
        ...ofPayments.text(titles.rate, ({ tax_rate }) => writePercent(tax_rate, language)),
        ...{ align: 'right', expendable: 4 },
      },
    ]),
    ...(due.length > 0 ? [remittances, notices] : []),
    ofYears.fit([
      ofYears.text(texts.taxYear, (year) => String(year.tax_year)),
      ...byYear.map(({ foot: _, ...column }) => column),
    ]),
  ]
  return reportOf([
    headOf(say(texts.heading), warnings, width),
    ...tables.map(({ table }) => table),
    [say(texts.note), ...tables.flatMap(({ notes }) => notes)].flatMap((line) =>
      wrapText(line, width),
    ),
  ])
}
