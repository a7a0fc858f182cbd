import { monthName } from '@oklad/contract/fields'
import type { Asked } from '../breakdown/asked-figure.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { type Column, headingOf, PHONE_COLUMNS } from './columns.ts'
import type { MonthRun } from './month-runs.ts'
import { rateRises } from './rate-rises.ts'
import { useFigures } from './use-figures.tsx'
import { type WrittenColumn, writtenColumn } from './written-columns.ts'

interface MonthsGridProps {
  readonly solved: Solved
  readonly columns: readonly Column[]
  readonly rows: readonly MonthRun[]
  readonly label: string
  /** Begins the names of its places, where the page has another grid. */
  readonly name?: string
  readonly describedBy?: string
  readonly onExplain: (asked: Asked) => void
}

/** Figures by month with their totals. Arrow keys move between them, and each opens its breakdown. */
export function MonthsGrid(props: MonthsGridProps) {
  const { solved, rows, label, name = '', describedBy, onExplain } = props
  const words = useWords()
  const { language, texts } = words
  const { months } = solved.statement
  const columns = props.columns.map((column) => writtenColumn(column, solved, words))
  const hasRate = columns.some(({ column: { amount } }) => amount === 'taxRate')
  const rises = hasRate ? rateRises(solved) : []
  const last = [rows.length, columns.length - 1] as const
  const { figure, grid, onKeyDown } = useFigures(name, last, onExplain)
  return (
    <section class="scroll" aria-label={label} ref={grid}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its figures are reached by arrow keys */}
      <table role="grid" aria-describedby={describedBy} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{texts.months.month}</th>
            {columns.map((written, index) => (
              <th scope="col" key={keyOf(written)} class={classOf(written, index)}>
                {headingOf(written.column, texts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to }, row) => {
            const month = months[from]?.month ?? 1
            const rise = rises.find((one) => one.month === month)
            return (
              <tr key={month} class={rise && 'crossing'} data-month={month}>
                <th scope="row">
                  {to - from === 1
                    ? monthName(month, language)
                    : texts.months.run(month, months[to - 1]?.month ?? 12, to - from)}
                  {rise && (
                    <span class="crossing-mark">{texts.months.crossing(rise.from, rise.to)}</span>
                  )}
                </th>
                {columns.map((written, index) => (
                  <td key={keyOf(written)} class={classOf(written, index)}>
                    {figure(row, index, { ...written.column, month }, written.months[from])}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.months.total}</th>
            {columns.map((written, index) => {
              const { amount } = written.column
              const isTotal = amount !== 'taxRate' && written.total !== undefined
              return (
                <td
                  key={keyOf(written)}
                  class={classOf(written, index)}
                  style={{ minWidth: `calc(${written.halfDigits} * 0.5ch + 1.25rem)` }}
                >
                  {isTotal && figure(rows.length, index, { amount, period: 'year' }, written.total)}
                </td>
              )
            })}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const keyOf = ({ column: { amount, period } }: WrittenColumn): string => `${amount}-${period}`

function classOf({ column: { amount, period } }: WrittenColumn, index: number): string {
  const kind = period === 'yearToDate' ? 'so-far' : amount === 'netIncome' ? 'net' : ''
  return index < PHONE_COLUMNS ? kind : `${kind} more`
}
