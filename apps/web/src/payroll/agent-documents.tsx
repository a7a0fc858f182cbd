import { capitalised, monthName } from '@oklad/contract/fields'
import type { Notice, Quarter, Report } from '@oklad/documents'
import { EARLIEST_DOCUMENTS } from '@oklad/table/documents'
import { useEffect } from 'preact/hooks'
import { download } from '../export/download.ts'
import { currentMonth } from '../input/current-year.ts'
import { useWords } from '../language/words.ts'
import { writeAmount, writePercent } from '../money/write-amount.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { Segments } from '../ui/segments.tsx'
import { Select } from '../ui/select.tsx'
import { Table } from '../ui/table.tsx'
import {
  type DocumentName,
  type Documents,
  type DocumentsOrder,
  documentNames,
  type FileOrder,
} from './messages.ts'

type Fields = Readonly<Record<string, string>>

/** What the person chose: it stays while the list is calculated again. */
export interface DocumentsForm {
  readonly isOpen: boolean
  readonly document: DocumentName
  readonly year: number
  readonly quarter: Quarter
  /** Absent until the person fills it in. */
  readonly employer?: Fields
}

const periodsTo = (currentYear: number) =>
  Array.from(
    { length: currentYear - EARLIEST_DOCUMENTS + 1 },
    (_, index) => index + EARLIEST_DOCUMENTS,
  ).flatMap((year) => ([1, 2, 3, 4] as const).map((quarter) => ({ year, quarter })))

/** The report of the last quarter that has ended. */
export function firstForm(currentYear: number): DocumentsForm {
  const last = periodsTo(currentYear).findLast(
    ({ year, quarter }) => year < currentYear || quarter * 3 < currentMonth,
  )
  return { isOpen: false, document: 'ndfl6', ...(last ?? { year: currentYear, quarter: 1 }) }
}

interface AgentDocumentsProps {
  readonly file: Omit<FileOrder, 'language'>
  readonly form: DocumentsForm
  readonly documents: Documents | undefined
  readonly setForm: (form: DocumentsForm) => void
  readonly makeDocuments: (order: Omit<DocumentsOrder, 'kind' | 'language' | 'id'>) => void
}

/** 6-НДФЛ and the notices of the list: their lines, relations and files. */
export function AgentDocuments(props: AgentDocumentsProps) {
  const { file, form, documents, setForm, makeDocuments } = props
  const { isOpen, document, year, quarter, employer } = form
  const { language } = useWords()
  const words = documentsTexts[language]
  const period = document === 'ndfl6' && quarter === 4 ? String(year) : `${year}-Q${quarter}`
  const { file: content, meanings, mended, currentYear } = file
  useEffect(() => {
    const order = { file: content, meanings, mended, currentYear, document, period, employer }
    if (isOpen) makeDocuments(order)
  }, [isOpen, content, meanings, mended, currentYear, document, period, employer, makeDocuments])
  return (
    <details
      class="agent-documents"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setForm({ ...form, isOpen: currentTarget.open })
      }}
    >
      <summary>{words.heading}</summary>
      <p class="hint">{words.about}</p>
      <div class="cluster">
        <Segments
          name="document"
          legend={words.document}
          options={documentNames.map((value) => ({ value, label: words.names[value] }))}
          chosen={document}
          onChoose={(document) => setForm({ ...form, document })}
        />
        <Select
          label={words.period}
          options={periodsTo(currentYear).map(({ year, quarter }) => [
            `${year}-${quarter}`,
            `${year}: ${words.periods[document][quarter]}`,
          ])}
          chosen={`${year}-${quarter}`}
          onChoose={(chosen) => {
            const { year, quarter } =
              periodsTo(currentYear).find((one) => `${one.year}-${one.quarter}` === chosen) ?? form
            setForm({ ...form, year, quarter })
          }}
        />
      </div>
      <div role="status">
        {isOpen && documents === undefined && <p class="hint">{words.busy}</p>}
        {documents !== undefined && documents.problems.length > 0 && (
          <Problems problems={documents.problems} />
        )}
        {documents?.notes.map((note) => (
          <p key={note} class="hint">
            {note}
          </p>
        ))}
      </div>
      {documents?.report && document === 'ndfl6' && <Lines report={documents.report} />}
      {documents?.notices && document === 'notice' && <Notices notices={documents.notices} />}
      {documents?.report && <Relations documents={documents} />}
      <EmployerForm
        employer={employer}
        problems={documents?.employerProblems ?? {}}
        onFill={(employer) => setForm({ ...form, employer })}
      />
      <p class="cluster">
        {documents?.files.map(({ name, content }, index) => (
          <button key={name} type="button" onClick={() => download(name, content)}>
            {words.save(kindOf(name, documents.notices?.[index], document))}
          </button>
        ))}
      </p>
    </details>
  )
}

/** What a file is: the notices are one for each slot. */
function kindOf(name: string, notice: Notice | undefined, document: DocumentName): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toUpperCase()
  const isOne = document === 'notice' && ending === 'XML' && notice !== undefined
  return isOne ? `XML ${notice.quarter}-${notice.slot}` : ending
}

/** The problems that are shown. */
const MOST_PROBLEMS = 20

function Problems({ problems }: { readonly problems: readonly string[] }) {
  const words = documentsTexts[useWords().language]
  return (
    <div class="problem">
      <p>{words.refused}</p>
      <ul>
        {problems.slice(0, MOST_PROBLEMS).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {problems.length > MOST_PROBLEMS && (
          <li>{words.others(problems.length - MOST_PROBLEMS)}</li>
        )}
      </ul>
    </div>
  )
}

/** The months and the halves of the six slots of a quarter. */
const slotParts = [
  [1, 'early'],
  [1, 'late'],
  [2, 'early'],
  [2, 'late'],
  [3, 'early'],
  [3, 'late'],
] as const

/** Says the days of a slot, from 0 to 5. */
function useSlots() {
  const { language } = useWords()
  return (quarter: Quarter, slot: number) => {
    const [month, half] = slotParts[slot] ?? slotParts[0]
    const name = capitalised(monthName((quarter - 1) * 3 + month, language))
    return documentsTexts[language][half](name)
  }
}

/** The lines of 6-НДФЛ: a column for each budget code, and for each rate. */
function Lines({ report: { quarter, section1, section2 } }: { readonly report: Report }) {
  const { language } = useWords()
  const words = documentsTexts[language]
  const slotText = useSlots()
  const titleOf = (line: string) => {
    const slot = /^(?:02|16)[1-6]$/.test(line) ? Number(line.at(-1)) - 1 : undefined
    const known: Fields = words.lines
    return `${line} ${slot === undefined ? (known[line] ?? '') : slotText(quarter, slot)}`
  }
  const rowsOf = (columns: readonly { readonly lines: Readonly<Record<string, number>> }[]) =>
    Object.keys(columns[0]?.lines ?? {})
      .sort()
      .filter((line) => columns.some(({ lines }) => lines[line] !== 0))
      .map((line) => {
        const cells = columns.map(({ lines }) => lines[line] ?? 0)
        const isCount = line === '110' || line === '111'
        // Tax is in whole roubles, income and deductions are not.
        const withKopecks = /^1[23]/.test(line)
        return [
          titleOf(line),
          ...cells.map((cell) =>
            isCount ? String(cell) : writeAmount(cell, language, { withKopecks }),
          ),
        ]
      })
  const code = (code: string | null) => code ?? words.unknownCode
  return (
    <>
      <Scrolled label={words.section1}>
        <Table
          head={[words.line, ...section1.map(({ budget_code }) => code(budget_code))]}
          body={rowsOf(section1)}
        />
      </Scrolled>
      <Scrolled label={words.section2}>
        <Table
          head={[
            words.line,
            ...section2.map(
              ({ rate, budget_code }) => `${writePercent(rate, language)}, ${code(budget_code)}`,
            ),
          ]}
          body={rowsOf(section2)}
        />
      </Scrolled>
      <p class="hint">{words.otherLines}</p>
    </>
  )
}

function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const { language } = useWords()
  const words = documentsTexts[language]
  const slotText = useSlots()
  return (
    <Scrolled label={words.notices}>
      <Table
        head={[words.slot, words.budgetCode, words.tax]}
        body={notices.flatMap(({ quarter, slot, lines }) =>
          lines.map(({ budget_code, tax_amount }) => [
            slotText(quarter, Number(slot[1]) * 2 - (slot.startsWith('0') ? 2 : 1)),
            budget_code ?? words.unknownCode,
            writeAmount(tax_amount, language),
          ]),
        )}
      />
    </Scrolled>
  )
}

function Scrolled({
  label,
  children,
}: {
  readonly label: string
  readonly children: preact.ComponentChildren
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section class="scroll" aria-label={label} tabIndex={0}>
      <h3>{label}</h3>
      {children}
    </section>
  )
}

function Relations({ documents: { relations } }: { readonly documents: Documents }) {
  const words = documentsTexts[useWords().language]
  const isWhole = relations.every(({ holds }) => holds)
  return (
    <details class={isWhole ? undefined : 'problem'} open={!isWhole}>
      <summary>
        {words.relations}: {isWhole ? words.allHold(relations.length) : words.someFail}
      </summary>
      <ul>
        {relations.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  )
}

interface EmployerFormProps {
  readonly employer: Fields | undefined
  readonly problems: Fields
  readonly onFill: (employer: Fields) => void
}

/** The fields of the employer, each with its problem. */
function EmployerForm({ employer = {}, problems, onFill }: EmployerFormProps) {
  const words = documentsTexts[useWords().language]
  const codes = Object.keys({ ...employer, ...problems }).filter((name) =>
    name.startsWith('budget'),
  )
  const known = Object.entries(words.fields)
  const labels = [
    ...known,
    ...codes.map((name) => [name, words.codeOf(name.slice(name.indexOf('.') + 1))] as const),
  ]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const values = [...new FormData(event.currentTarget)] as [string, string][]
        onFill(Object.fromEntries(values.map(([name, value]) => [name, value.trim()])))
      }}
    >
      <h3>{words.employer}</h3>
      <div class="employer">
        {labels.map(([name, label]) => (
          <label key={name} class="stack">
            {label}
            <input
              type="text"
              name={name}
              defaultValue={employer[name] ?? ''}
              aria-invalid={problems[name] !== undefined}
              autocomplete="off"
            />
            {problems[name] && <span class="field-problem">{problems[name]}</span>}
          </label>
        ))}
      </div>
      <button type="submit">{words.makeXml}</button>
    </form>
  )
}
