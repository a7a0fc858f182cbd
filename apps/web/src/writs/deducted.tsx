import { figureOf } from '@oklad/contract/internal'
import { excessOf } from '@oklad/engine/internal'
import { shownMonth } from '../answer/chosen-month.ts'
import { whenShown } from '../answer/when-shown.ts'
import { Figure } from '../breakdown/figure.tsx'
import type { Answered, Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { detailsTexts } from '../texts/details.ts'

export { afterWrits } from './deducted-of.ts'

/** The rest of the large net pay after writs, and the sum that they take, each with its breakdown. @param paid after writs */
export function Deducted({ input, solved, paid }: Answered & { readonly paid: Solved }) {
  const { language, texts } = useWords()
  const { writs } = detailsTexts[language]
  if (solved.calculation.request.deductions_after_tax === undefined) return null
  if (paid === solved) return <p class="warning">{writs.refused}</p>
  const { chosen, amounts } = shownMonth(paid)
  const first = solved.statement.months[0]
  const period = chosen?.month ?? (input.basis === 'annual' ? 'year' : first?.month)
  const when = chosen
    ? texts.salary.aMonth(chosen.month, solved.year.year)
    : whenShown(paid, input.basis, texts)
  const figure = (kind: 'withheld_after_tax' | 'paid_out', amount: number) => (
    <Figure data-step={kind} asked={{ step: `${kind}.${period}` }}>
      {writeAmount(amount, language)}&nbsp;₽
    </Figure>
  )
  const withheld = excessOf(shownMonth(solved).amounts.netIncome, amounts.netIncome)
  return (
    <>
      <p class="headline-label">{writs.paidOut(when)}</p>
      <p class="headline-long">
        <b>{figure('paid_out', amounts.netIncome)}</b>
      </p>
      <p class="cluster facts">
        <span>
          {figureOf('withheld_after_tax').title[language]} {figure('withheld_after_tax', withheld)}
        </span>
      </p>
      <p class="hint">{writs.limit}</p>
    </>
  )
}
