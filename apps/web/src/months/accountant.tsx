import { asCsv, asTabbedText } from '../export/delimited-text.ts'
import { download } from '../export/download.ts'
import { yearTable } from '../export/year-table.ts'
import { useWords } from '../language/words.ts'
import { useActions } from '../share/actions.tsx'
import { accountantTexts } from '../texts/accountant.ts'
import { funds } from './columns.ts'
import type { MonthRun } from './month-runs.ts'
import { MonthsGrid } from './months-grid.tsx'
import type { MonthsTableProps } from './months-table-props.ts'
import { Payments } from './payments.tsx'
import '../styles/accountant.css'

interface AccountantProps extends MonthsTableProps {
  readonly rows: readonly MonthRun[]
}

/** The part for an accountant below the months: their files, contributions by fund, payments by date. */
export function Accountant(props: AccountantProps) {
  const { solved, rows } = props
  const words = useWords()
  const { share } = words.texts
  const texts = accountantTexts[words.language]
  const { total } = solved.statement
  const { button, status } = useActions()
  const copy = () =>
    navigator.clipboard.writeText(asTabbedText(yearTable(solved, words), words.language))
  const save = () => {
    const content = asCsv(yearTable(solved, words), words.language)
    const file = new Blob([content], { type: 'text/csv;charset=utf-8' })
    download(`${share.fileName(solved.year.year)}.csv`, file)
  }
  const paid = funds.filter((name) => total[name] > 0)
  const columns = [...paid, 'contributions' as const, 'employerCost' as const]
  return (
    <>
      <div class="cluster">
        {button(share.table, copy, share.tableCopied)}
        {button(share.csv, save, share.fileReady)}
        <p role="status" class={status === '' ? 'hint' : 'hint done'}>
          {status}
        </p>
      </div>
      {paid.length > 0 && (
        <section class="funds" aria-labelledby="funds-heading">
          <h3 id="funds-heading">{texts.funds}</h3>
          <MonthsGrid
            solved={solved}
            columns={columns.map((amount) => ({ amount, period: 'month' }))}
            rows={rows}
            label={texts.fundsTable}
            name="funds-"
          />
        </section>
      )}
      <Payments {...props} />
    </>
  )
}
