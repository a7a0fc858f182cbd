import type { AmountName, StatementMonth } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { writePercent } from '../money/write-amount.ts'
import { funds } from '../months/columns.ts'
import { payslipTexts } from '../texts/payslip.ts'

/** The rows of a payslip: accrued, withheld, to pay and contributions, each sum before its parts. */
export function payslipRows(
  { statement: { total } }: Solved,
  { taxRate }: StatementMonth,
  { language, texts }: Words,
) {
  const payslip = payslipTexts[language]
  const hasAllowances = total.allowances > 0
  const withheld = `${payslip.withheld} ${writePercent(taxRate, language)}`
  const parts: readonly (readonly [string, AmountName, readonly AmountName[]])[] = [
    [payslip.accrued, 'grossIncome', hasAllowances ? ['basePay', 'allowances'] : []],
    [withheld, 'incomeTax', hasAllowances ? ['baseTax', 'allowancesTax'] : []],
    [payslip.toPay, 'netIncome', []],
    [payslip.employer, 'contributions', funds.filter((name) => total[name] > 0)],
  ]
  return parts.flatMap(([label, name, names]) => [
    { name, label, isSum: true },
    ...names.map((part) => ({ name: part, label: texts.amounts[part], isSum: false })),
  ])
}
