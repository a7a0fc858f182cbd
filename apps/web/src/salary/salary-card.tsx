import type { Kopecks } from '@oklad/engine'
import { roubles } from '@oklad/engine'
import type { AskedFigure } from '../breakdown/asked-figure.ts'
import { writeNumber } from '../details/number-units.ts'
import { type AmountKind, type Basis, bases, type Input } from '../input/input.ts'
import type { Outcome, Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import { writeAmount } from '../money/write-amount.ts'
import { whenShown } from './when-shown.ts'

/** Shown in the empty field. */
const PLACEHOLDER = roubles(150_000)

/** Example salaries, offered while nothing is typed. */
const examples = [80_000, 150_000, 300_000].map(roubles)

interface SalaryCardProps {
  readonly input: Input
  readonly outcome: Outcome
  /** Whether the outcome is that of an earlier input, because a field is wrong. */
  readonly isOutdated: boolean
  /** Whether the amount is the example with which the page opens. */
  readonly isExample: boolean
  readonly onInput: (change: Partial<Input>) => void
  readonly onExplain: (figure: AskedFigure) => void
}

/** Salary, net pay and cost, any of which can be typed, with gross pay and tax. */
export function SalaryCard({
  input,
  outcome,
  isOutdated,
  isExample,
  onInput,
  onExplain,
}: SalaryCardProps) {
  const { language, texts } = useWords()
  const { salary } = texts
  const solved = outcome.state === 'solved' ? outcome : undefined
  const when = solved && whenShown(solved, input.basis, texts)
  const amountOf: Readonly<Record<AmountKind, Kopecks | undefined>> = {
    gross: solved?.salary,
    net: solved?.shown.netIncome,
    cost: solved?.shown.employerCost,
  }
  const accidentRate = solved?.calculation.terms.accidentRate ?? 0
  const insured = (kind: AmountKind) =>
    kind === 'cost' && accidentRate > 0
      ? salary.accidents(writeNumber(accidentRate, 'hundredthsOfPercent', language))
      : ''
  const field = (kind: AmountKind, large: boolean) => {
    const { label, hint }: { readonly label: string; readonly hint?: string } = salary[kind]
    const describedBy = `salary-${kind}-hint`
    return (
      <div class={input.kind === kind ? 'amount amount-typed' : 'amount'}>
        <label for={`salary-${kind}`}>
          {label}
          <span class="hint" id={describedBy}>
            {kind === 'gross' ? hint : [when, hint, insured(kind)].filter(Boolean).join(', ')}
          </span>
        </label>
        <RoublesInput
          id={`salary-${kind}`}
          label={label}
          large={large}
          isOutdated={isOutdated && input.kind !== kind}
          amount={(input.kind === kind ? input.amount : amountOf[kind]) ?? null}
          placeholder={
            kind === 'gross' && input.amount === null
              ? writeAmount(PLACEHOLDER, language)
              : undefined
          }
          describedBy={describedBy}
          onAmount={(amount) => onInput({ kind, amount })}
        />
      </div>
    )
  }
  const figure = (amount: 'grossIncome' | 'incomeTax', label: string) =>
    solved && (
      <div class="amount">
        <span class="amount-label">
          {label}
          <span class="hint">{when}</span>
        </span>
        <div>
          <button
            type="button"
            class="figure"
            data-figure={amount}
            disabled={isOutdated}
            onClick={() => onExplain(shownFigure(amount, solved, input.basis))}
            aria-label={
              isOutdated
                ? label
                : `${label}: ${writeAmount(solved.shown[amount], language)} ₽. ${salary.explain(label)}`
            }
          >
            {isOutdated ? '—' : writeAmount(solved.shown[amount], language)}
            <span class="unit"> ₽</span>
          </button>
        </div>
      </div>
    )

  return (
    <section class="card salary" aria-labelledby="salary-heading">
      <h2 id="salary-heading" class="visually-hidden">
        {salary.heading}
      </h2>
      {field('gross', true)}
      {solved && solved.shown.allowances > 0 && figure('grossIncome', salary.accrued)}
      {figure('incomeTax', salary.tax)}
      {field('net', true)}
      {field('cost', false)}
      {outcome.state === 'unreachable' && (
        <p class="problem" role="alert">
          {salary.unreachable(
            writeAmount(outcome.smallest, language),
            writeAmount(outcome.largest, language),
          )}
        </p>
      )}
      {isExample || input.amount === null ? (
        <p class="examples">
          {salary.examples}:{' '}
          {examples.map((amount) => (
            <button
              key={amount}
              type="button"
              class="chip"
              onClick={() => onInput({ kind: 'gross', amount })}
            >
              {writeAmount(amount, language)} ₽
            </button>
          ))}
        </p>
      ) : (
        <fieldset class="segments">
          <legend>{salary.basis}</legend>
          {bases.map((basis) => (
            <label key={basis}>
              <input
                type="radio"
                name="basis"
                checked={input.basis === basis}
                onChange={() => onInput({ basis })}
              />
              <span>{salary.bases[basis]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {isExample && <p class="hint">{salary.isExample}</p>}
      {input.amount === null && <p class="hint">{salary.nothingYet}</p>}
    </section>
  )
}

/** The figure whose breakdown is shown: an average has none, so the sum of the year stands in. */
function shownFigure(
  amount: 'grossIncome' | 'incomeTax',
  { statement }: Solved,
  basis: Basis,
): AskedFigure {
  const [first] = statement.months
  return basis === 'annual' || first === undefined
    ? { amount, period: 'year' }
    : { amount, period: 'month', month: first.month }
}
