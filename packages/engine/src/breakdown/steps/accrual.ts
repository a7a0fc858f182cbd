import type { ContractCitations } from '../../contract-types/contract-type.ts'
import type { Law } from '../../law/law.ts'
import type { CompleteTerms } from '../../terms.ts'
import type { Pay, Salary } from '../../year/accrual.ts'
import { wayToPay } from '../../year/part-month.ts'
import type { MonthFigures } from '../../year-figures.ts'
import { given, type Recorder, type Source } from '../recorder.ts'
import { rules } from '../rules.ts'

export function recordSalary(
  recorder: Recorder,
  terms: CompleteTerms,
  { figures }: Law,
  month: MonthFigures,
  { full, part, salary }: Salary,
  { pay }: ContractCitations,
): void {
  const whole = given('salary', full)
  if (part === null) recorder.step('accrual_salary', salary, 'given', [whole], pay)
  else {
    const days = [given('days_paid', part.paid), given('days_of_month', part.of)]
    const { citation } =
      wayToPay(terms, month.month) === 'workingDays'
        ? figures.productionCalendar
        : { citation: pay }
    recorder.step('accrual_salary', salary, 'share_by_days', [whole, ...days], citation)
  }
}

export function recordPay(
  recorder: Recorder,
  terms: CompleteTerms,
  month: MonthFigures,
  monthPay: Pay,
  { pay, allowances: rule, income }: ContractCitations,
): void {
  const { bonus, attracting, districtPart, paidDistrictPart, northernPart } = monthPay
  const { paid, lawful, northern: northernAllowance } = monthPay
  let base: Source = 'accrual_salary'
  const baseParts: Source[] = ['accrual_salary']
  if (bonus !== null) {
    recorder.step('accrual_bonus', bonus, 'given', [given('bonus', bonus)], pay)
    baseParts.push('accrual_bonus')
    if (terms.bonusesAttractAllowances) {
      base = recorder.step('accrual_allowance_base', attracting, 'sum', baseParts, rule)
    }
  }
  const allowances: Source[] = []
  if (paid > 100) {
    const district = [base, given('district_percent', lawful - 100)] as const
    recorder.step('accrual_district', districtPart, 'percent_to_kopeck', district, rule)
    if (lawful < paid) {
      const percent = [base, given('paid_district_percent', paid - 100)] as const
      recorder.step('accrual_paid_district', paidDistrictPart, 'percent_to_kopeck', percent, rule)
      const excess = paidDistrictPart - districtPart
      const parts = ['accrual_paid_district', 'accrual_district'] as const
      recorder.step('accrual_district_excess', excess, 'difference', parts, rules.districtExcess)
      baseParts.push('accrual_district_excess')
    }
    allowances.push('accrual_district')
  }
  if (northernAllowance > 0) {
    const northern = [base, given('northern_percent', northernAllowance)] as const
    recorder.step('accrual_northern', northernPart, 'percent_to_kopeck', northern, rule)
    allowances.push('accrual_northern')
  }
  const citation = baseParts.length > 1 ? income : pay
  recorder.step('accrual_base', month.basePay, 'sum', baseParts, citation)
  recorder.step('accrual_allowances', month.allowances, 'sum', allowances, rule)
  const all = ['accrual_base', 'accrual_allowances'] as const
  recorder.step('gross_income', month.grossIncome, 'sum', all, income)
}
