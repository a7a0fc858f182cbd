import { labourCode, taxCode, taxCode243 } from '@oklad/law/internal'
import { ruleCitations } from '../../breakdown/rule-citations.ts'

/** The rules of a recalculation; apart from the others, so that a program without one does not load them. */
export const recalculationCitations = {
  /** Contributions on more pay for past months are charged when it is accrued. */
  accrualDate: taxCode243('ст. 424 п. 1, ст. 431 п. 1'),
  /** Tax withheld above the tax due is set off or returned. */
  excessTax: taxCode('229-ФЗ', '2010-07-27')('ст. 231 п. 1, 1.1'),
  /** Overpaid pay may be deducted in few cases only. */
  overpaidPay: labourCode('ст. 137'),
  /** Under a civil contract it is unjust enrichment: no article lets the customer keep it back from later pay. */
  overpaidCivilPay: { ...ruleCitations.civilPay, article: 'ст. 1102' },
  /** All deductions from a payment may total at most a fifth of it. */
  debtLimit: labourCode('ст. 138'),
} as const
