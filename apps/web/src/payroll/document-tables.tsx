import type { Notice } from '@oklad/documents'
import { useState } from 'preact/hooks'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { ScrollTable } from '../ui/table.tsx'
import type { Documents } from './make-documents.ts'
import { isOpenLine, LineSum, OpenedLine } from './opened-line.tsx'
import { usePeopleSearch } from './people-search.tsx'
import { PersonPayments } from './person-payments.tsx'
import { printPapers } from './print-papers.ts'
import { useSlots } from './report-form.tsx'

/** The notices: a row for each slot and budget code. Its tax opens the people, as the line of 6-НДФЛ does. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const { language } = useWords()
  const words = documentsTexts[language]
  const slotText = useSlots()
  const write = (amount: number) => writeAmount(amount, language)
  const rows = notices.flatMap(({ year, quarter, slot, lines }) => {
    const place = Number(slot[1]) * 2 - (slot.startsWith('0') ? 2 : 1)
    return lines.map(({ budget_code, tax_amount }) => ({
      ...{ year, budget_code, tax_amount, title: slotText(quarter, place) },
      line: { budget_code, line: `02${place + 1}` },
    }))
  })
  const opened = rows.find(({ line }) => isOpenLine(line))
  return (
    <>
      <ScrollTable
        hasHeading
        label={words.notices}
        head={[words.slot, words.tax, words.budgetCode]}
        body={rows.map(({ title, line, tax_amount, budget_code }) => [
          title,
          <LineSum key="" line={line} children={write(tax_amount)} />,
          budget_code ?? words.unknownCode,
        ])}
      />
      {opened && <OpenedLine {...opened} write={write} />}
    </>
  )
}

interface PeopleProps extends Pick<Documents, 'people' | 'papers'> {
  readonly year: number
}

/** The people of certificates or of personal data, each with their payments; a certificate can be printed. */
export function People({ people = [], papers, year }: PeopleProps) {
  const { language } = useWords()
  const words = documentsTexts[language]
  const titles = people[0]?.sums.length === 1 ? [words.accrued] : words.sums
  const { field, shown } = usePeopleSearch(people)
  const [opened, setOpened] = useState<(typeof people)[number]>()
  const withKopecks = haveKopecks(shown.flatMap(({ person }) => person.sums))
  return (
    <>
      {field}
      <ScrollTable
        hasHeading
        label={words.people}
        head={[words.person, ...Object.values(titles), ...(papers.length > 0 ? [''] : [])]}
        body={shown.map(({ person, place }) => [
          <button
            key=""
            type="button"
            class="figure person"
            aria-haspopup="dialog"
            onClick={() => setOpened(person)}
          >
            {person.name || words.numbered(person.number)}
          </button>,
          ...person.sums.map((sum) => writeAmount(sum, language, { withKopecks })),
          ...papers.slice(place, place + 1).map((paper) => (
            <button type="button" key={place} class="quiet" onClick={() => printPapers([paper])}>
              {words.print}
            </button>
          )),
        ])}
      />
      {opened && (
        <PersonPayments
          key={opened.number}
          {...{ ...opened, year }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
