import { capitalised, monthName, unbroken, writePercent } from '@oklad/contract/fields'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import { shortSums } from '../months/short-sums.ts'
import { addEntry } from '../page/history-entry.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { breakdownTexts } from '../texts/breakdown.ts'
import { monthsTexts } from '../texts/months.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { ScrollTable } from '../ui/table.tsx'
import { monthsOfPerson } from './calculated.ts'
import '../styles/dialog.css'

interface PersonMonthsProps {
  readonly name: string
  /** Among the people who are calculated. */
  readonly place: number
  readonly onClose: () => void
}

const shortMembers = {
  grossIncome: 'monthly_gross_income',
  incomeTax: 'monthly_tax_amount',
  netIncome: 'monthly_net_income',
} as const
/** The most important ones first. */
const shortNames = shortSums.toReversed()

/** The months of a person of the list. */
export function PersonMonths({ name, place, onClose }: PersonMonthsProps) {
  const { language, texts } = useWords()
  const words = monthsTexts[language]
  const [person, setPerson] = useState<Awaited<ReturnType<typeof monthsOfPerson>>>()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    monthsOfPerson(place).then(setPerson)
  }, [place])
  const leave = useRef(() => {})
  // Before the first key: Back closes the dialog, and not the list.
  useLayoutEffect(() => {
    leave.current = addEntry(() => {
      dialog.current?.close()
      onClose()
    })
  }, [])
  const months = person?.months ?? []
  const further = person?.sums ?? []
  const withKopecks = haveKopecks([
    ...months.flatMap((month) => shortNames.map((sum) => month[shortMembers[sum]])),
    ...further.flatMap(({ months }) => months),
  ])
  const write = (amount: number) => writeAmount(amount, language, { withKopecks })
  const totalOf = (member: (typeof shortMembers)[keyof typeof shortMembers]) =>
    months.reduce((sum, month) => sum + month[member], 0)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="breakdown person-months"
      aria-labelledby="person-heading"
      onClose={() => leave.current()}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <div class="breakdown-inside">
        <header>
          <h2 id="person-heading" tabIndex={-1}>
            {name}
          </h2>
          <IconButton
            class="close"
            label={breakdownTexts[language].close}
            sign="×"
            onClick={() => dialog.current?.close()}
          />
        </header>
        {person === undefined ? (
          <p role="status">{documentsTexts[language].busy}</p>
        ) : (
          <ScrollTable
            label={words.scroll}
            head={[
              words.month,
              ...shortNames.map((sum) => texts.amounts[sum]),
              words.rate,
              ...further.map(({ title }) => unbroken(title[language])),
            ]}
            body={months.map((month, at) => [
              capitalised(monthName(Number(month.month.slice(5, 7)), language)),
              ...shortNames.map((sum) => write(month[shortMembers[sum]])),
              writePercent(month.tax_rate, language),
              ...further.map(({ months }) => write(months[at] ?? 0)),
            ])}
            foot={[
              [
                words.total,
                ...shortNames.map((sum) => write(totalOf(shortMembers[sum]))),
                '',
                ...further.map(({ total }) => write(total)),
              ],
            ]}
          />
        )}
      </div>
    </dialog>
  )
}
