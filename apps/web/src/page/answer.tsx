import { Facts, Headline, writtenHeadline } from '../answer/headline.tsx'
import { MoneyBar } from '../answer/money-bar.tsx'
import { Reasons } from '../answer/reasons.tsx'
import { reasonsOf } from '../answer/reasons-of.ts'
import { YearPicture } from '../answer/year-picture.tsx'
import { loadContradictions } from '../input/contradictions.ts'
import { Actions } from '../share/actions.tsx'
import { current, isOutdated, painted, settled, words, wrong } from './state.ts'
import { useLoaded } from './use-loaded.ts'

/** The answer: its headline in the frame of the keystroke, the rest in a later one. */
export function Answer() {
  const { input, solved } = current.value
  if (solved === undefined) return null
  return (
    <>
      <WrongFields />
      <Announced />
      <section class="result" inert={isOutdated} aria-labelledby="answer-heading">
        <Headline input={input} solved={solved} />
        <Reasoning />
      </section>
    </>
  )
}

/** What to enter before there is an answer: an amount, or the fields to correct. */
export function WrongFields() {
  const { state } = current.value.outcome
  const { salary } = words.value.texts
  if (wrong.value.size === 0 && state === 'solved') return null
  const labels = [...wrong.value].flatMap(([id, label]) => (id.startsWith('salary-') ? [] : label))
  const isEmpty = wrong.value.size === 0 && state === 'empty'
  return (
    <p class={isEmpty ? undefined : 'problem'} role="status">
      {isEmpty ? salary.nothingYet : salary.outdated(labels)}
    </p>
  )
}

/** The headline after a pause in typing, for a screen reader. */
function Announced() {
  const { input, solved } = settled.value
  if (solved === undefined || isOutdated.value) return null
  const { label, written } = writtenHeadline(input, solved, words.value)
  return (
    <p class="visually-hidden" role="status">
      {label} {written} ₽
    </p>
  )
}

/** The figures, reasons and pictures of the answer, and what can be done with it. */
function Reasoning() {
  const { input, solved } = painted.value
  const hasWrits = solved?.calculation.request.deductions_after_tax !== undefined
  const loaded = useLoaded(loadWrits, hasWrits)
  const contradictions = useLoaded(loadContradictions, Object.keys(input.details).length > 0)
  if (solved === undefined) return null
  const writs = typeof loaded === 'object' && loaded
  const pictured = writs ? writs.afterWrits(solved, words.value.language) : solved
  const reasons = reasonsOf(input, solved, words.value)
  return (
    <>
      {writs && <writs.Deducted input={input} solved={solved} paid={pictured} />}
      <Facts input={input} solved={solved} />
      {contradictions === 'failed' && <p role="status">{words.value.texts.failed}</p>}
      <Reasons reasons={reasons} />
      <YearPicture solved={pictured} />
      <MoneyBar solved={pictured} reasons={reasons} />
      <Actions solved={solved} />
    </>
  )
}

const loadWrits = () => import('../writs/deducted.tsx')
