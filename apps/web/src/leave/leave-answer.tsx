import { dayAndMonth, type Language, monthName, unbroken, writeDate } from '@oklad/contract/fields'
import { shownWarnings } from '../answer/shown-warnings.ts'
import { writeAmount, writeWhole } from '../money/write-amount.ts'
import { leaveTexts } from '../texts/leave.ts'
import { textsIn } from '../texts/texts.ts'
import { ScrollTable } from '../ui/table.tsx'
import type { Leave, LeaveAnswer } from './leave-of.ts'

interface LeaveReasonsProps {
  readonly leave: Leave
  readonly answer: LeaveAnswer
  readonly language: Language
  /** Warnings about what the year does not hold. */
  readonly warnings?: readonly string[]
}

/** Why a leave pays what it does, what it changes in the year, and what comes when. */
export function LeaveReasons({ leave, answer, language, warnings = [] }: LeaveReasonsProps) {
  const words = leaveTexts[language]
  const { amounts } = textsIn[language]
  const { lastDay, payers, pay, payments, change } = answer
  const whole = (amount: number) => `${writeWhole(Math.abs(amount), language)} ₽`
  const sentences = [
    words.sum[leave.kind](
      `${writeAmount(pay, language)} ₽`,
      dayAndMonth(leave.from, language),
      writeDate(lastDay, language),
      payers,
    ),
    change === undefined ? words.nextYear : words.change(whole(change), change < 0),
    ...shownWarnings(answer.calculation, language),
    ...warnings,
  ]
  const write = (amount: number) => writeAmount(amount, language, { withKopecks: true })
  return (
    <>
      <ul class="stack story">
        {sentences.filter(Boolean).map((sentence) => (
          <li key={sentence}>{unbroken(sentence)}</li>
        ))}
      </ul>
      <ScrollTable
        label={words.payments}
        class="leave-payments"
        head={[words.what, words.when, amounts.incomeTax, amounts.netIncome]}
        body={payments.map(({ date, kind, month, incomeTax, netIncome }) => [
          words.kinds[kind in words.kinds ? (kind as 'fund') : 'final'](monthName(month, language)),
          date === null
            ? words.after
            : // A narrow column keeps a day in one line.
              (date.slice(0, 4) === lastDay.slice(0, 4) ? dayAndMonth : writeDate)(
                date,
                language,
              ).replace(' ', '\u00a0'),
          write(incomeTax),
          write(netIncome),
        ])}
      />
    </>
  )
}
