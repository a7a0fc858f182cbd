import { computed } from '@preact/signals'
import { AmountEntry } from '../answer/amount-entry.tsx'
import { writtenHeadline } from '../answer/headline.tsx'
import type { ContractChoice } from '../compare/contract-choice.tsx'
import { ScenarioTabs } from '../compare/scenario-tabs.tsx'
import { ChangedDetails } from '../details/changed-details.tsx'
import type { DetailGroup } from '../input/details.ts'
import { exampleInput } from '../input/input.ts'
import { isWide, openOnly, openQuestion } from '../questions/open-question.ts'
import { firstQuestions, otherQuestions, Questions } from '../questions/questions.tsx'
import { Answer, compareContracts } from './answer.tsx'
import {
  current,
  isOutdated,
  link,
  names,
  onInput,
  open,
  painted,
  settled,
  showScenarios,
  terms,
  words,
} from './state.ts'
import { loading, useLoaded } from './use-loaded.ts'

// These parts are loaded after the first answer.
const loadBelow = () => import('./below.tsx')
const loadComparison = () => import('../compare/comparison.tsx')
const loadLinkProblems = () => import('./link-problems.tsx')
const loadPayslip = () => import('../payslip/payslip.tsx')

/** Whether parts of the page show an older input, or are not there yet. */
const isBusy = computed(() => painted.value !== current.value || loading.value > 0)

const isSolved = computed(() => current.value.solved !== undefined)

/** The amount, the answer, the questions, and the proof below. */
export function Calculator() {
  return (
    <main aria-busy={isBusy}>
      <LinkProblems />
      <Tabs />
      <div class="top">
        <div class="known">
          <Amount />
          <Terms groups={firstQuestions} />
        </div>
        {isWide.value && <Rest />}
        <div class="answer" key="answer">
          <Answer />
        </div>
        {!isWide.value && <Rest />}
      </div>
      <div class="result below" inert={isOutdated}>
        <Proof />
      </div>
      <Payslip />
      <ResultBar />
    </main>
  )
}

/** The other questions: in the column of the amount, or on a phone below the answer. */
const Rest = () => (
  <div class="rest">
    <h2 class="visually-hidden">{words.value.texts.questions.heading}</h2>
    <Terms groups={otherQuestions} />
    <ChangedTerms />
  </div>
)

/** The problems of a link, where it has any. */
function LinkProblems() {
  const { unread, olderLaw } = link.value
  const loaded = useLoaded(loadLinkProblems, unread.length > 0 || olderLaw !== undefined)
  return typeof loaded === 'object' ? <loaded.LinkProblems /> : null
}

/** The tabs of several scenarios. */
const Tabs = () =>
  names.value.length > 1 ? (
    <ScenarioTabs scenarios={current.value} names={names.value} onScenarios={showScenarios} />
  ) : null

/** The amount, in the frame of the keystroke. */
function Amount() {
  const { input, outcome, open } = current.value
  return (
    <AmountEntry
      key={open}
      input={input}
      outcome={outcome}
      isOutdated={isOutdated.value}
      isExample={input === exampleInput}
      onInput={onInput}
    />
  )
}

const salaryNow = () => current.value.solved?.salary

/** Questions with their answers. */
const Terms = ({ groups }: { readonly groups: readonly DetailGroup[] }) => (
  <Questions
    groups={groups}
    open={openQuestion.value}
    onOpen={openOnly}
    scenario={open.value}
    input={terms.value}
    salaryNow={salaryNow}
    onInput={onInput}
  />
)

const ChangedTerms = () => <ChangedDetails input={terms.value} onInput={onInput} />

/** The months, the deductions and the effect of a raise; below them, the scenarios side by side. */
function Proof() {
  const loaded = useLoaded(loadBelow, isSolved.value)
  const { input, solved } = painted.value
  return (
    <>
      {loaded === 'failed' && <p role="status">{words.value.texts.failed}</p>}
      {solved !== undefined && typeof loaded === 'object' && (
        <loaded.Below input={input} solved={solved} onInput={onInput} />
      )}
      {solved !== undefined && typeof loaded === 'object' && (
        <Comparison Choice={loaded.ContractChoice} />
      )}
    </>
  )
}

function Comparison({ Choice }: { readonly Choice: typeof ContractChoice }) {
  const { inputs, outcomes } = painted.value
  const loaded = useLoaded(loadComparison, inputs.length > 1)
  return (
    <section class="comparison-place" aria-labelledby="comparison-heading">
      <Choice onContracts={compareContracts} />
      {inputs.length > 1 && typeof loaded === 'object' && (
        <loaded.Comparison
          scenarios={inputs}
          outcomes={outcomes}
          names={names.value}
          onClose={() => showScenarios({ inputs: [current.value.input], open: 0 })}
        />
      )}
      {inputs.length === 1 && (
        <ScenarioTabs scenarios={painted.value} names={[]} onScenarios={showScenarios} />
      )}
    </section>
  )
}

/** The sheet on paper. */
function Payslip() {
  const loaded = useLoaded(loadPayslip, isSolved.value)
  const { input, solved } = settled.value
  if (typeof loaded !== 'object' || solved === undefined) return null
  return <loaded.Payslip input={input} solved={solved} />
}

/** The answer once more, at the bottom of a phone's screen. */
function ResultBar() {
  const { input, solved } = current.value
  if (solved === undefined) return null
  const { label, written } = writtenHeadline(input, solved, words.value)
  return (
    <p class="result-bar" aria-hidden="true">
      <span>{label}</span> <b>{isOutdated.value ? '—' : written}&nbsp;₽</b>
    </p>
  )
}
