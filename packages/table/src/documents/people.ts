import { termsOf } from '@oklad/answers/calculation'
import type { PaymentsResponse } from '@oklad/contract'
import type { Say, Text } from '@oklad/contract/fields'
import {
  CertificateChecks,
  type Employer,
  keyOf,
  neededFields,
  type Person,
  type PersonCertificate,
  type PersonColumnName,
  type PersonPay,
  PersonYear,
  personColumnOf,
  readPerson,
  type Scales,
  withBudgetCodes,
  YearSums,
} from '@oklad/documents'
import { lawOf, type Terms } from '@oklad/engine'
import { scalesOf, yearIn } from '@oklad/engine/internal'
import type { AnsweredRow, ReadRow } from '../answer-rows.ts'
import { readDate } from '../dates.ts'
import type { RowProblem } from '../read-rows.ts'
import type { DocumentKind, Period } from './periods.ts'

type Payments = Readonly<PaymentsResponse['payments']>
type PersonLines = NonNullable<Parameters<YearSums['add']>[1]>

/** One person of the table: what the rows of further employments, and the documents of people, need. */
interface Employee {
  readonly row: number
  readonly person: Person
  readonly lines: PersonLines
  readonly ofSpecialist: PersonLines
  readonly before: Record<
    'base_gross_income' | 'north_gross_income' | 'tax_withheld' | 'deduction_granted',
    number
  >
  lastPayment: string
  readonly year?: PersonYear
  scales: Scales
  /** Accrued in the month of personal data; absent without employment in it. */
  accrued?: number
}

// biome-ignore format: one text a line
const texts = {
  before: { en: 'the documents need the payments of these months themselves: add a row for them', ru: 'отчётности нужны сами выплаты за эти месяцы: добавьте для них строку' },
  order: { en: 'the same person as in row {other}: employments go one after the other, by date', ru: 'тот же человек, что в строке {other}: работы должны идти одна за другой, по датам' },
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

/** Adds up the rows of a table to the documents of a period. */
export class People {
  readonly sums: YearSums
  readonly specialists: YearSums
  readonly problems: RowProblem[] = []
  /** Whether pay for December is paid in the next January. */
  hasLatePay = false
  readonly #kind: DocumentKind
  readonly #period: Period
  readonly #budgetCodes: Employer['budget_codes']
  readonly #say: Say
  readonly #places: readonly (readonly [PersonColumnName, number])[]
  readonly #headers: readonly string[]
  readonly #byKey = new Map<string, Employee>()
  readonly #employees: Employee[] = []

  constructor(
    headers: readonly string[],
    kind: DocumentKind,
    period: Period,
    { budget_codes }: Pick<Employer, 'budget_codes'>,
    say: Say,
  ) {
    this.#headers = headers
    this.#kind = kind
    this.#period = period
    this.#budgetCodes = budget_codes
    this.#say = say
    this.sums = new YearSums(period.year)
    this.specialists = new YearSums(period.year)
    this.#places = headers.flatMap((header, place) => {
      const column = personColumnOf(header)
      return column === undefined ? [] : [[column, place] as const]
    })
  }

  /** Whether the documents name people. */
  get #needed() {
    const isAnnual = this.#kind === 'ndfl6' && this.#period.quarter === 4
    if (this.#kind === 'personal-data') return neededFields['personal-data']
    return this.#kind === 'certificate' || isAnnual ? neededFields.certificate : []
  }

  /** Continues the taxes of a person from the row before. */
  before = ({ row, request, cellAt }: ReadRow): void => {
    if (request['income_before'] !== undefined) this.#add(row, 'income_before', texts.before)
    const earlier = this.#byKey.get(keyOf(this.#read(cellAt).person) ?? '')
    const isOfYear = this.#yearOf(request) === this.#period.year
    if (earlier && isOfYear && earlier.lastPayment !== '') request['income_before'] = earlier.before
  }

  /** Adds a row to the documents, or its problems. */
  add({ row, request, cellAt, body, problems }: AnsweredRow): void {
    const { person: read, problems: ofPerson } = this.#read(cellAt)
    for (const { field, text } of ofPerson) this.#add(row, field, text)
    for (const problem of problems) {
      // The words of a problem repeat the cell.
      const cell = String(cellAt(this.#headers.indexOf(problem.column)) ?? '')
      const detail = cell === '' ? problem.detail : problem.detail.replaceAll(cell, '…')
      this.problems.push({ ...problem, detail })
    }
    if (body === undefined) return
    const { year, lastMonth } = this.#period
    const person = { status: statusOf(request), ...read }
    const all = (body as unknown as PaymentsResponse).payments
    const payments = withBudgetCodes(
      all.filter(({ tax_year }) => tax_year === year),
      this.#budgetCodes,
    )
    this.hasLatePay ||= all.some(({ tax_year }) => tax_year > year)
    const employee = this.#employeeOf(row, person, payments)
    if (employee === undefined) return
    this.sums.add(payments, employee.lines)
    if (SPECIALISTS.includes(person.status)) this.specialists.add(payments, employee.ofSpecialist)
    const end = `${year}-${String(lastMonth).padStart(2, '0')}`
    employee.year?.add(payments.filter(({ date }) => date.slice(0, 7) <= end))
    addBefore(employee, payments)
    const scales =
      this.#yearOf(request) === year && scalesOf(lawOf(year), termsOf(request as never) as Terms)
    if (scales) {
      employee.scales = {
        main: scales.main.brackets,
        ...(scales.allowances && { north: scales.allowances.brackets }),
      }
    }
    if (this.#kind === 'personal-data' && isEmployedIn(request, year, end)) {
      const ofMonth = all.filter(({ month }) => month.startsWith(end))
      const gross = ofMonth.reduce((sum, { gross_income }) => sum + gross_income, 0)
      employee.accrued = (employee.accrued ?? 0) + gross
    }
  }

  /** The certificates of the people with income, and their relations. */
  certificates() {
    const checks = new CertificateChecks()
    const certificates = this.#employees
      .map(({ person, year, scales }) => ({ person, scales, certificate: year?.certificate() }))
      .flatMap(({ person, scales, certificate }, index): PersonCertificate[] => {
        if (!certificate || certificate.lines.length === 0) return []
        checks.add(certificate, `№ ${index + 1}`, scales)
        return [{ number: index + 1, person, certificate }]
      })
    return { certificates, checks }
  }

  /** The pay of the month of the people employed in it. */
  *pay(): Generator<PersonPay> {
    for (const { person, accrued } of this.#employees) {
      if (accrued !== undefined) yield { person, gross_income: accrued }
    }
  }

  #yearOf = (request: Readonly<Record<string, unknown>>): number =>
    yearIn(String(request['start_date'] ?? this.#period.year))

  #read(cellAt: ReadRow['cellAt']) {
    const cells: Partial<Record<PersonColumnName, string>> = {}
    for (const [column, place] of this.#places) {
      const cell = cellAt(place)
      const text = String(cell ?? '').trim()
      if (text === '') continue
      const isNumber = typeof cell === 'number'
      const written = isNumber ? text.padStart(lengths[column] ?? 0, '0') : text
      cells[column] ??= column === 'birth_date' ? (readDate(text, false) ?? text) : written
    }
    return readPerson(cells, this.#needed)
  }

  /** The person of a row: the one of a row before, if it is the same. */
  #employeeOf(row: number, person: Person, payments: Payments): Employee | undefined {
    const key = keyOf(person)
    const known = key === undefined ? undefined : this.#byKey.get(key)
    const last = payments.at(-1)?.date ?? ''
    if (known === undefined) {
      const isNamed = this.#needed.length > 0
      const employee: Employee = {
        ...{ row, person, lines: new Map(), ofSpecialist: new Map(), lastPayment: last },
        ...{ before: { ...nothing }, scales: {} },
        ...(isNamed && { year: new PersonYear(this.#period.year) }),
      }
      if (key !== undefined) this.#byKey.set(key, employee)
      if (isNamed) this.#employees.push(employee)
      return employee
    }
    const names = [known.person.surname, person.surname].map((name) => name?.toLowerCase())
    const text = names[0] !== names[1] ? texts.other : texts.order
    const isNext = known.lastPayment <= (payments[0]?.date ?? last)
    if (names[0] !== names[1] || (last !== '' && !isNext)) {
      this.#add(row, this.#places[0]?.[0] ?? '', text, { other: known.row })
      return undefined
    }
    if (last !== '') known.lastPayment = last
    return known
  }

  #add(row: number, field: string, text: Text, values = {}): void {
    const place = this.#places.find(([column]) => column === field)?.[1]
    const column = place === undefined ? field : (this.#headers[place] ?? field)
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

function addBefore({ before }: Employee, payments: Payments): void {
  for (const payment of payments) {
    before.base_gross_income += payment.base_gross_income
    before.north_gross_income += payment.north_gross_income
    before.tax_withheld += payment.tax_amount
    for (const { amount } of payment.deduction_codes) before.deduction_granted += amount
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
