import type { Say } from '@oklad/contract/fields'
import {
  CertificateChecks,
  type Notice,
  noticesOf,
  type OneByOne,
  type PersonCertificate,
  type PersonPay,
  quarters,
  type Report,
  relationsOf,
  reportOf,
} from '@oklad/documents'
import type { Employee } from './employee.ts'
import { type DocumentAsked, type DocumentTable, People } from './people.ts'
import { relationIn, documentTexts as texts } from './texts.ts'

/** A budget code that the employer has to give. */
export interface MissingCode {
  readonly key: string
  /** The rows with its tax. */
  readonly rows: readonly number[]
  /** Whether the lines have the code of other tax at the rate in its place. */
  readonly isMixed: boolean
}

/** What a document has, computed. */
export interface Computed {
  readonly report: Report
  readonly notices: readonly Notice[]
  /** The people with income, and those employed in the month of personal data: they are computed again when they are read. */
  readonly certificates: OneByOne<PersonCertificate>
  readonly pay: OneByOne<PersonPay>
  /** The number of the people of either. */
  readonly persons: number
  readonly relations: readonly { readonly text: string; readonly holds: boolean }[]
  /** The budget codes (КБК) that are not known, as the employer names them: a file of the tax service needs them. */
  readonly missingCodes: readonly MissingCode[]
  /** What to know before the document is filed. */
  readonly notes: readonly string[]
  /** Where there are any, the rest is not whole. */
  readonly problems: readonly string[]
}

/**
 * Makes the document, and checks the relations of it.
 * @param date the day on which it is made, `YYYY-MM-DD`
 * @param onRow called after each row
 */
export async function computeDocuments(
  table: DocumentTable,
  asked: DocumentAsked,
  say: Say,
  date: string,
  onRow?: () => void,
): Promise<Computed> {
  const { kind, period, filed } = asked
  const { firstMonth, lastMonth, quarter, name } = period
  const people = new People(table, asked, say)
  const checks = new CertificateChecks()
  let persons = 0
  let rows = 0
  const count = () => {
    rows++
    onRow?.()
  }
  for await (const employee of people.read(count)) {
    const certificate = certificateOf(employee)
    if (certificate) checks.add(certificate, `№ ${employee.number}`, employee.scales)
    if (certificate || employee.accrued !== undefined) persons++
  }
  const report = reportOf(people.sums, quarter, people.specialists)
  const notices = quarters
    .flatMap((one) => noticesOf(people.sums, one))
    .filter(({ quarter, slot }) => {
      const month = (quarter - 1) * 3 + Number(slot[1])
      return month >= firstMonth && month <= lastMonth
    })
  const isAnnual =
    quarter === 4 && (kind === 'ndfl6' || (kind === 'certificate' && name.length === 4))
  const isPay = kind === 'personal-data'
  const relations = isPay
    ? []
    : [...relationsOf(people.sums, report), ...(isAnnual ? checks.relations(report) : [])]
  /** The items of people, computed again. */
  const again = <Item>(read: (employee: Employee) => Item | undefined) => ({
    async *[Symbol.asyncIterator]() {
      if (persons === 0) return
      for await (const employee of new People(table, asked, say).read()) {
        const item = read(employee)
        if (item) yield item
      }
    },
  })
  const problems = people.problems.map((problem) => say(texts.problem, { ...problem }))
  const isOfLines = kind === 'notice' || kind === 'ndfl6'
  const used = kind === 'notice' ? notices.flatMap(({ lines }) => lines) : report.section1
  if (problems.length === 0 && !filed && (isOfLines ? used.length : persons) === 0) {
    problems.push(say(rows === 0 ? texts.noRows : texts.nothing))
  }
  return {
    ...{ report, notices, persons, problems },
    relations: relations
      .sort((one, other) => one.number - other.number)
      .map((one) => ({ text: relationIn(one, say), holds: one.failures.length === 0 })),
    missingCodes: isOfLines ? missingCodesOf(people, asked) : [],
    notes: notesOf(people, asked, say, date),
    certificates: isPay
      ? []
      : again((employee) => {
          const certificate = certificateOf(employee)
          return certificate && { number: employee.number, person: employee.person, certificate }
        }),
    pay: isPay
      ? again(({ person, accrued }) =>
          accrued === undefined ? undefined : { person, gross_income: accrued },
        )
      : [],
  }
}

function missingCodesOf({ uncoded }: People, { employer }: DocumentAsked): MissingCode[] {
  const codes: Readonly<Record<string, string>> = employer.budget_codes ?? {}
  return [...uncoded].flatMap(([ofRow, rows]) => {
    const [rate = ''] = ofRow.split('_')
    // Where only non-residents have the rate, its code is theirs.
    const key = uncoded.has(rate) ? ofRow : rate
    const isKnown = codes[ofRow] !== undefined || codes[key] !== undefined
    return isKnown ? [] : [{ key, rows: [...rows], isMixed: codes[rate] !== undefined }]
  })
}

function notesOf(
  { leftOut, warned, hasLatePay }: People,
  { filed, period }: DocumentAsked,
  say: Say,
  date: string,
): readonly string[] {
  const [firstLeftOut] = leftOut
  return [
    ...(filed ? [say(texts.correction, { number: filed.documents.length })] : []),
    ...(date < `${period.end}-31` ? [say(texts.unfinished)] : []),
    ...(firstLeftOut !== undefined
      ? [say(texts.selfEmployed, { count: leftOut.length, row: firstLeftOut })]
      : []),
    ...[...warned].map(([detail, of]) => say(texts.warned, { detail, ...of })),
    ...(hasLatePay ? [say(texts.latePay, { before: period.year - 1 })] : []),
  ]
}

/** The certificate of a person; absent without income, or where the document has none. */
function certificateOf({ year }: Employee) {
  const certificate = year?.certificate()
  return certificate?.lines.length ? certificate : undefined
}
