import type { Language } from '@oklad/contract'
import type { Notice } from '@oklad/engine'
import { payslipTexts } from '../texts/payslip-texts.ts'
import {
  bonusOf,
  type Month,
  type MonthColumn,
  monthColumns,
  numberOf,
  sumOf,
} from './month-columns.ts'

/** A rise of the tax rate. */
export type Threshold = Extract<Notice, { code: 'threshold_passed' }>

/** Marks a month in which the rate rises. A shape, because colours do not reach every reader. */
export const THRESHOLD_MARK = '▲'

const salaryOf = (month: Month) => month.monthly_base_gross_income - bonusOf(month)
const allowancesOf = (month: Month) => month.monthly_north_gross_income
const deductionOf = ({ monthly_deduction = 0 }: Month) => monthly_deduction
const contributionsOf = ({ monthlyPFR, monthlyFOMS, monthlyFSS }: Month) =>
  monthlyPFR + monthlyFOMS + monthlyFSS

/**
 * The columns of a year's table.
 *
 * In a narrow terminal the columns that repeat themselves go first: allowances of zero, then base
 * pay, which also stands above the table.
 */
export function payslipColumns(
  months: readonly Month[],
  thresholds: readonly Threshold[],
  language: Language,
): readonly MonthColumn[] {
  const titles = payslipTexts[language].columns
  const { money, name, gross, bonus, tax, net, rate } = monthColumns(months, language)
  const passedIn = (row: Month) => thresholds.find(({ month }) => month === numberOf(row))
  const netToDate = (row: Month) =>
    sumOf(months.slice(0, months.indexOf(row) + 1), ({ monthly_net_income: sum }) => sum)
  return [
    name((row) => (passedIn(row) === undefined ? ' ' : THRESHOLD_MARK)),
    gross(2),
    money(titles.basePay, salaryOf, 8),
    ...bonus(3),
    money(titles.allowances, allowancesOf, sumOf(months, allowancesOf) === 0 ? 9 : 7),
    ...(sumOf(months, deductionOf) > 0 ? [money(titles.deduction, deductionOf, 5)] : []),
    tax(1),
    net,
    rate((row) => {
      const passed = passedIn(row)
      return passed === undefined ? `${row.tax_rate} %` : `${passed.from} % → ${passed.to} %`
    }),
    money(titles.contributions, contributionsOf, 4),
    { ...money(titles.netToDate, netToDate, 6), foot: '' },
  ]
}
