import { unbroken } from '@oklad/contract/fields'
import type { Notice } from '@oklad/documents'
import { type DocumentKind, documentYears } from '@oklad/table/documents'
import { useLayoutEffect } from 'preact/hooks'
import { download } from '../export/download.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { Segments } from '../ui/segments.tsx'
import { Select } from '../ui/select.tsx'
import { documents, makeDocuments } from './calculated.ts'
import { Notices, People } from './document-tables.tsx'
import {
  change,
  choose,
  documentNames,
  form,
  lastMonthOf,
  monthsOf,
  periodOf,
  quarterEnds,
  savedKey,
} from './documents-form.ts'
import { Duties } from './duties.tsx'
import type { Fields } from './employer-file.ts'
import { EmployerForm } from './employer-form.tsx'
import type { Documents } from './make-documents.ts'
import type { FileOrder } from './messages.ts'
import { printPapers } from './print-papers.ts'
import { ReportForm } from './report-form.tsx'

/**
 * The documents of the list: their lines, relations and files. An effect before the next frame takes the last one away:
 * nobody sees it below the name of the one that is chosen.
 */
export function AgentDocuments({ list }: { readonly list: Omit<FileOrder, 'language'> }) {
  const { isOpen, document, year, typed, employer, filed, saved } = form.value
  const { language } = useWords()
  const words = documentsTexts[language]
  const months = monthsOf(document)
  const month = lastMonthOf(document, form.value)
  const period = periodOf(document, year, month)
  const years = documentYears.filter((one) => one <= list.currentYear)
  useLayoutEffect(() => {
    if (isOpen) makeDocuments({ ...list, document, period, employer, filed })
  }, [isOpen, list, document, period, employer, filed, language])
  const nameOf = (month: number) => words.periods[document](month, quarterEnds.indexOf(month) + 1)
  const made = documents.value
  const papers = made?.papers ?? []
  const key = savedKey(document, year, month)
  const isFilled = employer !== undefined && sameFields(employer, trimmed(typed))
  const hasFiles = papers.length > 0 || made?.files.some(({ name }) => name.endsWith('.xml'))
  const save = (name: string, content: Blob) => {
    download(name, content)
    if (name.endsWith('.xml')) change({ saved: [...new Set([...saved, key])] })
  }
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
      <Duties />
      <div class="cluster">
        <Segments
          name="document"
          legend={words.document}
          options={documentNames.map((one) => [one, words.names[one]])}
          chosen={document}
          onChoose={(document) => choose({ document })}
        />
        <Select
          label={words.period}
          options={years.flatMap((year) =>
            months.map((month) => [`${year}-${month}`, `${year}: ${nameOf(month)}`] as const),
          )}
          chosen={`${year}-${month}`}
          onChoose={(chosen) => {
            const [year = 0, month = 0] = chosen.split('-').map(Number)
            choose({ year, month })
          }}
        />
      </div>
      <div role="status">
        {isOpen && made === undefined && <p class="hint">{words.busy}</p>}
        {made !== undefined && made.problems.length > 0 && <Problems problems={made.problems} />}
        {made && <Notes notes={[...made.leftOut, ...made.notes]} />}
      </div>
      {made?.report && document === 'ndfl6' && <ReportForm report={made.report} />}
      {made?.notices && document === 'notice' && <Notices notices={made.notices} />}
      {made?.people && document !== 'notice' && document !== 'ndfl6' && (
        <People people={made.people} papers={papers} year={year} />
      )}
      {made !== undefined && made.relations.length > 0 && <Relations documents={made} />}
      <EmployerForm
        typed={typed}
        problems={made?.employerProblems ?? {}}
        action={
          isFilled && hasFiles
            ? undefined
            : document === 'certificate'
              ? words.makePapers
              : filed.length > 0
                ? words.makeCorrection
                : words.makeXml
        }
        onType={(typed) => change({ typed })}
        onFill={() => change({ employer: trimmed(typed) })}
      />
      {document !== 'certificate' && <Earlier />}
      <p class="cluster">
        {papers.length > 0 && (
          <button type="button" onClick={() => printPapers(papers)}>
            {words.printAll}
          </button>
        )}
        {made?.files.map(({ name, content }, index) => (
          <button type="button" key={name} onClick={() => save(name, content)}>
            {words.save(kindOf(name, made.notices?.[index], document))}
          </button>
        ))}
        <span role="status" class="saved">
          {saved.includes(key) && words.saved}
        </span>
      </p>
    </details>
  )
}

/** What was filed for the period before: the document becomes its correction. */
function Earlier() {
  const { filed } = form.value
  const words = documentsTexts[useWords().language]
  return (
    <details class="earlier" open={filed.length > 0}>
      <summary>{words.correct}</summary>
      <p class="hint">{words.correctHint}</p>
      <label class="file-choice">
        {words.filed}
        <input
          type="file"
          class="visually-hidden"
          name="filed"
          accept=".xml"
          multiple
          onChange={({ currentTarget }) => {
            change({ filed: [...(currentTarget.files ?? [])], employer: undefined })
          }}
        />
      </label>
      <ul>
        {filed.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  )
}

/** What to know before the document is filed: one line, which opens where there are several. */
function Notes({ notes }: { readonly notes: readonly string[] }) {
  const words = documentsTexts[useWords().language]
  const texts = notes.map((note) => (
    <p key={note} class="hint">
      {unbroken(note)}
    </p>
  ))
  if (notes.length < 2) return <>{texts}</>
  return (
    <details class="notes">
      <summary>{words.notes(notes.length)}</summary>
      {texts}
    </details>
  )
}

const sameFields = (one: Fields, other: Fields): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  )

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
