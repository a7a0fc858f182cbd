import type { Month } from '@oklad/engine'
import type { AskedFigure } from '../breakdown/asked-figure.ts'
import { Figure } from '../breakdown/figure.tsx'
import type { Input } from '../input/input.ts'
import { onDemand } from '../input/on-demand.ts'
import type { Answered, Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { writeAmount, writeWhole } from '../money/write-amount.ts'
import { Lazy } from '../page/lazy.tsx'
import { isOutdated, useWords } from '../page/state.ts'
import { bandOf } from './band.ts'
import { shownMonth } from './chosen-month.ts'
import { whenShown } from './when-shown.ts'

/** A longer amount gets smaller letters on a phone. */
const LONG = 10

/** The salaries beside one that is sought. */
const neighbours = onDemand(() => import('./neighbours.tsx'))

/** The answer in words and kopecks: net pay, or the salary where net pay or cost is typed. */
function headlineOf(input: Input, solved: Solved, { texts }: Pick<Words, 'texts'>) {
  const { salary, amounts: names, months } = texts
  const { chosen, amounts, isUntaxed } = shownMonth(solved)
  if (chosen === undefined && input.kind !== 'gross') {
    const label = input.kind === 'net' ? salary.ask : salary.covers
    return { label, amount: solved.salary, isExact: input.isExact }
  }
  const when = chosen
    ? salary.aMonth(chosen.month, solved.year.year)
    : whenShown(solved, input.basis, texts)
  return isUntaxed
    ? { label: `${names.grossIncome} ${when}, ${months.outside}`, amount: amounts.grossIncome }
    : {
        label: solved.withheld?.paidOut(when) ?? `${names.netIncome} ${when}`,
        amount: amounts.netIncome,
      }
}

/** The headline as it is written; a range while the northern seniority is not known. */
export function writtenHeadline(input: Input, solved: Solved, words: Words) {
  const { label, isExact } = headlineOf(input, solved, words)
  // An exact salary is shown to the kopeck.
  const write = isExact ? writeAmount : writeWhole
  const amountOf = (one: Solved) => headlineOf(input, one, words).amount
  return { label, written: bandOf(solved, amountOf, (amount) => write(amount, words.language)) }
}

/** The answer, the largest thing of the page. */
export function Headline({ input, solved }: Answered) {
  const { label, written: answer } = writtenHeadline(input, solved, useWords())
  const written = isOutdated.value ? '—' : answer
  return (
    <>
      <h2 id="answer-heading" class="headline-label">
        {label}
      </h2>
      <p class={written.length > LONG ? 'headline headline-long' : 'headline'}>
        {written}
        <span class="unit">&nbsp;₽</span>
      </p>
    </>
  )
}

/** The figures that lead to the answer, each with its breakdown. @param paid after writs */
export function Facts({ input, solved, paid }: Answered & { readonly paid: Solved }) {
  const { language, texts } = useWords()
  const { salary } = texts
  const { chosen, amounts } = shownMonth(solved)
  const write = (amount: number) => (isOutdated.value ? '—' : writeWhole(amount, language))
  const facts = [
    ...(amounts.allowances > 0 ? (['grossIncome'] as const) : []),
    'incomeTax',
    ...(input.kind === 'gross' && !paid.withheld ? [] : (['netIncome'] as const)),
  ] as const
  const nameOf = (name: (typeof facts)[number]) =>
    (name === 'netIncome' && paid.withheld?.before) || texts.amounts[name]
  return (
    <>
      <p class="cluster facts">
        {facts.map((name) => (
          <span key={name}>
            {nameOf(name)}{' '}
            <Figure
              asked={shownFigure(name, solved, input, chosen?.month)}
              data-figure={name}
              disabled={isOutdated}
              aria-label={`${nameOf(name)}: ${write(amounts[name])} ₽. ${salary.explain(nameOf(name))}`}
            >
              {write(amounts[name])}&nbsp;₽
            </Figure>
          </span>
        ))}
      </p>
      <Lazy part={neighbours} isNeeded={input.kind !== 'gross'}>
        {({ Neighbours }) => <Neighbours input={input} solved={solved} />}
      </Lazy>
    </>
  )
}

/** The figure whose breakdown is shown: an average has none, so the sum of the year stands in. */
function shownFigure(
  amount: 'grossIncome' | 'incomeTax' | 'netIncome',
  { statement }: Solved,
  { basis }: Input,
  chosen: Month | undefined,
): AskedFigure {
  const month = chosen ?? (basis === 'annual' ? undefined : statement.months[0]?.month)
  return month === undefined ? { amount, period: 'year' } : { amount, period: 'month', month }
}
