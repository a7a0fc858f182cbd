import { roubles } from '@oklad/engine'
import { plus, roundSalaryDown, roundSalaryUp } from '@oklad/engine/internal'
import type { ComponentChildren } from 'preact'
import type { Input } from '../input/input.ts'
import { type Answered, outcomeOf } from '../input/outcome.ts'
import { reachedBy } from '../input/reached.ts'
import { currentYear } from '../input/today.ts'
import { writeAmount, writeWhole } from '../money/write-amount.ts'
import { current, leaveScenarios, useWords } from '../page/state.ts'
import { fragmentOf } from '../share/link.ts'
import { neighboursTexts } from '../texts/neighbours.ts'
import '../styles/neighbours.css'

/** The salaries nearby, as differences from the round one. */
const STEPS = [-2_000, -1_000, 0, 2_000].map(roubles)

/** The round salaries beside one that is sought, each with what it gives of the typed amount, and the exact one. */
export function Neighbours({ input, solved }: Answered) {
  const { language } = useWords()
  const words = neighboursTexts[language]
  if (input.kind === 'gross') return null
  const round = (input.kind === 'net' ? roundSalaryUp : roundSalaryDown)(solved.salary)
  const near = STEPS.flatMap((step) => {
    const amount = plus(round, step)
    const gross: Input = {
      ...input,
      kind: 'gross',
      basis: 'first_month',
      isExact: undefined,
      amount,
    }
    const outcome = amount > 0 ? outcomeOf(gross, currentYear) : undefined
    return outcome?.state === 'solved'
      ? [{ amount, gross, reached: reachedBy(input, outcome) }]
      : []
  })
  return (
    <nav class="neighbours" aria-label={words.label[input.kind][input.basis]}>
      <span class="hint" aria-hidden="true">
        {words.label[input.kind][input.basis]}
      </span>
      <ul class="cluster">
        {near.map(({ amount, gross, reached }) => (
          <li key={amount}>
            <SalaryLink input={gross} isShown={amount === solved.salary}>
              <b>{writeAmount(amount, language)}</b> <small>{writeWhole(reached, language)}</small>
            </SalaryLink>
          </li>
        ))}
        {solved.exact !== undefined && (
          <li>
            <SalaryLink input={{ ...input, isExact: true }}>
              <span>{words.exactly(writeAmount(solved.exact, language))}</span>
            </SalaryLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface SalaryLinkProps {
  /** The input that the link shows. */
  readonly input: Input
  readonly isShown?: boolean
  readonly children: ComponentChildren
}

/** A link to the page with another salary: Back returns to the one of now. */
function SalaryLink({ input, isShown, children }: SalaryLinkProps) {
  const { inputs, open } = current.value
  const changed = inputs.with(open, input)
  return (
    <a
      href={fragmentOf(changed)}
      aria-current={isShown ? 'true' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        if (!isShown) leaveScenarios({ inputs: changed, open })
      }}
    >
      {children}
    </a>
  )
}
