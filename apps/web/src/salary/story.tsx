import { isRaisable, raiseOf } from '@oklad/engine'
import type { Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { unbroken } from '../money/unbroken.ts'
import { writeAmount } from '../money/write-amount.ts'
import { RAISE } from './raise.ts'
import { storyOf } from './story-of.ts'

interface StoryProps {
  readonly input: Input
  readonly solved: Solved
}

/** The year in words: the salary to ask for, the rises of the rate, and the effect of a raise. */
export function Story({ input, solved }: StoryProps) {
  const words = useWords()
  const { language, texts } = words
  const { statement, year } = solved
  const { total } = statement
  const write = (amount: number) => writeAmount(amount, language)
  return (
    <section class="card story" aria-labelledby="story-heading">
      <h2 id="story-heading">{texts.story.heading}</h2>
      <ul aria-live="polite">
        {storyOf(input, solved, words).map(({ kind, text }) => (
          <li key={text} class={`sentence sentence-${kind}`}>
            {unbroken(text)}
          </li>
        ))}
        <li class="sentence">
          {unbroken(
            texts.salary.wholeYear(
              year.year,
              write(total.netIncome),
              write(total.incomeTax),
              write(total.employerCost),
              texts.salary,
            ),
          )}
        </li>
        <RaiseSentence solved={solved} />
      </ul>
    </section>
  )
}

function RaiseSentence({ solved }: Pick<StoryProps, 'solved'>) {
  const { language, texts } = useWords()
  const { calculation, salary } = solved
  if (!isRaisable(salary, RAISE)) return null
  const { added } = raiseOf(calculation.terms, RAISE, calculation.law)
  const write = (amount: number) => writeAmount(amount, language)
  return (
    <li class="sentence sentence-raise">
      {unbroken(
        texts.raise.sentence(
          write(RAISE),
          write(added.netIncome),
          write(added.incomeTax),
          write(added.employerCost),
          texts.salary,
        ),
      )}
    </li>
  )
}
