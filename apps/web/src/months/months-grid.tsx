import { monthName } from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { monthsTexts } from '../texts/months.ts'
import { type Column, writtenColumn } from './columns.ts'
import type { MonthRun } from './month-runs.ts'
import { rateRises } from './rate-rises.ts'
import { useFigures } from './use-figures.tsx'

interface MonthsGridProps {
  readonly solved: Solved
  /** The year after writs. */
  readonly paid: Solved
  readonly columns: readonly Column[]
  readonly rows: readonly MonthRun[]
  readonly label: string
  readonly describedBy?: string
  /** Leaves the kopecks out. */
  readonly isWhole?: boolean
}

/** The step of a figure after writs. */
const afterWrits = (column: Column, period: Month | 'year') =>
  'step' in column ? { step: `${column.step}.${period}` } : undefined

/** Figures by month with their totals. Arrow keys move between them, and each opens its breakdown. */
export function MonthsGrid(props: MonthsGridProps) {
  const { solved, rows, label, describedBy, isWhole = false } = props
  const words = useWords()
  const { language } = words
  const { months } = solved.statement
  const columns = props.columns.map((column) => writtenColumn(column, props, words, isWhole))
  const hasRate = columns.some(({ column: { amount } }) => amount === 'taxRate')
  const rises = hasRate ? rateRises(solved) : []
  const last = [rows.length, columns.length - 1] as const
  const { figure, table } = useFigures('', last)
  const shown = rows.map(({ from, to }) => {
    const month = months[from]?.month ?? 1
    const rise = rises.find((one) => one.month === month)
    return { from, to, month, rise }
  })
  return table({
    label,
    describedBy,
    head: [monthsTexts[language].month, ...columns.map(({ heading }) => heading)],
    body: shown.map(({ from, to, month, rise }, row) => [
      <>
        {to - from === 1
          ? monthName(month, language)
          : monthsTexts[language].run(month, months[to - 1]?.month ?? 12, to - from)}
        {rise && (
          <span class="crossing-mark">{monthsTexts[language].crossing(rise.from, rise.to)}</span>
        )}
      </>,
      ...columns.map(({ column, months }, index) =>
        figure(row, index, afterWrits(column, month) ?? { ...column, month }, months[from]),
      ),
    ]),
    foot: [
      [
        monthsTexts[language].total,
        ...columns.map(({ column, column: { amount }, total, halfDigits }, index) => (
          <div key={index} style={{ minWidth: `calc(${halfDigits} * 0.5ch + 1.25rem)` }}>
            {amount !== 'taxRate' &&
              total !== undefined &&
              figure(
                rows.length,
                index,
                afterWrits(column, 'year') ?? { amount, period: 'year' },
                total,
              )}
          </div>
        )),
      ],
    ],
    rowClass: (index) => shown[index]?.rise && 'crossing',
  })
}
