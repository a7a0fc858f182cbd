import { signal } from '@preact/signals'
import { onDemand } from '../input/on-demand.ts'
import type { Answered, Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { useLoaded } from '../page/lazy.tsx'
import { monthsTexts } from '../texts/months.ts'
import { allColumnsOf, shortColumnsOf } from './columns.ts'
import { monthRuns } from './month-runs.ts'
import { MonthsGrid } from './months-grid.tsx'

/** Whether every month and every column is shown, as an accountant needs them. */
const isWholeShown = signal(false)

const accountant = onDemand(() => import('./accountant.tsx'))

/** The year: equal months in one row, or month by month with everything that an accountant needs. @param paid after writs */
export function MonthsTable(props: Answered & { readonly paid: Solved }) {
  const { solved, paid } = props
  const { language, texts } = useWords()
  const isWhole = isWholeShown.value
  const rows = isWhole
    ? solved.statement.months.map((_, from) => ({ from, to: from + 1 }))
    : monthRuns(solved, paid)
  const loaded = useLoaded(accountant, isWhole)
  return (
    <section class={isWhole ? 'months' : 'months months-short'} aria-labelledby="months-heading">
      <header class="cluster section-head">
        <h2 id="months-heading">{monthsTexts[language].heading(solved.year.year)}</h2>
        <button
          type="button"
          class="quiet whole-table"
          aria-pressed={isWhole}
          onClick={() => {
            isWholeShown.value = !isWhole
          }}
        >
          {isWhole ? monthsTexts[language].short : monthsTexts[language].whole}
        </button>
      </header>
      <p class="hint" id="months-help">
        {monthsTexts[language].help}
      </p>
      {isWhole && loaded && <loaded.MonthCard {...props} />}
      <MonthsGrid
        solved={solved}
        paid={paid}
        columns={isWhole ? allColumnsOf(paid) : shortColumnsOf(paid)}
        rows={rows}
        label={monthsTexts[language].scroll}
        describedBy="months-help"
        isWhole={!isWhole}
      />
      {isWhole && loaded && (
        <>
          <loaded.YearFiles solved={solved} />
          <loaded.Payments {...props} />
        </>
      )}
      {isWhole && accountant.hasFailed.value && <p role="status">{texts.failed}</p>}
    </section>
  )
}
