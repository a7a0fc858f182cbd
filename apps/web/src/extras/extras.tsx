import { extrasWords } from '@oklad/answers/calculation'
import type { Language } from '@oklad/contract/fields'
import type { Asked } from '../breakdown/asked-figure.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { writeDay } from '../language/write-day.ts'
import { writeAmount } from '../money/write-amount.ts'

interface ExtrasProps {
  readonly solved: Solved
  readonly onExplain: (asked: Asked) => void
}

/** A figure beside the months: its label, its kopecks, and the id of its step. */
interface Row {
  readonly label: string
  readonly amount: number
  readonly step: string
}

/** Refunds of deductions, the settlement with the tax service, the used registration deduction. */
export function Extras({ solved, onExplain }: ExtrasProps) {
  const { language } = useWords()
  const sections = sectionsOf(solved, language).filter(({ rows }) => rows.length > 0)
  return (
    <>
      {sections.map(({ heading, rows }) => (
        <section class="card extras" key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <table>
            <tbody>
              {rows.map(({ label, amount, step }) => (
                <tr key={step}>
                  <th scope="row">{label}</th>
                  <td>
                    <button
                      type="button"
                      class="figure"
                      data-step={step}
                      onClick={() => onExplain({ step })}
                    >
                      {writeAmount(amount, language)}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}

function sectionsOf({ year }: Solved, language: Language) {
  const { deductions, settlement, registrationDeductionUsed } = year
  const words = extrasWords[language]
  const row = (label: string, amount: number, step: string): Row[] =>
    amount === 0 ? [] : [{ label, amount, step }]
  return [
    {
      heading: words.deductions.heading,
      rows: [
        ...row(
          words.deductions.children(deductions.childrenMonths),
          deductions.childrenReturn,
          'children_return.year',
        ),
        ...row(words.deductions.own, deductions.ownReturn, 'own_return.year'),
        ...row(
          words.deductions.property,
          deductions.propertyReturnThisYear,
          'property_return.year',
        ),
        ...row(
          words.deductions.propertyInAll,
          deductions.propertyReturnTotal,
          'property_return_total.year',
        ),
        ...row(words.deductions.social, deductions.socialReturn, 'social_return.year'),
        ...row(words.deductions.total, deductions.totalReturn, 'total_return.year'),
      ],
    },
    {
      heading: words.familyPayment.heading,
      rows: row(words.familyPayment.amount, deductions.familyPayment, 'family_payment.year'),
    },
    {
      heading: words.settlement.heading,
      rows:
        settlement === null
          ? []
          : [
              ...row(words.settlement.due, settlement.taxDue, 'tax_due.all_employers'),
              ...row(
                words.settlement.withheldHere,
                settlement.withheldHere,
                'tax_withheld_here.year',
              ),
              ...settlement.withheldElsewhere.flatMap((amount, index) =>
                row(
                  words.settlement.withheldElsewhere(index + 1),
                  amount,
                  `tax_withheld_elsewhere.employer_${index + 1}`,
                ),
              ),
              ...row(
                words.settlement.notice(writeDay(settlement.noticeDue, language)),
                settlement.notice,
                'notice.all_employers',
              ),
              ...row(words.settlement.overpaid, settlement.overpaid, 'overpaid.all_employers'),
            ],
    },
    {
      heading: words.selfEmployment.heading,
      rows: row(
        words.selfEmployment.registration,
        registrationDeductionUsed,
        'registration_deduction.year',
      ),
    },
  ]
}
