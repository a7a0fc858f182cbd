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
import { type DetailName, paydaysOf } from '../input/details.ts'
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
  const { solved } = props
  const { details } = props.input
  const { language, texts } = useWords()
  const words = accountantTexts[language]
  // Their own marks: the fields stay within reach while one of them is wrong.
  const { wrong, markWrong } = useMemo(wrongFields, [])
  const { year } = solved.year
  const paid = paymentsIn(solved, details)
  const withKopecks = haveKopecks(paid?.payments.map(({ grossIncome }) => grossIncome) ?? [])
  const rows = (paid?.payments.length ?? 0) + (paid?.years.length ?? 0)
  const payments = useFigures('payments-', [rows - 1, columns.length])
  const remitted = paid?.remittances.filter(({ incomeTax }) => incomeTax > 0) ?? []
  const remittances = useFigures('remittances-', [remitted.length - 1, 0])
  const paydays = paydaysOf(details)
  const asked = (figure: string, period: string) => ({ step: `${figure}.${period}`, paydays })
  const sums = (paidSums: PaidSums, row: number, period: string) =>
    columns.map((name, column) => {
      const shown = writeAmount(paidSums[name], language, {
        withKopecks: withKopecks && name !== 'incomeTax',
      })
      return payments.figure(row, column, asked(snakeCase(name), period), shown)
    })
  const day = (date: string) => writeDay(date, language, year)
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
            {payments.table({
              label: words.paymentsTable,
              head: [
                words.paidOn,
                words.paidFor,
                ...columns.map((name) => texts.amounts[name]),
                monthsTexts[language].rate,
              ],
              body: paid.payments.map((payment, row) => [
                day(payment.date),
                (payment.kind === 'advance' || payment.kind === 'final'
                  ? `${monthName(payment.month, language)}, `
                  : '') + paymentKinds[payment.kind][language],
                ...sums(payment, row, `payment_${row + 1}`),
                payments.figure(
                  row,
                  columns.length,
                  asked('tax_rate', `payment_${row + 1}`),
                  writePercent(payment.taxRate, language),
                ),
              ]),
              foot: paid.years.map((one, index) => [
                `${monthsTexts[language].total} ${moneyBarTexts[language].inYear(one.year)}`,
                '',
                ...sums(one, paid.payments.length + index, index === 0 ? 'year' : 'next_year'),
                '',
              ]),
            })}
            {remitted.length > 0 && (
              <div class="stack group">
                {remittances.table({
                  label: words.remittancesTable,
                  head: [words.remitBy, words.withheld, texts.amounts.incomeTax],
                  body: remitted.map(({ due, from, to, incomeTax }, row) => [
                    day(due),
                    `${day(from)} – ${day(to)}`,
                    remittances.figure(
                      row,
                      0,
                      asked('income_tax', `transfer_${from}`),
                      writeAmount(incomeTax, language),
                    ),
                  ]),
                })}
                <ScrollTable
                  label={words.noticeTable}
                  head={[words.remitBy, words.slot, words.budgetCode, texts.amounts.incomeTax]}
                  body={remitted.flatMap(({ due, slot, byBudgetCode }) =>
                    byBudgetCode
                      .filter(({ tax }) => tax > 0)
                      .map(({ budgetCode, tax }) => [
                        day(due),
                        slot,
                        budgetCode ?? words.unknownCode,
                        writeAmount(tax, language),
                      ]),
                  )}
                />
              </div>
            )}
          </div>
        </>
      )}
    </details>
  )
}

interface PaymentWarningsProps extends Answered {
  readonly paid: NonNullable<ReturnType<typeof paymentsIn>>
}

/** The warnings of the payments, but for those of the year, which stand beside the answer. */
function PaymentWarnings({ solved, input: { details }, paid }: PaymentWarningsProps) {
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
