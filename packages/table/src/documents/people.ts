import { termsOf } from '@oklad/answers/calculation'
import type { PaymentsResponse } from '@oklad/contract'
import { fieldNamed, type RequestFieldName, type Say } from '@oklad/contract/fields'
import {
  codeKey,
  type Employer,
  exemptInYear,
  type Filed,
  keysOf,
  neededFields,
  type Paid,
  type Person,
  PersonYear,
  readPerson,
  settled,
  withBudgetCodes,
  YearSums,
} from '@oklad/documents'
import { lawOf, type Terms } from '@oklad/engine'
import { monthIn, scalesOf, yearIn } from '@oklad/engine/internal'
import type { AnsweredRow, Answering, ReadRow } from '../answer-rows.ts'
import type { Batch } from '../formats/format.ts'
import type { RowProblem } from '../row-problems.ts'
import { statuses } from '../sheet-row.ts'
import {
  addBefore,
  type Employee,
  grantedAgain,
  NO_PAY,
  newEmployee,
  type Payments,
} from './employee.ts'
import type { DocumentKind, Period } from './periods.ts'
import { personColumnsIn, type Refuse, surestFieldOf } from './person-cells.ts'
import { repeatedKeys } from './repeated-people.ts'

/** A table that can be read again. */
export interface DocumentTable extends Pick<Answering, 'bodies' | 'requests'> {
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

// biome-ignore format: one text a line
const texts = {
  before: { en: 'the documents need the payments of these months themselves: add a row for them', ru: 'отчётности нужны сами выплаты за эти месяцы: добавьте для них строку' },
  order: { en: 'the same person as in row {other}: employments go one after the other, by date; pay of a second contract at the same time, also a civil one, goes into other_pay of the employment (kind other), and only its income code in the certificate, 4800, is to be changed by hand', ru: 'тот же человек, что в строке {other}: работы должны идти одна за другой, по датам; выплаты по второму договору в те же дни, в том числе ГПХ, укажите в other_pay трудового договора (вид other) и исправьте вручную только их код дохода в справке, 4800' },
  alone: { en: 'the row above must be of the same person, as it was paid until this day', ru: 'строкой выше должен быть тот же человек, как платили до этого дня' },
  time: { en: 'must be a day of the year of the documents, and not after the return of the tax', ru: 'должен быть день года отчётности, и не позже возврата налога' },
  more: { en: 'more pay or tax was due before this day: for more pay add other_pay of the kind recalculation', ru: 'до этого дня причиталось больше выплат или налога: доплату укажите в other_pay вида recalculation' },
  flat: { en: 'tax of 30% cannot be recalculated here', ru: 'налог по ставке 30 % здесь не пересчитывается' },
  excess: { en: 'is more than the excess tax by the day of the return', ru: 'больше налога, излишне удержанного ко дню возврата' },
  status: { en: 'status 2 is that of a non-resident with tax of 30%: the columns of residence say otherwise', ru: 'статус 2 — у нерезидента с налогом 30 %: столбцы о резидентстве говорят другое' },
  category: { en: 'the columns of residence say otherwise, and the tax is computed by them: change is_not_resident and non_resident_category, or the status', ru: 'столбцы о резидентстве говорят другое, а налог считается по ним: исправьте is_not_resident и non_resident_category или статус' },
  privilege: { en: 'the same person as in row {other}, and only one of the rows is pay of the special military operation, whose tax is computed apart: the documents cannot do that; fill in the documents of this person by hand', ru: 'тот же человек, что в строке {other}, но выплаты участника СВО только в одной из строк: налог с них считается отдельно, а отчётность этого не умеет; документы этого человека заполните вручную' },
  residence: { en: 'the same person as in row {other} with other tax residence: the tax of the whole year is computed again then, which the documents cannot do; fill in the documents of this person by hand', ru: 'тот же человек, что в строке {other}, но резидентство другое: налог тогда пересчитывают за весь год, а отчётность этого не умеет; документы этого человека заполните вручную' },
  exempt: { en: 'with the same person in row {other} it has more exempt pay than a year allows (Tax Code, art. 217, par. 28): give the part above as the kind other, and only its income code in the certificate, 4800, is to be changed by hand', ru: 'вместе с тем же человеком в строке {other} не облагается больше, чем разрешено за год (ст. 217 п. 28 НК РФ): сумму сверх предела укажите видом other и исправьте вручную только её код дохода в справке, 4800' },
  deducted: { en: 'the same person as in row {other}, which has the standard deductions of the first month already: fill in the documents of this person by hand', ru: 'тот же человек, что в строке {other}, и стандартные вычеты за первый месяц уже в ней: документы этого человека заполните вручную' },
  otherYear: { en: 'Nothing of a row is paid in {year}: start_date is the first month of its calculation; a day of hire in an earlier year goes into a column «Дата приёма».', ru: 'По строке ничего не выплачено в {year} году: start_date — первый месяц расчёта; день приёма в прошлом году указывают в столбце «Дата приёма».' },
  twice: { en: 'another column says something else: leave one of them', ru: 'в другом столбце указано другое: оставьте один из них' },
  born: { en: 'must be before the end of the period; a year has 4 digits', ru: 'должна быть раньше конца периода; год — из 4 цифр' },
  other: { en: 'the number is that of another person, in row {other}', ru: 'номер уже указан у другого человека, в строке {other}' },
}

/** Whether a row is that of the self-employed, from whom the agent withholds nothing (Tax Code, art. 226; 422-ФЗ, art. 2). */
const isSelfEmployed = ({ request, problems }: Pick<AnsweredRow, 'request' | 'problems'>) =>
  request['employment_type'] === 'SELF_EMPLOYED' &&
  !problems.some(({ code }) => code === 'unreadable')

const standardDeductions = [
  'children_count',
  'disabled_children_count',
  'elder_children_count',
  'single_parent',
  'own_deduction',
] as const satisfies readonly RequestFieldName[]

/** The warnings about paydays, about tax that the lines show, and about pay of the next year. */
const unshown: ReadonlySet<string> = new Set(['late_payday', 'excess_tax', 'provisional_law'])

const SPECIALISTS = ['3', '7']

const statusOf = (request: Readonly<Record<string, unknown>>): string =>
  request['is_not_resident'] === true
    ? (statuses[String(request['non_resident_category'])] ?? '2')
    : '1'

/**
 * Adds up the rows of a table to the documents of a period. It keeps sums, and the people who have several rows; of the others
 * their keys, while it looks for those.
 */
export function peopleOf(table: DocumentTable, asked: DocumentAsked, say: Say) {
  const { headers, bodies, requests } = table
  const columns = personColumnsIn(headers, say)
  const { kind, period, employer } = asked
  const { year, end, quarter } = period
  const exempt = exemptInYear(lawOf(year).figures.payExemptions.value)
  const [sums, specialists] = [new YearSums(year), new YearSums(year)]
  const problems: RowProblem[] = []
  /** The rows with tax until the end of the period whose budget code is not known, by its key. */
  const uncoded = new Map<string, Set<number>>()
  /**
   * `hasLatePay`: whether pay for December is paid in the next January; `leftOut`: the rows of the self-employed; `warned`:
   * the first row and the number of rows by warning.
   */
  const people = {
    sums,
    specialists,
    problems,
    uncoded,
    hasLatePay: false,
    leftOut: [] as number[],
    warned: new Map<string, { readonly row: number; readonly count: number }>(),
    read,
  }
  const isPay = kind === 'personal-data'
  const isNotice = kind === 'notice'
  const hasCertificates = kind === 'certificate' || (kind === 'ndfl6' && quarter === 4)
  /** The fields of people that the documents need; none where they name nobody. */
  const needed = isPay
    ? neededFields['personal-data']
    : hasCertificates
      ? neededFields.certificate
      : []
  const refuse: Refuse = (...problem) => void problems.push(columns.problemOf(...problem))
  const warn = (row: number, text: string) => {
    const known = people.warned.get(text) ?? { row, count: 0 }
    people.warned.set(text, { ...known, count: known.count + 1 })
  }
  /** The people who may have further rows. */
  const byKey = new Map<string, Employee>()
  /** The keys of those who have. */
  let repeated: ReadonlySet<string> = new Set()
  let count = 0

  /**
   * Reads the table twice: for the people with several rows, and for all. Yields each person after the last of their rows.
   * @param onRow called after each row
   */
  async function* read(onRow: () => void = () => {}): AsyncGenerator<Employee> {
    repeated = await repeatedKeys(personRows(), refuse)
    for await (const batch of table.read()) {
      for (const row of bodies(batch, continueTaxes)) {
        const employee = add(row)
        const [key] = employee ? keysOf(employee.person) : []
        if (employee && !byKey.has(key ?? '')) yield addPending(employee)
        onRow()
      }
    }
    for (const employee of byKey.values()) yield addPending(employee)
  }

  async function* personRows() {
    if (columns.areNone) return
    for await (const batch of table.read()) {
      for (const one of requests(batch)) {
        if (!isSelfEmployed(one)) yield { row: one.row, person: columns.cellsOf(one.cellAt) }
      }
    }
  }

  /** Continues the taxes of a person from the row before. */
  function continueTaxes({ row, request, cellAt }: ReadRow): void {
    if (request['income_before'] !== undefined) refuse(row, 'income_before', texts.before)
    const cells = columns.cellsOf(cellAt)
    const [key = ''] = keysOf(cells)
    // The deductions of January are in the row of the year.
    if (yearOf(request) < year && repeated.has(key)) {
      for (const name of standardDeductions) delete request[name]
    }
    const earlier = byKey.get(key)
    if (earlier && cells.recalculated_on === undefined) addPending(earlier)
    if (earlier && yearOf(request) === year && earlier.before.base_gross_income > 0) {
      request['income_before'] = earlier.before
    }
  }

  /** Adds a row to the documents, or its problems. */
  function add({ row, request, cellAt, body, problems: ofRow }: AnsweredRow): Employee | undefined {
    if (isSelfEmployed({ request, problems: ofRow })) {
      people.leftOut.push(row)
      return undefined
    }
    const cells = columns.cellsOf(cellAt, (column) => refuse(row, column, texts.twice))
    const { person: read, problems: ofPerson } = readPerson(cells, needed)
    for (const { field, text } of ofPerson) refuse(row, field, text)
    const isDate = !ofPerson.some(({ field }) => field === 'birth_date')
    if (isDate && (read.birth_date ?? '') > `${end}-31`) refuse(row, 'birth_date', texts.born)
    problems.push(...ofRow)
    if (body === undefined) return undefined
    const computed = statusOf(request)
    const person = { status: computed, ...read }
    requireStatus(row, `${person.status}`, computed)
    const { payments: all, warnings } = body as unknown as PaymentsResponse
    const isNotResident = request['is_not_resident'] === true
    const ofYear = all.filter(({ tax_year }) => tax_year === year)
    warnOf(row, warnings)
    if (all.length > 0 && ofYear.length === 0) warn(row, say(texts.otherYear, { year }))
    noteUncoded(row, ofYear, isNotResident)
    const payments = withBudgetCodes(ofYear, employer.budget_codes, isNotResident)
    people.hasLatePay ||= all.some(({ tax_year }) => tax_year > year)
    const hasPrivilege = request['has_tax_privilege'] === true && !isNotResident
    const regime = { isNotResident, isFlat: computed === '2', hasPrivilege }
    const employee = employeeOf(row, person, regime, payments)
    if (employee === undefined) return undefined
    const isEmployed = isPay && isEmployedIn(request, year, end)
    const accrued = all
      .filter(({ month }) => isEmployed && month.startsWith(end))
      .reduce((sum, { gross_income }) => sum + gross_income, 0)
    if (!read.recalculated_on) requireOnce(row, employee, request, payments)
    const paid = read.recalculated_on ? settledPay(row, employee, payments, read) : payments
    // A second recalculation is refused: it would not know what the first one set off.
    const was = read.recalculated_on ? [] : payments
    const lastMonth = monthIn(String(request['end_date'] ?? '')) || 12
    employee.pending = { was, payments: paid, lastMonth, ...(isEmployed && { accrued }) }
    const scales =
      yearOf(request) === year && scalesOf(lawOf(year), termsOf(request as never) as Terms)
    if (scales) {
      employee.scales = {
        main: scales.main.brackets,
        ...(scales.allowances && { north: scales.allowances.brackets }),
      }
    }
    return employee
  }

  function requireStatus(row: number, status: string, computed: string): void {
    // A foreign agent, 0, and a highly qualified resident, 7, have the same rates.
    if (status === computed || status === '0' || (status === '7' && computed === '1')) return
    refuse(row, 'status', [status, computed].includes('2') ? texts.status : texts.category)
  }

  /** Keeps the warnings of an answer about what the documents have. */
  function warnOf(row: number, warnings: PaymentsResponse['warnings'] = []): void {
    for (const { code, detail, fields } of warnings) {
      const field = fields?.[0] as RequestFieldName | undefined
      // The pay before is that of the rows before, and the documents have no contributions.
      const isOfOthers =
        field && (field === 'income_before' || fieldNamed(field).group === 'employer')
      if (!isOfOthers && !unshown.has(code)) warn(row, detail)
    }
  }

  /** Keeps the rows whose tax needs a budget code of the employer. */
  function noteUncoded(row: number, payments: Payments, isNotResident: boolean): void {
    for (const { date, tax_parts } of payments) {
      if (date.slice(0, 7) > end || (isNotice && monthIn(date) < period.firstMonth)) continue
      for (const { rate, budget_code, tax_amount } of tax_parts) {
        if (budget_code !== null || (isNotice && tax_amount === 0)) continue
        const key = codeKey(rate, isNotResident)
        uncoded.set(key, (uncoded.get(key) ?? new Set()).add(row))
      }
    }
  }

  /** Refuses what the rows before of a person have granted. */
  function requireOnce(
    row: number,
    { granted, person, row: other }: Employee,
    { start_date }: ReadRow['request'],
    payments: Payments,
  ): void {
    const first = monthIn(String(start_date ?? '')) || 1
    const again = grantedAgain(granted, payments, first, exempt)
    if (again.isExempt) refuse(row, 'other_pay', texts.exempt, { other })
    if (again.isStandard) refuse(row, surestFieldOf(person), texts.deducted, { other })
  }

  /** The payments of a person whose last row is recalculated, or none with its problem. */
  function settledPay(
    row: number,
    { pending: { was } }: Employee,
    is: Payments,
    { recalculated_on: on = '', returned_on = on, returned_tax = '0' }: Person,
  ): readonly Paid[] {
    const returned = { on: returned_on, amount: Number(`${returned_tax}00`) }
    const isInTime = yearIn(on) === year && yearIn(returned_on) === year && on <= returned_on
    const paid = was.length === 0 ? 'alone' : isInTime ? settled({ was, is, on, returned }) : 'time'
    if (typeof paid !== 'string') return paid
    refuse(row, paid === 'excess' ? 'returned_tax' : 'recalculated_on', texts[paid])
    return []
  }

  /** Adds what the last row of a person paid. */
  function addPending(employee: Employee): Employee {
    const { payments, accrued, lastMonth } = employee.pending
    employee.pending = NO_PAY
    sums.add(payments, employee.lines)
    if (SPECIALISTS.includes(`${employee.person.status}`)) {
      specialists.add(payments, employee.ofSpecialist)
    }
    employee.year?.add(payments.filter(({ date }) => date.slice(0, 7) <= end))
    addBefore(employee, payments, lastMonth)
    if (accrued !== undefined) employee.accrued = (employee.accrued ?? 0) + accrued
    return employee
  }

  const yearOf = (request: Readonly<Record<string, unknown>>): number =>
    yearIn(String(request['start_date'] ?? year))

  /** The person of a row: the one of a row before, if it is the same. */
  function employeeOf(
    row: number,
    person: Person,
    regime: Employee['regime'],
    payments: Payments,
  ): Employee | undefined {
    const [key = ''] = keysOf(person)
    const known = byKey.get(key)
    const last = payments.at(-1)?.date ?? ''
    if (known === undefined) {
      const employee = newEmployee({
        ...{ number: ++count, row, person, regime, lastPayment: last },
        ...(hasCertificates && { year: new PersonYear(year) }),
      })
      if (repeated.has(key)) byKey.set(key, employee)
      return employee
    }
    const [one, other] = [known.person, person].map(({ surname }) => surname?.toLowerCase())
    const isNext = known.lastPayment <= (payments[0]?.date ?? last)
    const isPaid = payments.some(({ date }) => date.slice(0, 7) <= end)
    const { isNotResident, isFlat, hasPrivilege } = known.regime
    if (isPaid && (isNotResident !== regime.isNotResident || isFlat !== regime.isFlat)) {
      refuse(row, 'status', texts.residence, { other: known.row })
    } else if (isPaid && hasPrivilege !== regime.hasPrivilege) {
      refuse(row, 'has_tax_privilege', texts.privilege, { other: known.row })
    }
    const isOver = last !== '' && !isNext && person.recalculated_on === undefined
    if (one !== other || isOver) {
      refuse(row, surestFieldOf(person), one === other ? texts.order : texts.other, {
        other: known.row,
      })
      return undefined
    }
    if (last !== '') known.lastPayment = last
    return known
  }

  return people
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
