import type { Say } from '@oklad/contract/fields'
import {
  CertificateChecks,
  type Notice,
  noticesOf,
  type OneByOne,
  type PersonCertificate,
  type PersonPay,
  quarters,
  type Relation,
  type Report,
  relationsOf,
  reportOf,
} from '@oklad/documents'
import type { RowProblem } from '../read-rows.ts'
import { type DocumentAsked, type DocumentTable, type Employee, People } from './people.ts'
import type { DocumentKind } from './periods.ts'

/** What a document has, computed. */
export interface Computed {
  readonly report: Report
  readonly notices: readonly Notice[]
  /** The people with income, and those employed in the month of personal data: they are computed again when they are read. */
  readonly certificates: OneByOne<PersonCertificate>
  readonly pay: OneByOne<PersonPay>
  /** The number of the people of either. */
  readonly persons: number
  readonly relations: readonly Relation[]
  /** Where there are any, the rest is not whole. */
  readonly problems: readonly RowProblem[]
  /** Whether pay for December is paid in the next January. */
  readonly hasLatePay: boolean
}

/**
 * Makes the document, and checks the relations of it.
 * @param onRow called after each row
 */
export async function computeDocuments(
  table: DocumentTable,
  asked: DocumentAsked,
  say: Say,
  onRow?: () => void,
): Promise<Computed> {
  const { kind, period } = asked
  const { firstMonth, lastMonth, quarter, name } = period
  const people = new People(table, asked, say)
  const checks = new CertificateChecks()
  let persons = 0
  for await (const employee of people.read(onRow)) {
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
  return {
    ...{ report, notices, persons, problems: people.problems, hasLatePay: people.hasLatePay },
    relations: relations.sort((one, other) => one.number - other.number),
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

/** The certificate of a person; absent without income, or where the document has none. */
function certificateOf({ year }: Employee) {
  const certificate = year?.certificate()
  return certificate?.lines.length ? certificate : undefined
}

/** Whether nothing was paid in the period. */
export function isEmpty({ report, notices, persons }: Computed, kind: DocumentKind): boolean {
  const counts = { notice: notices.length, ndfl6: report.section2.length }
  return (kind === 'notice' || kind === 'ndfl6' ? counts[kind] : persons) === 0
}

/** The rates of tax whose budget code (КБК) is not known: a file of the tax service needs it. */
export function ratesWithoutCode({ report, notices }: Computed, kind: DocumentKind) {
  const ofNotices = kind === 'notice' ? notices.flatMap(({ lines }) => lines) : []
  const used = kind === 'ndfl6' ? report.section1 : ofNotices
  if (used.every(({ budget_code }) => budget_code !== null)) return []
  const unknown = report.section2.filter(({ budget_code }) => budget_code === null)
  return [...new Set(unknown.map(({ rate }) => String(rate)))]
}

/** The day in Moscow, `YYYY-MM-DD`. */
export const dayInMoscow = (now: number) => new Date(now + 3 * 3_600_000).toISOString().slice(0, 10)
