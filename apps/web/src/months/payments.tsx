import { paymentWarnings } from '@oklad/answers/breakdown'
import {
  monthName,
  paymentFields,
  paymentKinds,
  snakeCase,
  writePercent,
} from '@oklad/contract/fields'
import type { PaidSums } from '@oklad/engine'
import { useMemo } from 'preact/hooks'
import { warningsInWords } from '../answer/shown-warnings.ts'
import { NumberField } from '../details/controls.tsx'
import { type DetailName, type Details, paydaysOf } from '../input/details.ts'
import type { Answered } from '../input/outcome.ts'
import { MarkWrong, wrongFields } from '../input/wrong-fields.ts'
import { writeDay } from '../language/write-day.ts'
import { haveKopecks, writeAmount, writeWhole } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { accountantTexts } from '../texts/accountant.ts'
import { moneyBarTexts } from '../texts/money-bar.ts'
import { monthsTexts } from '../texts/months.ts'
import { ScrollTable } from '../ui/table.tsx'
import { paymentsIn } from './payments-of.ts'
import { shortSums } from './short-sums.ts'
import { useFigures } from './use-figures.tsx'

/** The sums of a payment, the most important ones first. */
const columns = shortSums.toReversed()

/** The payments by date with their tax, and the tax by the day on which it is remitted. */
export function Payments(props: Answered) {
  const { language } = useWords()
  const words = accountantTexts[language]
  // Their own marks: the fields stay within reach while one of them is wrong.
  const { wrong, markWrong } = useMemo(wrongFields, [])
  const paid = paymentsIn(props.solved, props.input.details)
  return (
    <details class="payments">
      <summary>{words.payments}</summary>
      {paid === undefined ? (
        <p class="hint">{words.noPayments}</p>
      ) : (
        <>
          <div class="stack">
            <p class="hint">{words.byDate}</p>
            <PaymentWarnings {...props} paid={paid} />
          </div>
          <MarkWrong.Provider value={markWrong}>
            <div class="row paydays">
              {(Object.keys(paymentFields) as DetailName[]).map((name) => (
                <NumberField key={name} name={name} />
              ))}
            </div>
          </MarkWrong.Provider>
          <div class="payments-tables result" inert={wrong.value.size > 0}>
            <ByDate {...props} paid={paid} />
            <Remittances {...props} paid={paid} />
          </div>
        </>
      )}
    </details>
  )
}

interface PaidProps extends Answered {
  readonly paid: NonNullable<ReturnType<typeof paymentsIn>>
}

/** Asks for the breakdown of a figure of the payments, by their days. */
const askedBy = (details: Details) => (figure: string, period: string) => ({
  step: `${figure}.${period}`,
  paydays: paydaysOf(details),
})

/** The payments with their sums, and the totals of the years in which they are made. */
function ByDate({ input, solved, paid }: PaidProps) {
  const { language, texts } = useWords()
  const words = accountantTexts[language]
  const { payments, years } = paid
  const asked = askedBy(input.details)
  const withKopecks = haveKopecks(payments.map(({ grossIncome }) => grossIncome))
  const { table, figure } = useFigures('payments-', [
    payments.length + years.length - 1,
    columns.length,
  ])
  const sums = (paidSums: PaidSums, row: number, period: string) =>
    columns.map((name, column) => {
      const shown = writeAmount(paidSums[name], language, {
        withKopecks: withKopecks && name !== 'incomeTax',
      })
      return figure(row, column, asked(snakeCase(name), period), shown)
    })
  const kindOf = ({ kind, month }: (typeof payments)[number]) =>
    (kind === 'advance' || kind === 'final' ? `${monthName(month, language)}, ` : '') +
    paymentKinds[kind][language]
  return table({
    class: 'by-date',
    label: words.paymentsTable,
    head: [
      words.paidOn,
      words.paidFor,
      ...columns.map((name) => texts.amounts[name]),
      monthsTexts[language].rate,
    ],
    body: payments.map((payment, row) => {
      const period = `payment_${row + 1}`
      const rate = writePercent(payment.taxRate, language)
      return [
        writeDay(payment.date, language, solved.year.year),
        kindOf(payment),
        ...sums(payment, row, period),
        figure(row, columns.length, asked('tax_rate', period), rate),
      ]
    }),
    foot: years.map((one, index) => [
      `${monthsTexts[language].total} ${moneyBarTexts[language].inYear(one.year)}`,
      '',
      ...sums(one, payments.length + index, index === 0 ? 'year' : 'next_year'),
      '',
    ]),
  })
}

/** The tax by the day on which it is remitted, with the lines of its notices. */
function Remittances({ input, solved, paid }: PaidProps) {
  const { language, texts } = useWords()
  const words = accountantTexts[language]
  const remitted = paid.remittances.filter(({ incomeTax }) => incomeTax > 0)
  const { table, figure } = useFigures('remittances-', [remitted.length - 1, 0])
  const asked = askedBy(input.details)
  const write = (tax: number) => writeAmount(tax, language)
  const day = (date: string) => writeDay(date, language, solved.year.year)
  if (remitted.length === 0) return null
  return (
    <div class="stack group">
      {table({
        label: words.remittancesTable,
        head: [words.remitBy, words.withheld, texts.amounts.incomeTax],
        body: remitted.map(({ due, from, to, incomeTax }, row) => [
          day(due),
          `${day(from)} – ${day(to)}`,
          figure(row, 0, asked('income_tax', `transfer_${from}`), write(incomeTax)),
        ]),
      })}
      <ScrollTable
        class="notice-lines"
        label={words.noticeTable}
        head={[words.remitBy, words.slot, words.budgetCode, texts.amounts.incomeTax]}
        body={remitted.flatMap(({ due, slot, byBudgetCode }) =>
          byBudgetCode
            .filter(({ tax }) => tax > 0)
            .map(({ budgetCode, tax }) => [
              day(due),
              slot,
              budgetCode ?? words.unknownCode,
              write(tax),
            ]),
        )}
      />
    </div>
  )
}

/** The warnings of the payments, but for those of the year, which stand beside the answer. */
function PaymentWarnings({ solved, input: { details }, paid }: PaidProps) {
  const { language } = useWords()
  const { byDateOnly } = accountantTexts[language]
  const { calculation, year } = solved
  // The usual rate is no field that was given and is not counted.
  const { accident_rate = 0 } = details
  const request = { ...calculation.request, ...paydaysOf(details), accident_rate }
  const amount = (kopecks: number) => `${writeWhole(kopecks, language)} ₽`
  const ofYear = warningsInWords(calculation, language, year)
  return paymentWarnings(request, calculation, paid, language, amount)
    .filter(({ detail }) => ofYear.every((one) => one.detail !== detail))
    .map(({ code, detail }) => (
      <p key={detail} class="warning">
        {/* The same warning with another sum stands beside the answer. */}
        {ofYear.some((one) => one.code === code) && byDateOnly} {detail}
      </p>
    ))
}
