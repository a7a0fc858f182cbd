import type { Language, PrivateCalculationResponse } from '@oklad/contract'
import { payslipTexts } from '../texts/payslip-texts.ts'
import { amountsTable, type NamedAmount } from './amounts-table.ts'

/** What a year costs the employer: pay and contributions. */
export function costTable(
  answer: PrivateCalculationResponse,
  language: Language,
): readonly string[] {
  const texts = payslipTexts[language].cost
  const { annual_accident_contribution: accident } = answer
  const rows: readonly NamedAmount[] = [
    [texts.gross, answer.annual_gross_income],
    [texts.pension, answer.annualPFR],
    [texts.medical, answer.annualFOMS],
    [texts.social, answer.annualFSS],
    ...(accident === undefined ? [] : [[texts.accident, accident] as const]),
  ]
  const total = rows.reduce((sum, [, amount]) => sum + amount, 0)
  return amountsTable(rows, language, [texts.total, total])
}
