import { onDemand } from '../input/on-demand.ts'
import type { Answered, Solved } from '../input/outcome.ts'
import { Lazy, useLoaded } from '../page/lazy.tsx'
import { useWords } from '../page/state.ts'
import { monthsTexts } from '../texts/months.ts'
import { isDetailedShown } from './detailed.ts'
import { MonthsGrid } from './months-grid.tsx'

const accountant = onDemand(() => import('./accountant.tsx'))

/** The year: equal months in one row, or month by month with everything that an accountant needs. @param paid after writs */
export function MonthsTable(props: Answered & { readonly paid: Solved }) {
  const { solved, paid } = props
  const { language } = useWords()
  const isDetailed = isDetailedShown.value
  const loaded = useLoaded(accountant, isDetailed)
  return (
    <section class={isDetailed ? 'months' : 'months months-short'} aria-labelledby="months-heading">
      <header class="cluster section-head">
        <h2 id="months-heading">{monthsTexts[language].heading(solved.year.year)}</h2>
        <button
          type="button"
          class="quiet whole-table"
          aria-pressed={isDetailed}
          onClick={() => {
            isDetailedShown.value = !isDetailed
          }}
        >
          {isDetailed ? monthsTexts[language].short : monthsTexts[language].whole}
        </button>
      </header>
      <p class="hint" id="months-help">
        {monthsTexts[language].help}
      </p>
      {isDetailed && loaded && <loaded.MonthCard {...props} />}
      <MonthsGrid solved={solved} paid={paid} isDetailed={isDetailed} />
      <Lazy part={accountant} isNeeded={isDetailed}>
        {({ YearFiles, Payments, Writs }) => (
          <>
            <YearFiles solved={solved} />
            <Payments {...props} />
            <Writs />
          </>
        )}
      </Lazy>
    </section>
  )
}
