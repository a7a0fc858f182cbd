import { type Kopecks, LARGEST_SALARY } from '@oklad/engine'
import { lowestNetOf, shareOf, times } from '@oklad/engine/internal'
import { useState } from 'preact/hooks'
import { type AmountKind, amountKinds, basesOf, exampleInput } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import type { Range } from '../input/sought-salary.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import { writeAmount } from '../money/write-amount.ts'
import { current, isOutdated, onInput, useWords, wrong } from '../page/state.ts'
import { Segments } from '../ui/segments.tsx'
import { bandOf } from './band.ts'

const MONTHS = 12
const monthly = (year: Kopecks): Kopecks => shareOf(year, 1, MONTHS)
const yearly = (month: Kopecks) => times(month, MONTHS)

/** The three amounts of a year. */
const amountsOf = ({ salary, shown }: Solved): Readonly<Record<AmountKind, Kopecks>> => ({
  gross: salary,
  net: shown.netIncome,
  cost: shown.employerCost,
})

interface OutOfReachProps extends Range {
  readonly kind: AmountKind
  /** Whether the amount is typed for a year. */
  readonly isYear: boolean
}

/** Says which amounts can be typed. */
function OutOfReach({ kind, isYear, smallest, largest }: OutOfReachProps) {
  const { language, texts } = useWords()
  const { salary } = texts
  const write = (amount: Kopecks) => writeAmount(amount, language)
  return (
    <p class="problem" role="alert">
      {kind === 'gross'
        ? salary.tooLarge(write(isYear ? yearly(LARGEST_SALARY) : LARGEST_SALARY))
        : salary.unreachable(write(smallest), write(largest))}
    </p>
  )
}

/** The one amount that a person knows: gross pay, net pay or cost. The other two follow from it. */
export function AmountEntry() {
  const { input, outcome } = current.value
  const { language, texts } = useWords()
  const { salary } = texts
  const solved = outcome.state === 'solved' ? outcome : undefined
  const { kind, amount, basis } = input
  const isUnread = wrong.value.has(`salary-${kind}`)
  const shownOf = (one: AmountKind): string => {
    const write = (sum: number) => writeAmount(sum, language)
    if (one === kind) return amount === null || isUnread ? '—' : write(amount)
    return solved === undefined || isOutdated.value
      ? '—'
      : bandOf(solved, (year) => amountsOf(year)[one], write)
  }
  const choose = (chosen: AmountKind) => {
    const [basis] = basesOf[chosen]
    const derived =
      basis === 'every_month'
        ? solved && lowestNetOf(solved.year, solved.calculation.terms)
        : solved && amountsOf(solved)[chosen]
    onInput({ kind: chosen, basis, amount: derived ?? null, isExact: undefined })
  }
  const focusInput = () =>
    setTimeout(() => document.querySelector<HTMLElement>('.entry input[type=text]')?.focus())
  const { label, hint } = salary[kind]
  const [typedYear, setTypedYear] = useState<Kopecks | null>()
  const isYear = typedYear !== undefined
  // A year's sum that twelve months do not divide stays as it is typed.
  const isTyped = isYear && typedYear !== null && monthly(typedYear) === amount
  const entered = !isYear || amount === null ? amount : isTyped ? typedYear : yearly(amount)
  const named = isYear ? salary.inYear(label) : `${label} ${hint}`
  return (
    <section class="stack entry" aria-labelledby="entry-heading">
      <h2 id="entry-heading" class="visually-hidden">
        {salary.heading}
      </h2>
      <Segments
        name="know"
        legend={salary.know}
        options={amountKinds.map((one) => [one, salary[one].short, shownOf(one)])}
        chosen={kind}
        onChoose={choose}
        onPointed={focusInput}
      />
      <label class="visually-hidden" for={`salary-${kind}`}>
        {named}
      </label>
      <RoublesInput
        key={`${kind} ${isYear}`}
        id={`salary-${kind}`}
        label={label}
        large
        period={isYear ? 'year' : 'month'}
        amount={entered}
        placeholder={amount === null ? writeAmount(exampleInput.amount ?? 0, language) : undefined}
        describedBy={input === exampleInput ? 'entry-hint' : undefined}
        onAmount={(typed) => {
          if (isYear) setTypedYear(typed)
          onInput({ amount: isYear && typed !== null ? monthly(typed) : typed, isExact: undefined })
        }}
      />
      <div class="cluster entry-hint">
        <p class="hint" id="entry-hint">
          {input === exampleInput ? salary.isExample : named}
        </p>
        <button type="button" class="quiet" onClick={() => setTypedYear(isYear ? undefined : null)}>
          {isYear ? salary.byMonth : salary.byYear}
        </button>
      </div>
      {outcome.state === 'unreachable' && <OutOfReach {...outcome} kind={kind} isYear={isYear} />}
      {(kind !== 'gross' || basis === 'annual') && (
        <Segments
          name="basis"
          legend={salary.basis}
          options={basesOf[kind].map((one) => [one, salary.bases[one]])}
          chosen={basis}
          onChoose={(chosen) => onInput({ basis: chosen })}
        />
      )}
    </section>
  )
}
