import type { Circumstances, IncomeBefore } from '../circumstances/circumstances.ts'
import { ReducedContributions } from '../circumstances/reduced-contributions.ts'
import type { CircumstancesResult } from '../circumstances/result.ts'
import { Contributions } from '../contributions.ts'
import type { Law } from '../law/law.ts'
import type { MonthContributions, PayslipYear } from '../payslip.ts'
import type { Month, Terms } from '../terms.ts'
import { ExplainedAccidents } from './explain-accidents.ts'
import { explainAccrualIn } from './explain-accrual.ts'
import { ExplainedChildDeduction } from './explain-child-deduction.ts'
import { ExplainedContributions } from './explain-contributions.ts'
import { explainExpenseDeductions } from './explain-expense-deductions.ts'
import { ExplainedNonResidentTax, ExplainedSelfEmploymentTax } from './explain-flat-tax.ts'
import { explainNoDeduction, explainNoDeductions } from './explain-no-deductions.ts'
import { ExplainedReducedContributions } from './explain-reduced-contributions.ts'
import { explainSettlement } from './explain-settlement.ts'
import { ExplainedWithholding, type ExplainsTax } from './explain-withholding.ts'
import { explainYear } from './explain-year.ts'
import type { ExplainsContributions, FundSteps } from './fund-steps.ts'
import { contributionsOf, explainPaySoFar, MonthSteps } from './month-steps.ts'
import { rules } from './rule-citations.ts'
import type { Input, Step } from './step.ts'
import type { OutsideName } from './step-kinds.ts'
import { from, outside, type Steps } from './steps.ts'
import { type Taxation, taxationOf, type YearIncomeSteps } from './taxation.ts'

/** The steps of a year under its circumstances: see `calculateUnderCircumstances`. */
export function explainUnderCircumstances(
  steps: Steps,
  terms: Terms,
  circumstances: Circumstances,
  law: Law,
  year: PayslipYear,
  result: CircumstancesResult,
): void {
  const { incomeBefore, otherEmployers } = circumstances
  const isSelfEmployed = circumstances.engagement === 'selfEmployment'
  const taxation = taxationOf(law, terms.hasTaxPrivilege)
  const children =
    isSelfEmployed || circumstances.isNotResident
      ? undefined
      : new ExplainedChildDeduction(steps, law, circumstances)
  const tax = taxUnder(steps, law, circumstances, taxation, result)
  const contributions = contributionsUnder(steps, law, circumstances)
  const accidents = new ExplainedAccidents(steps, circumstances.accidentRate)
  const months = new MonthSteps(steps)
  const bases: Step[] = []
  const allowances: Step[] = []
  let paySoFar: Step | undefined
  if (incomeBefore !== undefined) {
    paySoFar = explainPayBefore(steps, incomeBefore)
    contributions?.explain('before', paySoFar, chargedBefore(law, circumstances, paySoFar.value))
    accidents.explain('before', paySoFar)
  }

  year.months.forEach((payslip, index) => {
    const details = result.months[index]
    if (details === undefined) throw new RangeError('A month has no circumstances')
    const { month } = payslip
    const accrual = explainAccrualIn(steps, terms, circumstances, law, payslip, details.accrual)
    bases.push(accrual.base)
    allowances.push(accrual.allowances)
    const deduction =
      children?.explain(details, accrual) ?? explainNoDeduction(steps, law, month, isSelfEmployed)
    const hasChildren = children !== undefined && children.monthly.value > 0
    const monthTax = tax.explain(payslip, accrual, hasChildren ? deduction : undefined)
    paySoFar = explainPaySoFar(steps, month, paySoFar, accrual.gross)
    const funds = contributions?.explain(month, paySoFar, contributionsOf(payslip))
    months.add(payslip, accrual.gross, monthTax, funds ?? explainNoContributions(steps, law, month))
    months.keep(accidents.explain(month, paySoFar, details.accidentContribution))
    if (tax instanceof ExplainedSelfEmploymentTax) months.keep(tax.deductionOfMonth)
  })

  const sums = explainYear(steps, year, months.byKind)
  if (children === undefined) {
    explainNoDeductions(steps, law, isSelfEmployed)
    return
  }
  const income = explainYearIncome(steps, incomeBefore, bases, allowances, children.granted)
  const withheld = explainWithheldHere(steps, incomeBefore, sums.income_tax)
  explainExpenseDeductions(
    steps,
    law,
    taxation,
    circumstances,
    income,
    withheld,
    children,
    result.deductions,
  )
  if (otherEmployers !== undefined && result.settlement !== undefined) {
    explainSettlement(steps, taxation, income, withheld, otherEmployers, result.settlement)
  }
}

function taxUnder(
  steps: Steps,
  law: Law,
  circumstances: Circumstances,
  taxation: Taxation,
  { months }: CircumstancesResult,
): ExplainsTax {
  if (circumstances.engagement === 'selfEmployment') {
    return new ExplainedSelfEmploymentTax(steps, law, circumstances, months)
  }
  if (circumstances.isNotResident) return new ExplainedNonResidentTax(steps, law)
  return new ExplainedWithholding(steps, taxation, circumstances.incomeBefore)
}

/** `undefined` for the self-employed: nobody pays contributions for them. */
function contributionsUnder(
  steps: Steps,
  law: Law,
  { engagement = 'employment', contributionTariff = 'general' }: Circumstances,
): ExplainsContributions | undefined {
  if (engagement === 'selfEmployment') return undefined
  return contributionTariff === 'general'
    ? new ExplainedContributions(steps, law, hasSocial(law, engagement))
    : new ExplainedReducedContributions(steps, law, contributionTariff)
}

const hasSocial = (law: Law, engagement: Circumstances['engagement']) =>
  engagement !== 'civilContract' || law.figures.civilContractSocialInsurance.value

/** What was charged on the pay before, by the calculation's own classes. */
function chargedBefore(law: Law, circumstances: Circumstances, pay: number): MonthContributions {
  const { engagement, contributionTariff = 'general' } = circumstances
  const contributions =
    contributionTariff === 'general'
      ? new Contributions(law, hasSocial(law, engagement))
      : new ReducedContributions(law, contributionTariff)
  contributions.charge(pay)
  return contributions
}

function explainPayBefore(steps: Steps, { baseIncome, allowancesIncome }: IncomeBefore): Step {
  const gross = steps.add(
    'gross_income',
    'before',
    'sum',
    baseIncome + allowancesIncome,
    [
      outside('base_income_before', baseIncome),
      outside('allowances_income_before', allowancesIncome),
    ],
    rules.contributions,
  )
  return explainPaySoFar(steps, 'before', undefined, gross)
}

function explainNoContributions(steps: Steps, { figures }: Law, month: Month): FundSteps {
  const nothing = (kind: Step['kind']) =>
    steps.add(kind, month, 'nothing', 0, [], figures.selfEmployment.citation)
  return {
    pension: nothing('pension_contribution'),
    medical: nothing('medical_contribution'),
    social: nothing('social_contribution'),
  }
}

/** The income of the year by base, with what was paid before, and its deductions. */
function explainYearIncome(
  steps: Steps,
  before: IncomeBefore | undefined,
  bases: readonly Step[],
  allowances: readonly Step[],
  deductions: readonly Step[],
): YearIncomeSteps {
  const sum = (kind: Step['kind'], first: Input | undefined, months: readonly Step[]) => {
    const inputs = first === undefined ? months.map(from) : [first, ...months.map(from)]
    const total = inputs.reduce((so, { value }) => so + value, 0)
    return steps.add(kind, 'year', 'sum', total, inputs, rules.taxBase)
  }
  const given = (name: OutsideName, value: number | undefined) =>
    value === undefined ? undefined : outside(name, value)
  return {
    base: sum('base_pay_so_far', given('base_income_before', before?.baseIncome), bases),
    allowances: sum(
      'allowances_so_far',
      given('allowances_income_before', before?.allowancesIncome),
      allowances,
    ),
    deductions: sum(
      'deductions_so_far',
      given('deductions_before', before?.deductionGranted),
      deductions,
    ),
  }
}

function explainWithheldHere(
  steps: Steps,
  before: IncomeBefore | undefined,
  tax: Step | undefined,
): Step {
  const inputs = [
    ...(before === undefined ? [] : [outside('tax_withheld_before', before.taxWithheld)]),
    ...(tax === undefined ? [] : [from(tax)]),
  ]
  const value = inputs.reduce((sum, input) => sum + input.value, 0)
  return steps.add('tax_withheld_here', 'year', 'sum', value, inputs, rules.withholding)
}
