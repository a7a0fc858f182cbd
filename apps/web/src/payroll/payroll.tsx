import { unbroken } from '@oklad/contract/fields'
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { currentYear } from '../input/today.ts'
import { haveKopecks, writeAmount, writeWhole } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { payrollTexts } from '../texts/payroll.ts'
import { Segments } from '../ui/segments.tsx'
import { ScrollTable } from '../ui/table.tsx'
import { AgentDocuments } from './agent-documents.tsx'
import { calculate, state, write } from './calculated.ts'
import { ColumnList } from './column-list.tsx'
import { Compared } from './compared.tsx'
import { type FileOrder, type Sums, sumNames } from './messages.ts'
import type { Payroll as Calculated, Reply } from './payroll-worker.ts'
import { usePeopleSearch } from './people-search.tsx'
import { PersonMonths } from './person-months.tsx'
import '../styles/payroll.css'
import '../styles/print.css'

type List = Omit<FileOrder, 'language'>

const details = ['year', 'months'] as const
type Detail = (typeof details)[number]
const leftOutNames = ['total', 'heading', 'empty', 'replaced'] as const
const totalNames = ['grossIncome', 'incomeTax', 'netIncome', 'employerCost'] as const

// Names and files have letters of both alphabets; a font that comes later would not be used.
await document.fonts.load('1em "Golos Latin"').catch(() => undefined)

/** The file that was taken, with what the person said of it. */
const list = signal<List>()

async function take(chosen: File | undefined): Promise<void> {
  if (chosen === undefined) return
  // The file on the disk may change; one that cannot be read is refused when it is calculated.
  const file = new File([await chosen.arrayBuffer().catch(() => chosen)], chosen.name)
  const said = { meanings: {}, mended: {}, skipsHeadings: false, keepsRest: false }
  list.value = { file, ...said, currentYear }
}

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

function change(changed: (now: List) => Partial<List>): void {
  list.value = list.value && { ...list.value, ...changed(list.value) }
}

const giveMeaning = (header: string, meaning: string | null) =>
  change(({ meanings }) => ({ meanings: { ...meanings, [header]: meaning } }))

const mend = (header: string, wrong: string, right: string) =>
  change(({ mended }) => {
    // A text that stands in for another one may be wrong too.
    const texts = Object.entries({ ...mended[header], [wrong]: right })
    const changed = texts.map(([text, other]) => [text, other === wrong ? right : other])
    return { mended: { ...mended, [header]: Object.fromEntries(changed) } }
  })

/** A list of employees from a file: totals, people, problems of rows, and the result as a file. */
export function Payroll() {
  const { language } = useWords()
  const words = payrollTexts[language]
  const [detail, setDetail] = useState<Detail>('year')
  const [isOver, setOver] = useState(false)
  const given = list.value
  const now = state.value
  const payroll = 'payroll' in now ? now.payroll : undefined
  useLayoutEffect(() => {
    if (given !== undefined) calculate({ ...given, detail })
  }, [given, detail, language])
  return (
    <section
      class="stack payroll"
      aria-labelledby="payroll-heading"
      aria-busy={now.kind === 'busy'}
      // A file that is dropped beside its place would replace the page.
      onDragOver={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer?.files[0])
      }}
    >
      <h2 id="payroll-heading">{words.heading}</h2>
      <p>{words.about(currentYear)}</p>
      <FileChoice isOver={isOver} />
      <Status />
      {'list' in now && now.list && (
        <ColumnList
          {...now.list}
          isOpen={payroll === undefined}
          onChoose={(header, name) => giveMeaning(header, name === 'keep' ? null : name)}
          onMapping={(mapping) => mapping && change(() => ({ mapping }))}
        />
      )}
      {payroll && <Result {...{ payroll, detail }} onDetail={setDetail} />}
    </section>
  )
}

/** The file of the list, and an example of one. */
function FileChoice({ isOver }: { readonly isOver: boolean }) {
  const words = payrollTexts[useWords().language]
  const given = list.value
  return (
    <>
      <label
        class={`drop ${isOver ? 'drop-over' : ''} ${given ? 'drop-filled' : ''}`}
        for="payroll-file"
      >
        <input
          id="payroll-file"
          type="file"
          class="visually-hidden"
          accept=".csv,.txt,.xlsx"
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0])
            // The same file can be chosen again after it was corrected.
            currentTarget.value = ''
          }}
        />
        <b>{given?.file.name ?? words.drop}</b>
        <span class="hint">{given === undefined ? words.dropHint : words.anotherFile}</span>
      </label>
      <p class="hint">
        {words.private}{' '}
        <button type="button" class="quiet" onClick={() => write('example')}>
          {words.example}
        </button>
      </p>
    </>
  )
}

/** How the calculation stands: what was counted and left out, or why nothing was. */
function Status() {
  const { language, texts } = useWords()
  const words = payrollTexts[language]
  const now = state.value
  return (
    <div role="status">
      {now.kind === 'busy' && <p>{words.busy}</p>}
      {now.kind === 'failed' && <p class="problem">{words.failed}</p>}
      {now.kind === 'unloaded' && <p class="problem">{texts.failed}</p>}
      {now.kind === 'refused' && <FileProblems {...now} />}
      {now.kind === 'done' && (
        <p>
          <b>{words.counted(now.payroll.rows - now.payroll.refused)}</b>{' '}
          {leftOutNames.map((why) => {
            const count = now.payroll.leftOut[why]
            return count > 0 && <span key={why}>{words.leftOut[why](count)} </span>
          })}
          <span class="hint">{now.payroll.detected}</span>
        </p>
      )}
    </div>
  )
}

interface ResultProps {
  readonly payroll: Calculated
  readonly detail: Detail
  readonly onDetail: (detail: Detail) => void
}

/** A calculated list: its columns, totals, problems, people and documents. */
function Result({ payroll, detail, onDetail }: ResultProps) {
  const { language, texts } = useWords()
  const words = payrollTexts[language]
  const given = list.value
  const titles = { ...texts.amounts, ...(payroll.hasSelfEmployed && { incomeTax: words.taxes }) }
  return (
    <div class="stack calculated">
      <Columns payroll={payroll} />
      {payroll.rows > payroll.refused && (
        <>
          <dl class="row totals">
            {totalNames.map((name) => (
              <div key={name}>
                <dt class="hint">{titles[name]}</dt>
                <dd>{writeWhole(payroll.total[name], language)}&nbsp;₽</dd>
                <Compared name={name} total={payroll.total[name]} />
              </div>
            ))}
          </dl>
          <div class="cluster">
            <Segments
              name="detail"
              legend={words.detail}
              options={details.map((one) => [one, words.details[one]])}
              chosen={detail}
              onChoose={onDetail}
            />
            <button type="button" class="main-action" onClick={() => write('xlsx')}>
              Excel
            </button>
            <button type="button" onClick={() => write('csv')}>
              CSV
            </button>
          </div>
        </>
      )}
      <RowProblems payroll={payroll} />
      <People payroll={payroll} titles={{ ...titles, employerCost: words.cost }} />
      {given && <AgentDocuments list={given} />}
    </div>
  )
}

/** Why the file as a whole is refused. */
function FileProblems({ problems }: Extract<Reply, { kind: 'refused' }>) {
  const words = payrollTexts[useWords().language]
  return (
    <ul class="problem">
      {problems.filter(({ asked }) => asked).length > 1 && (
        <li>
          <button type="button" onClick={() => change(() => ({ keepsRest: true }))}>
            {words.keptAll}
          </button>
        </li>
      )}
      {problems.map(({ text, asked }) => (
        <li key={text}>
          {text}
          {asked !== undefined && (
            <span class="cluster">
              {[...asked.choices, { name: null, meaning: words.kept }].map(({ name, meaning }) => (
                <button type="button" key={name} onClick={() => giveMeaning(asked.header, name)}>
                  {meaning}
                </button>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The meaning of each column, before any result. */
function Columns({ payroll: { columns, ofPerson } }: { readonly payroll: Calculated }) {
  const words = payrollTexts[useWords().language]
  return (
    <>
      <ul class="cluster mapping">
        {columns.understood.map(({ header, meaning }) => (
          <li key={header}>
            <b>{header} ✓</b> {meaning.startsWith(header) ? '' : meaning}
          </li>
        ))}
        {ofPerson.length > 0 && <li>{words.forDocuments(ofPerson.join(', '))}</li>}
        {columns.passing.length > 0 && <li>{words.notUsed(columns.passing.join(', '))}</li>}
        {columns.replaced.length > 0 && <li>{words.replaced(columns.replaced.join(', '))}</li>}
        {columns.renamed.map(({ header, name }) => (
          <li key={header}>{words.renamed(header, name)}</li>
        ))}
      </ul>
      {columns.assumed.map((text) => (
        <p key={text} class="hint">
          {text}
        </p>
      ))}
    </>
  )
}

/** Shows the problems of the rows that are not calculated. A correction of a text changes all rows that have it. */
function RowProblems({ payroll }: { readonly payroll: Calculated }) {
  const { refused, hasHeadings, problems, otherProblems } = payroll
  const { language } = useWords()
  const words = payrollTexts[language]
  if (refused === 0) return null
  return (
    <details class="problem" open>
      <summary>{words.refused(refused)}</summary>
      {hasHeadings && (
        <p>
          <button type="button" onClick={() => change(() => ({ skipsHeadings: true }))}>
            {words.skip}
          </button>
        </p>
      )}
      <ul>
        {problems.map(({ header, text, detail, rows }) => (
          <li key={`${header} ${detail}`}>
            {words.rows(rows)}: {unbroken(detail)}
            {text !== undefined && (
              <form
                class="cluster"
                onSubmit={(event) => {
                  event.preventDefault()
                  const form = event.currentTarget
                  // A correction goes with its problem: the focus goes on to the next one, or to the file.
                  const next = form.closest('li')?.nextElementSibling?.querySelector('input')
                  const file = document.querySelector<HTMLElement>('.payroll .main-action')
                  ;(next ?? file)?.focus()
                  mend(header, text, new FormData(form).get('right') as string)
                }}
              >
                <input
                  type="text"
                  name="right"
                  aria-label={words.right(header, text)}
                  // Merged cells, `=E6:E7`, have no text of their own.
                  defaultValue={text.replace(/^=[A-Z]+\d+:[A-Z]+\d+$/, '')}
                />
                <button type="submit">{words.mend}</button>
              </form>
            )}
          </li>
        ))}
        {otherProblems > 0 && <li>{documentsTexts[language].others(otherProblems)}</li>}
      </ul>
    </details>
  )
}

interface PeopleProps {
  readonly payroll: Calculated
  readonly titles: Readonly<Record<keyof Sums, string>>
}

/** The people with the sums of their year and their warnings, and the totals. */
function People({ payroll: { people, total, rows, refused }, titles }: PeopleProps) {
  const { language } = useWords()
  const words = payrollTexts[language]
  const { field, shown } = usePeopleSearch(people)
  const [opened, setOpened] = useState<{ readonly name: string; readonly place: number }>()
  const count = rows - refused
  const cells = (name: ComponentChildren, sums: Sums) => [
    name,
    ...sumNames.map((sum) => {
      const withKopecks = haveKopecks(shown.map(({ person }) => person[sum]))
      return writeAmount(sums[sum], language, { withKopecks })
    }),
  ]
  if (count === 0) return null
  return (
    <>
      {field}
      <ScrollTable
        label={words.table}
        head={[words.person, ...sumNames.map((name) => titles[name])]}
        body={shown.map(({ person, place }) =>
          cells(
            <Name key={place} {...person} onOpen={() => setOpened({ name: person.name, place })} />,
            person,
          ),
        )}
        foot={[cells(words.total, total)]}
      />
      {opened && (
        <PersonMonths key={opened.place} {...opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

interface NameProps extends Pick<Calculated['people'][number], 'name' | 'warnings'> {
  readonly onOpen: () => void
}

/** The name of an employee, which opens the months, and the warnings of the row on demand. */
function Name(props: NameProps) {
  const { name, warnings, onOpen } = props
  const words = payrollTexts[useWords().language]
  const months = (
    <button type="button" class="figure person" aria-haspopup="dialog" onClick={onOpen}>
      {name}
    </button>
  )
  if (warnings.length === 0) return months
  return (
    <>
      {months}
      <details class="warned">
        <summary class="warning" aria-label={words.warnings(name)} title={words.warnings(name)} />
        {warnings.map((text) => (
          <p key={text}>{unbroken(text)}</p>
        ))}
      </details>
    </>
  )
}
