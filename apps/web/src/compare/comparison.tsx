import type { Kopecks } from '@oklad/engine'
import { minus } from '@oklad/engine/internal'
import { bandOf } from '../answer/band.ts'
import { seniority } from '../answer/reasons-of.ts'
import { sharesOfCost } from '../answer/shares-of-cost.ts'
import type { Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import { textsFor } from '../language/words.ts'
import { writeAmount, writeWhole } from '../money/write-amount.ts'
import { current, leaveScenarios, proved, useWords } from '../page/state.ts'
import { comparisonTexts } from '../texts/comparison.ts'
import { comparedSum, comparedSums } from './compared-sums.ts'
import { names } from './scenario-tabs.tsx'
import '../styles/foot.css'

/** The scenarios as cards beside each other, with bars on one scale and the differences from the first. */
export function Comparison() {
  const { inputs, outcomes, paid } = proved.value
  const { language } = useWords()
  const words = comparisonTexts[language]
  const solved = outcomes.map((outcome) => (outcome.state === 'solved' ? outcome : undefined))
  const most = Math.max(...solved.map((one) => one?.statement.total.employerCost ?? 0))
  const [first] = solved
  return (
    <div class="comparison">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section class="scroll cards" aria-label={words.cards} tabIndex={0}>
        {outcomes.map((outcome, index) => (
          <article class="card" key={index}>
            <h3>{names.value[index]?.replace(/^[^:]*: /, '')}</h3>
            {outcome.state === 'solved' ? (
              <Card
                input={inputs[index] as Input}
                solved={outcome}
                first={index > 0 ? first : undefined}
                most={most}
              />
            ) : (
              <p class="warning">
                {outcome.state === 'unreachable'
                  ? words.unreachable(writeAmount(outcome.largest, language))
                  : '—'}
              </p>
            )}
          </article>
        ))}
      </section>
      {paid?.withheld && <p class="hint">{paid.withheld.notTaken}</p>}
      <button
        type="button"
        class="quiet"
        onClick={() => leaveScenarios({ inputs: [current.value.input], open: 0 })}
      >
        {words.close}
      </button>
    </div>
  )
}

interface CardProps {
  readonly input: Input
  readonly solved: Solved
  /** The scenario that the sums are compared with. */
  readonly first: Solved | undefined
  /** The largest cost of a scenario, kopecks. */
  readonly most: number
}

/** Net pay a month, where the money goes in the year, and what the contract gives beside it. */
function Card({ input, solved, first, most }: CardProps) {
  const { language } = useWords()
  const words = comparisonTexts[language]
  const contract = input.details.employment_type ?? 'TD'
  const texts = textsFor(language, contract)
  const { amounts, salary } = texts
  const { statement, untaxed } = solved
  const [note] = seniority(input, { language, texts })
  const firstNet = ({ statement: { months, average } }: Solved) =>
    (months[0]?.amounts ?? average).netIncome
  const write = (sum: number) => `${writeWhole(sum, language)}\u00a0₽`
  const difference = (sumOf: (one: Solved) => Kopecks) => {
    const isOne = !solved.withoutAllowance && !first?.withoutAllowance
    const isComparable = isOne && first !== undefined && first.untaxed + untaxed === 0
    const more = isComparable ? minus(sumOf(solved), sumOf(first)) : 0
    const written = writeWhole(more, language, { withSign: true })
    return /[1-9]/.test(written) && <span class="difference">{written}</span>
  }
  const rows: readonly (readonly [string, (one: Solved) => Kopecks])[] = [
    [salary.gross.label, ({ salary }) => salary],
    ...comparedSums.map(
      (name) => [words.inYear(amounts[name]), (one: Solved) => comparedSum(one, name)] as const,
    ),
  ]
  return (
    <>
      <p>
        <span class="hint">{words.net}</span>
        <b class="card-net">
          {bandOf(solved, firstNet, (sum) => writeWhole(sum, language))}&nbsp;₽
        </b>
        {note && <span class="hint">{note.text}</span>}
      </p>
      <div class="stacked" aria-hidden="true">
        {sharesOfCost(solved, { language, texts }).map(({ name, sum }) => (
          <span key={name} class={name} style={{ flexGrow: sum }} />
        ))}
        <i style={{ flexGrow: most - statement.total.employerCost }} />
      </div>
      <dl>
        {rows.map(([label, sumOf]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {bandOf(solved, sumOf, write)} {difference(sumOf)}
            </dd>
          </div>
        ))}
      </dl>
      {untaxed > 0 && <p class="warning">{words.beyond(write(untaxed))}</p>}
      <ul class="hint">
        {Object.values(words.facts[contract]).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}
