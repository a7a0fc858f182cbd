import {
  type Notice,
  noticesOf,
  type PersonCertificate,
  type PersonPay,
  quarters,
  type Report,
  relationsOf,
  reportOf,
} from '@oklad/documents'
import type { People } from './people.ts'
import type { DocumentKind, Period } from './periods.ts'

/** A document of a period. */
export interface DocumentAsked {
  readonly kind: DocumentKind
  readonly period: Period
}

/** What a document has, computed. */
export interface Computed {
  readonly report: Report
  readonly notices: readonly Notice[]
  readonly certificates: readonly PersonCertificate[]
  readonly pay: readonly PersonPay[]
}

/** Makes the document, and checks the relations of it. */
export function computeDocuments(people: People, { kind, period }: DocumentAsked) {
  const { firstMonth, lastMonth, quarter, name } = period
  const report = reportOf(people.sums, quarter, people.specialists)
  const notices = quarters
    .flatMap((one) => noticesOf(people.sums, one))
    .filter(({ quarter, slot }) => {
      const month = (quarter - 1) * 3 + Number(slot[1])
      return month >= firstMonth && month <= lastMonth
    })
  const { certificates, checks } = people.certificates()
  const pay = [...people.pay()]
  const isAnnual = kind === 'ndfl6' && quarter === 4
  const relations =
    kind === 'personal-data'
      ? []
      : [
          ...relationsOf(people.sums, report),
          ...(isAnnual || (kind === 'certificate' && /^\d+$/.test(name))
            ? checks.relations(report)
            : []),
        ]
  const computed: Computed = { report, notices, certificates, pay }
  return { computed, relations: relations.sort((one, other) => one.number - other.number) }
}

/** The items of a document: it is empty where nothing was paid. */
export const itemsOf = ({ report, notices, certificates, pay }: Computed, kind: DocumentKind) =>
  ({ notice: notices, ndfl6: report.section2, certificate: certificates, 'personal-data': pay })[
    kind
  ]

/** The rates of tax whose budget code (КБК) is not known: a file of the tax service needs it. */
export function ratesWithoutCode({ report, notices }: Computed, kind: DocumentKind) {
  const used = kind === 'ndfl6' ? report.section1 : notices.flatMap(({ lines }) => lines)
  if (used.every(({ budget_code }) => budget_code !== null)) return []
  const unknown = report.section2.filter(({ budget_code }) => budget_code === null)
  return [...new Set(unknown.map(({ rate }) => String(rate)))]
}

/** The period has not ended on a day, `YYYY-MM-DD`: its documents are a forecast. */
export const isForecast = ({ year, lastMonth }: Period, date: string) =>
  date < `${year}-${String(lastMonth).padStart(2, '0')}-31`

/** The day in Moscow, `YYYY-MM-DD`. */
export const dayInMoscow = (now: number) => new Date(now + 3 * 3_600_000).toISOString().slice(0, 10)
