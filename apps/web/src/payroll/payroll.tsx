import { useLayoutEffect, useState } from 'preact/hooks'
import { useWords } from '../language/words.ts'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import { payrollTexts } from '../texts/payroll.ts'
import { textsIn } from '../texts/texts.ts'
import { Segments } from '../ui/segments.tsx'
import { Table } from '../ui/table.tsx'
import {
  type Payroll as Calculated,
  type FileProblem,
  type Order,
  type Sums,
  sumNames,
} from './messages.ts'
import { usePayroll } from './use-payroll.ts'
import '../styles/payroll.css'

type Meanings = Extract<Order, { kind: 'calculate' }>['meanings']

const details = ['year', 'months'] as const

// Names and files have letters of both alphabets; a font that comes later would not be used.
await document.fonts.load('1em "Golos Latin"').catch(() => undefined)

/** A list of employees from a file: totals, people, problems of rows, and the result as a file. */
export function Payroll({ currentYear }: { readonly currentYear: number }) {
  const { language, texts } = useWords()
  const words = payrollTexts[language]
  const [file, setFile] = useState<File>()
  const [meanings, setMeanings] = useState<Meanings>({})
  const [detail, setDetail] = useState<(typeof details)[number]>('year')
  const [isOver, setOver] = useState(false)
  const { state, calculate, write } = usePayroll(language, words.fileName)
  useLayoutEffect(() => {
    if (file !== undefined) calculate({ file, detail, meanings, currentYear })
  }, [file, detail, meanings, currentYear, calculate])
  const take = (chosen: File | undefined) => {
    if (chosen === undefined) return
    setMeanings({})
    setFile(chosen)
  }
  return (
    <section class="payroll" aria-labelledby="payroll-heading" aria-busy={state.kind === 'busy'}>
      <h2 id="payroll-heading">{words.heading}</h2>
      <p>{words.about(currentYear)}</p>
      <label
        class={`drop ${isOver ? 'drop-over' : ''} ${file ? 'drop-filled' : ''}`}
        for="payroll-file"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer?.files[0])
        }}
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
        <b>{file?.name ?? words.drop}</b>
        <span class="hint">{file === undefined ? words.dropHint : words.anotherFile}</span>
      </label>
      <p class="hint">
        {words.private}{' '}
        <button type="button" class="quiet" onClick={() => write('example')}>
          {words.example}
        </button>
      </p>
      <div role="status" class="payroll-status">
        {state.kind === 'busy' && <p class="hint">{words.busy}</p>}
        {state.kind === 'failed' && <p class="problem">{words.failed}</p>}
        {state.kind === 'refused' && (
          <FileProblems
            problems={state.problems}
            onMeaning={(header, meaning) => setMeanings({ ...meanings, [header]: meaning })}
          />
        )}
        {state.kind === 'done' && (
          <p>
            <b>{words.counted(state.payroll.rows - state.payroll.refused)}</b>{' '}
            <span class="hint">{state.payroll.detected}</span>
          </p>
        )}
      </div>
      {state.kind === 'done' && (
        <>
          <Columns payroll={state.payroll} />
          <RowProblems payroll={state.payroll} />
          <People payroll={state.payroll} />
          <div class="cluster">
            <Segments
              name="detail"
              legend={words.detail}
              options={details.map((value) => ({ value, label: words.details[value] }))}
              chosen={detail}
              onChoose={setDetail}
            />
            <button type="button" class="main-action" onClick={() => write('xlsx')}>
              {texts.share.xlsx}
            </button>
            <button type="button" onClick={() => write('csv')}>
              {texts.share.csv}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

interface FileProblemsProps {
  readonly problems: readonly FileProblem[]
  readonly onMeaning: (header: string, meaning: string | null) => void
}

/** Why the file as a whole is refused. */
function FileProblems({ problems, onMeaning }: FileProblemsProps) {
  const words = payrollTexts[useWords().language]
  return (
    <ul class="problem">
      {problems.map(({ text, asked }) => (
        <li key={text}>
          {text}
          {asked !== undefined && (
            <span class="cluster">
              {[...asked.choices, { name: null, meaning: words.kept }].map(({ name, meaning }) => (
                <button key={name} type="button" onClick={() => onMeaning(asked.header, name)}>
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

/** What became of each column, before any result. */
function Columns({ payroll: { columns } }: { readonly payroll: Calculated }) {
  const words = payrollTexts[useWords().language]
  return (
    <>
      <p class="hint">
        {columns.understood.map(({ header, meaning }) => `${header} ✓ ${meaning}`).join(' · ')}
        {columns.passing.length > 0 && ` · ${words.notUsed(columns.passing.join(', '))}`}
      </p>
      {columns.assumed.map((text) => (
        <p key={text} class="hint">
          {text}
        </p>
      ))}
    </>
  )
}

/** The rows that are not calculated, with everything that is wrong with them. */
function RowProblems({ payroll: { refused, problems } }: { readonly payroll: Calculated }) {
  const words = payrollTexts[useWords().language]
  if (refused === 0) return null
  return (
    <details class="problem" open>
      <summary>{words.refused(refused)}</summary>
      <ul>
        {problems.map(({ row, column, detail }) => (
          <li key={`${row} ${column} ${detail}`}>
            {words.row(row)}: {detail}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The people with the sums of their year, and the totals. */
function People({ payroll: { people, total, rows, refused } }: { readonly payroll: Calculated }) {
  const { language } = useWords()
  const words = payrollTexts[language]
  const titles = { ...textsIn[language].amounts, employerCost: words.cost }
  const count = rows - refused
  const cells = (name: string, sums: Sums) => [
    name,
    ...sumNames.map((sum) => {
      const withKopecks = haveKopecks(people.map((person) => person[sum]))
      return writeAmount(sums[sum], language, { withKopecks })
    }),
  ]
  if (count === 0) return null
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section class="scroll" aria-label={words.table} tabIndex={0}>
        <Table
          head={[words.person, ...sumNames.map((name) => titles[name])]}
          body={[cells(words.total, total), ...people.map((person) => cells(person.name, person))]}
        />
      </section>
      {people.length < count && <p class="hint">{words.more(people.length, count)}</p>}
    </>
  )
}
