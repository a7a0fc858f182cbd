import type { Asked } from '../breakdown/asked-figure.ts'
import type { Input, OnInput } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { useLoaded } from '../page/use-loaded.ts'
import { allColumnsOf, shortColumns } from './columns.ts'
import { monthRuns } from './month-runs.ts'
import { MonthsGrid } from './months-grid.tsx'

export interface MonthsTableProps {
  readonly input: Input
  readonly solved: Solved
  /** Whether every month and every column is shown, as an accountant needs them. */
  readonly isWhole: boolean
  readonly onWhole: (isWhole: boolean) => void
  readonly onInput: OnInput
  readonly onExplain: (asked: Asked) => void
}

const loadAccountant = () => import('./accountant.tsx')

/** The year: equal months in one row, or month by month with everything that an accountant needs. */
export function MonthsTable(props: MonthsTableProps) {
  const { solved, isWhole, onWhole, onExplain } = props
  const { texts } = useWords()
  const rows = isWhole
    ? solved.statement.months.map((_, from) => ({ from, to: from + 1 }))
    : monthRuns(solved)
  const loaded = useLoaded(loadAccountant, isWhole)
  return (
    <section class={isWhole ? 'months' : 'months months-short'} aria-labelledby="months-heading">
      <header class="cluster section-head">
        <h2 id="months-heading">{texts.months.heading(solved.year.year)}</h2>
        <button
          type="button"
          class="quiet whole-table"
          aria-pressed={isWhole}
          onClick={() => onWhole(!isWhole)}
        >
          {isWhole ? texts.months.short : texts.months.whole}
        </button>
      </header>
      <p class="hint" id="months-help">
        {texts.months.help}
      </p>
      <MonthsGrid
        solved={solved}
        columns={isWhole ? allColumnsOf(solved) : shortColumns}
        rows={rows}
        label={texts.months.scroll}
        describedBy="months-help"
        onExplain={onExplain}
      />
      {isWhole && typeof loaded === 'object' && <loaded.Accountant {...props} rows={rows} />}
      {isWhole && loaded === 'failed' && <p role="status">{texts.failed}</p>}
    </section>
  )
}
