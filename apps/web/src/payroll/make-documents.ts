import { dayInMoscow } from '@oklad/answers/calculation'
import { sayIn } from '@oklad/contract/fields'
import {
  certificateArticle,
  employerTemplate,
  type FileStamp,
  type OneByOne,
  type Person,
  personColumnOf,
  readEmployer,
} from '@oklad/documents'
import { answering, describeTableProblem, dialects, TableError } from '@oklad/table/browser'
import {
  type Computed,
  computeDocuments,
  type DocumentFormat,
  documentKinds,
  documentTexts,
  filesOf,
  readPeriod,
} from '@oklad/table/documents'
import manifest from '../../package.json' with { type: 'json' }
import type { DocumentsOrder } from './messages.ts'
import { openFile } from './open-file.ts'

/** A document with its files, or why there is none. */
export type Documents = Awaited<ReturnType<typeof makeDocuments>>

/** Makes a document of a table, and its files; those of the tax service once the employer is right. */
export async function makeDocuments(order: DocumentsOrder) {
  const { document: kind, language } = order
  const say = sayIn(language)
  const none = {
    kind: 'documents',
    ...{ report: undefined, notices: undefined, people: undefined, notes: [] },
    ...{ relations: [], employerProblems: {}, papers: [], files: [] },
  } as const
  const period = readPeriod(order.period, kind)
  if (period === undefined) throw new RangeError('No such period')
  const given = order.employer && readEmployer(nested(order.employer), kind)
  const employer = given?.ok ? given.employer : employerTemplate
  const { table, asked, batches } = await openFile(order, 'payments')
  const { headers } = table
  const ofPerson = headers.filter((header) => personColumnOf(header) !== undefined)
  const run = { ...asked, keep: [...asked.keep, ...ofPerson], currentYear: period.year }
  const date = dayInMoscow(Date.now())
  let computed: Computed
  try {
    const asked = { ...run, question: 'payments', detail: 'year', hidesCells: true } as const
    const rows = await listOf(batches())
    const prepared = answering(asked)
    await prepared.survey(() => rows)
    const options = { kind, period, employer }
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
  const { report, notices, problems, relations, missingCodes } = computed
  const notes = [...computed.leftOut, ...computed.notes]
  if (problems.length > 0) return { ...none, problems, notes }
  const wrong = given?.ok === false ? given.problems : []
  const employerProblems = Object.fromEntries(wrong.map(({ field, text }) => [field, say(text)]))
  for (const { key } of missingCodes) {
    const field = `budget_codes.${key}`
    if (!order.employer?.[field]) employerProblems[field] = say(documentTexts.unknownCode)
  }
  const isWhole = given !== undefined && Object.keys(employerProblems).length === 0
  const hasXml = isWhole && documentKinds[kind].formats[0] === 'xml'
  const formats: DocumentFormat[] = [...(hasXml ? (['xml'] as const) : []), 'csv', 'json']
  const stamp = (): FileStamp => ({ date, id: newId(), program: `Oklad ${manifest.version}` })
  const certificates = await listOf(computed.certificates)
  const pay = await listOf(computed.pay)
  const files: { name: string; content: Blob }[] = []
  const holds = relations.every(({ holds }) => holds)
  for (const format of holds ? formats : []) {
    const options = { kind, format, period, employer }
    const all = filesOf(options, { ...computed, certificates, pay }, stamp, dialects[language])
    for await (const { name, pieces } of all) {
      files.push({ name, content: new Blob((await listOf(pieces)) as BlobPart[]) })
    }
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
    ...{ ...none, problems, notes, report, notices, people, papers, relations },
    ...{ employerProblems, files },
  }
}

const nameOf = ({ surname, first_name, patronymic }: Person) =>
  [surname, first_name, patronymic].filter(Boolean).join(' ')

async function listOf<Item>(items: OneByOne<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

/** Fields by their paths as the employer that has them. */
function nested(fields: Readonly<Record<string, string>>): object {
  const employer: Record<string, unknown> = { signer: {}, budget_codes: {} }
  for (const [path, text] of Object.entries(fields)) {
    const [group = '', name] = path.split('.')
    employer[group] = name ? { ...(employer[group] as object), [name]: text } : text
  }
  return employer
}

/** A random identifier. `randomUUID` is only there where the page came by HTTPS. */
function newId(): string {
  const url = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(url)
  return url.slice(-36)
}
