import { answerPayments, type answerRecalculation, checkedPayments } from '@oklad/answers/breakdown'
import type { Language } from '@oklad/contract/fields'
import type { PrivateCalculationRequest } from '@oklad/contract/wire'
import { PersonTax, personColumns, settled } from '@oklad/documents'
import { dayIn, monthIn } from '@oklad/engine/internal'
import { requestCells } from '@oklad/table/browser'
import type { Rows } from '../export/year-table.ts'
import { currentYear } from '../input/today.ts'

type Payments = ReturnType<typeof answerPayments>['payments']
type Cells = ReturnType<typeof requestCells>

/** A recalculation that is answered. */
export interface Recalculated {
  readonly request: Parameters<typeof answerRecalculation>[0]
  readonly calculations: Parameters<typeof answerRecalculation>[1]
  readonly settlement: ReturnType<typeof answerRecalculation>['settlement']
}

/**
 * Returns the columns of a list of employees that have a recalculation, headers first; `undefined` where none have it.
 * More pay is another payment in the row of the person. Less pay or less tax is a second row, with the day of the
 * recalculation; the first one stays as it was paid.
 */
export function listRows(recalculated: Recalculated, language: Language): Rows | undefined {
  const { request, calculations, settlement } = recalculated
  const { paid_on, before, after, ...paydays } = request
  const cellsOf = (fields: object) => requestCells(fields, language)
  const paid = (fields: PrivateCalculationRequest, side: keyof typeof calculations) =>
    answerPayments({ ...fields, ...paydays }, calculations[side], language).payments
  const [was, is] = [paid(before, 'before'), paid(after, 'after')]
  if (settlement.gross_income > 0) {
    const row = settledRow(recalculated, was, is)
    const { completed, problems } = checkedPayments(row, true, currentYear)
    if (completed === undefined || problems.length > 0) return undefined
    const { payments } = answerPayments({ ...row, ...paydays }, completed, language)
    const right = [
      ...sumsOf(was.filter(({ date }) => date < paid_on)),
      [settlement.date, settlement.gross_income, settlement.tax_amount].join(),
      ...sumsOf(is.filter(({ date }) => date >= paid_on)),
    ]
    // Whatever is settled: the row has the payments that were made, the settlement, and those to come.
    const isSame = right.sort().join(';') === sumsOf(payments).sort().join(';')
    return isSame ? rowsOf(cellsOf(before), [cellsOf(row)]) : undefined
  }
  // As documents settle it.
  if (typeof settled({ was, is, on: paid_on }, new PersonTax()) === 'string') return undefined
  const day: Cells = new Map([[personColumns.recalculated_on.title[language], paid_on]])
  return rowsOf(cellsOf(before), [cellsOf(before), new Map([...cellsOf(after), ...day])])
}

/**
 * The request of a year whose months keep the pay that was paid, with the settlement as another payment. A month whose
 * advance was paid keeps its salary too: the rest of the right pay comes with its final pay.
 */
function settledRow({ request, settlement }: Recalculated, was: Payments, is: Payments) {
  const { before, after, paid_on } = request
  const months = Array.from({ length: 12 }, (_, at) => at + 1)
  const salaries = ({ monthly_salaries, gross_salary = 0 }: PrivateCalculationRequest) =>
    monthly_salaries ?? months.map(() => gross_salary)
  const isMade = ({ date }: Payments[number]) => date < paid_on
  const begun = new Set(was.filter(isMade).map(({ month }) => month))
  const open = was.filter((payment) => !isMade(payment))
  const untouched = new Set(open.flatMap(({ month }) => (begun.has(month) ? [] : monthIn(month))))
  const kept = salaries(before)
  const right = salaries(after)
  const monthly_salaries = months.map(
    (month, at) => (untouched.has(month) ? right[at] : kept[at]) ?? 0,
  )
  const isOne = monthly_salaries.every((salary) => salary === before.gross_salary)
  const rests = open.flatMap(({ kind, month, ...old }) => {
    const due = is.find((one) => one.kind === kind && one.month === month)
    const gross_income = (due?.gross_income ?? 0) - old.gross_income
    const north_gross_income = (due?.north_gross_income ?? 0) - old.north_gross_income
    const isRest = kind === 'final' && begun.has(month) && gross_income > 0
    return isRest ? [payment({ month: monthIn(month), gross_income, north_gross_income })] : []
  })
  const { date } = settlement
  const settled = payment({ ...settlement, month: monthIn(date), day: dayIn(date) })
  return {
    ...after,
    ...(isOne ? {} : { monthly_salaries }),
    other_pay: [...(after.other_pay ?? []), settled, ...rests],
  }
}

interface Sums {
  readonly month: number
  /** Without it the payment comes with the final pay of its month. */
  readonly day?: number
  readonly gross_income: number
  readonly north_gross_income: number
}

/** A payment by a recalculation. */
const payment = ({ month, day, gross_income: amount, north_gross_income: north }: Sums) => ({
  kind: 'recalculation' as const,
  ...{ month, amount },
  ...(day !== undefined && { day }),
  ...(north > 0 && { northern_amount: north }),
})

/** The day, the pay and the tax of each payment. */
const sumsOf = (payments: Payments): string[] =>
  payments.map(({ date, gross_income, tax_amount }) => [date, gross_income, tax_amount].join())

/** The columns in which rows differ from what the list has, headers first. */
function rowsOf(before: Cells, rows: readonly Cells[]): Rows {
  const headers = new Set([...before.keys(), ...rows.flatMap((row) => [...row.keys()])])
  const changed = [...headers].filter((header) =>
    rows.some((row) => row.get(header) !== before.get(header)),
  )
  return [changed, ...rows.map((row) => changed.map((header) => row.get(header) ?? ''))]
}
