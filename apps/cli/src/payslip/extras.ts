import { extrasWords, type Language, type PrivateCalculationResponse } from '@oklad/contract'
import { amountsTable, type NamedAmount } from './amounts-table.ts'

/** What a report has beside the months where the request asks for it: a title and its amounts. */
export function extras(
  answer: PrivateCalculationResponse,
  language: Language,
): readonly (readonly string[])[] {
  const texts = extrasWords[language]
  const { deduction_result: deductions, settlement, npd_deduction_used: registration } = answer
  const sections: (readonly string[])[] = []
  const add = (title: string, rows: readonly NamedAmount[], total?: NamedAmount) =>
    sections.push([title, '', ...amountsTable(rows, language, total)])

  if (deductions !== undefined) {
    add(
      texts.deductions.heading,
      [
        [texts.deductions.children(deductions.children_months), deductions.children_return],
        [texts.deductions.property, deductions.property_return_this_year],
        [texts.deductions.social, deductions.social_return],
      ],
      [texts.deductions.total, deductions.total_return],
    )
    if (deductions.property_return_total > deductions.property_return_this_year) {
      sections.push([
        ...amountsTable(
          [[texts.deductions.propertyInAll, deductions.property_return_total]],
          language,
        ),
      ])
    }
  }
  if (settlement !== undefined) {
    add(texts.settlement.heading, [
      [texts.settlement.due, settlement.tax_due],
      [texts.settlement.withheldHere, settlement.withheld_here],
      ...settlement.withheld_elsewhere.map(
        (withheld, index): NamedAmount => [texts.settlement.withheldElsewhere(index + 1), withheld],
      ),
      settlement.overpaid > 0
        ? [texts.settlement.overpaid, settlement.overpaid]
        : [texts.settlement.notice(settlement.notice_due), settlement.notice],
    ])
  }
  if (registration !== undefined && registration > 0) {
    add(texts.selfEmployment.heading, [[texts.selfEmployment.registration, registration]])
  }
  return sections
}
