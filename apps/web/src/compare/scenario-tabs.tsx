import { computed } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { emptyInput } from '../input/input.ts'
import { useLoaded } from '../page/lazy.tsx'
import { current, inputs, places, showScenarios, useWords, words } from '../page/state.ts'
import { MOST_SCENARIOS } from '../share/fragment.ts'
import { scenarioTexts } from '../texts/scenarios.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { scenarioNames } from './scenario-names.ts'
import '../styles/comparison.css'

/** The names of the scenarios, by what differs; of a recalculation those of its two years. */
export const names = computed(() => {
  const { before, after } = scenarioTexts[words.value.language]
  return inputs.value[1]?.paidOn ? [before, after] : scenarioNames(inputs.value, words.value)
})

/** The button that had the focus goes; the tab of the new scenario takes it. */
let isAdded = false

/** The tabs of the scenarios, with buttons to add and remove one. @param names none where there is only one */
export function ScenarioTabs({ names }: { readonly names: readonly string[] }) {
  const { inputs, open } = current.value
  const hasPlaces = inputs.some(({ place }) => place !== undefined)
  useLoaded(places, hasPlaces)
  const add = () => {
    isAdded = true
    showScenarios({
      inputs: [...inputs, { ...(inputs[open] ?? emptyInput), paidOn: undefined }],
      open: inputs.length,
    })
  }
  useLayoutEffect(() => {
    if (!isAdded || names.length === 0) return
    isAdded = false
    document.querySelector<HTMLElement>('.scenario-open button')?.focus()
  })
  const remove = (removed: number) =>
    showScenarios({ inputs: inputs.filter((_, index) => index !== removed), open: 0 })
  const compare = scenarioTexts[useWords().language]
  return (
    <nav class="cluster scenarios" aria-label={compare.heading}>
      {names.map((name, index) => (
        <span class={index === open ? 'scenario scenario-open' : 'scenario'} key={index}>
          <button
            type="button"
            aria-current={index === open ? 'true' : undefined}
            onClick={() => showScenarios({ inputs, open: index })}
          >
            {name}
          </button>
          <IconButton label={compare.remove(index + 1)} sign="×" onClick={() => remove(index)} />
        </span>
      ))}
      {names.length < MOST_SCENARIOS && !inputs[1]?.paidOn && (
        <button type="button" class="quiet" onClick={add}>
          + {compare.add}
        </button>
      )}
    </nav>
  )
}
