import { absenceKinds, type Language, otherPayKinds } from '@oklad/contract/fields'
import { two } from '../details/start-date.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../page/state.ts'
import { payOfAbsence } from '../payslip/payslip-rows.ts'
import { monthsTexts } from '../texts/months.ts'
import { allColumnsOf, shortColumnsOf, writtenColumn } from './columns.ts'
import { monthRuns } from './month-runs.ts'
import { rateRises } from './rate-rises.ts'
import { useFigures } from './use-figures.tsx'

interface MonthsGridProps {
  readonly solved: Solved
  /** The year after writs. */
  readonly paid: Solved
  /** Whether it has every month and every column, with kopecks. */
  readonly isDetailed: boolean
}

/** Figures by month with their totals. Arrow keys move between them, and each opens its breakdown. */
export function MonthsGrid(props: MonthsGridProps) {
  const { solved, paid, isDetailed } = props
  const words = useWords()
  const texts = monthsTexts[words.language]
  const { months } = solved.statement
  const columns = (isDetailed ? allColumnsOf : shortColumnsOf)(paid).map((column) =>
    writtenColumn(column, props, words, !isDetailed),
  )
  const runs = isDetailed
    ? months.map((_, from) => ({ from, to: from + 1 }))
    : monthRuns(solved, paid)
  const rows = runs.map(({ from, to }) => {
    const month = months[from]?.month ?? 1
    const last = months[to - 1]?.month ?? 12
    const rise = rateRises(solved).find((one) => one.month === month)
    const why = reasonsOf(solved, month, last, words.language)
    return { from, month, name: texts.run(month, last, to - from), rise, why }
  })
  const { figure, table } = useFigures('', [rows.length, columns.length - 1])
  return table({
    label: texts.scroll,
    describedBy: 'months-help',
    head: [texts.month, ...columns.map(({ heading }) => heading)],
    body: rows.map(({ from, month, name, rise, why }, row) => [
      <>
        {name}
        {rise && <span class="crossing-mark">{texts.crossing(rise.from, rise.to)}</span>}
        {why && <p class="hint">{why}</p>}
      </>,
      ...columns.map(({ months, askedIn }, index) =>
        figure(row, index, askedIn(month), months[from]),
      ),
    ]),
    foot: [
      [
        texts.total,
        ...columns.map(({ total, halfDigits }, index) => (
          <div
            key={index}
            style={{ minWidth: `calc(${halfDigits} * 0.5ch + 2 * var(--pad, 0.5rem))` }}
          >
            {total && figure(rows.length, index, total.asked, total.text)}
          </div>
        )),
      ],
    ],
    rowClass: (index) => rows[index]?.rise && 'crossing',
  })
}

/** Why some months pay more or less than the others: absences, and pay of another kind than theirs. */
function reasonsOf({ calculation }: Solved, first: number, last: number, language: Language) {
  const { terms, law, paidAbsences = [] } = calculation
  const dayOf = (month: number, day: number) => `${law.year}-${two(month)}-${two(day)}`
  const absent = paidAbsences
    .filter(({ from, lastDay }) => from < dayOf(last, 32) && lastDay > dayOf(first, 0))
    .map(({ kind }) => kind)
  const pays = (terms.otherPay ?? [])
    .filter(({ month }) => month >= first && month <= last)
    .filter(({ kind }) => absent.every((one) => payOfAbsence[one] !== kind))
  const reasons = [
    ...absent.map((kind) => absenceKinds[kind][language]),
    ...pays.map(({ kind }) => otherPayKinds[kind][language]),
  ]
  return [...new Set(reasons)].join(', ')
}
