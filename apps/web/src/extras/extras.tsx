import { extrasWords } from '@oklad/answers/calculation'
import { type Language, type Text, write, writeDate } from '@oklad/contract/fields'
import { deductionNames, deductionSteps } from '@oklad/engine/internal'
import { Figure } from '../breakdown/figure.tsx'
import type { Solved } from '../input/outcome.ts'
import { writeAmount } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { Table } from '../ui/table.tsx'

/** A figure beside the months. */
type Row = readonly [label: Text | string, kopecks: number, step: string]

/** Refunds of deductions, the family payment, the settlement with the tax service, the used registration deduction. */
export function Extras({ solved }: { readonly solved: Solved }) {
  const { language } = useWords()
  return (
    <>
      {sectionsOf(solved, language).map(({ heading, rows }) => (
        <section class="extras" key={heading.en} aria-label={heading[language]}>
          <h2>{heading[language]}</h2>
          <Table
            body={rows.map(([label, amount, step]) => [
              typeof label === 'string' ? label : label[language],
              <Figure key={step} data-step={step} asked={{ step }}>
                {writeAmount(amount, language)}
              </Figure>,
            ])}
          />
        </section>
      ))}
    </>
  )
}

interface Section {
  readonly heading: Text
  readonly rows: readonly Row[]
}

function sectionsOf({ year, calculation }: Solved, language: Language): readonly Section[] {
  const { deductions, settlement, registrationDeductionUsed } = year
  const { deductions: refund, familyPayment, settlement: settled, selfEmployment } = extrasWords
  // The Social Fund comes after the other employers.
  const fundAt = calculation.request.other_employers?.length ?? 0
  const sections: readonly (Section | null)[] = [
    {
      heading: refund.heading,
      rows: [
        ...deductionNames.map(
          (name): Row => [
            write(refund[name], language, { months: deductions.childrenMonths }),
            deductions.saved[name],
            `${deductionSteps[name].saved}.year`,
          ],
        ),
        [refund.property, deductions.propertyReturnThisYear, 'property_return.year'],
        [refund.propertyInAll, deductions.propertyReturnTotal, 'property_return_total.year'],
        [refund.social, deductions.socialReturn, 'social_return.year'],
        [refund.total, deductions.totalReturn, 'total_return.year'],
      ],
    },
    {
      heading: familyPayment.heading,
      rows: [[familyPayment.amount, deductions.familyPayment, 'family_payment.year']],
    },
    settlement && {
      heading: settled.heading,
      rows: [
        [settled.due, settlement.taxDue, 'tax_due.all_employers'],
        [settled.withheldHere, settlement.withheldHere, 'tax_withheld_here.year'],
        ...settlement.withheldElsewhere.map((amount, index): Row => {
          const step = `tax_withheld_elsewhere.employer_${index + 1}`
          const label =
            index === fundAt
              ? settled.withheldByFund
              : write(settled.withheldElsewhere, language, { employer: index + 1 })
          return [label, amount, step]
        }),
        settlement.overpaid > 0
          ? [settled.overpaid, settlement.overpaid, 'overpaid.all_employers']
          : [
              write(settled.notice, language, { due: writeDate(settlement.noticeDue, language) }),
              settlement.notice,
              'notice.all_employers',
            ],
      ],
    },
    {
      heading: selfEmployment.heading,
      rows: [
        [selfEmployment.registration, registrationDeductionUsed, 'registration_deduction.year'],
      ],
    },
  ]
  return sections.flatMap((section) => {
    // A notice of 0 ends its settlement.
    const rows =
      section?.rows.filter(([, sum, step]) => sum !== 0 || step === 'notice.all_employers') ?? []
    return section === null || rows.length === 0 ? [] : { ...section, rows }
  })
}
