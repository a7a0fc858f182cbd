import { monthName, paymentKinds } from '@oklad/contract/fields'
import { useEffect, useState } from 'preact/hooks'
import { writeDay } from '../language/write-day.ts'
import { writeAmount } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { ScrollTable } from '../ui/table.tsx'
import { paymentsOfPerson } from './calculated.ts'
import type { LinePayment } from './people-of-line.ts'
import { PersonDialog } from './person-dialog.tsx'

interface PersonPaymentsProps {
  readonly name: string
  /** The number of the person in the document. */
  readonly number: number
  readonly year: number
  readonly onClose: () => void
}

/** The payments that the paper of a person adds up. */
export function PersonPayments({ name, number, year, onClose }: PersonPaymentsProps) {
  const words = documentsTexts[useWords().language]
  const [payments, setPayments] = useState<readonly LinePayment[]>()
  useEffect(() => {
    paymentsOfPerson(number).then(setPayments)
  }, [number])
  return (
    <PersonDialog name={name} onClose={onClose}>
      {payments && (
        <>
          <p class="hint">{words.articles.income}</p>
          <PaymentsTable payments={payments} year={year} />
        </>
      )}
    </PersonDialog>
  )
}

interface PaymentsTableProps {
  readonly payments: readonly LinePayment[]
  readonly year: number
}

/** Payments of a person by date. */
export function PaymentsTable({ payments, year }: PaymentsTableProps) {
  const { language } = useWords()
  const words = documentsTexts[language]
  const write = (amount: number, withKopecks: boolean) =>
    writeAmount(amount, language, { withKopecks })
  const hasDeductions = payments.some(({ deduction }) => deduction !== 0)
  return (
    <ScrollTable
      class="person-payments"
      label={words.payments}
      head={[
        `${words.paidOn}, ${words.paidFor.toLowerCase()}`,
        words.sums.income,
        ...(hasDeductions ? [words.deduction] : []),
        words.tax,
      ]}
      body={payments.map(({ date, paidFor, income, deduction, tax }) => [
        <>
          {writeDay(date, language, year)}{' '}
          {paidFor && (
            <span class="hint">
              {monthName(Number(paidFor.month.slice(5, 7)), language)},{' '}
              {paymentKinds[paidFor.kind][language].toLowerCase()}
            </span>
          )}
        </>,
        write(income, true),
        ...(hasDeductions ? [write(deduction, true)] : []),
        write(tax, false),
      ])}
    />
  )
}
