import { roundSalaryUp } from '@oklad/engine'
import type { AskedFigure } from '../breakdown/asked-figure.ts'
import type { Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords, type Words } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { whenShown } from './when-shown.ts'

interface HeadlineProps {
  readonly input: Input
  readonly solved: Solved
  readonly isOutdated: boolean
}

interface FactsProps extends HeadlineProps {
  readonly onInput: (change: Partial<Input>) => void
  readonly onExplain: (figure: AskedFigure) => void
}

/** A longer amount gets smaller letters on a phone. */
const LONG = 10

/** The answer in words and kopecks: net pay, or the salary where net pay or cost is typed. */
export function headlineOf(input: Input, solved: Solved, { texts }: Pick<Words, 'texts'>) {
  const { salary } = texts
  if (input.kind === 'net') return { label: salary.ask, amount: solved.salary }
  if (input.kind === 'cost') return { label: salary.covers, amount: solved.salary }
  const label = `${texts.amounts.netIncome} ${whenShown(solved, input.basis, texts)}`
  return { label, amount: solved.shown.netIncome }
}

/** The answer, the largest thing of the page. */
export function Headline({ input, solved, isOutdated }: HeadlineProps) {
  const words = useWords()
  const { label, amount } = headlineOf(input, solved, words)
  const written = isOutdated ? '—' : writeAmount(amount, words.language)
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

/** The figures that lead to the answer, each with its breakdown. */
export function Facts({ input, solved, isOutdated, onInput, onExplain }: FactsProps) {
  const { language, texts } = useWords()
  const { salary } = texts
  const { shown } = solved
  const write = (amount: number) => (isOutdated ? '—' : writeAmount(amount, language))
  const rounded = roundSalaryUp(solved.salary)
  const facts = [
    ...(shown.allowances > 0 ? (['grossIncome'] as const) : []),
    'incomeTax',
    ...(input.kind === 'gross' ? [] : (['netIncome'] as const)),
  ] as const
  return (
    <p class="cluster facts">
      {facts.map((name) => (
        <span key={name}>
          {texts.amounts[name]}{' '}
          <button
            type="button"
            class="figure"
            data-figure={name}
            disabled={isOutdated}
            onClick={() => onExplain(shownFigure(name, solved, input))}
            aria-label={`${texts.amounts[name]}: ${write(shown[name])} ₽. ${salary.explain(texts.amounts[name])}`}
          >
            {write(shown[name])}&nbsp;₽
          </button>
        </span>
      ))}
      {input.kind === 'net' && rounded !== solved.salary && (
        <button
          type="button"
          class="chip"
          disabled={isOutdated}
          onClick={() => onInput({ kind: 'gross', basis: 'first_month', amount: rounded })}
        >
          {salary.askRounded(writeAmount(rounded, language))}
        </button>
      )}
    </p>
  )
}

/** The figure whose breakdown is shown: an average has none, so the sum of the year stands in. */
function shownFigure(
  amount: 'grossIncome' | 'incomeTax' | 'netIncome',
  { statement }: Solved,
  { basis }: Input,
): AskedFigure {
  const [first] = statement.months
  return basis === 'annual' || first === undefined
    ? { amount, period: 'year' }
    : { amount, period: 'month', month: first.month }
}
