import { monthName, paymentFields, uselessFields } from '@oklad/contract/fields'
import type { PaidSums, Payment } from '@oklad/engine'
import { NumberField } from '../details/controls.tsx'
import type { Form } from '../details/form.ts'
import type { DetailName } from '../input/details.ts'
import type { Input, OnInput } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import { MarkWrong, useWrongFields } from '../input/wrong-fields.ts'
import { useWords } from '../language/words.ts'
import { writeDay } from '../language/write-day.ts'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import { accountantTexts } from '../texts/accountant.ts'
import { paymentsIn } from './payments-of.ts'

interface PaymentsProps {
  readonly input: Input
  readonly solved: Solved
  readonly currentYear: number
  readonly onInput: OnInput
}

const columns = ['netIncome', 'incomeTax', 'grossIncome'] as const

/** The payments by date with their tax, and the tax by the day on which it is transferred. */
export function Payments({ input: { details }, solved, currentYear, onInput }: PaymentsProps) {
  const { language, texts } = useWords()
  const words = accountantTexts[language]
  // Their own marks: the fields stay within reach while one of them is wrong.
  const [wrong, markWrong] = useWrongFields()
  const { year } = solved.year
  const paid = paymentsIn(solved, details)
  const form: Form = {
    details,
    onDetails: (change) => onInput((now) => ({ details: change(now.details) })),
    useless: uselessFields(details),
    ignored: [],
    currentYear,
    salaryNow: () => solved.salary,
  }
  const withKopecks = haveKopecks(paid?.payments.map(({ grossIncome }) => grossIncome) ?? [])
  const write = (sums: PaidSums, name: (typeof columns)[number]) =>
    writeAmount(sums[name], language, { withKopecks: withKopecks && name !== 'incomeTax' })
  const day = (date: string) =>
    writeDay(date, language, date.startsWith(`${year}`) ? 'short' : 'medium')
  const forWhat = ({ month, kind }: Payment) => words.kinds[kind](monthName(month, language))
  return (
    <section class="payments" aria-labelledby="payments-heading">
      <h3 id="payments-heading">{words.payments}</h3>
      {paid === undefined ? (
        <p class="hint">{words.noPayments}</p>
      ) : (
        <>
          <p class="hint">{words.byDate}</p>
          <MarkWrong.Provider value={markWrong}>
            <div class="group paydays">
              {(Object.keys(paymentFields) as DetailName[]).map((name) => (
                <NumberField key={name} form={form} name={name} />
              ))}
            </div>
          </MarkWrong.Provider>
          <div class="payments-tables result" inert={wrong.size > 0}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
            <section class="scroll" aria-label={words.paymentsTable} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{words.paidOn}</th>
                    <th scope="col" class="words">
                      {words.paidFor}
                    </th>
                    {columns.map((name) => (
                      <th scope="col" key={name}>
                        {texts.amounts[name]}
                      </th>
                    ))}
                    <th scope="col">{texts.months.rate}</th>
                  </tr>
                </thead>
                <tbody>
                  {paid.payments.map((payment) => (
                    <tr key={`${payment.date} ${payment.month}`}>
                      <th scope="row">{day(payment.date)}</th>
                      <td class="words">{forWhat(payment)}</td>
                      {columns.map((name) => (
                        <td key={name}>{write(payment, name)}</td>
                      ))}
                      <td>{payment.taxRate}&nbsp;%</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  {paid.years.map((one) => (
                    <tr key={one.year}>
                      <th scope="row" colSpan={2}>
                        {texts.months.total} {texts.breakdown.ofYear(one.year)}
                      </th>
                      {columns.map((name) => (
                        <td key={name}>{write(one, name)}</td>
                      ))}
                      <td />
                    </tr>
                  ))}
                </tfoot>
              </table>
            </section>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
            <section class="scroll" aria-label={words.transfersTable} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{words.transferBy}</th>
                    <th scope="col" class="words">
                      {words.withheld}
                    </th>
                    <th scope="col">{texts.amounts.incomeTax}</th>
                  </tr>
                </thead>
                <tbody>
                  {paid.transfers.map(({ due, from, to, incomeTax }) => (
                    <tr key={due}>
                      <th scope="row">{day(due)}</th>
                      <td class="words">
                        {day(from)} – {day(to)}
                      </td>
                      <td>{writeAmount(incomeTax, language)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </div>
        </>
      )}
    </section>
  )
}
