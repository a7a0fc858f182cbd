import type { Language } from '@oklad/contract/fields'
import { figureOf } from '@oklad/contract/internal'
import { minus } from '@oklad/engine/internal'
import { shownMonth } from '../answer/chosen-month.ts'
import { Figure } from '../breakdown/figure.tsx'
import type { Answered, Solved } from '../input/outcome.ts'
import { writeAmount } from '../money/write-amount.ts'
import { detailsTexts } from '../texts/details.ts'

export { afterWrits } from './deducted-of.ts'

interface DeductedProps extends Answered {
  /** The year after writs. */
  readonly paid: Solved
  readonly language: Language
}

/** What writs take from the large net pay, and the rest, each with its breakdown. */
export function Deducted({ input, solved, paid, language }: DeductedProps) {
  const { writs } = detailsTexts[language]
  if (solved.calculation.request.deductions_after_tax === undefined) return null
  if (paid === solved) return <p class="warning">{writs.refused}</p>
  const { chosen, amounts } = shownMonth(paid)
  const first = solved.statement.months[0]
  const period = chosen?.month ?? (input.basis === 'annual' ? 'year' : first?.month)
  const withheld = minus(shownMonth(solved).amounts.netIncome, amounts.netIncome)
  const figures = [
    ['withheld_after_tax', withheld],
    ['paid_out', amounts.netIncome],
  ] as const
  return (
    <>
      <p class="cluster facts">
        {figures.map(([kind, amount]) => (
          <span key={kind}>
            {figureOf(kind).title[language]}{' '}
            <Figure data-step={kind} asked={{ step: `${kind}.${period}` }}>
              {writeAmount(amount, language)}&nbsp;₽
            </Figure>
          </span>
        ))}
      </p>
      <p class="hint">{writs.limit}</p>
    </>
  )
}
