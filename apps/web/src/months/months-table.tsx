import { monthName } from '@oklad/contract/form'
import { useRef, useState } from 'preact/hooks'
import type { ExplainedFigure } from '../explanation/explained-figure.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import { type Column, columnsOf, headingOf } from './columns.ts'
import { rateRises } from './rate-rises.ts'

interface MonthsTableProps {
  readonly solved: Solved
  readonly onExplain: (figure: ExplainedFigure) => void
}

type Place = readonly [row: number, column: number]

const moves: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The year month by month. Every figure can be asked how it came about. */
export function MonthsTable({ solved, onExplain }: MonthsTableProps) {
  const { language, texts } = useWords()
  const { statement, year } = solved
  const columns = columnsOf(solved)
  const rises = rateRises(solved)
  const { months, total } = statement
  // Kopecks are shown where a column has any, so that its figures stand under each other.
  const columnsWithKopecks = columns.map(
    ({ amount, period }) =>
      amount !== 'taxRate' &&
      haveKopecks(
        months.map(({ amounts, yearToDate }) =>
          period === 'month' ? amounts[amount] : yearToDate[amount],
        ),
      ),
  )
  const write = (amount: number, column: number) =>
    writeAmount(amount, language, { withKopecks: columnsWithKopecks[column] ?? false })
  const [place, setPlace] = useState<Place>([0, 0])
  const table = useRef<HTMLTableElement>(null)
  // A year that begins later, or without allowances, has fewer figures than the one before.
  const active: Place = [Math.min(place[0], months.length), Math.min(place[1], columns.length - 1)]

  const figure = (row: number, column: number, asked: ExplainedFigure, shown: string) => (
    <button
      type="button"
      class="figure"
      data-place={`${row}-${column}`}
      tabIndex={active[0] === row && active[1] === column ? 0 : -1}
      onFocus={() => setPlace([row, column])}
      onClick={() => onExplain(asked)}
    >
      {shown}
    </button>
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    const next = [active[0] + move[0], active[1] + move[1]]
    const place = `[data-place="${next.join('-')}"]`
    table.current?.querySelector<HTMLButtonElement>(place)?.focus()
  }

  return (
    <section class="card months" aria-labelledby="months-heading">
      <h2 id="months-heading">{texts.months.heading(year.year)}</h2>
      <p class="hint" id="months-help">
        {texts.months.help}
      </p>
      <section class="scroll" aria-label={texts.months.scroll}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its figures are reached by arrow keys */}
        <table ref={table} role="grid" aria-describedby="months-help" onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col">{texts.months.month}</th>
              {columns.map((column) => (
                <th scope="col" key={`${column.amount}-${column.period}`} class={classOf(column)}>
                  {headingOf(column, texts)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, amounts, yearToDate, taxRate }, row) => {
              const rise = rises.get(month)
              return (
                <tr key={month} class={rise && 'crossing'} data-month={month}>
                  <th scope="row">
                    {monthName(month, language)}
                    {rise && (
                      <span class="crossing-mark">{texts.months.crossing(rise.from, rise.to)}</span>
                    )}
                  </th>
                  {columns.map((column, index) => {
                    const { amount, period } = column
                    const shown =
                      amount === 'taxRate'
                        ? `${taxRate}\u00a0%`
                        : write((period === 'month' ? amounts : yearToDate)[amount], index)
                    return (
                      <td key={`${amount}-${period}`} class={classOf(column)}>
                        {figure(row, index, { amount, period, month } as ExplainedFigure, shown)}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.months.total}</th>
              {columns.map((column, index) => {
                const { amount, period } = column
                const isTotal = amount !== 'taxRate' && period === 'month'
                return (
                  <td key={`${amount}-${period}`} class={classOf(column)}>
                    {isTotal &&
                      figure(
                        months.length,
                        index,
                        { amount, period: 'year' },
                        write(total[amount], index),
                      )}
                  </td>
                )
              })}
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  )
}

const classOf = ({ amount, period }: Column): string =>
  period === 'yearToDate' ? 'so-far' : amount === 'netIncome' ? 'net' : ''
