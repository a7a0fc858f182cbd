import { dayInMoscow } from '@oklad/answers/calculation'
import { sayIn } from '@oklad/contract/fields'
import {
  certificateArticle,
  type Employer,
  employerTemplate,
  type FileStamp,
  type OneByOne,
  personColumnOf,
  readEmployer,
  readFiled,
} from '@oklad/documents'
import { answering, describeTableProblem, dialects, TableError } from '@oklad/table/browser'
import {
  type Computed,
  computeDocuments,
  type DocumentFormat,
  documentKinds,
  documentTexts,
  filesOf,
  type Period,
  readPeriod,
} from '@oklad/table/documents'
import manifest from '../../package.json' with { type: 'json' }
import { employerOf } from './employer-file.ts'
import type { DocumentsOrder, LineOrder } from './messages.ts'
import { openFile } from './open-file.ts'
import { nameOf, peopleOfLine } from './people-of-line.ts'

/** The document that was made last: the people of its lines are read again when they are asked for. */
let last: { readonly computed: Computed; readonly period: Period } | undefined

/** The people of a line of the document that was made last. */
export async function openLine({ asked }: LineOrder) {
  const people = last ? await peopleOfLine(last.computed.people, last.period, asked) : []
  return { kind: 'line', asked, people } as const
}

/** A document with its files, or why there is none. */
export type Documents = Awaited<ReturnType<typeof makeDocuments>>

/** Makes a document of a table, and its files; those of the tax service once the employer is right. */
export async function makeDocuments(order: DocumentsOrder) {
  const { document: kind, language } = order
  const say = sayIn(language)
  const none = {
    kind: 'documents',
    ...{ report: undefined, notices: undefined, people: undefined, leftOut: [], notes: [] },
    ...{ relations: [], employerProblems: {}, papers: [], files: [] },
  } as const
  const period = readPeriod(order.period, kind)
  if (period === undefined) throw new RangeError('No such period')
  const given = order.employer && readEmployer(employerOf(order.employer), kind)
  const employer = given?.ok ? given.employer : employerTemplate
  const { table, asked, batches } = await openFile(order, 'payments')
  const { headers } = table
  const ofPerson = headers.filter((header) => personColumnOf(header) !== undefined)
  const run = { ...asked, keep: [...asked.keep, ...ofPerson], currentYear: period.year }
  const date = dayInMoscow(Date.now())
  const read =
    order.filed.length > 0 && given?.ok ? await filedOf(order, period, given.employer) : undefined
  if (read && read.problems.length > 0) return { ...none, problems: read.problems }
  const filed = read?.filed
  let computed: Computed
  try {
    const asked = { ...run, question: 'payments', detail: 'year', hidesCells: true } as const
    const rows = await listOf(batches())
    const prepared = answering(asked)
    await prepared.survey(() => rows)
    const options = { kind, period, employer, filed }
    computed = await computeDocuments(
      { headers, read: () => rows, ...prepared },
      options,
      say,
      date,
    )
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    const problems = error.problems.map((problem) => describeTableProblem(problem, language))
    return { ...none, problems }
  }
  last = { computed, period }
  const { report, notices, problems, relations, missingCodes } = computed
  const { leftOut, notes } = computed
  if (problems.length > 0) return { ...none, problems, leftOut, notes }
  const wrong = given?.ok === false ? given.problems : []
  const employerProblems = Object.fromEntries(wrong.map(({ field, text }) => [field, say(text)]))
  for (const { key } of missingCodes) {
    const field = `budget_codes.${key}`
    if (!order.employer?.[field]) employerProblems[field] = say(documentTexts.unknownCode)
  }
  const isWhole = given !== undefined && Object.keys(employerProblems).length === 0
  const hasXml = isWhole && documentKinds[kind].formats[0] === 'xml'
  // A correction is a file of the tax service alone.
  const formats: DocumentFormat[] = [
    ...(hasXml ? (['xml'] as const) : []),
    ...(filed ? [] : (['csv', 'json'] as const)),
  ]
  const stamp = (): FileStamp => ({ date, id: newId(), program: `Oklad ${manifest.version}` })
  const certificates = await listOf(computed.certificates)
  const pay = await listOf(computed.pay)
  const files: { name: string; content: Blob }[] = []
  const holds = relations.every(({ holds }) => holds)
  for (const format of holds ? formats : []) {
    const options = { kind, format, period, employer, filed }
    const all = filesOf(options, { ...computed, certificates, pay }, stamp, dialects[language])
    for await (const { name, pieces } of all) {
      files.push({ name, content: new Blob((await listOf(pieces)) as BlobPart[]) })
    }
  }
  if (filed && hasXml && holds && files.length === 0) {
    return { ...none, problems: [say(documentTexts.unchanged)], leftOut, notes }
  }
  const people = [
    ...pay.map(({ person, gross_income }) => ({ name: nameOf(person), sums: [gross_income] })),
    ...certificates.map(({ person, certificate: { lines } }) => ({
      name: nameOf(person),
      sums: (['income', 'tax_base', 'tax_amount'] as const).map((name) =>
        lines.reduce((sum, line) => sum + line[name], 0),
      ),
    })),
  ]
  const papers =
    isWhole && holds && kind === 'certificate'
      ? certificates.map((one) => certificateArticle(one, employer, date))
      : []
  return {
    ...{ ...none, problems, leftOut, notes, report, notices, people, papers, relations },
    ...{ employerProblems, files },
  }
}

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

async function listOf<Item>(items: OneByOne<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

/** A random identifier. `randomUUID` is only there where the page came by HTTPS. */
function newId(): string {
  const url = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(url)
  return url.slice(-36)
}
