import { calculate, raiseOf, roubles } from '@oklad/engine'
import { isRaisable, plus } from '@oklad/engine/internal'
import { useState } from 'preact/hooks'
import { isUntaxed, type Solved } from '../input/outcome.ts'
import { writeWhole } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { raiseTexts } from '../texts/raise.ts'

const SMALLEST = 1_000
const LARGEST = 100_000

/** A slider: what a monthly raise adds to net pay, tax and cost in a year, before writs. */
export function RaiseSlider({ solved }: { readonly solved: Solved }) {
  const { language, texts } = useWords()
  const [chosen, setChosen] = useState(10 * SMALLEST)
  const raise = roubles(chosen)
  const { calculation, salary, year } = solved
  // A raise would change the pay of absences too.
  if (calculation.paidAbsences !== undefined || !isRaisable(salary, raise)) return null
  const raised = { ...calculation.terms, grossSalary: plus(salary, raise) }
  // Beyond its limit the tax of the self-employed is not computed: nothing is called a gain.
  const isBeyond = calculate(raised, calculation.law).months.some((month) =>
    isUntaxed(solved, month),
  )
  const { added } = raiseOf(calculation.terms, { raise, law: calculation.law })
  const write = (amount: number) => writeWhole(amount, language)
  const change = (amount: number) => writeWhole(amount, language, { withSign: true })
  return (
    <section class="stack raise" aria-labelledby="raise-heading">
      <h3 id="raise-heading">{raiseTexts[language].heading}</h3>
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
        {isBeyond
          ? raiseTexts[language].beyond
          : raiseTexts[language].sentence(
              write(raise),
              change(added.netIncome),
              change(added.incomeTax),
              change(added.employerCost),
              texts.salary,
              year.year,
            )}
      </output>
      {solved.withheld && <p class="hint">{solved.withheld.notTaken}</p>}
    </section>
  )
}
