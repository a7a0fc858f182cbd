import { capitalised, monthName, writePercent } from '@oklad/contract/fields'
import type { Notice, Quarter, Report } from '@oklad/documents'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { ScrollTable } from '../ui/table.tsx'
import type { Documents } from './make-documents.ts'
import { usePeopleSearch } from './people-search.tsx'
import { printPapers } from './print-papers.ts'

/** Says the days of a slot, from 0 to 5. */
function useSlots() {
  const { language } = useWords()
  return (quarter: Quarter, slot: number) => {
    const name = capitalised(monthName((quarter - 1) * 3 + 1 + (slot >> 1), language))
    return documentsTexts[language][slot % 2 === 0 ? 'early' : 'late'](name)
  }
}

/** The lines of 6-НДФЛ: a column for each budget code, and for each rate. */
export function Lines({ report: { quarter, section1, section2 } }: { readonly report: Report }) {
  const { language } = useWords()
  const words = documentsTexts[language]
  const slotText = useSlots()
  const titleOf = (line: string) => {
    const slot = /^(?:0[23]|1[69])[1-6]$/.test(line) ? Number(line.at(-1)) - 1 : undefined
    const known: Readonly<Record<string, string>> = words.lines
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
      <ScrollTable
        hasHeading
        label={words.section1}
        head={[words.line, ...section1.map(({ budget_code }) => code(budget_code))]}
        body={rowsOf(section1)}
      />
      <ScrollTable
        hasHeading
        label={words.section2}
        head={[
          words.line,
          ...section2.map(
            ({ rate, budget_code }) => `${writePercent(rate, language)}, ${code(budget_code)}`,
          ),
        ]}
        body={rowsOf(section2)}
      />
      <p class="hint">{words.otherLines}</p>
    </>
  )
}

/** The notices: a row for each slot and budget code. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const { language } = useWords()
  const words = documentsTexts[language]
  const slotText = useSlots()
  return (
    <ScrollTable
      hasHeading
      label={words.notices}
      head={[words.slot, words.tax, words.budgetCode]}
      body={notices.flatMap(({ quarter, slot, lines }) =>
        lines.map(({ budget_code, tax_amount }) => [
          slotText(quarter, Number(slot[1]) * 2 - (slot.startsWith('0') ? 2 : 1)),
          writeAmount(tax_amount, language),
          budget_code ?? words.unknownCode,
        ]),
      )}
    />
  )
}

/** The people of certificates or of personal data; a certificate can be printed. */
export function People({ people = [], papers }: Pick<Documents, 'people' | 'papers'>) {
  const { language } = useWords()
  const words = documentsTexts[language]
  const titles = people[0]?.sums.length === 1 ? [words.accrued] : words.sums
  const { field, shown } = usePeopleSearch(people)
  const withKopecks = haveKopecks(shown.flatMap(({ person }) => person.sums))
  return (
    <>
      {field}
      <ScrollTable
        hasHeading
        label={words.people}
        head={[words.person, ...Object.values(titles), ...(papers.length > 0 ? [''] : [])]}
        body={shown.map(({ person: { name, sums }, place }) => [
          name,
          ...sums.map((sum) => writeAmount(sum, language, { withKopecks })),
          ...papers.slice(place, place + 1).map((paper) => (
            <button type="button" key={place} class="quiet" onClick={() => printPapers([paper])}>
              {words.print}
            </button>
          )),
        ])}
      />
    </>
  )
}
