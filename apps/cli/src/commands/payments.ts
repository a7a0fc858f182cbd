import { numericDate, paymentTitles, writePercent } from '@oklad/contract/fields'
import {
  capitalised,
  monthName,
  type PaymentsExplanationResponse,
  PaymentsResponse,
  paymentKinds,
} from '@oklad/contract/internal'
import { monthIn } from '@oklad/engine/internal'
import type { CommandContext } from '../context.ts'
import { isShown, writeBreakdown } from '../report/breakdown.ts'
import { listOf, titleOf } from '../report/members.ts'
import { headOf, reportOf, wrapText } from '../report/text.ts'
import { titles } from '../texts.ts'
import { question } from './question.ts'

// biome-ignore format: one text a line
const texts = {
  heading: { en: 'Payments by date, with the tax withheld from each', ru: 'Выплаты по датам и НДФЛ с каждой из них' },
  note: { en: 'Income belongs to the year in which it is paid. Only pay for the months of the calculation is listed: last December paid in January is not.', ru: 'Доход относится к году, в котором выплачен. Показаны выплаты только за месяцы расчёта: декабрь прошлого года, выплаченный в январе, сюда не входит.' },
  ...paymentTitles,
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

const {
  payments: { items: paymentSchema },
  transfers: { items: transferSchema },
  tax_years: { items: yearSchema },
} = PaymentsResponse.properties

type Payment = PaymentsResponse['payments'][number]

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
    tax_years: tax_years.map(
      ({ tax_year }) => `${say(titleOf(yearSchema, 'tax_year'))} ${tax_year}`,
    ),
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
  const ofPayments = listOf(paymentSchema, payments, context)
  const due = transfers.filter(({ tax_amount }) => tax_amount > 0)
  const ofTransfers = listOf(transferSchema, due, context)
  const lines = due.flatMap((transfer) =>
    transfer.budget_codes
      .filter(({ tax_amount }) => tax_amount > 0)
      .map((sum) => ({ ...transfer, ...sum })),
  )
  const ofLines = listOf(transferSchema, lines, context)
  const ofYears = listOf(yearSchema, years, context)
  const hasAllowances = ofPayments.has('north_gross_income')
  const hasWrits = payments.some(({ paid_out }) => paid_out !== undefined)
  const pay = hasAllowances ? { base_gross_income: 2, north_gross_income: 3 } : {}
  const taxes = hasAllowances ? { base_tax_amount: 1, north_tax_amount: 2 } : {}
  const writs = hasWrits ? { withheld_after_tax: 0, paid_out: 0 } : {}
  const remitBy = ({ transfer_date }: { transfer_date: string }) => date(transfer_date)
  const remittances = ofTransfers.fit([
    ofTransfers.words('transfer_date', remitBy, titles.total),
    ofTransfers.text(
      texts.withheld,
      (row) => `${date(row.withheld_from)} – ${date(row.withheld_to)}`,
    ),
    ...ofTransfers.totals({ ...taxes, tax_amount: 0 }),
  ])
  const notices = ofLines.fit([
    ofLines.words('transfer_date', remitBy, titles.total),
    ofLines.words('slot', ({ slot }) => slot),
    ofLines.text(texts.budgetCode, (line) => line.budget_code ?? say(texts.unknownCode)),
    ...ofLines.totals({ tax_amount: 0 }),
  ])
  const tables = [
    ofPayments.fit([
      ofPayments.words('date', (payment) => date(payment.date), titles.total),
      ofPayments.words('kind', (payment) => writeKind(payment, context)),
      ...ofPayments.totals({ ...pay, gross_income: 1, tax_amount: 0, net_income: 0, ...writs }),
      {
        ...ofPayments.words('tax_rate', ({ tax_rate }) => writePercent(tax_rate, language)),
        ...{ align: 'right', expendable: 4 },
      },
    ]),
    ...(due.length > 0 ? [remittances, notices] : []),
    ofYears.fit([
      ofYears.words('tax_year', (year) => String(year.tax_year)),
      ...ofYears.sums({ ...pay, gross_income: 0, tax_amount: 0, net_income: 0 }),
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
