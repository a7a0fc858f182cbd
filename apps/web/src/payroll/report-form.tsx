import { capitalised, monthName } from '@oklad/contract/fields'
import type { LineAsked, Quarter, Report } from '@oklad/documents'
import { writeAmount } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { Table } from '../ui/table.tsx'
import { isOpenLine, LineSum, OpenedLine } from './opened-line.tsx'

/** Says the days of a slot, from 0 to 5. */
export function useSlots() {
  const { language } = useWords()
  return (quarter: Quarter, slot: number) => {
    const name = capitalised(monthName((quarter - 1) * 3 + 1 + (slot >> 1), language))
    return documentsTexts[language][slot % 2 === 0 ? 'early' : 'late'](name)
  }
}

/** The slot of a line such as 021, from 0; `undefined` of a sum since January. */
const slotOf = (line: string) =>
  /^(?:0[23]|1[69])[1-6]$/.test(line) ? Number(line.at(-1)) - 1 : undefined

/** The lines that the form has for highly qualified specialists alone. */
const ofSpecialists = ['111', '121', '141']

/** The lines that the form shows where they are 0, too. */
const main = ['020', '110', '120', '130', '131', '140', '160', '170', '180', '190']

/** 6-НДФЛ as its form on paper: a sheet for each budget code, and for each rate. A line opens the people who make it. */
export function ReportForm({ report }: { readonly report: Report }) {
  const { language } = useWords()
  const words = documentsTexts[language]
  const { quarter, year, section1, section2 } = report
  const codeOf = (code: string | null) => code ?? words.unknownCode
  return (
    <div class="paper-form">
      <h3>{words.section1}</h3>
      <div class="form-pages">
        {section1.map(({ budget_code, lines }) => (
          <Sheet
            key={budget_code}
            {...{ quarter, year, lines }}
            head={[['010', codeOf(budget_code)]]}
            of={{ budget_code }}
          />
        ))}
      </div>
      <h3>{words.section2}</h3>
      <div class="form-pages">
        {section2.map(({ base, rate, budget_code, lines }) => (
          <Sheet
            key={`${base} ${rate} ${budget_code}`}
            {...{ quarter, year, lines }}
            head={[
              ['100', `${rate}`],
              ['105', codeOf(budget_code)],
            ]}
            of={{ budget_code, rate, base }}
          />
        ))}
      </div>
      <p class="hint">{words.otherLines}</p>
    </div>
  )
}

interface SheetProps {
  readonly quarter: Quarter
  readonly year: number
  readonly lines: Readonly<Record<string, number>>
  /** The lines that tell the sheet from others. */
  readonly head: readonly (readonly [line: string, value: string])[]
  readonly of: Omit<LineAsked, 'line'>
}

function Sheet({ quarter, year, lines, head, of }: SheetProps) {
  const { language } = useWords()
  const words = documentsTexts[language]
  const slotText = useSlots()
  const titles: Readonly<Record<string, string>> = words.lines
  const numbers = Object.keys(lines)
    .sort()
    .filter((line) => lines[line] !== 0 || main.includes(line))
  const opened = numbers.find((line) => isOpenLine({ ...of, line }))
  const write = (line: string, amount: number) =>
    line === '110' || line === '111'
      ? String(amount)
      : // Tax is in whole roubles, income and deductions are not.
        writeAmount(amount, language, { withKopecks: /^1[23]/.test(line) })
  const titleOf = (line: string) => {
    const slot = slotOf(line)
    return slot === undefined ? (titles[line] ?? '') : slotText(quarter, slot)
  }
  return (
    <section
      class="form-page"
      aria-label={head.map(([line, value]) => `${titles[line]} ${value}`).join(', ')}
    >
      {head.map(([line, value]) => (
        <p key={line}>
          {titles[line]} <span>{line}</span> <b>{value}</b>
        </p>
      ))}
      <Table
        body={numbers.map((line) => {
          const amount = lines[line] ?? 0
          const text = write(line, amount)
          const isOpened = amount !== 0 && !ofSpecialists.includes(line)
          const sum = <LineSum key="" line={{ ...of, line }} children={text} />
          return [titleOf(line), line, isOpened ? sum : text]
        })}
        rowClass={(index) => (slotOf(numbers[index] ?? '') === undefined ? undefined : 'of-slot')}
      />
      {opened && (
        <OpenedLine
          line={{ ...of, line: opened }}
          title={titleOf(opened)}
          year={year}
          write={(sum) => write(opened, sum)}
        />
      )}
    </section>
  )
}
