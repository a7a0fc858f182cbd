import { RaiseSlider } from '../answer/raise.tsx'
import { ScenarioTabs } from '../compare/scenario-tabs.tsx'
import { Extras } from '../extras/extras.tsx'
import { amountKinds } from '../input/input.ts'
import { MonthsTable } from '../months/months-table.tsx'
import { scenarioTexts } from '../texts/scenarios.ts'
import { compareContracts } from './answer.tsx'
import { painted, showScenarios, words } from './state.ts'
import { useLoaded } from './use-loaded.ts'

const loadComparison = () => import('../compare/comparison.tsx')

/** The proof below the answer: months, deductions and settlement, the effect of a raise, and the comparison. */
export function Below() {
  const { input, solved, inputs } = painted.value
  const loaded = useLoaded(loadComparison, inputs.length > 1)
  const { language, texts } = words.value
  const compare = scenarioTexts[language]
  if (solved === undefined) return null
  return (
    <>
      <MonthsTable input={input} solved={solved} />
      <Extras solved={solved} />
      <RaiseSlider solved={solved} />
      <section class="comparison-place" aria-labelledby="comparison-heading">
        <header class="cluster section-head">
          <h2 id="comparison-heading">{compare.heading}</h2>
          <p class="cluster equal">
            {compare.equal}
            {amountKinds.map((kind) => (
              <button key={kind} type="button" class="chip" onClick={() => compareContracts(kind)}>
                {texts.salary[kind].label}
              </button>
            ))}
          </p>
        </header>
        {inputs.length > 1 && typeof loaded === 'object' && <loaded.Comparison />}
        {inputs.length === 1 && (
          <ScenarioTabs scenarios={painted.value} names={[]} onScenarios={showScenarios} />
        )}
      </section>
    </>
  )
}
