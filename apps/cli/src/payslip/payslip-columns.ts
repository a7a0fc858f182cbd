import type { Language } from '@oklad/contract'
import { capitalised, monthName, writeRoubles } from '@oklad/contract'
import type { FittingColumn } from '../table/fit-columns.ts'
import { payslipTexts } from '../texts/payslip-texts.ts'
import type { PayslipRow } from './payslip-rows.ts'
import type { RateStep } from './rate-steps.ts'

/** Marks a month in which the rate steps up; told by its shape, not by a colour. */
export const STEP_MARK = '▲'

/**
 * The columns of a year's table.
 *
 * Where room is short, what repeats itself goes first: allowances of nothing, then base pay, which
 * is the same in every month and stands above the table. A bonus that someone asks for stays long.
 */
export function payslipColumns(
  rows: readonly PayslipRow[],
  steps: readonly RateStep[],
  language: Language,
): readonly FittingColumn<PayslipRow>[] {
  const texts = payslipTexts[language]
  const titles = texts.columns
  const sumOf = (amount: (row: PayslipRow) => number) =>
    rows.reduce((sum, row) => sum + amount(row), 0)
  const money = (
    title: string,
    amount: (row: PayslipRow) => number,
    expendable?: number,
  ): FittingColumn<PayslipRow> => ({
    title,
    align: 'right',
    cell: (row) => writeRoubles(amount(row), language),
    foot: writeRoubles(sumOf(amount), language),
    ...(expendable !== undefined && { expendable }),
  })
  const bonus = (row: PayslipRow) => row.bonus
  const allowances = (row: PayslipRow) => row.allowances
  const deduction = (row: PayslipRow) => row.deduction
  const stepOf = (row: PayslipRow) => steps.find(({ month }) => month === row.month)

  return [
    {
      title: `  ${titles.month}`,
      align: 'left',
      cell: (row) =>
        `${stepOf(row) === undefined ? ' ' : STEP_MARK} ${capitalised(monthName(row.month, language))}`,
      foot: `  ${texts.total}`,
    },
    money(titles.gross, (row) => row.grossIncome, 2),
    money(titles.basePay, (row) => row.salary, 8),
    ...(sumOf(bonus) > 0 ? [money(titles.bonus, bonus, 3)] : []),
    money(titles.allowances, allowances, sumOf(allowances) === 0 ? 9 : 7),
    ...(sumOf(deduction) > 0 ? [money(titles.deduction, deduction, 5)] : []),
    money(titles.tax, (row) => row.incomeTax, 1),
    money(titles.onHand, (row) => row.netIncome),
    {
      title: titles.rate,
      align: 'right',
      cell: (row) => {
        const step = stepOf(row)
        return step === undefined ? `${row.taxRate} %` : `${step.before} % → ${step.rate} %`
      },
    },
    money(titles.contributions, (row) => row.contributions, 4),
    { ...money(titles.onHandSoFar, (row) => row.netIncomeSoFar, 6), foot: '' },
  ]
}
