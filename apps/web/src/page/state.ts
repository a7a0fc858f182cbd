import { batch, computed, effect, signal } from '@preact/signals'
import {
  emptyInput,
  exampleInput,
  type Input,
  type OnInput,
  type Scenarios,
} from '../input/input.ts'
import { type OnDemand, onDemand } from '../input/on-demand.ts'
import { outcomeOf, type Solved } from '../input/outcome.ts'
import { earningsRules, raiseRules } from '../input/request-of.ts'
import { absenceRules, soughtRules, warningWords } from '../input/rules-on-demand.ts'
import { currentYear } from '../input/today.ts'
import { wrongFields } from '../input/wrong-fields.ts'
import { initialLanguage, isKnown } from '../language/kept-language.ts'
import { textsFor } from '../language/words.ts'
import { fragmentOf, readLink, sectionOf } from '../share/link.ts'
import { following, untilPainted, untilPause } from './follow.ts'
import { addEntry, leftFor } from './history-entry.ts'

/** Whether another page embeds this one: then there is no header and no footer. */
export const isEmbedded = document.documentElement.dataset['embedded'] !== undefined

export const language = signal(initialLanguage())

/** The link that was opened last. */
export const link = signal(readLink(location.hash))

/** The section that stands in place of the calculator. */
export const section = signal(sectionOf(location.hash))

/** Everything that is entered, by scenario. */
export const inputs = signal(link.value.inputs)

/** The index of the scenario that the form shows. */
export const open = signal(0)

export const { wrong, markWrong } = wrongFields()

/** The deductions from net pay by writs. */
export const writs = onDemand(() => import('../writs/deducted.tsx'))

/** The rules that the page loads with the first input that needs them. */
const needs: readonly (readonly [rules: OnDemand<object>, isNeeded: (input: Input) => boolean])[] =
  [
    [soughtRules, ({ kind }) => kind !== 'gross'],
    [absenceRules, ({ details }) => 'absences' in details],
    [earningsRules, ({ details }) => 'absences' in details],
    [writs, ({ details }) => 'deductions_after_tax' in details],
    [raiseRules, ({ details }) => 'raise' in details],
    [warningWords, ({ details }) => Object.keys(details).length > 0 || isSolved.value],
  ]

/** The rules that are needed and not there yet. */
const lacking = computed(() =>
  needs
    .filter(([rules, isNeeded]) => !rules.module.value && inputs.value.some(isNeeded))
    .map(([rules]) => rules),
)

/** Whether rules that are needed could not be loaded. The next change of the input tries again. */
export const hasFailed = computed(() => lacking.value.some((rules) => rules.hasFailed.value))

/** Whether the warnings are still being loaded. */
export const areWarningsToCome = computed(
  () => lacking.value.includes(warningWords) && !hasFailed.value,
)
/**
 * Whether the results are not those of the input: a text cannot be read, no salary gives the amount, or rules are not
 * loaded. The results do not wait for the warnings.
 */
export const isOutdated = computed(
  () =>
    lacking.value.some((rules) => rules !== warningWords) ||
    wrong.value.size > 0 ||
    current.value.outcome.state !== 'solved',
)

/** Whether the amount cannot be read: half of it, such as the beginning of a range, is no amount. */
const hasWrongAmount = computed(() =>
  [...wrong.value.keys()].some((id) => id.startsWith('salary-')),
)

const outcomes = computed(() => inputs.value.map((input) => outcomeOf(input, currentYear)))

/** The scenarios with their outcomes, and the open one; `paid` is its year after writs. */
export const current = computed(() => {
  const input = inputs.value[open.value] ?? emptyInput
  const outcome = outcomes.value[open.value] ?? { state: 'empty' as const }
  // Without an amount, or with one out of reach, the year of the example stands in the background.
  const shown =
    outcome.state !== 'solved' || hasWrongAmount.value
      ? outcomeOf({ ...input, ...exampleInput, details: input.details }, currentYear)
      : outcome
  const solved: Solved | undefined = shown.state === 'solved' ? shown : undefined
  const paid = solved && (writs.module.value?.afterWrits(solved, language.value) ?? solved)
  const scenarios = { inputs: inputs.value, open: open.value }
  return { ...scenarios, outcomes: outcomes.value, input, outcome, solved, paid }
})

/** Becomes true when the first answer is painted: no part delays it. */
export const isSolved = following(
  computed(() => current.value.solved !== undefined),
  untilPainted,
  false,
)

effect(() => {
  for (const { load } of lacking.value) load()
})

/** Painted after the amounts and the answer, which follow `current` in the frame of a keystroke. */
export const painted = following(current, untilPainted)

/** For parts that may change after the typing stops. */
export const settled = following(painted, untilPause, {
  ...painted.value,
  solved: undefined,
  paid: undefined,
})

/** Whether the months below the answer are in sight. */
export const isProofSeen = signal(true)

/** For the months: out of sight they wait for a pause in typing, so that they delay no key. */
export const proved = computed(() => (isProofSeen.value ? painted : settled).value)

const contract = computed(() => {
  const { solved, input } = current.value
  return (solved?.calculation.request ?? input.details).employment_type ?? 'TD'
})

/** The texts, in the names that pay, tax and cost have under the contract type. */
export const words = computed(() => ({
  language: language.value,
  texts: textsFor(language.value, contract.value),
}))

/** The language and the texts, in a component. */
export const useWords = () => words.value

/** The terms without the amount: questions are not rendered again at its keystrokes. */
export const details = computed(() => current.value.input.details)
export const place = computed(() => current.value.input.place)

/** The search for a place by its name. */
export const places = onDemand(() => import('../places/find-places.ts'))

/** The name in the language of the page, by the Russian one; `undefined` until the places are loaded. */
export const placeName = (name: string) =>
  places.module.value?.findPlaces(name, 'ru')[0]?.name[language.value]

/** Changes the open input. */
export const onInput: OnInput = (change) => {
  const { input, open } = current.value
  const changed = typeof change === 'function' ? change(input) : change
  inputs.value = inputs.value.with(open, { ...input, ...changed })
}

/** Replaces the scenarios. */
export const showScenarios = (scenarios: Scenarios) =>
  batch(() => {
    inputs.value = scenarios.inputs
    open.value = scenarios.open
  })

/** Replaces the scenarios by others: Back returns to those of now. */
export function leaveScenarios(scenarios: Scenarios): void {
  const { inputs, open } = current.value
  writeAddress()
  addEntry(() => showScenarios({ inputs, open }))
  showScenarios(scenarios)
}

// Set before there is any text: the browser would lay all of it out again.
effect(() => {
  document.documentElement.lang = language.value
})
effect(() => {
  const { title, links } = words.value.texts
  document.title = `${section.value ? links[section.value] : title} · Oklad`
})

addEventListener('hashchange', ({ newURL, oldURL }: HashChangeEvent) => {
  // The entry below what was closed has the address from before it, and takes the present one.
  if (newURL === leftFor) return writeAddress()
  // The page may have written the address since: the event has the address that was asked for.
  const { hash } = new URL(newURL)
  if (isKnown(hash.slice(1))) {
    language.value = initialLanguage()
    history.replaceState(null, '', oldURL)
    return
  }
  batch(() => {
    section.value = sectionOf(hash)
    // The links to sections in the page keep the inputs.
    if (section.value && !hash.includes('/')) return
    link.value = readLink(hash)
    showScenarios({ inputs: link.value.inputs, open: 0 })
  })
})

/** Writes the inputs into the address. */
export function writeAddress(): void {
  // While the inputs are those of the link, the address stays the link. The link to a section has none.
  const isSection = location.hash === `#${section.value}`
  const isOfLink =
    (inputs.value === link.value.inputs && !isSection) || link.value.unread.length > 0
  if (isOfLink) return
  const fragment = fragmentOf(inputs.value, section.value)
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`)
}
effect(() => {
  // Writing outdated inputs would cancel a navigation back.
  if (settled.value.inputs === inputs.value) writeAddress()
})
// Within the pause a visitor may turn to another tab or close this one.
addEventListener('visibilitychange', writeAddress)
