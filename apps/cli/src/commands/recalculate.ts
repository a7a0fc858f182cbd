import {
  capitalised,
  monthName,
  numericDate,
  paymentKinds,
  type RecalculationResponse,
  type Text,
} from '@oklad/contract/internal'
import { dayIn, monthIn } from '@oklad/engine/internal'
import type { CommandContext } from '../context.ts'
import { isShown, writeBreakdown } from '../report/breakdown.ts'
import { amountsTable, tableOf } from '../report/table.ts'
import { headOf, reportOf, wrapText } from '../report/text.ts'
import { sums, titles } from '../texts.ts'
import { question } from './question.ts'

// biome-ignore format: one text a line
const texts = {
  heading: { en: 'Recalculation settled on {date}', ru: 'Пересчёт на {date}' },
  explained: { en: 'How the recalculation is computed, in roubles', ru: 'Как получен пересчёт, в рублях' },
  steps: { en: 'The settlement', ru: 'Итог пересчёта' },
  onlyByFile: { en: 'It has both requests', ru: 'В файле — оба запроса' },
  month: { en: 'Month', ru: 'Месяц' },
  payment: { en: 'Payment', ru: 'Выплата' },
  settlement: { en: 'settlement', ru: 'пересчёт' },
  excess: { en: 'Excess tax withheld', ru: 'Излишне удержано НДФЛ' },
  setOff: { en: 'set off in the year', ru: 'зачтено в течение года' },
  toReturn: { en: 'to return', ru: 'подлежит возврату' },
  notWithheld: { en: 'Tax not withheld', ru: 'Не удержано НДФЛ' },
  debt: { en: 'Debt of the employee', ru: 'Долг работника' },
  keptBack: { en: 'Deducted', ru: 'Удержано' },
  limit: { en: 'At most', ru: 'Не больше' },
  left: { en: 'Left', ru: 'Остаток' },
  row: { en: 'In payments and in a row of documents, keep the earlier months as they were paid and add "other_pay": {pay}', ru: 'В выплатах и в строке для отчётности оставьте прошлые месяцы как есть и добавьте "other_pay": {pay}' },
  rows: { en: 'In a table of documents keep the row as it was paid. Below it add the corrected row, with {date} in the column "Recalculated on"', ru: 'В таблице для отчётности оставьте строку с тем, что выплачено, а под ней добавьте исправленную, в столбце «Дата пересчёта» — {date}' },
} satisfies Readonly<Record<string, Text>>

/** `oklad recalculate`: the change of a year of which a part is paid. */
export const recalculateCommand = question({
  operation: 'recalculate',
  examples: ['recalculate --request recalculation.json', 'recalculate --request - --explain'],
  onlyByFile: texts.onlyByFile,
  report,
  explained: ({ warnings, explanation }, context) => {
    const { say } = context
    const sections = [[say(texts.steps), explanation.filter(isShown)] as const]
    return writeBreakdown({ title: say(texts.explained), warnings, sections }, context)
  },
})

/** The settlement as other pay, JSON. */
const rowOf = ({ date, gross_income, north_gross_income }: RecalculationResponse['settlement']) =>
  JSON.stringify([
    {
      ...{ kind: 'recalculation', month: monthIn(date), day: dayIn(date) },
      ...{ amount: gross_income, northern_amount: north_gross_income },
    },
  ])

function report(answer: RecalculationResponse, context: CommandContext): string {
  const { language, say, width } = context
  const { settlement, excess_tax: excess, tax_not_withheld, debt, warnings } = answer
  const day = (date: string) => numericDate(date, language)
  const isChanged = (month: RecalculationResponse['months'][number]) =>
    month.gross_income !== 0 || month.contributions !== 0
  const changed = answer.months.filter(isChanged)
  const nameOf = (month: string) => capitalised(monthName(monthIn(month), language))
  const ofMonths = tableOf(changed, context)
  const months = ofMonths.fit([
    ofMonths.text(texts.month, ({ month }) => nameOf(month), titles.total),
    ofMonths.money(titles.basePay, (month) => month.base_gross_income, 1),
    ofMonths.money(titles.allowances, (month) => month.north_gross_income, 2),
    ofMonths.money(titles.gross, (month) => month.gross_income),
    ofMonths.money(titles.contributions, (month) => month.contributions),
  ])
  const ofPayments = tableOf(answer.payments, context)
  const payments = ofPayments.fit([
    ofPayments.text(texts.payment, ({ date }) => day(date), titles.total),
    ofPayments.text('', ({ month, kind }) => {
      const words = kind === 'settlement' ? texts.settlement : paymentKinds[kind]
      return `${nameOf(month)}, ${say(words).toLowerCase()}`
    }),
    ofPayments.money(titles.gross, (payment) => payment.gross_income),
    ofPayments.money(titles.tax, (payment) => payment.tax_amount),
    ofPayments.money(titles.netPay, (payment) => payment.net_income),
  ])
  const repayments = debt?.repayments ?? []
  const ofDebt = tableOf(repayments, context)
  const repaid = ofDebt.fit([
    ofDebt.text(texts.payment, ({ date }) => day(date)),
    ofDebt.amounts(texts.limit, ({ limit }) => limit),
    ofDebt.amounts(texts.keptBack, ({ amount }) => amount),
    ofDebt.amounts(texts.left, ({ left }) => left),
  ])
  const tax = [
    [texts.excess, excess.found],
    [texts.setOff, excess.set_off],
    [texts.toReturn, excess.to_return],
    [texts.notWithheld, tax_not_withheld],
    [texts.debt, debt?.amount ?? 0],
  ] as const
  const shown = tax.filter(([, amount]) => amount !== 0)
  return reportOf([
    headOf(say(texts.heading, { date: day(settlement.date) }), warnings, width),
    amountsTable(
      [
        [titles.gross, settlement.gross_income],
        [titles.tax, settlement.tax_amount],
        [titles.netPay, settlement.net_income],
        [sums.contributions, settlement.contributions],
      ],
      context,
    ),
    ...[changed.length > 0 ? months.table : [], answer.payments.length > 0 ? payments.table : []],
    shown.length > 0 ? amountsTable(shown, context) : [],
    repayments.length > 0 ? repaid.table : [],
    [...months.notes, ...payments.notes],
    settlement.gross_income > 0 ? wrapText(say(texts.row, { pay: rowOf(settlement) }), width) : [],
    settlement.gross_income <= 0 && excess.found > 0
      ? wrapText(say(texts.rows, { date: day(settlement.date) }), width)
      : [],
  ])
}
