import type { Notice } from '@oklad/documents'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { ScrollTable } from '../ui/table.tsx'
import type { Documents } from './make-documents.ts'
import { usePeopleSearch } from './people-search.tsx'
import { printPapers } from './print-papers.ts'
import { useSlots } from './report-form.tsx'

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
