import { termsOf } from '@oklad/answers/calculation'
import type { PaymentsResponse } from '@oklad/contract'
import {
  fieldNamed,
  type RequestFieldName,
  requestFieldNames,
  type Say,
} from '@oklad/contract/fields'
import {
  codeKey,
  type DeductionNotice,
  type Employer,
  exemptInYear,
  type Filed,
  keysOf,
  neededFields,
  noticesOfDeductions,
  type Paid,
  type Person,
  PersonTax,
  PersonYear,
  readPerson,
  type Scales,
  settled,
  withBudgetCodes,
  YearSums,
} from '@oklad/documents'
import { lawOf, type Terms } from '@oklad/engine'
import { deductionTerms, monthIn, scalesOf, yearIn } from '@oklad/engine/internal'
import type { AnsweredRow, Answering, ReadRow } from '../answer-rows.ts'
import type { Batch } from '../formats/format.ts'
import type { LeftOut } from '../given-rows.ts'
import type { RowProblem } from '../row-problems.ts'
import { statuses } from '../sheet-row.ts'
import {
  addBefore,
  type Employee,
  grantedAgain,
  NO_PAY,
  NOTHING_BEFORE,
  type Payments,
} from './employee.ts'
import type { DocumentKind, Period } from './periods.ts'
import { personColumnsIn, type Refuse, surestFieldOf } from './person-cells.ts'
import { repeatedKeys } from './repeated-people.ts'

/** A table that can be read again. */
export interface DocumentTable extends Pick<Answering, 'bodies' | 'requests' | 'leftOut'> {
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
  otherBefore: { en: 'differs from what the rows of this person above have, from row {other} on: leave it empty, the documents take it from these rows, or correct it', ru: 'не совпадает со строками этого человека выше, начиная со строки {other}: оставьте пустым — отчётность берёт суммы из этих строк — или исправьте' },
  order: { en: 'the same person as in row {other}: employments must follow each other by date. Pay of a second contract on the same days, also of a civil one, goes into the columns "Other pay № 1: …" of the employment, with the kind "Other pay". Correct its income code in the certificate, 4800, by hand', ru: 'тот же человек, что в строке {other}: работы должны идти одна за другой, по датам. Выплаты по второму договору в те же дни, в том числе ГПХ, укажите в столбцах «Другие выплаты № 1: …» трудового договора, вид — «Прочие выплаты». Их код дохода в справке, 4800, исправьте вручную' },
  december: { en: 'pay of January comes before the pay for December of row {other}. Delete that row and give the pay for December in the columns "Other pay № 1: …" of this row, with its month and day: of the kind "Pay by a recalculation", a bonus of the kind "Bonus for results of work" or "Bonus out of profit"', ru: 'выплаты января раньше выплаты за декабрь из строки {other}. Удалите ту строку, а выплату за декабрь укажите в столбцах «Другие выплаты № 1: …» этой строки, с месяцем и днём: вид — «Доплата по пересчёту», для премии — «Премия за результаты работы» или «Премия за счёт прибыли»' },
  alone: { en: 'the row above must be of the same person, as it was paid until this day', ru: 'строкой выше должен быть тот же человек, как платили до этого дня' },
  time: { en: 'must be a day of the year of the documents, and not after the return of the tax', ru: 'должен быть день года отчётности, и не позже возврата налога' },
  more: { en: 'more pay or tax was due before this day: give the extra pay in the columns "Other pay № 1: …", with the kind "Pay by a recalculation"', ru: 'до этого дня причиталось больше выплат или налога: доплату укажите в столбцах «Другие выплаты № 1: …», вид — «Доплата по пересчёту»' },
  flat: { en: 'tax of 30% cannot be recalculated here', ru: 'налог по ставке 30 % здесь не пересчитывается' },
  excess: { en: 'is more than the excess tax by the day of the return', ru: 'больше налога, излишне удержанного ко дню возврата' },
  status: { en: 'status 2 means a non-resident with tax of 30%, but the columns of residence differ', ru: 'статус 2 — у нерезидента с налогом 30 %, а в столбцах о резидентстве указано другое' },
  category: { en: 'the columns of residence differ, and the tax is computed by them: correct the residence and the category, or the status', ru: 'в столбцах о резидентстве указано другое, а налог считается по ним: исправьте резидентство и категорию или статус' },
  otherStatus: { en: 'the same person as in row {other} with another status, and a certificate has one: give both rows the same, or fill in the documents of this person by hand', ru: 'тот же человек, что в строке {other}, но с другим статусом, а в справке он один: укажите в обеих строках одинаковый или заполните документы этого человека вручную' },
  privilege: { en: 'the same person as in row {other}, and only one of the rows is pay of the special military operation. Its tax is computed apart, which the documents cannot show: fill in the documents of this person by hand', ru: 'тот же человек, что в строке {other}, но выплаты участника СВО только в одной из строк. Налог с них считается отдельно, и в отчётности здесь этого показать нельзя: документы этого человека заполните вручную' },
  residence: { en: 'the same person as in row {other} with another tax residence. The tax of the whole year is then computed again, which the documents cannot do: fill in the documents of this person by hand', ru: 'тот же человек, что в строке {other}, но резидентство другое. Налог тогда пересчитывают за весь год, а здесь это не делается: документы этого человека заполните вручную' },
  exempt: { en: 'together with row {other} the person has more exempt pay than a year allows (Tax Code, art. 217, par. 28). Give the part above the limit as the kind "Other pay", and correct its income code in the certificate, 4800, by hand', ru: 'вместе со строкой {other} у этого человека не облагается больше, чем разрешено за год (ст. 217 п. 28 НК РФ). Сумму сверх предела укажите видом «Прочие выплаты», а её код дохода в справке, 4800, исправьте вручную' },
  deducted: { en: 'the same person as in row {other}, which has the standard deductions of the first month already: fill in the documents of this person by hand', ru: 'тот же человек, что в строке {other}, и стандартные вычеты за первый месяц уже в ней: документы этого человека заполните вручную' },
  notice: { en: 'the certificate needs the number, the date and the tax_office of each notice, in its item: "number": "1234", "date": "2026-09-28", "tax_office": "7707"', ru: 'в справке нужны номер (number), дата (date) и код налогового органа (tax_office) каждого уведомления, в его записи: "number": "1234", "date": "2026-09-28", "tax_office": "7707"' },
  otherYear: { en: 'Nothing is paid in {year}: "First month" (start_date) is the first month of the calculation. A day of hire in an earlier year goes into a column "Hire date".', ru: 'В {year} году ничего не выплачено: «Первый месяц» (start_date) — начало расчёта. День приёма в прошлом году указывают в столбце «Дата приёма».' },
  twice: { en: 'another column says something else: leave one of them', ru: 'в другом столбце указано другое: оставьте один из них' },
  born: { en: 'must be before the end of the period; a year has 4 digits', ru: 'должна быть раньше конца периода; год — из 4 цифр' },
  other: { en: 'another person has this number, in row {other}', ru: 'этот номер уже указан у другого человека, в строке {other}' },
}

/** Whether a row is that of the self-employed, from whom the agent withholds nothing (Tax Code, art. 226; 422-ФЗ, art. 2). */
const isSelfEmployed = ({ request, problems }: Pick<AnsweredRow, 'request' | 'problems'>) =>
  request['employment_type'] === 'SELF_EMPLOYED' &&
  !problems.some(({ code }) => code === 'unreadable' || code === 'no_person')

/** The fields by which the employer grants deductions. */
const standardDeductions = requestFieldNames.filter((name) => {
  const { term } = fieldNamed(name)
  return term !== undefined && 'term' in term && deductionTerms.includes(term.term as never)
})

/** The warnings about paydays, about tax that the lines show, and about pay of the next year. */
const unshown: ReadonlySet<string> = new Set([
  ...['late_payday', 'excess_tax', 'tax_not_withheld', 'provisional_law'],
  // The documents show both by themselves.
  ...['tax_set_off', 'budget_code_unknown'],
])

/** Whether what a row gives as the pay before it is the pay of the rows above; a sum that it leaves out is 0. */
const areSameSums = (given: unknown, before: Employee['before']) =>
  Object.entries(before).every(
    ([name, sum]) => ((given as Record<string, unknown> | null)?.[name] ?? 0) === sum,
  )

const SPECIALISTS = ['3', '7']

type Request = ReadRow['request']

const statusOf = (request: Request): string =>
  request['is_not_resident'] === true
    ? (statuses[String(request['non_resident_category'])] ?? '2')
    : '1'

function regimeOf(request: Request): Employee['regime'] {
  const isNotResident = request['is_not_resident'] === true
  const hasPrivilege = request['has_tax_privilege'] === true && !isNotResident
  return { isNotResident, isFlat: statusOf(request) === '2', hasPrivilege }
}

/** The scales of the tax of a row; none at a flat rate. */
function scalesIn(request: Request, year: number): Scales | undefined {
  const scales = scalesOf(lawOf(year), termsOf(request as never) as Terms)
  if (!scales) return undefined
  const { main, allowances } = scales
  return { main: main.brackets, ...(allowances && { north: allowances.brackets }) }
}

/**
 * The people of a table, added up to the documents of a period. It keeps sums, and the people who have several rows; of the
 * others their keys, while it looks for those.
 */
export class People {
  readonly sums: YearSums
  /** The sums of the highly qualified specialists alone. */
  readonly specialists: YearSums
  readonly problems: RowProblem[] = []
  /** The rows with tax until the end of the period whose budget code is not known, by its key. */
  readonly uncoded = new Map<string, Set<number>>()
  /** The rows of the self-employed. */
  readonly selfEmployed: number[] = []
  /** The rows of no person, by the reason for which they are left out. */
  readonly leftOut: Record<LeftOut, number[]> = { total: [], heading: [], empty: [], replaced: [] }
  /** The first row and the number of rows by warning. */
  readonly warned = new Map<string, { readonly row: number; readonly count: number }>()
  /** Whether rows pay outside the tax year of the documents: for December in the next January. */
  hasLatePay = false
  readonly #table: DocumentTable
  readonly #asked: DocumentAsked
  readonly #say: Say
  readonly #columns: ReturnType<typeof personColumnsIn>
  readonly #hasCertificates: boolean
  /** The people who may have further rows. */
  readonly #byKey = new Map<string, Employee>()
  /** The keys of those who have. */
  #repeated: ReadonlySet<string> = new Set()
  /** The months at whose end excess tax of a line is set off against tax of others: those of reports, and of certificates. */
  readonly #closes: readonly number[]
  #count = 0

  constructor(table: DocumentTable, asked: DocumentAsked, say: Say) {
    const { kind, period } = asked
    this.#table = table
    this.#asked = asked
    this.#say = say
    this.#columns = personColumnsIn(table.headers, say)
    this.#hasCertificates = kind === 'certificate' || (kind === 'ndfl6' && period.quarter === 4)
    this.#closes = [3, 6, 9, 12, ...(kind === 'certificate' ? [period.lastMonth] : [])]
    this.sums = new YearSums(period.year)
    this.specialists = new YearSums(period.year)
  }

  /**
   * Reads the table twice: for the people with several rows, and for all. Yields each person after the last of their rows.
   * @param onRow called after each row
   */
  async *read(onRow: () => void = () => {}): AsyncGenerator<Employee> {
    const { read, bodies, leftOut } = this.#table
    this.#repeated = await repeatedKeys(this.#personRows(), this.#refuse)
    for await (const batch of read()) {
      for (const [row, why] of leftOut(batch)) this.leftOut[why].push(row)
      for (const row of bodies(batch, (row) => this.#continueTaxes(row))) {
        const employee = this.#add(row)
        const [key] = employee ? keysOf(employee.person) : []
        if (employee && !this.#byKey.has(key ?? '')) yield this.#addPending(employee)
        onRow()
      }
    }
    for (const employee of this.#byKey.values()) yield this.#addPending(employee)
  }

  async *#personRows() {
    if (this.#columns.areNone) return
    const { read, requests } = this.#table
    for await (const batch of read()) {
      for (const one of requests(batch)) {
        if (isSelfEmployed(one)) continue
        yield { row: one.row, person: this.#columns.cellsOf(one.cellAt) }
      }
    }
  }

  readonly #refuse: Refuse = (...problem) => {
    this.problems.push(this.#columns.problemOf(...problem))
  }

  #warn(row: number, text: string): void {
    const known = this.warned.get(text) ?? { row, count: 0 }
    this.warned.set(text, { ...known, count: known.count + 1 })
  }

  #startYear({ start_date }: Request): number {
    return yearIn(String(start_date ?? this.sums.year))
  }

  /** Continues the taxes of a person from the row before. */
  #continueTaxes({ row, request, cellAt }: ReadRow): void {
    const cells = this.#columns.cellsOf(cellAt)
    const [key = ''] = keysOf(cells)
    const { year } = this.sums
    const startYear = this.#startYear(request)
    // The deductions of January are in the row of the year.
    if (startYear < year && this.#repeated.has(key)) {
      for (const name of standardDeductions) delete request[name]
    }
    const earlier = this.#byKey.get(key)
    if (earlier && cells.recalculated_on === undefined) this.#addPending(earlier)
    const isContinued = earlier !== undefined && startYear === year
    const given = request['income_before']
    if (given !== undefined && !isContinued) this.#refuse(row, 'income_before', texts.before)
    if (!isContinued) return
    if (given !== undefined && !areSameSums(given, earlier.before)) {
      this.#refuse(row, 'income_before', texts.otherBefore, { other: earlier.row })
    }
    if (Object.values(earlier.before).some((sum) => sum > 0)) {
      request['income_before'] = earlier.before
    }
  }

  /** Adds a row to the documents, or its problems. */
  #add(answered: AnsweredRow): Employee | undefined {
    const { row, request, body } = answered
    if (isSelfEmployed(answered)) {
      this.selfEmployed.push(row)
      return undefined
    }
    const read = this.#readPerson(answered)
    this.problems.push(...answered.problems)
    if (body === undefined) return undefined
    const { year } = this.sums
    const regime = regimeOf(request)
    const person = { status: statusOf(request), ...read }
    this.#requireStatus(row, `${person.status}`, statusOf(request))
    const { payments: all, warnings } = body as unknown as PaymentsResponse
    const ofYear = all.filter(({ tax_year }) => tax_year === year)
    this.#warnOf(row, warnings)
    if (all.length > 0 && ofYear.length === 0) {
      this.#warn(row, this.#say(texts.otherYear, { year }))
    }
    this.#noteUncoded(row, ofYear, regime)
    const codes = this.#asked.employer.budget_codes
    const payments = withBudgetCodes(ofYear, codes, regime.isNotResident)
    const late = all.filter(({ tax_year }) => tax_year > year)
    this.hasLatePay ||= late.some(({ gross_income }) => gross_income > 0)
    const startYear = this.#startYear(request)
    const employee = this.#employeeOf(row, person, regime, payments, startYear)
    if (employee === undefined) return undefined
    employee.rows.push(row)
    employee.late.push(...late)
    const isRecalculated = read.recalculated_on !== undefined
    const isSettled = isRecalculated || read.returned_on !== undefined
    const was = isRecalculated ? employee.pending.was : payments
    if (!isRecalculated) this.#requireOnce(row, employee, request, payments)
    employee.pending = {
      // A second recalculation is refused: it would not know what the first one set off.
      was: isSettled ? [] : payments,
      payments: isSettled ? this.#settledPay(row, employee.tax, was, payments, read) : payments,
      lastMonth: monthIn(String(request['end_date'] ?? '')) || 12,
      ...this.#accruedIn(request, all),
    }
    employee.notices.push(...this.#noticesOf(row, request))
    const scales = startYear === year && scalesIn(request, year)
    if (scales) employee.scales = scales
    return employee
  }

  /** Reads the person of a row, and refuses what is wrong with it. */
  #readPerson({ row, cellAt }: ReadRow): Person {
    const { kind, period } = this.#asked
    // A document that names nobody needs none of the fields.
    const needed =
      kind === 'personal-data'
        ? neededFields[kind]
        : this.#hasCertificates
          ? neededFields.certificate
          : []
    const cells = this.#columns.cellsOf(cellAt, (column) => {
      this.#refuse(row, column, texts.twice)
    })
    const { person, problems } = readPerson(cells, needed)
    for (const { field, text } of problems) this.#refuse(row, field, text)
    const isDate = !problems.some(({ field }) => field === 'birth_date')
    const isLate = (person.birth_date ?? '') > `${period.end}-31`
    if (isDate && isLate) this.#refuse(row, 'birth_date', texts.born)
    return person
  }

  /** Returns the notices of a row's deductions, or refuses the row whose certificate lacks one. */
  #noticesOf(row: number, { notice_deductions }: Request): readonly DeductionNotice[] {
    if (!this.#hasCertificates || !Array.isArray(notice_deductions)) return []
    const notices = noticesOfDeductions(notice_deductions)
    if (notices === undefined) this.#refuse(row, 'notice_deductions', texts.notice)
    return notices ?? []
  }

  #requireStatus(row: number, status: string, computed: string): void {
    // A foreign agent, 0, and a highly qualified resident, 7, have the same rates.
    if (status === computed || status === '0' || (status === '7' && computed === '1')) return
    const text = [status, computed].includes('2') ? texts.status : texts.category
    this.#refuse(row, 'status', text)
  }

  /** Keeps the warnings of an answer about what the documents have. */
  #warnOf(row: number, warnings: PaymentsResponse['warnings'] = []): void {
    for (const { code, detail, fields } of warnings) {
      const field = fields?.[0] as RequestFieldName | undefined
      // The pay before is that of the rows before, and the documents have no contributions.
      const isOfOthers =
        field && (field === 'income_before' || fieldNamed(field).group === 'employer')
      if (!isOfOthers && !unshown.has(code)) this.#warn(row, detail)
    }
  }

  /** Keeps the rows whose tax needs a budget code of the employer. */
  #noteUncoded(row: number, payments: Payments, { isNotResident }: Employee['regime']): void {
    const { kind, period } = this.#asked
    const isNotice = kind === 'notice'
    for (const { date, tax_parts } of payments) {
      if (date.slice(0, 7) > period.end) continue
      if (isNotice && monthIn(date) < period.firstMonth) continue
      for (const { rate, budget_code, tax_amount } of tax_parts) {
        if (budget_code !== null || (isNotice && tax_amount === 0)) continue
        const key = codeKey(rate, isNotResident)
        this.uncoded.set(key, (this.uncoded.get(key) ?? new Set()).add(row))
      }
    }
  }

  /** Refuses what the rows before of a person have granted. */
  #requireOnce(
    row: number,
    { granted, person, row: other }: Employee,
    { start_date }: Request,
    payments: Payments,
  ): void {
    const first = monthIn(String(start_date ?? '')) || 1
    const exempt = exemptInYear(lawOf(this.sums.year).figures.payExemptions.value)
    const again = grantedAgain(granted, payments, first, exempt)
    if (again.isExempt) this.#refuse(row, 'other_pay', texts.exempt, { other })
    if (again.isStandard) this.#refuse(row, surestFieldOf(person), texts.deducted, { other })
  }

  /** The payments of a row that is recalculated or has tax returned, or none with its problem. */
  #settledPay(
    row: number,
    tax: PersonTax,
    was: Payments,
    is: Payments,
    { recalculated_on, returned_on, returned_tax }: Person,
  ): readonly Paid[] {
    const on = recalculated_on ?? returned_on ?? ''
    const areOfYear = [on, returned_on ?? on].every((day) => yearIn(day) === this.sums.year)
    const isInTime = areOfYear && on <= (returned_on ?? on)
    const returned =
      returned_on === undefined
        ? undefined
        : { on: returned_on, amount: Number(`${returned_tax ?? 0}00`) }
    const isAlone = recalculated_on !== undefined && was.length === 0
    const paid = isAlone ? 'alone' : isInTime ? settled({ was, is, on, returned }, tax) : 'time'
    if (typeof paid !== 'string') return paid
    const day = recalculated_on === undefined ? 'returned_on' : 'recalculated_on'
    this.#refuse(row, paid === 'excess' ? 'returned_tax' : day, texts[paid])
    return []
  }

  /** The pay accrued in the month of personal data; none without employment in it. */
  #accruedIn({ start_date, end_date }: Request, payments: Payments) {
    const { kind, period } = this.#asked
    const first = String(start_date ?? `${period.year}-01-01`).slice(0, 7)
    const last = String(end_date ?? `${first.slice(0, 4)}-12`).slice(0, 7)
    if (kind !== 'personal-data' || first > period.end || last < period.end) return undefined
    const ofMonth = payments.filter(({ month }) => month.startsWith(period.end))
    return { accrued: ofMonth.reduce((sum, { gross_income }) => sum + gross_income, 0) }
  }

  /** Adds what the last row of a person paid. */
  #addPending(employee: Employee): Employee {
    const { accrued, lastMonth } = employee.pending
    const payments = employee.tax.divide(employee.pending.payments, this.#closes)
    const { end } = this.#asked.period
    employee.pending = NO_PAY
    this.sums.add(payments, employee.lines)
    employee.paid.push(...payments)
    if (SPECIALISTS.includes(`${employee.person.status}`)) {
      this.specialists.add(payments, employee.ofSpecialist)
    }
    employee.year?.add(payments.filter(({ date }) => date.slice(0, 7) <= end))
    addBefore(employee, payments, lastMonth)
    if (accrued !== undefined) employee.accrued = (employee.accrued ?? 0) + accrued
    return employee
  }

  /** The person of a row: the one of a row before, if it is the same. */
  #employeeOf(
    row: number,
    person: Person,
    regime: Employee['regime'],
    payments: Payments,
    startYear: number,
  ): Employee | undefined {
    const [key = ''] = keysOf(person)
    const known = this.#byKey.get(key)
    const last = payments.at(-1)?.date ?? ''
    if (known === undefined) {
      const employee: Employee = {
        ...{ number: ++this.#count, row, person, regime, lastPayment: last, startYear },
        ...{ lines: new Map(), ofSpecialist: new Map(), scales: {}, pending: NO_PAY },
        tax: new PersonTax(),
        ...{ rows: [], late: [] },
        ...{ before: { ...NOTHING_BEFORE }, granted: new Map(), notices: [], paid: [] },
        ...(this.#hasCertificates && { year: new PersonYear(this.sums.year) }),
      }
      if (this.#repeated.has(key)) this.#byKey.set(key, employee)
      return employee
    }
    const other = { other: known.row }
    const isPaid = payments.some(({ date }) => date.slice(0, 7) <= this.#asked.period.end)
    const isOf = (name: keyof Employee['regime']) => known.regime[name] === regime[name]
    if (isPaid && !(isOf('isNotResident') && isOf('isFlat'))) {
      this.#refuse(row, 'status', texts.residence, other)
    } else if (isPaid && known.person.status !== person.status) {
      this.#refuse(row, 'status', texts.otherStatus, other)
    } else if (isPaid && !isOf('hasPrivilege')) {
      this.#refuse(row, 'has_tax_privilege', texts.privilege, other)
    }
    const [one, two] = [known.person, person].map(({ surname }) => surname?.toLowerCase())
    const isNext = last === '' || known.lastPayment <= (payments[0]?.date ?? last)
    if (one === two && (isNext || person.recalculated_on !== undefined)) {
      if (last !== '') known.lastPayment = last
      known.startYear = startYear
      known.person = person
      return known
    }
    const order = known.startYear < this.sums.year ? texts.december : texts.order
    this.#refuse(row, surestFieldOf(person), one === two ? order : texts.other, other)
    return undefined
  }
}
