import { type Say, type Text, writeDate } from '@oklad/contract/fields'
import {
  CertificateChecks,
  noticesOf,
  type OneByOne,
  type PersonCertificate,
  type PersonPay,
  quarters,
  type Report,
  relationsOf,
  reportOf,
} from '@oklad/documents'
import { shownText } from '../shown-text.ts'
import type { Employee } from './employee.ts'
import { type DocumentAsked, type DocumentTable, People } from './people.ts'
import { relationIn, rowsIn, documentTexts as texts } from './texts.ts'

/** Functions that are called while a document is computed. */
interface ComputeWatch {
  readonly onRow?: () => void
  readonly onPerson?: (person: Employee) => void
}

/** What a document has, computed. */
export type Computed = Awaited<ReturnType<typeof computeDocuments>>

/**
 * Makes the document, and checks the relations of it.
 * @param date the day on which it is made, `YYYY-MM-DD`
 * @param onRow called after each row
 * @param onPerson called with each person of the table once, after all of their rows
 */
export async function computeDocuments(
  table: DocumentTable,
  asked: DocumentAsked,
  say: Say,
  date: string,
  { onRow, onPerson }: ComputeWatch = {},
) {
  const { kind, period, filed } = asked
  const people = new People(table, asked, say)
  const checks = new CertificateChecks()
  /** The number of the people with income, or of those employed in the month of personal data. */
  let persons = 0
  let rows = 0
  const count = () => {
    rows++
    onRow?.()
  }
  for await (const employee of people.read(count)) {
    onPerson?.(employee)
    const certificate = certificateOf(employee)
    if (certificate) checks.add(certificate, `№ ${employee.number}`, employee.scales)
    if (certificate || employee.accrued !== undefined) persons++
  }
  const report = reportOf(people.sums, period.quarter, people.specialists)
  const notices = noticesIn(people, period)
  const isPay = kind === 'personal-data'
  /** The items of people, computed again. */
  const again = <Item>(read: (employee: Employee) => Item | undefined): OneByOne<Item> => ({
    async *[Symbol.asyncIterator]() {
      for await (const employee of new People(table, asked, say).read()) {
        const item = read(employee)
        if (item) yield item
      }
    },
  })
  const problems = people.problems.map((problem) =>
    say(texts.problem, { ...problem, column: shownText(problem.column) }),
  )
  const isOfLines = kind === 'notice' || kind === 'ndfl6'
  const used = kind === 'notice' ? notices.flatMap(({ lines }) => lines) : report.section1
  if (problems.length === 0 && !filed && (isOfLines ? used.length : persons) === 0) {
    problems.push(say(rows === 0 ? texts.noRows : texts.nothing))
  }
  return {
    ...{ report, notices, persons, relations: relationsIn(people, report, checks, asked, say) },
    /** Where there are any, the rest is not whole. */
    problems,
    /** Whether some of the problems are rows that look like headings. */
    hasHeadings: people.problems.some(({ code }) => code === 'no_person'),
    missingCodes: isOfLines ? missingCodesOf(people, asked) : [],
    /** How many rows are left out, and why: to be told before anything else. */
    leftOut: leftOutOf(people, say),
    /** What to know before the document is filed. */
    notes: notesOf(people, asked, say, date),
    certificates:
      isPay || persons === 0
        ? []
        : again((employee): PersonCertificate | undefined => {
            const certificate = certificateOf(employee)
            const { number, person, notices } = employee
            return certificate && { number, person, certificate, notices }
          }),
    pay:
      isPay && persons > 0
        ? again(({ person, accrued }): PersonPay | undefined =>
            accrued === undefined ? undefined : { person, gross_income: accrued },
          )
        : [],
  }
}

/** The notices of the months of a period. */
const noticesIn = ({ sums }: People, { firstMonth, lastMonth }: DocumentAsked['period']) =>
  quarters
    .flatMap((quarter) => noticesOf(sums, quarter))
    .filter(({ quarter, slot }) => {
      const month = (quarter - 1) * 3 + Number(slot[1])
      return month >= firstMonth && month <= lastMonth
    })

/** The relations that a document is checked by, in their order; a document of pay has none. */
function relationsIn(
  { sums }: People,
  report: Report,
  checks: CertificateChecks,
  { kind, period: { quarter, name } }: DocumentAsked,
  say: Say,
): readonly { readonly text: string; readonly holds: boolean }[] {
  if (kind === 'personal-data') return []
  const isAnnual =
    quarter === 4 && (kind === 'ndfl6' || (kind === 'certificate' && name.length === 4))
  return [...relationsOf(sums, report), ...(isAnnual ? checks.relations(report) : [])]
    .sort((one, other) => one.number - other.number)
    .map((one) => ({ text: relationIn(one, say), holds: one.failures.length === 0 }))
}

/** The budget codes (КБК) that are not known, as the employer names them: a file of the tax service needs them. */
function missingCodesOf({ uncoded }: People, { employer }: DocumentAsked) {
  const codes: Readonly<Record<string, string>> = employer.budget_codes ?? {}
  return [...uncoded].flatMap(([ofRow, rows]) => {
    const [rate = ''] = ofRow.split('_')
    // Where only non-residents have the rate, its code is theirs.
    const key = uncoded.has(rate) ? ofRow : rate
    const isKnown = codes[ofRow] !== undefined || codes[key] !== undefined
    // Mixed lines have the code of other tax at the rate in its place.
    return isKnown ? [] : [{ key, rows: [...rows], isMixed: codes[rate] !== undefined }]
  })
}

function leftOutOf({ leftOut, selfEmployed }: People, say: Say): readonly string[] {
  const left = (text: Text, [row, ...others]: readonly number[]) =>
    row === undefined ? [] : [say(text, { rows: rowsIn({ row, count: others.length + 1 }, say) })]
  return [
    ...left(texts.totals, leftOut.total),
    ...left(texts.headings, leftOut.heading),
    ...left(texts.empty, leftOut.empty),
    ...left(texts.selfEmployed, selfEmployed),
  ]
}

function notesOf(
  { warned, hasLatePay }: People,
  { filed, period }: DocumentAsked,
  say: Say,
  date: string,
): readonly string[] {
  return [
    ...(filed ? [say(texts.correction, { number: filed.documents.length })] : []),
    ...unfinished(period.end, date, say),
    ...[...warned].map(([detail, of]) => say(texts.warned, { detail, rows: rowsIn(of, say) })),
    ...(hasLatePay ? [say(texts.latePay, { before: period.year - 1 })] : []),
  ]
}

/** Says until which day the documents are a forecast; `month` is the last one of the period. */
function unfinished(month: string, date: string, say: Say): readonly string[] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const end = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  const inWords = { en: writeDate(end, 'en'), ru: writeDate(end, 'ru') }
  return date < `${month}-31` ? [say(texts.unfinished, { end: inWords })] : []
}

/** The certificate of a person; absent without income, or where the document has none. */
function certificateOf({ year }: Employee) {
  const certificate = year?.certificate()
  return certificate?.lines.length ? certificate : undefined
}
