import { extrasWords, type Language } from '@oklad/contract/form'
import type { Asked } from '../explanation/explained-figure.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { writeDay } from '../language/write-day.ts'
import { writeAmount } from '../money/write-amount.ts'

interface ExtrasProps {
  readonly solved: Solved
  readonly onExplain: (asked: Asked) => void
}

/** A figure beside the months: its name, its kopecks, and the step that gives it. */
interface Row {
  readonly label: string
  readonly amount: number
  readonly step: string
}

/** What deductions give back, what the tax service will ask for, and what the self-employed used. */
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

function sectionsOf({ year, request }: Solved, language: Language) {
  const { deductions, settlement, registrationDeductionUsed } = year.circumstances ?? {}
  const {
    deductions: deductionWords,
    settlement: settlementWords,
    selfEmployment: selfEmploymentWords,
  } = extrasWords[language]
  const of = (label: string, amount: number | undefined, step: string): Row[] =>
    amount === undefined || amount === 0 ? [] : [{ label, amount, step }]
  return [
    {
      heading: deductionWords.heading,
      rows: [
        ...of(
          deductionWords.children(deductions?.childrenMonths ?? 0),
          deductions?.childrenReturn,
          'children_return.year',
        ),
        ...of(deductionWords.property, deductions?.propertyReturnThisYear, 'property_return.year'),
        ...of(
          deductionWords.propertyInAll,
          deductions?.propertyReturnTotal,
          'property_return_total.year',
        ),
        ...of(deductionWords.social, deductions?.socialReturn, 'social_return.year'),
        ...of(deductionWords.total, deductions?.totalReturn, 'total_return.year'),
      ],
    },
    {
      heading: settlementWords.heading,
      rows:
        settlement === undefined
          ? []
          : [
              ...of(settlementWords.due, settlement.taxDue, 'tax_due.all_employers'),
              ...of(
                settlementWords.withheldHere,
                settlement.withheldHere,
                'tax_withheld_here.year',
              ),
              ...settlement.withheldElsewhere.flatMap((amount, index) =>
                of(
                  settlementWords.withheldElsewhere(index + 1),
                  amount,
                  `tax_withheld_elsewhere.employer_${index + 1}`,
                ),
              ),
              ...of(
                settlementWords.notice(writeDay(settlement.noticeDue, language)),
                settlement.notice,
                'notice.all_employers',
              ),
              ...of(settlementWords.overpaid, settlement.overpaid, 'overpaid.all_employers'),
            ],
    },
    {
      heading: selfEmploymentWords.heading,
      rows:
        request.employment_type === 'SELF_EMPLOYED'
          ? of(
              selfEmploymentWords.registration,
              registrationDeductionUsed,
              'registration_deduction.year',
            )
          : [],
    },
  ]
}
