import { extrasWords } from '@oklad/answers'
import type { Language, PrivateCalculationResponse } from '@oklad/contract'
import { amountsTable, type NamedAmount } from './amounts-table.ts'

/** The sections that a report has only if the request asks for them: a title and its amounts. */
export function extras(
  answer: PrivateCalculationResponse,
  language: Language,
): readonly (readonly string[])[] {
  const texts = extrasWords[language]
  const { deduction_result: deductions, settlement, npd_deduction_used: registration = 0 } = answer
  const sections: (readonly string[])[] = []
  const add = (title: string, rows: readonly NamedAmount[], total?: NamedAmount) =>
    sections.push([title, '', ...amountsTable(rows, language, total)])

  if (deductions !== undefined) {
    const { property_return_this_year: thisYear, property_return_total: inAll } = deductions
    add(
      texts.deductions.heading,
      [
        [texts.deductions.children(deductions.children_months), deductions.children_return],
        [texts.deductions.property, thisYear],
        [texts.deductions.social, deductions.social_return],
      ],
      [texts.deductions.total, deductions.total_return],
    )
    if (inAll > thisYear) {
      sections.push(amountsTable([[texts.deductions.propertyInAll, inAll]], language))
    }
  }
  if (settlement !== undefined) {
    const { withheldElsewhere } = texts.settlement
    add(texts.settlement.heading, [
      [texts.settlement.due, settlement.tax_due],
      [texts.settlement.withheldHere, settlement.withheld_here],
      ...settlement.withheld_elsewhere.map(
        (withheld, index): NamedAmount => [withheldElsewhere(index + 1), withheld],
      ),
      settlement.overpaid > 0
        ? [texts.settlement.overpaid, settlement.overpaid]
        : [texts.settlement.notice(settlement.notice_due), settlement.notice],
    ])
  }
  if (registration > 0) {
    add(texts.selfEmployment.heading, [[texts.selfEmployment.registration, registration]])
  }
  return sections
}
