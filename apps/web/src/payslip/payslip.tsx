import { capitalised, monthName } from '@oklad/contract/fields'
import type { AmountName, Month } from '@oklad/engine'
import { reasonsOf } from '../answer/reasons-of.ts'
import { describeDetails } from '../details/describe-details.ts'
import type { Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { writeToday } from '../language/write-day.ts'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import { payslipTexts } from '../texts/payslip.ts'

interface PayslipProps {
  readonly input: Input
  readonly solved: Solved
  /** The month of the payslip; the first one where it is not paid. */
  readonly month: Month
  readonly currentYear: number
}

/** The payslip of a month, with the year below it on the same sheet; visible in print only. */
export function Payslip({ input, solved, month: chosen, currentYear }: PayslipProps) {
  const words = useWords()
  const { language, texts } = words
  const payslip = payslipTexts[language]
  const { statement, year, salary } = solved
  const { months, total } = statement
  const columns: readonly AmountName[] = [
    'grossIncome',
    ...(total.allowances > 0 ? (['baseTax', 'allowancesTax'] as const) : []),
    'incomeTax',
    'netIncome',
    'pensionContribution',
    'medicalContribution',
    'socialContribution',
    ...(total.accidentContribution > 0 ? (['accidentContribution'] as const) : []),
    ...(total.additionalContribution > 0 ? (['additionalContribution'] as const) : []),
    'employerCost',
  ]
  const withKopecks = haveKopecks(
    months.flatMap(({ amounts }) => columns.map((name) => amounts[name])),
  )
  const write = (amount: number) => writeAmount(amount, language, { withKopecks })
  const shown = months.find(({ month }) => month === chosen) ?? months[0]
  const ofMonth: readonly AmountName[] = [
    ...(total.allowances > 0 ? (['basePay', 'allowances'] as const) : []),
    'grossIncome',
    'incomeTax',
    'netIncome',
    'contributions',
  ]
  const changed = describeDetails(input.details, words, currentYear)

  return (
    <section class="payslip" aria-hidden="true">
      <h2>{payslip.heading(shown?.month ?? 1, year.year)}</h2>
      <p>
        <b>{payslip.terms}:</b> {texts.salary.gross.label} {writeAmount(salary, language)} ₽
        {changed.map(({ name, label, value }) => (
          <span key={name}>
            ; {label}: {value}
          </span>
        ))}
      </p>
      {shown && (
        <table class="payslip-month">
          <thead>
            <tr>
              <th />
              <th>{payslip.ofMonth}</th>
              <th>{payslip.soFar}</th>
            </tr>
          </thead>
          <tbody>
            {ofMonth.map((name) => (
              <tr key={name}>
                <th>{texts.amounts[name]}</th>
                <td>{writeAmount(shown.amounts[name], language, { withKopecks: true })}</td>
                <td>{writeAmount(shown.yearToDate[name], language, { withKopecks: true })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3>{texts.months.heading(year.year)}</h3>
      <table>
        <thead>
          <tr>
            <th>{texts.months.month}</th>
            {columns.map((name) => (
              <th key={name}>{texts.amounts[name]}</th>
            ))}
            <th>{texts.months.rate}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, amounts, taxRate }) => (
            <tr key={month}>
              <th>{capitalised(monthName(month, language))}</th>
              {columns.map((name) => (
                <td key={name}>{write(amounts[name])}</td>
              ))}
              <td>{taxRate} %</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th>{texts.months.total}</th>
            {columns.map((name) => (
              <td key={name}>{write(total[name])}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
      <ul>
        {reasonsOf(input, solved, words).map(({ lead, text }) => (
          <li key={text}>
            {lead} {text}
          </li>
        ))}
      </ul>
      <p class="hint">
        {payslip.computed(writeToday(language))}. {payslip.note} {texts.disclaimer}
      </p>
    </section>
  )
}
