import { capitalised, monthName } from '@oklad/contract/fields'
import type { AmountName } from '@oklad/engine'
import { describeDetails } from '../details/describe-details.ts'
import type { Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { writeToday } from '../language/write-day.ts'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import type { Sentence } from '../salary/story-of.ts'
import { afterMonthsTexts } from '../texts/after-months.ts'

interface PayslipProps {
  readonly input: Input
  readonly solved: Solved
  readonly story: readonly Sentence[]
  readonly currentYear: number
}

/** The year on one sheet, visible in print only. */
export function Payslip({ input, solved, story, currentYear }: PayslipProps) {
  const words = useWords()
  const { language, texts } = words
  const { payslip } = afterMonthsTexts[language]
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
  const changed = describeDetails(input.details, words, currentYear)

  return (
    <section class="payslip" aria-hidden="true">
      <h2>{payslip.heading(year.year)}</h2>
      <p>
        <b>{payslip.terms}:</b> {texts.salary.gross.label} {writeAmount(salary, language)} ₽
        {changed.map(({ name, label, value }) => (
          <span key={name}>
            ; {label}: {value}
          </span>
        ))}
      </p>
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
        {story.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p class="hint">
        {payslip.computed(writeToday(language))}. {payslip.note} {texts.disclaimer}
      </p>
    </section>
  )
}
