import type { Notice } from '@oklad/documents'
import { type DocumentKind, documentKinds, documentYears, writeMonth } from '@oklad/table/documents'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { download } from '../export/download.ts'
import { currentMonth, currentYear } from '../input/current-year.ts'
import { unbroken } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { Segments } from '../ui/segments.tsx'
import { Select } from '../ui/select.tsx'
import { documents, makeDocuments } from './calculated.ts'
import { Lines, Notices, People } from './document-tables.tsx'
import { EmployerForm, type Fields } from './employer-form.tsx'
import type { Documents } from './make-documents.ts'
import type { FileOrder } from './messages.ts'
import { printPapers } from './print-papers.ts'

/** The choices and texts of the person. */
interface DocumentsForm {
  readonly isOpen: boolean
  readonly document: DocumentKind
  readonly year: number
  /** The last month of the period, 1 is January. */
  readonly month: number
  readonly typed: Fields
  /** The employer as it was when its button was pressed. */
  readonly employer?: Fields
}

const documentNames = Object.keys(documentKinds) as DocumentKind[]

const quarterEnds = [3, 6, 9, 12]
const monthsOf = (document: DocumentKind) =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) => quarterEnds.includes(month) !== (document === 'personal-data'),
  )

/** The report of the last quarter that has ended in a year whose forms are known. */
function firstForm(): DocumentsForm {
  const newest = currentMonth > 3 ? currentYear : currentYear - 1
  const year = documentYears.findLast((one) => one <= newest) ?? documentYears[0]
  const month = (year === currentYear && quarterEnds.findLast((end) => end < currentMonth)) || 12
  return { isOpen: false, document: 'ndfl6', year, month, typed: {} }
}

/** It stays while the list is calculated again. */
const form = signal(firstForm())

const change = (part: Partial<DocumentsForm>) => {
  form.value = { ...form.peek(), ...part }
}

/** The name of a period by its last month: those of 6-НДФЛ and of certificates begin in January. */
function periodOf(document: DocumentKind, year: number, month: number): string {
  if (document === 'personal-data') return writeMonth(year, month)
  return document !== 'notice' && month === 12
    ? `${year}`
    : `${year}-Q${quarterEnds.indexOf(month) + 1}`
}

/** The documents of the list: their lines, relations and files. */
export function AgentDocuments({ list }: { readonly list: Omit<FileOrder, 'language'> }) {
  const { isOpen, document, year, typed, employer } = form.value
  const { language } = useWords()
  const words = documentsTexts[language]
  const months = monthsOf(document)
  const month = months.findLast((one) => one <= form.value.month) ?? 1
  const period = periodOf(document, year, month)
  const years = documentYears.filter((one) => one <= list.currentYear)
  useEffect(() => {
    if (isOpen) makeDocuments({ ...list, document, period, employer })
  }, [isOpen, list, document, period, employer, language])
  const nameOf = (month: number) => words.periods[document](month, quarterEnds.indexOf(month) + 1)
  const made = documents.value
  const papers = made?.papers ?? []
  return (
    <details
      class="agent-documents"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) change({ isOpen: currentTarget.open })
      }}
    >
      <summary>{words.heading}</summary>
      <p class="hint">{words.about}</p>
      <div class="cluster">
        <Segments
          name="document"
          legend={words.document}
          options={documentNames.map((one) => [one, words.names[one]])}
          chosen={document}
          onChoose={(document) => change({ document })}
        />
        <Select
          label={words.period}
          options={years.flatMap((year) =>
            months.map((month) => [`${year}-${month}`, `${year}: ${nameOf(month)}`] as const),
          )}
          chosen={`${year}-${month}`}
          onChoose={(chosen) => {
            const [year = 0, month = 0] = chosen.split('-').map(Number)
            change({ year, month })
          }}
        />
      </div>
      <div role="status">
        {isOpen && made === undefined && <p class="hint">{words.busy}</p>}
        {made !== undefined && made.problems.length > 0 && <Problems problems={made.problems} />}
        {made?.notes.map((note) => (
          <p key={note} class="hint">
            {unbroken(note)}
          </p>
        ))}
      </div>
      {made?.report && document === 'ndfl6' && <Lines report={made.report} />}
      {made?.notices && document === 'notice' && <Notices notices={made.notices} />}
      {made?.people && document !== 'notice' && document !== 'ndfl6' && (
        <People people={made.people} papers={papers} />
      )}
      {made !== undefined && made.relations.length > 0 && <Relations documents={made} />}
      <EmployerForm
        typed={typed}
        problems={made?.employerProblems ?? {}}
        action={document === 'certificate' ? words.makePapers : words.makeXml}
        onType={(typed) => change({ typed })}
        onFill={() => change({ employer: trimmed(typed) })}
      />
      <p class="cluster">
        {papers.length > 0 && (
          <button type="button" onClick={() => printPapers(papers)}>
            {words.printAll}
          </button>
        )}
        {made?.files.map(({ name, content }, index) => (
          <button type="button" key={name} onClick={() => download(name, content)}>
            {words.save(kindOf(name, made.notices?.[index], document))}
          </button>
        ))}
      </p>
    </details>
  )
}

const trimmed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()]))

/** The text of the button of a file: its format, and the slot of a notice. */
function kindOf(name: string, notice: Notice | undefined, document: DocumentKind): string {
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
          <li key={problem}>{unbroken(problem)}</li>
        ))}
        {problems.length > MOST_PROBLEMS && (
          <li>{words.others(problems.length - MOST_PROBLEMS)}</li>
        )}
      </ul>
    </div>
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
