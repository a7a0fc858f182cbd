import { computed } from '@preact/signals'
import { AmountEntry } from '../answer/amount-entry.tsx'
import { writtenHeadline } from '../answer/headline.tsx'
import { describeDetails } from '../details/describe-details.ts'
import { loading, onDemand } from '../input/on-demand.ts'
import { soughtRules } from '../input/rules-on-demand.ts'
import { isWide } from '../questions/open-question.ts'
import { firstQuestions, otherQuestions, Questions } from '../questions/questions.tsx'
import { Answer } from './answer.tsx'
import { Lazy, useLoaded } from './lazy.tsx'
import {
  current,
  details,
  inputs,
  isOutdated,
  isProofSeen,
  isSolved,
  link,
  onInput,
  open,
  proved,
  settled,
  words,
} from './state.ts'

const below = onDemand(() => import('./below.tsx'))
const tabs = onDemand(() => import('../compare/scenario-tabs.tsx'))
const linkProblems = onDemand(() => import('./link-problems.tsx'))

/** Whether parts of the page show an older input, or are not there yet. */
const isBusy = computed(() => proved.value !== current.value || loading.value > 0)

/** The amount, the answer, the questions, and the proof below. */
export function Calculator() {
  useLoaded(soughtRules, isSolved.value)
  return (
    <main aria-busy={isBusy}>
      <LinkProblems />
      <Tabs />
      <div class="stack top">
        <div class="stack known">
          <AmountEntry key={open.value} />
          <Questions groups={firstQuestions} />
        </div>
        {isWide.value && <Rest />}
        <div class="stack answer" key="answer">
          <Answer />
        </div>
        {!isWide.value && <Rest />}
      </div>
      <div class="result below" inert={isOutdated} ref={watch}>
        <Proof />
      </div>
      <Payslip />
      <ResultBar />
    </main>
  )
}

/** Notes whether the proof is in sight. Its first 100 pixels are a heading, without an amount. */
const watch = (proof: HTMLElement | null) => {
  if (proof === null) return
  const note: IntersectionObserverCallback = ([entry]) => {
    isProofSeen.value = entry?.isIntersecting === true
  }
  new IntersectionObserver(note, { rootMargin: '0px 0px -100px' }).observe(proof)
}

/** The other questions: in the column of the amount, or on a phone below the answer. */
const Rest = () => (
  <div class="rest">
    <h2 class="visually-hidden">{words.value.texts.questions.heading}</h2>
    <Questions groups={otherQuestions} />
    {describeDetails(details.value, words.value).length > 0 && (
      <button
        type="button"
        class="quiet changed"
        onClick={() => onInput({ details: {}, place: undefined, fullAllowance: undefined })}
      >
        {words.value.texts.details.resetAll}
      </button>
    )}
  </div>
)

/** The problems of a link, where it has any. */
export function LinkProblems() {
  const { unread, otherLaw } = link.value
  return (
    <Lazy part={linkProblems} isNeeded={unread.length > 0 || otherLaw !== undefined}>
      {(loaded) => <loaded.LinkProblems />}
    </Lazy>
  )
}

/** The tabs of several scenarios. */
const Tabs = () => (
  <Lazy part={tabs} isNeeded={inputs.value.length > 1}>
    {({ ScenarioTabs, names }) => <ScenarioTabs names={names.value} />}
  </Lazy>
)

/** The months, the deductions and the effect of a raise; below them, the scenarios side by side. */
const Proof = () => (
  <Lazy part={below} isNeeded={isSolved.value}>
    {({ Below }) => <Below />}
  </Lazy>
)

/** The sheet on paper, which comes with the proof. */
function Payslip() {
  const loaded = useLoaded(below, isSolved.value)
  const { input, solved } = settled.value
  // Without an amount the year is that of the example.
  if (!loaded || !solved || isOutdated.value) return null
  return <loaded.Payslip input={input} solved={solved} />
}

/** The answer once more, at the bottom of a phone's screen. */
function ResultBar() {
  const { input, paid } = current.value
  if (paid === undefined || isWide.value) return null
  const { label, written } = writtenHeadline(input, paid, words.value)
  return (
    <p class="result-bar" aria-hidden="true">
      <span>{label}</span> <b>{isOutdated.value ? '—' : written}&nbsp;₽</b>
    </p>
  )
}
