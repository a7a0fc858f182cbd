import { openBand } from '../answer/open-band-on-demand.ts'
import { RaiseSlider } from '../answer/raise.tsx'
import { ScenarioTabs } from '../compare/scenario-tabs.tsx'
import { Extras } from '../extras/extras.tsx'
import { amountKinds } from '../input/input.ts'
import { onDemand } from '../input/on-demand.ts'
import { currentYear, today } from '../input/today.ts'
import { isDetailedShown } from '../months/detailed.ts'
import { MonthsTable } from '../months/months-table.tsx'
import { compareContracts } from '../share/actions.tsx'
import { scenarioTexts } from '../texts/scenarios.ts'
import { Lazy } from './lazy.tsx'
import { proved, showScenarios, words } from './state.ts'

export { Payslip } from '../payslip/payslip.tsx'

const recalculation = onDemand(() => import('../recalculation/recalculation.tsx'))
const comparison = onDemand(() => import('../compare/comparison.tsx'))

/** The proof below the answer: months, deductions and settlement, the effect of a raise, and the comparison. */
export function Below() {
  const { input, solved, paid, inputs } = proved.value
  const isRecalculated = inputs[1]?.paidOn !== undefined
  const { language, texts } = words.value
  const compare = scenarioTexts[language]
  if (solved === undefined || paid === undefined) return null
  const isOpen = solved.withoutAllowance !== undefined
  const { year } = solved.year
  const recalculate = () => {
    const now = { ...input, kind: 'gross', basis: 'first_month', amount: solved.salary } as const
    const paidOn = year === currentYear ? today() : `${year}-12-20`
    showScenarios({ inputs: [now, { ...now, paidOn }], open: 1 })
  }
  return (
    <>
      {isOpen ? (
        <Lazy part={openBand}>{({ BandMonths }) => <BandMonths solved={paid} />}</Lazy>
      ) : (
        <>
          <MonthsTable input={input} solved={solved} paid={paid} />
          <Extras solved={solved} />
          <RaiseSlider solved={paid} />
        </>
      )}
      <section class="comparison-place" aria-labelledby="comparison-heading">
        <header class="cluster section-head">
          <h2 id="comparison-heading">{isRecalculated ? compare.recalculate : compare.heading}</h2>
          {!isRecalculated && (
            <p class="cluster equal">
              <span class="hint">{compare.equal}</span>
              {amountKinds.map((kind) => (
                <button
                  type="button"
                  key={kind}
                  class="chip"
                  onClick={() => compareContracts(kind)}
                >
                  {texts.salary[kind].label}
                </button>
              ))}
            </p>
          )}
        </header>
        <Lazy part={recalculation} isNeeded={isRecalculated}>
          {({ Recalculation }) => <Recalculation />}
        </Lazy>
        <Lazy part={comparison} isNeeded={inputs.length > 1 && !isRecalculated}>
          {({ Comparison }) => <Comparison />}
        </Lazy>
        {inputs.length === 1 && (
          <>
            <ScenarioTabs names={[]} />
            {/* A question of accountants. */}
            {isDetailedShown.value && (
              <button type="button" class="quiet" onClick={recalculate}>
                {compare.recalculate}
              </button>
            )}
          </>
        )}
      </section>
    </>
  )
}
