import { Facts, Headline, writtenHeadline } from '../answer/headline.tsx'
import { openBand } from '../answer/open-band-on-demand.ts'
import { Reasons } from '../answer/reasons.tsx'
import { reasonsOf } from '../answer/reasons-of.ts'
import { YearPicture } from '../answer/year-picture.tsx'
import { onDemand } from '../input/on-demand.ts'
import { Lazy } from './lazy.tsx'
import {
  areWarningsToCome,
  current,
  hasFailed,
  isOutdated,
  isSolved,
  painted,
  settled,
  words,
  writs,
  wrong,
} from './state.ts'

const foot = onDemand(() => import('../answer/foot.tsx'))

/** The answer: its headline in the frame of the keystroke, the rest in a later one. */
export function Answer() {
  const { input, paid } = current.value
  if (paid === undefined) return null
  return (
    <>
      <WrongFields />
      <Announced />
      <section class="result" inert={isOutdated} aria-labelledby="answer-heading">
        <Headline input={input} solved={paid} />
        <Reasoning />
      </section>
    </>
  )
}

/** Why there is no answer: an amount to enter, fields to correct, or rules that were not loaded. */
export function WrongFields() {
  const { state } = current.value.outcome
  const { salary, failed } = words.value.texts
  const isRight = wrong.value.size === 0
  if (isRight && state === 'solved' && !hasFailed.value) return null
  const labels = [...wrong.value].flatMap(([id, label]) => (id.startsWith('salary-') ? [] : label))
  const problem = hasFailed.value ? failed : salary.outdated(labels)
  const isEmpty = isRight && state === 'empty' && !hasFailed.value
  return (
    <p class={isEmpty ? undefined : 'problem'} role="status">
      {isEmpty ? salary.nothingYet : problem}
    </p>
  )
}

/** The headline after a pause in typing, for a screen reader. */
function Announced() {
  const { input, paid } = settled.value
  if (paid === undefined || isOutdated.value) return null
  const { label, written } = writtenHeadline(input, paid, words.value)
  return (
    <p class="visually-hidden" role="status">
      {label} {written} ₽
    </p>
  )
}

/** The figures, reasons and pictures of the answer, and what can be done with it. */
function Reasoning() {
  const { input, solved, paid } = painted.value
  if (solved === undefined || paid === undefined) return null
  // The warnings of a term stand above the picture, which must not move.
  const hasTerms = Object.keys(input.details).length > 0
  if (hasTerms && areWarningsToCome.value) {
    return <div class="reasoning-to-come" />
  }
  const { language } = words.value
  const reasons = reasonsOf(input, paid, words.value)
  if (solved.withoutAllowance !== undefined) {
    return (
      <Lazy part={openBand}>
        {({ OpenBand }) => <OpenBand input={input} solved={paid} reasons={reasons} />}
      </Lazy>
    )
  }
  const Deducted = writs.module.value?.Deducted
  return (
    <>
      <Facts input={input} solved={solved} paid={paid} />
      {Deducted && <Deducted {...{ input, solved, paid, language }} />}
      <Reasons reasons={reasons} />
      <YearPicture solved={paid} />
      <div class="answer-foot">
        <Lazy part={foot} isNeeded={isSolved.value}>
          {({ Foot }) =>
            !areWarningsToCome.value && <Foot solved={solved} paid={paid} reasons={reasons} />
          }
        </Lazy>
      </div>
    </>
  )
}
