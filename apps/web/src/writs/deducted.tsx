import { figureOf, type StepKind } from '@oklad/contract/internal'
import { shownMonth } from '../answer/chosen-month.ts'
import { explain } from '../breakdown/asked-figure.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { detailsTexts } from '../texts/details.ts'
import { deductedOf } from './deducted-of.ts'

/** What writs leave of the net pay of the month that is shown large, each figure with its breakdown. */
export function Deducted({ solved }: { readonly solved: Solved }) {
  const { language } = useWords()
  const { writs: words } = detailsTexts[language]
  const { months } = solved.statement
  const { month = months[0]?.month ?? 1 } = shownMonth(solved).chosen ?? {}
  const at = months.findIndex((one) => one.month === month)
  const deducted = deductedOf(solved)?.payments[at]
  if (deducted === undefined) return <p class="warning">{words.refused}</p>
  const figure = (kind: StepKind, amount: number) => (
    <span>
      {figureOf(kind).title[language]}{' '}
      <button
        type="button"
        class="figure"
        data-step={kind}
        onClick={() => explain({ step: `${kind}.${month}` })}
      >
        {writeAmount(amount, language)}&nbsp;₽
      </button>
    </span>
  )
  return (
    <>
      <p class="cluster facts">
        {figure('withheld_after_tax', deducted.withheld)}
        {figure('paid_out', deducted.paidOut)}
      </p>
      <p class="hint">{words.limit}</p>
    </>
  )
}
