import type { LineAsked } from '@oklad/documents'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { payrollTexts } from '../texts/payroll.ts'
import { openedLine, paymentsOfPerson, toggleLine } from './calculated.ts'
import type { LinePayment, LinePerson } from './people-of-line.ts'
import { usePeopleSearch } from './people-search.tsx'
import { PaymentsTable } from './person-payments.tsx'

/** Whether a line is the one that is open. */
export const isOpenLine = (line: LineAsked): boolean => {
  const asked = openedLine.value?.asked
  return (
    asked !== undefined &&
    (['line', 'budget_code', 'rate', 'base'] as const).every((name) => asked[name] === line[name])
  )
}

interface LineSumProps {
  readonly line: LineAsked
  /** The sum as it is written. */
  readonly children: string
}

/** The sum of a line, which opens its people and closes them again. */
export function LineSum({ line, children }: LineSumProps) {
  const isOpen = isOpenLine(line)
  return (
    <button
      type="button"
      class="figure"
      aria-expanded={isOpen}
      onClick={() => toggleLine(isOpen ? undefined : line)}
    >
      {children}
    </button>
  )
}

interface OpenedLineProps {
  readonly line: LineAsked
  readonly title: string
  readonly year: number
  readonly write: (amount: number) => string
}

/** A line that is open: its rule, and its people. */
export function OpenedLine({ line, title, year, write }: OpenedLineProps) {
  const words = documentsTexts[useWords().language]
  const people = openedLine.value?.people
  return (
    <div class="line-people" role="status">
      <h4>{words.lineOf(line.line, title)}</h4>
      <p class="hint">{words.articles[articleOf(line.line)]}</p>
      {people === undefined ? (
        <p class="hint">{words.busy}</p>
      ) : (
        <LinePeople people={people} {...{ line, year, write }} />
      )}
    </div>
  )
}

/** The rule of a line. */
function articleOf(line: string): keyof (typeof documentsTexts)['en']['articles'] {
  if (/^(?:02|16)/.test(line)) return 'withheld'
  if (/^(?:03|19)/.test(line)) return 'returned'
  const rules = { '130': 'deduction', '131': 'base', '140': 'due', '170': 'left', '180': 'excess' }
  return (rules[line as keyof typeof rules] ?? 'income') as 'income'
}

interface LinePeopleProps extends Pick<OpenedLineProps, 'line' | 'year' | 'write'> {
  readonly people: readonly LinePerson[]
}

/** The people of a line with what each adds to it; a person opens the payments. */
function LinePeople({ people, line, year, write }: LinePeopleProps) {
  const { rows } = payrollTexts[useWords().language]
  const { field, shown } = usePeopleSearch(people)
  return (
    <>
      {field}
      <ul>
        {shown.map(({ person: { number, name, row, amount } }) => (
          <PersonOfLine key={number} {...{ number, line, year }}>
            <span>{name || rows([row])}</span> <b>{write(amount)}</b>
          </PersonOfLine>
        ))}
      </ul>
    </>
  )
}

interface PersonOfLineProps extends Pick<OpenedLineProps, 'line' | 'year'> {
  readonly number: number
  readonly children: ComponentChildren
}

function PersonOfLine({ number, line, year, children }: PersonOfLineProps) {
  const [isOpen, setOpen] = useState(false)
  const [payments, setPayments] = useState<readonly LinePayment[]>()
  useEffect(() => {
    if (isOpen) paymentsOfPerson(number, line).then(setPayments)
  }, [isOpen])
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{children}</summary>
        {payments && <PaymentsTable payments={payments} year={year} />}
      </details>
    </li>
  )
}
