import { isRaisable, raiseOf, roubles } from '@oklad/engine'
import { useState } from 'preact/hooks'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { unbroken, writeAmount } from '../money/write-amount.ts'

const SMALLEST = 1_000
const LARGEST = 100_000

/** A slider: what a monthly raise adds to net pay, tax and cost in a year. */
export function RaiseSlider({ solved }: { readonly solved: Solved }) {
  const { language, texts } = useWords()
  const [chosen, setChosen] = useState(10 * SMALLEST)
  const raise = roubles(chosen)
  const { calculation, salary, year } = solved
  if (!isRaisable(salary, raise)) return null
  const { added } = raiseOf(calculation.terms, raise, calculation.law)
  const write = (amount: number) => writeAmount(amount, language)
  return (
    <section class="stack raise" aria-labelledby="raise-heading">
      <h3 id="raise-heading">{texts.raise.heading}</h3>
      <input
        id="raise"
        type="range"
        aria-labelledby="raise-heading"
        aria-valuetext={`${write(raise)} ₽`}
        min={SMALLEST}
        max={LARGEST}
        step={SMALLEST}
        value={`${chosen}`}
        onInput={({ currentTarget }) => setChosen(Number(currentTarget.value))}
      />
      <output for="raise">
        {unbroken(
          texts.raise.sentence(
            write(raise),
            write(added.netIncome),
            write(added.incomeTax),
            write(added.employerCost),
            texts.salary,
            year.year,
          ),
        )}
      </output>
    </section>
  )
}
