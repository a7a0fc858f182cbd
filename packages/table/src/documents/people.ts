import { termsOf } from '@oklad/answers/calculation'
import type { PaymentsResponse } from '@oklad/contract'
import type { Say, Text } from '@oklad/contract/fields'
import {
  type Employer,
  type Filed,
  keyOf,
  neededFields,
  type Paid,
  type Person,
  type PersonColumnName,
  PersonYear,
  personColumnOf,
  personColumns,
  readPerson,
  type Scales,
  settled,
  withBudgetCodes,
  YearSums,
} from '@oklad/documents'
import { lawOf, type Terms } from '@oklad/engine'
import { scalesOf, yearIn } from '@oklad/engine/internal'
import type { AnsweredRow, Answering, ReadRow } from '../answer-rows.ts'
import { plain } from '../cells.ts'
import { readDate } from '../dates.ts'
import type { Batch } from '../formats/format.ts'
import type { RowProblem } from '../read-rows.ts'
import type { DocumentKind, Period } from './periods.ts'

/** A table that can be read again. */
export interface DocumentTable extends Pick<Answering, 'bodies' | 'cellsOf'> {
  readonly headers: readonly string[]
  readonly read: () => Iterable<Batch> | AsyncIterable<Batch>
}

/** The document that is made of a table. */
export interface DocumentAsked {
  readonly kind: DocumentKind
  readonly period: Period
  readonly employer: Pick<Employer, 'budget_codes'>
  /** What was filed for the period: the document corrects it. */
  readonly filed?: Filed | undefined
}

type Payments = Readonly<PaymentsResponse['payments']>
type PersonLines = NonNullable<Parameters<YearSums['add']>[1]>

/** One person of the table. */
export interface Employee {
  /** From 1, by the first rows. */
  readonly number: number
  readonly row: number
  readonly person: Person
  readonly lines: PersonLines
  readonly ofSpecialist: PersonLines
  readonly before: Record<
    'base_gross_income' | 'north_gross_income' | 'tax_withheld' | 'deduction_granted',
    number
  >
  lastPayment: string
  /** What was paid by the last row, and not yet added: a row that recalculates it may follow. */
  pending: { readonly was: Payments; readonly payments: readonly Paid[]; readonly accrued?: number }
  readonly year?: PersonYear
  scales: Scales
  /** Accrued in the month of personal data; absent without employment in it. */
  accrued?: number
}

// biome-ignore format: one text a line
const texts = {
  before: { en: 'the documents need the payments of these months themselves: add a row for them', ru: 'отчётности нужны сами выплаты за эти месяцы: добавьте для них строку' },
  order: { en: 'the same person as in row {other}: employments go one after the other, by date', ru: 'тот же человек, что в строке {other}: работы должны идти одна за другой, по датам' },
  alone: { en: 'the row above must be of the same person, as it was paid until this day', ru: 'строкой выше должен быть тот же человек, как платили до этого дня' },
  time: { en: 'must be a day of the year of the documents, and not after the return of the tax', ru: 'должен быть день года отчётности, и не позже возврата налога' },
  more: { en: 'more pay or tax was due before this day: for more pay add other_pay of the kind recalculation', ru: 'до этого дня причиталось больше выплат или налога: доплату укажите в other_pay вида recalculation' },
  flat: { en: 'tax of 30% cannot be recalculated here', ru: 'налог по ставке 30 % здесь не пересчитывается' },
  excess: { en: 'is more than the tax withheld too much by the day of the return', ru: 'больше налога, излишне удержанного ко дню возврата' },
  other: { en: 'the number is that of another person, in row {other}', ru: 'номер уже указан у другого человека, в строке {other}' },
}

/** The codes of the statuses of taxpayers, by the category of non-residents. */
const statuses: Readonly<Record<string, string>> = {
  highly_qualified_specialist: '3',
  compatriot: '4',
  ship_crew: '4',
  refugee: '5',
  patent_holder: '6',
  remote_employee: '8',
  eaeu_citizen: '9',
}
const SPECIALISTS = ['3', '7']

const statusOf = (request: Readonly<Record<string, unknown>>): string =>
  request['is_not_resident'] === true
    ? (statuses[String(request['non_resident_category'])] ?? '2')
    : '1'

/** How many digits the numbers have whose first zeros a workbook drops. */
const lengths: Readonly<Partial<Record<PersonColumnName, number>>> = {
  inn: 12,
  snils: 11,
  document_code: 2,
  citizenship: 3,
}

/**
 * Adds up the rows of a table to the documents of a period. It keeps sums, and the people who have several rows; of the others
 * their keys, while it looks for those.
 */
export class People {
  readonly sums: YearSums
  readonly specialists: YearSums
  readonly problems: RowProblem[] = []
  /** Whether pay for December is paid in the next January. */
  hasLatePay = false
  readonly #table: DocumentTable
  readonly #asked: DocumentAsked
  readonly #say: Say
  readonly #places: readonly (readonly [PersonColumnName, number])[]
  #repeated: ReadonlySet<string> = new Set()
  /** The people who may have further rows. */
  readonly #byKey = new Map<string, Employee>()
  #count = 0

  constructor(table: DocumentTable, asked: DocumentAsked, say: Say) {
    this.#table = table
    this.#asked = asked
    this.#say = say
    this.sums = new YearSums(asked.period.year)
    this.specialists = new YearSums(asked.period.year)
    this.#places = table.headers.flatMap((header, place) => {
      const column = personColumnOf(header)
      return column === undefined ? [] : [[column, place] as const]
    })
  }

  /**
   * Reads the table twice: for the people with several rows, and for all. Yields each person after the last of their rows.
   * @param onRow called after each row
   */
  async *read(onRow: () => void = () => {}): AsyncGenerator<Employee> {
    const { bodies, read } = this.#table
    this.#repeated = await this.#repeatedKeys()
    for await (const batch of read()) {
      for (const row of bodies(batch, this.#before)) {
        const employee = this.#add(row)
        const key = employee && keyOf(employee.person)
        if (employee && !this.#byKey.has(key ?? '')) yield this.#addPending(employee)
        onRow()
      }
    }
    for (const employee of this.#byKey.values()) yield this.#addPending(employee)
  }

  /** The keys that are in several rows. */
  async #repeatedKeys(): Promise<ReadonlySet<string>> {
    const seen = new Set<string>()
    const repeated = new Set<string>()
    if (this.#places.length === 0) return repeated
    for await (const batch of this.#table.read()) {
      const cells = this.#table.cellsOf(batch)
      for (let index = 0; index < batch.size; index++) {
        const key = keyOf(this.#cells((place) => plain(cells[place]?.[index]) ?? undefined))
        if (key === undefined) continue
        if (seen.has(key)) repeated.add(key)
        seen.add(key)
      }
    }
    return repeated
  }

  /** The fields of people that the documents need; none where they name nobody. */
  get #needed() {
    const { kind, period } = this.#asked
    const isAnnual = kind === 'ndfl6' && period.quarter === 4
    if (kind === 'personal-data') return neededFields['personal-data']
    return kind === 'certificate' || isAnnual ? neededFields.certificate : []
  }

  /** Continues the taxes of a person from the row before. */
  #before = ({ row, request, cellAt }: ReadRow): void => {
    if (request['income_before'] !== undefined) this.#refuse(row, 'income_before', texts.before)
    const cells = this.#cells(cellAt)
    const earlier = this.#byKey.get(keyOf(cells) ?? '')
    if (earlier && cells.recalculated_on === undefined) this.#addPending(earlier)
    const isOfYear = this.#yearOf(request) === this.#asked.period.year
    if (earlier && isOfYear && earlier.before.base_gross_income > 0) {
      request['income_before'] = earlier.before
    }
  }

  /** Adds a row to the documents, or its problems. */
  #add({ row, request, cellAt, body, problems }: AnsweredRow): Employee | undefined {
    const { kind, period, employer } = this.#asked
    const { year, end } = period
    const { person: read, problems: ofPerson } = readPerson(this.#cells(cellAt), this.#needed)
    for (const { field, text } of ofPerson) this.#refuse(row, field, text)
    for (const problem of problems) {
      // The words of a problem repeat the cell.
      const cell = String(cellAt(this.#table.headers.indexOf(problem.column)) ?? '')
      const detail = cell === '' ? problem.detail : problem.detail.replaceAll(cell, '…')
      this.problems.push({ ...problem, detail })
    }
    if (body === undefined) return undefined
    const person = { status: statusOf(request), ...read }
    const all = (body as unknown as PaymentsResponse).payments
    const payments = withBudgetCodes(
      all.filter(({ tax_year }) => tax_year === year),
      employer.budget_codes,
    )
    this.hasLatePay ||= all.some(({ tax_year }) => tax_year > year)
    const employee = this.#employeeOf(row, person, payments)
    if (employee === undefined) return undefined
    const isPay = kind === 'personal-data' && isEmployedIn(request, year, end)
    const accrued = all
      .filter(({ month }) => isPay && month.startsWith(end))
      .reduce((sum, { gross_income }) => sum + gross_income, 0)
    const paid = read.recalculated_on ? this.#settled(row, employee, payments, read) : payments
    // A second recalculation is refused: it would not know what the first one set off.
    const was = read.recalculated_on ? [] : payments
    employee.pending = { was, payments: paid, ...(isPay && { accrued }) }
    const scales =
      this.#yearOf(request) === year && scalesOf(lawOf(year), termsOf(request as never) as Terms)
    if (scales) {
      employee.scales = {
        main: scales.main.brackets,
        ...(scales.allowances && { north: scales.allowances.brackets }),
      }
    }
    return employee
  }

  /** The payments of a person whose last row is recalculated, or none with its problem. */
  #settled(row: number, { pending }: Employee, is: Payments, person: Person): readonly Paid[] {
    const { recalculated_on: on = '', returned_on = on, returned_tax = '0' } = person
    const returned = { on: returned_on, amount: Number(`${returned_tax}00`) }
    const { was } = pending
    const isInYear = [on, returned_on].every((day) => yearIn(day) === this.#asked.period.year)
    const isInTime = isInYear && on <= returned_on
    const paid = was.length === 0 ? 'alone' : isInTime ? settled({ was, is, on, returned }) : 'time'
    if (typeof paid !== 'string') return paid
    this.#refuse(row, paid === 'excess' ? 'returned_tax' : 'recalculated_on', texts[paid])
    return []
  }

  /** Adds what the last row of a person paid. */
  #addPending(employee: Employee): Employee {
    const { end } = this.#asked.period
    const { payments, accrued } = employee.pending
    employee.pending = { was: [], payments: [] }
    this.sums.add(payments, employee.lines)
    if (SPECIALISTS.includes(`${employee.person.status}`)) {
      this.specialists.add(payments, employee.ofSpecialist)
    }
    employee.year?.add(payments.filter(({ date }) => date.slice(0, 7) <= end))
    addBefore(employee, payments)
    if (accrued !== undefined) employee.accrued = (employee.accrued ?? 0) + accrued
    return employee
  }

  #yearOf = (request: Readonly<Record<string, unknown>>): number =>
    yearIn(String(request['start_date'] ?? this.#asked.period.year))

  #cells(cellAt: ReadRow['cellAt']): Partial<Record<PersonColumnName, string>> {
    const cells: Partial<Record<PersonColumnName, string>> = {}
    for (const [column, place] of this.#places) {
      const cell = cellAt(place)
      const text = String(cell ?? '').trim()
      if (text === '') continue
      const isNumber = typeof cell === 'number'
      const written = isNumber ? text.padStart(lengths[column] ?? 0, '0') : text
      cells[column] ??= /_(?:date|on)$/.test(column) ? (readDate(text, false) ?? text) : written
    }
    return cells
  }

  /** The person of a row: the one of a row before, if it is the same. */
  #employeeOf(row: number, person: Person, payments: Payments): Employee | undefined {
    const key = keyOf(person)
    const known = key === undefined ? undefined : this.#byKey.get(key)
    const last = payments.at(-1)?.date ?? ''
    if (known === undefined) {
      const { kind, period } = this.#asked
      const hasCertificate = this.#needed.length > 0 && kind !== 'personal-data'
      const employee: Employee = {
        ...{ number: ++this.#count, row, person, lines: new Map(), ofSpecialist: new Map() },
        ...{ lastPayment: last, before: { ...nothing }, scales: {} },
        pending: { was: [], payments: [] },
        ...(hasCertificate && { year: new PersonYear(period.year) }),
      }
      if (key !== undefined && this.#repeated.has(key)) this.#byKey.set(key, employee)
      return employee
    }
    const names = [known.person.surname, person.surname].map((name) => name?.toLowerCase())
    const text = names[0] !== names[1] ? texts.other : texts.order
    const isNext = known.lastPayment <= (payments[0]?.date ?? last)
    const isOver = last !== '' && !isNext && person.recalculated_on === undefined
    if (names[0] !== names[1] || isOver) {
      const field = person.inn ? 'inn' : person.snils ? 'snils' : 'document_number'
      this.#refuse(row, field, text, { other: known.row })
      return undefined
    }
    if (last !== '') known.lastPayment = last
    return known
  }

  #refuse(row: number, field: string, text: Text, values = {}): void {
    const known = field in personColumns ? (field as PersonColumnName) : undefined
    const isName = /^(?:surname|first_name|patronymic)$/.test(field)
    const place = (name: string) => this.#places.find(([column]) => column === name)?.[1] ?? -1
    const header =
      this.#table.headers[place(field)] ?? (isName && this.#table.headers[place('full_name')])
    const column = header || (known ? this.#say(personColumns[known].title) : field)
    const detail = this.#say(text, values)
    this.problems.push({ row, column, code: 'unreadable', detail })
  }
}

const nothing = {
  base_gross_income: 0,
  north_gross_income: 0,
  tax_withheld: 0,
  deduction_granted: 0,
}

function addBefore({ before }: Employee, payments: readonly Paid[]): void {
  for (const { tax_parts, deduction_codes } of payments) {
    for (const { base, income, tax_amount, returned = 0 } of tax_parts) {
      before[base === 'main' ? 'base_gross_income' : 'north_gross_income'] += income
      before.tax_withheld += tax_amount - returned
    }
    for (const { amount } of deduction_codes) before.deduction_granted += amount
  }
}

/** Whether a row is employed on a day of a month, `YYYY-MM`. */
function isEmployedIn(
  { start_date, end_date }: Readonly<Record<string, unknown>>,
  year: number,
  month: string,
): boolean {
  const first = String(start_date ?? `${year}-01-01`).slice(0, 7)
  const last = String(end_date ?? `${first.slice(0, 4)}-12`).slice(0, 7)
  return first <= month && month <= last
}
