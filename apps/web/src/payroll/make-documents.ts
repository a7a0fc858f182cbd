import { type Language, sayIn } from '@oklad/contract/fields'
import {
  certificateArticle,
  type Employer,
  employerTemplate,
  type FileStamp,
  type LineAsked,
  type PersonCertificate,
  readEmployer,
  readFiled,
} from '@oklad/documents'
import { describeTableProblem, dialects, TableError } from '@oklad/table/browser'
import {
  type Computed,
  computeDocuments,
  type DocumentFormat,
  documentKinds,
  documentTexts,
  type Employee,
  filesOf,
  type Period,
  readPeriod,
} from '@oklad/table/documents'
import manifest from '../../package.json' with { type: 'json' }
import { today } from '../input/today.ts'
import { openDocumentTable } from './document-table.ts'
import { employerOf } from './employer-file.ts'
import { listOf } from './list-of.ts'
import type { DocumentsOrder, LineOrder, PaymentsOrder } from './messages.ts'
import {
  nameOf,
  type PaidPerson,
  paidPersonOf,
  paymentsForMonth,
  paymentsInLine,
  paymentsToDate,
  peopleOfLine,
} from './people-of-line.ts'

/** The document that was made last, with the payments of its people: what is opened is found in them. */
let last:
  | { readonly people: readonly PaidPerson[]; readonly asked: Pick<Asked, 'kind' | 'period'> }
  | undefined

/** The people of a line of the document that was made last. */
export function openLine({ asked }: LineOrder) {
  const people = last ? peopleOfLine(last.people, last.asked.period.quarter, asked) : []
  return { kind: 'line', people } as const
}

/** The payments of a person of the document that was made last. */
export function openPayments({ person: number, asked }: PaymentsOrder) {
  const person = last?.people.find((one) => one.number === number)
  const payments = last && person ? paymentsIn(person, last.asked, asked) : []
  return { kind: 'payments', payments } as const
}

function paymentsIn(
  person: PaidPerson,
  { kind, period }: Pick<Asked, 'kind' | 'period'>,
  line: LineAsked | undefined,
) {
  if (line) return paymentsInLine(person, period.quarter, line)
  return kind === 'personal-data'
    ? paymentsForMonth(person, period)
    : paymentsToDate(person, period)
}

/** A document with its files, or why there is none. */
export type Documents = Awaited<ReturnType<typeof makeDocuments>>

/** What a document has that is not made. */
const none = {
  kind: 'documents',
  ...{ report: undefined, notices: undefined, people: undefined, leftOut: [], notes: [] },
  ...{ relations: [], employerProblems: {}, papers: [], files: [] },
} as const

/** Makes a document of a table, and its files; those of the tax service once the employer is right. */
export async function makeDocuments(order: DocumentsOrder) {
  const { document: kind } = order
  const period = readPeriod(order.period, kind)
  if (period === undefined) throw new RangeError('No such period')
  const given = order.employer && readEmployer(employerOf(order.employer), kind)
  const employer = given?.ok ? given.employer : employerTemplate
  const read =
    order.filed.length > 0 && given?.ok ? await filedOf(order, period, given.employer) : undefined
  if (read && read.problems.length > 0) return { ...none, problems: read.problems }
  const date = today()
  const asked = { kind, period, employer, filed: read?.filed }
  const found = await computed(order, asked, date)
  if ('refused' in found) return { ...none, problems: found.refused }
  const { report, notices, problems, relations, leftOut, notes } = found
  if (problems.length > 0) return { ...none, problems, leftOut, notes }
  const employerProblems = employerProblemsOf(order, given, found)
  const certificates = await listOf(found.certificates)
  const pay = await listOf(found.pay)
  const isWhole = given !== undefined && Object.keys(employerProblems).length === 0
  const isRight = relations.every(({ holds }) => holds)
  const whole = { ...found, certificates, pay }
  const files = isRight ? await filesIn(asked, whole, isWhole, order.language, date) : []
  const hasXml = isWhole && documentKinds[kind].formats[0] === 'xml'
  if (read?.filed && hasXml && isRight && files.length === 0) {
    const unchanged = sayIn(order.language)(documentTexts.unchanged)
    return { ...none, problems: [unchanged], leftOut, notes }
  }
  const isPrinted = isWhole && isRight && kind === 'certificate'
  const papers = isPrinted ? certificates.map((one) => certificateArticle(one, employer, date)) : []
  return {
    ...{ ...none, problems, leftOut, notes, report, notices, papers, relations },
    ...{ people: peopleIn(certificates), employerProblems, files },
  }
}

type Asked = Parameters<typeof computeDocuments>[1] & { readonly employer: Employer }

/** Computes a document, and keeps its people; a table that cannot be understood is refused. */
async function computed(
  order: DocumentsOrder,
  asked: Asked,
  date: string,
): Promise<Computed | { readonly refused: readonly string[] }> {
  const people: PaidPerson[] = []
  try {
    const table = await openDocumentTable(order, asked.period.year)
    const watch = { onPerson: (person: Employee) => people.push(paidPersonOf(person)) }
    const found = await computeDocuments(table, asked, sayIn(order.language), date, watch)
    last = { people, asked }
    return found
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return { refused: error.problems.map((one) => describeTableProblem(one, order.language)) }
  }
}

/** What is wrong with the fields of the employer, with the budget codes that are missing. */
function employerProblemsOf(
  { employer, language }: DocumentsOrder,
  given: ReturnType<typeof readEmployer> | undefined,
  { missingCodes }: Computed,
): Record<string, string> {
  const say = sayIn(language)
  const wrong = given?.ok === false ? given.problems : []
  const problems = Object.fromEntries(wrong.map(({ field, text }) => [field, say(text)]))
  for (const { key } of missingCodes) {
    const field = `budget_codes.${key}`
    if (!employer?.[field]) problems[field] = say(documentTexts.unknownCode)
  }
  return problems
}

type Whole = Parameters<typeof filesOf>[1]

/**
 * Writes the files of a document. A correction is a file of the tax service alone.
 * @param isWhole whether all fields of the employer are right, which the tax service needs
 */
async function filesIn(
  asked: Asked,
  document: Whole,
  isWhole: boolean,
  language: Language,
  date: string,
) {
  const stamp = (): FileStamp => ({ date, id: newId(), program: `Oklad ${manifest.version}` })
  const hasXml = isWhole && documentKinds[asked.kind].formats[0] === 'xml'
  const formats: DocumentFormat[] = [
    ...(hasXml ? (['xml'] as const) : []),
    ...(asked.filed ? [] : (['csv', 'json'] as const)),
  ]
  const files: { name: string; content: Blob }[] = []
  for (const format of formats) {
    const all = filesOf({ ...asked, format }, document, stamp, dialects[language])
    for await (const { name, pieces } of all) {
      files.push({ name, content: new Blob((await listOf(pieces)) as BlobPart[]) })
    }
  }
  return files
}

type CertificateLine = PersonCertificate['certificate']['lines'][number]

/** The people whom a document names, with their sums. */
const peopleIn = (certificates: readonly PersonCertificate[]) => [
  ...(last?.people ?? []).flatMap(({ number, name, accrued }) =>
    accrued === undefined ? [] : [{ number, name, sums: [accrued] }],
  ),
  ...certificates.map(({ number, person, certificate: { lines } }) => ({
    ...{ number, name: nameOf(person) },
    sums: [
      (line: CertificateLine) => line.income,
      (line: CertificateLine) => line.tax_base,
      // The certificate, too, has the tax without what was returned.
      (line: CertificateLine) => line.tax_amount - line.returned,
    ].map((sumOf) => lines.reduce((sum, line) => sum + sumOf(line), 0)),
  })),
]

/** What was filed for the period, or why it cannot be corrected. */
async function filedOf(order: DocumentsOrder, period: Period, employer: Employer) {
  const say = sayIn(order.language)
  const kind = order.document
  if (kind === 'certificate') return undefined
  const tooLarge = order.filed.filter(({ size }) => size > MOST_FILED)
  if (tooLarge.length > 0) {
    return {
      filed: undefined,
      problems: tooLarge.map(({ name }) => `${name}: ${say(texts.large)}`),
    }
  }
  const files = await Promise.all(
    order.filed.map(async (file) => new Uint8Array(await file.arrayBuffer())),
  )
  const { filed, problems } = readFiled(files, { kind, ...period }, employer)
  return {
    filed,
    problems: problems.map(({ index, text, values }) => {
      const name = index === undefined ? '' : `${order.filed[index]?.name}: `
      return name + say(text, values)
    }),
  }
}

/** The largest filed document that is read, bytes. */
const MOST_FILED = 50_000_000

const texts = { large: { en: 'is larger than 50 MB', ru: 'больше 50 МБ' } }

/** A random identifier. `randomUUID` is only there where the page came by HTTPS. */
function newId(): string {
  const url = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(url)
  return url.slice(-36)
}
