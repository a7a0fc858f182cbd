import type { DetailedAccrual } from '../accrual.ts'
import type { Circumstances } from '../circumstances/circumstances.ts'
import { partOfFirstMonth } from '../circumstances/part-month.ts'
import type { Law } from '../law/law.ts'
import { percentOf } from '../money/rounding.ts'
import type { PayslipMonth } from '../payslip.ts'
import type { Terms } from '../terms.ts'
import { rules } from './rule-citations.ts'
import type { Step } from './step.ts'
import { from, outside, type Steps } from './steps.ts'

/** The steps that say what a month pays. */
export interface ExplainedAccrual {
  readonly base: Step
  readonly allowances: Step
  readonly gross: Step
}

/** What a plain month pays: the salary and the two allowances on it. */
export function explainAccrual(
  steps: Steps,
  { grossSalary, districtCoefficient, northernAllowance }: Terms,
  payslip: PayslipMonth,
): ExplainedAccrual {
  const { month, basePay } = payslip
  const salary = outside('salary', grossSalary)
  const base = steps.add('accrual_base', month, 'given', basePay, [salary], rules.pay)
  const percent = districtCoefficient - 100
  const district = steps.add(
    'accrual_district',
    month,
    'percent_to_kopeck',
    percentOf(basePay, percent),
    [from(base), outside('district_percent', percent)],
    rules.allowances,
  )
  const northern = steps.add(
    'accrual_northern',
    month,
    'percent_to_kopeck',
    percentOf(basePay, northernAllowance),
    [from(base), outside('northern_percent', northernAllowance)],
    rules.allowances,
  )
  return withAllowances(steps, payslip, base, [district, northern])
}

/** What a month pays under its circumstances: see `accrueMonthIn`. */
export function explainAccrualIn(
  steps: Steps,
  terms: Terms,
  circumstances: Circumstances,
  law: Law,
  payslip: PayslipMonth,
  accrual: DetailedAccrual,
): ExplainedAccrual {
  const { month } = payslip
  const isEmployed = (circumstances.engagement ?? 'employment') === 'employment'
  const pay = isEmployed ? rules.pay : rules.civilPay
  const salary = explainSalary(steps, terms, circumstances, law, payslip, accrual)
  const baseParts = [salary]
  const allowanceParts = [salary]
  if (circumstances.monthlyBonuses !== undefined) {
    const given = outside('bonus', accrual.bonus)
    const bonus = steps.add('accrual_bonus', month, 'given', accrual.bonus, [given], pay)
    baseParts.push(bonus)
    if (circumstances.bonusesAttractAllowances ?? true) allowanceParts.push(bonus)
  }
  const allowanceBase =
    allowanceParts.length === 1
      ? salary
      : steps.sum('accrual_allowance_base', month, allowanceParts, rules.allowances)

  const paid = terms.districtCoefficient
  const lawful = Math.min(circumstances.statutoryDistrictCoefficient ?? paid, paid)
  const district = steps.add(
    'accrual_district',
    month,
    'percent_to_kopeck',
    accrual.districtPart,
    [from(allowanceBase), outside('district_percent', lawful - 100)],
    rules.allowances,
  )
  if (lawful < paid) {
    const paidDistrict = steps.add(
      'accrual_paid_district',
      month,
      'percent_to_kopeck',
      percentOf(accrual.allowanceBase, paid - 100),
      [from(allowanceBase), outside('paid_district_percent', paid - 100)],
      rules.allowances,
    )
    baseParts.push(
      steps.add(
        'accrual_district_excess',
        month,
        'difference',
        accrual.districtExcess,
        [from(paidDistrict), from(district)],
        rules.districtExcess,
      ),
    )
  }
  const northern = steps.add(
    'accrual_northern',
    month,
    'percent_to_kopeck',
    accrual.northernPart,
    [from(allowanceBase), outside('northern_percent', terms.northernAllowance)],
    rules.allowances,
  )
  const base = steps.add(
    'accrual_base',
    month,
    'sum',
    payslip.basePay,
    baseParts.map(from),
    baseParts.length > 1 ? rules.taxBase : pay,
  )
  return withAllowances(steps, payslip, base, [district, northern])
}

/** The salary of the month, or of the paid part of it. */
function explainSalary(
  steps: Steps,
  terms: Terms,
  { engagement = 'employment', monthlySalaries, partFirstMonth }: Circumstances,
  law: Law,
  { month }: PayslipMonth,
  { salary }: DetailedAccrual,
): Step {
  const citation = engagement === 'employment' ? rules.pay : rules.civilPay
  const full = outside('salary', monthlySalaries?.[month - 1] ?? terms.grossSalary)
  if (partFirstMonth === undefined || month !== terms.firstMonth) {
    return steps.add('accrual_salary', month, 'given', salary, [full], citation)
  }
  const { paid, of } = partOfFirstMonth(law, month, partFirstMonth)
  return steps.add(
    'accrual_salary',
    month,
    'share_by_days',
    salary,
    [full, outside('days_paid', paid), outside('days_of_month', of)],
    partFirstMonth.by === 'workingDays' ? law.figures.productionCalendar.citation : citation,
  )
}

function withAllowances(
  steps: Steps,
  { month, allowances, grossIncome }: PayslipMonth,
  base: Step,
  [district, northern]: readonly [Step, Step],
): ExplainedAccrual {
  const sum = steps.add(
    'accrual_allowances',
    month,
    'sum',
    allowances,
    [from(district), from(northern)],
    rules.allowances,
  )
  const gross = steps.add(
    'gross_income',
    month,
    'sum',
    grossIncome,
    [from(base), from(sum)],
    rules.taxBase,
  )
  return { base, allowances: sum, gross }
}
