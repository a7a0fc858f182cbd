import { yearSections } from '@oklad/answers/sections'
import { Figure } from '../breakdown/figure.tsx'
import type { Solved } from '../input/outcome.ts'
import { writeAmount } from '../money/write-amount.ts'
import { answerOf } from '../months/sums.ts'
import { useWords } from '../page/state.ts'
import { Table } from '../ui/table.tsx'

/** The sums of the year beside its months: refunds of deductions, the settlement with the tax service, and others. */
export function Extras({ solved }: { readonly solved: Solved }) {
  const { language } = useWords()
  return (
    <>
      {yearSections(answerOf(solved), language).map(({ heading, rows, total, beyond }) => (
        <section class="extras" key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <Table
            body={[...rows, ...(total ? [total] : []), ...beyond].map(({ title, amount, step }) => [
              title,
              step === undefined ? (
                writeAmount(amount, language)
              ) : (
                <Figure key={step} data-step={step} asked={{ step }}>
                  {writeAmount(amount, language)}
                </Figure>
              ),
            ])}
          />
        </section>
      ))}
    </>
  )
}
