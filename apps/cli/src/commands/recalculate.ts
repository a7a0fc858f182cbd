import {
  capitalised,
  monthName,
  numericDate,
  paymentKinds,
  RecalculationResponse,
  type Text,
} from '@oklad/contract/internal'
import { dayIn, monthIn } from '@oklad/engine/internal'
import type { CommandContext } from '../context.ts'
import { isShown, writeBreakdown } from '../report/breakdown.ts'
import { listOf, sumsOf } from '../report/members.ts'
import { amountsTable } from '../report/table.ts'
import { headOf, reportOf, wrapText } from '../report/text.ts'
import { titles } from '../texts.ts'
import { question } from './question.ts'

// biome-ignore format: one text a line
const texts = {
  heading: { en: 'Recalculation settled on {date}', ru: 'Пересчёт на {date}' },
  explained: { en: 'How the recalculation is computed, in roubles', ru: 'Как получен пересчёт, в рублях' },
  steps: { en: 'The settlement', ru: 'Итог пересчёта' },
  onlyByFile: { en: 'It has both requests', ru: 'В файле — оба запроса' },
  settlement: { en: 'settlement', ru: 'пересчёт' },
  row: { en: 'In payments and in a row of documents, keep the earlier months as they were paid and add the other pay: "other_pay": {pay}', ru: 'В выплатах и в строке для отчётности оставьте прошлые месяцы как есть и добавьте другую выплату: "other_pay": {pay}' },
  rows: { en: 'In a table of documents keep the row as it was paid. Below it add the corrected row, with {date} in the column "Recalculated on"', ru: 'В таблице для отчётности оставьте строку с тем, что выплачено, а под ней добавьте исправленную, в столбце «Дата пересчёта» — {date}' },
} satisfies Readonly<Record<string, Text>>

const { properties: schema } = RecalculationResponse

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
  const { settlement, excess_tax: excess, debt, warnings } = answer
  const day = (date: string) => numericDate(date, language)
  const isChanged = (month: RecalculationResponse['months'][number]) =>
    month.gross_income !== 0 || month.contributions !== 0
  const changed = answer.months.filter(isChanged)
  const nameOf = (month: string) => capitalised(monthName(monthIn(month), language))
  const ofMonths = listOf(schema.months.items, changed, context)
  const months = ofMonths.fit([
    ofMonths.text(titles.month, ({ month }) => nameOf(month), titles.total),
    ...ofMonths.totals({ base_gross_income: 1, north_gross_income: 2 }),
    ...ofMonths.totals({ gross_income: 0, contributions: 0 }),
  ])
  const ofPayments = listOf(schema.payments.items, answer.payments, context)
  const payments = ofPayments.fit([
    ofPayments.words('date', ({ date }) => day(date), titles.total),
    ofPayments.words('kind', ({ month, kind }) => {
      const words = kind === 'settlement' ? texts.settlement : paymentKinds[kind]
      return `${nameOf(month)}, ${say(words).toLowerCase()}`
    }),
    ...ofPayments.totals({ gross_income: 0, tax_amount: 0, net_income: 0 }),
  ])
  const repayments = debt?.repayments ?? []
  const ofDebt = listOf(schema.debt.properties.repayments.items, repayments, context)
  const repaid = ofDebt.fit([
    ofDebt.words('date', ({ date }) => day(date)),
    ...ofDebt.sums({ limit: 0, amount: 0, left: 0 }),
  ])
  const tax = [
    ...sumsOf(schema.excess_tax, excess),
    ...sumsOf({ properties: schema }, answer, ['tax_not_withheld']),
    ...sumsOf(schema.debt, debt ?? {}),
  ]
  const parts =
    settlement.north_gross_income === 0
      ? []
      : (['base_gross_income', 'north_gross_income'] as const)
  const shown = tax.filter(([, amount]) => amount !== 0)
  return reportOf([
    headOf(say(texts.heading, { date: day(settlement.date) }), warnings, width),
    amountsTable(
      sumsOf(schema.settlement, settlement, [
        'gross_income',
        ...parts,
        'tax_amount',
        'net_income',
        'contributions',
      ]),
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
