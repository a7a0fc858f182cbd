import type { Language } from '@oklad/contract'
import { capitalised, monthName, writeRoubles } from '@oklad/contract'
import type { PayslipYear } from '@oklad/engine'
import type { FittingColumn } from '../table/fit-columns.ts'
import { payslipTexts } from '../texts/payslip-texts.ts'
import { contributionsOf, type PayslipRow } from './payslip-rows.ts'
import type { RateStep } from './rate-steps.ts'

/** Marks a month in which the rate steps up; told by its shape, not by a colour. */
export const STEP_MARK = '▲'

/**
 * The columns of a year's table.
 *
 * Where room is short, what repeats itself goes first: allowances of nothing, then base pay, which
 * is the same in every month and stands above the table.
 */
export function payslipColumns(
  year: PayslipYear,
  steps: readonly RateStep[],
  language: Language,
): readonly FittingColumn<PayslipRow>[] {
  const texts = payslipTexts[language]
  const titles = texts.columns
  const sumOf = (amount: (row: PayslipYear['months'][number]) => number) =>
    year.months.reduce((sum, month) => sum + amount(month), 0)
  const money = (
    title: string,
    amount: (row: PayslipRow) => number,
    total: number | undefined,
    expendable?: number,
  ): FittingColumn<PayslipRow> => ({
    title,
    align: 'right',
    cell: (row) => writeRoubles(amount(row), language),
    ...(total !== undefined && { foot: writeRoubles(total, language) }),
    ...(expendable !== undefined && { expendable }),
  })
  const allowances = sumOf((month) => month.allowances)
  const bonuses = (year.circumstances?.months ?? []).reduce(
    (sum, { accrual }) => sum + accrual.bonus,
    0,
  )
  const stepOf = (row: PayslipRow) => steps.find(({ month }) => month === row.month)

  return [
    {
      title: `  ${titles.month}`,
      align: 'left',
      cell: (row) =>
        `${stepOf(row) === undefined ? ' ' : STEP_MARK} ${capitalised(monthName(row.month, language))}`,
      foot: `  ${texts.total}`,
    },
    money(titles.gross, (row) => row.grossIncome, year.grossIncome, 2),
    money(
      titles.basePay,
      (row) => row.basePay,
      sumOf((month) => month.basePay),
      6,
    ),
    ...(bonuses > 0 ? [money(titles.bonus, (row) => row.bonus, bonuses, 4)] : []),
    money(titles.allowances, (row) => row.allowances, allowances, allowances === 0 ? 7 : 5),
    money(titles.tax, (row) => row.incomeTax, year.incomeTax, 1),
    money(titles.onHand, (row) => row.netIncome, year.netIncome),
    {
      title: titles.rate,
      align: 'right',
      cell: (row) => {
        const step = stepOf(row)
        return step === undefined ? `${row.taxRate} %` : `${step.before} % → ${step.rate} %`
      },
    },
    money(titles.contributions, (row) => row.contributions, contributionsOf(year), 3),
    money(titles.onHandSoFar, (row) => row.netIncomeSoFar, undefined, 4),
  ]
}
