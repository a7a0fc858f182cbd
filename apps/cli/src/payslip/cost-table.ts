import type { Language } from '@oklad/contract'
import { writeRoubles } from '@oklad/contract'
import type { PayslipYear } from '@oklad/engine'
import { writeTable } from '../table/write-table.ts'
import { payslipTexts } from '../texts/payslip-texts.ts'
import { contributionsOf } from './payslip-rows.ts'

/** What a year costs the employer: pay and contributions. */
export function costTable(year: PayslipYear, language: Language): readonly string[] {
  const texts = payslipTexts[language].cost
  const rows: readonly (readonly [string, number])[] = [
    [texts.gross, year.grossIncome],
    [texts.pension, year.pensionContribution],
    [texts.medical, year.medicalContribution],
    [texts.social, year.socialContribution],
  ]
  return writeTable(rows, [
    { title: '', align: 'left', cell: ([name]) => `  ${name}`, foot: `  ${texts.total}` },
    {
      title: '',
      align: 'right',
      cell: ([, amount]) => writeRoubles(amount, language),
      foot: writeRoubles(year.grossIncome + contributionsOf(year), language),
    },
  ])
}
