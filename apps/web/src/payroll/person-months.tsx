import { capitalised, monthName, unbroken, writePercent } from '@oklad/contract/fields'
import { useEffect, useState } from 'preact/hooks'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import { shortSums } from '../months/short-sums.ts'
import { useWords } from '../page/state.ts'
import { monthsTexts } from '../texts/months.ts'
import { ScrollTable } from '../ui/table.tsx'
import { monthsOfPerson } from './calculated.ts'
import { PersonDialog } from './person-dialog.tsx'

interface PersonMonthsProps {
  readonly name: string
  /** Among the people who are calculated. */
  readonly place: number
  readonly onClose: () => void
}

type Months = NonNullable<Awaited<ReturnType<typeof monthsOfPerson>>>

const shortMembers = {
  grossIncome: 'monthly_gross_income',
  incomeTax: 'monthly_tax_amount',
  netIncome: 'monthly_net_income',
} as const
/** The most important ones first. */
const shortNames = shortSums.toReversed()

/** The months of a person of the list. */
export function PersonMonths({ name, place, onClose }: PersonMonthsProps) {
  const [person, setPerson] = useState<Months>()
  useEffect(() => {
    monthsOfPerson(place).then(setPerson)
  }, [place])
  return (
    <PersonDialog name={name} onClose={onClose}>
      {person && <MonthsTable {...person} />}
    </PersonDialog>
  )
}

function MonthsTable({ months, sums }: Months) {
  const { language, texts } = useWords()
  const words = monthsTexts[language]
  const withKopecks = haveKopecks([
    ...months.flatMap((month) => shortNames.map((sum) => month[shortMembers[sum]])),
    ...sums.flatMap(({ months }) => months),
  ])
  const write = (amount: number) => writeAmount(amount, language, { withKopecks })
  const totalOf = (member: (typeof shortMembers)[keyof typeof shortMembers]) =>
    months.reduce((sum, month) => sum + month[member], 0)
  return (
    <ScrollTable
      label={words.scroll}
      head={[
        words.month,
        ...shortNames.map((sum) => texts.amounts[sum]),
        words.rate,
        ...sums.map(({ title }) => unbroken(title[language])),
      ]}
      body={months.map((month, at) => [
        capitalised(monthName(Number(month.month.slice(5, 7)), language)),
        ...shortNames.map((sum) => write(month[shortMembers[sum]])),
        writePercent(month.tax_rate, language),
        ...sums.map(({ months }) => write(months[at] ?? 0)),
      ])}
      foot={[
        [
          words.total,
          ...shortNames.map((sum) => write(totalOf(shortMembers[sum]))),
          '',
          ...sums.map(({ total }) => write(total)),
        ],
      ]}
    />
  )
}
