import { accrueMonthIn } from '../accrual.ts'
import { Contributions } from '../contributions.ts'
import type { Law } from '../law/law.ts'
import { type Kopecks, ZERO } from '../money/kopecks.ts'
import {
  type MonthContributions,
  type MonthTax,
  type PayslipMonth,
  type PayslipYear,
  payslipMonth,
  payslipYear,
} from '../payslip.ts'
import type { Month, Terms } from '../terms.ts'
import { taxBasesOf, Withholding } from '../withholding.ts'
import { AccidentInsurance } from './accident-insurance.ts'
import { ChildDeductionGrant, monthlyChildDeduction } from './child-deduction.ts'
import type { Circumstances } from './circumstances.ts'
import { deductionResult, NO_DEDUCTIONS } from './expense-deductions.ts'
import { NonResidentWithholding } from './non-resident.ts'
import { contributionLimitNotices, type Notice, thresholdNotices } from './notices.ts'
import { ReducedContributions } from './reduced-contributions.ts'
import type { CircumstancesMonth, CircumstancesResult } from './result.ts'
import { SelfEmploymentTax } from './self-employment-tax.ts'
import { settle } from './settlement.ts'

interface Charging extends MonthContributions {
  charge(pay: number): void
}

interface Taxing extends MonthTax {
  withhold(basePay: number, allowances: number, deduction: number): void
}

/** Nobody pays contributions for the self-employed. */
const NO_CONTRIBUTIONS: Charging = { pension: ZERO, medical: ZERO, social: ZERO, charge: () => {} }

/**
 * Computes a year under its circumstances: the same months as the plain calculation, and what the
 * circumstances add to them.
 * @throws {RangeError} for a regime, a tariff or a calendar that the year does not have
 */
export function calculateUnderCircumstances(
  terms: Terms,
  circumstances: Circumstances,
  law: Law,
): PayslipYear {
  const { incomeBefore } = circumstances
  const isSelfEmployed = circumstances.engagement === 'selfEmployment'
  const selfEmployment = isSelfEmployed ? new SelfEmploymentTax(law, circumstances) : undefined
  const hasDeductions = !isSelfEmployed && !circumstances.isNotResident
  const bases = taxBasesOf(law, terms.hasTaxPrivilege)
  const grant = hasDeductions ? new ChildDeductionGrant(law, circumstances) : undefined
  const resident = new Withholding(bases, incomeBefore)
  const tax: Taxing =
    selfEmployment ?? (circumstances.isNotResident ? new NonResidentWithholding(law) : resident)
  const contributions = contributionsUnder(law, circumstances)
  const accidents = new AccidentInsurance(circumstances.accidentRate ?? 0)
  const paidBefore =
    incomeBefore === undefined ? 0 : incomeBefore.baseIncome + incomeBefore.allowancesIncome
  contributions.charge(paidBefore)
  accidents.charge(paidBefore)
  const firstRate = tax.rate

  const months: PayslipMonth[] = []
  const details: CircumstancesMonth[] = []
  for (let month: number = terms.firstMonth; month <= 12; month++) {
    const accrual = accrueMonthIn(terms, circumstances, law, month)
    const pay = accrual.basePay + accrual.allowances
    const childDeduction = grant?.grant(accrual.basePay, accrual.allowances) ?? ZERO
    tax.withhold(accrual.basePay, accrual.allowances, childDeduction)
    contributions.charge(pay)
    accidents.charge(pay)
    months.push(payslipMonth(month, accrual, tax, contributions))
    details.push({
      month: month as Month,
      accrual,
      childDeduction,
      registrationDeductionUsed: selfEmployment?.deductionUsed ?? ZERO,
      isOutsideRegime: selfEmployment?.isOutside ?? false,
      accidentContribution: accidents.premium,
    })
  }

  const year = payslipYear(law.year, months)
  const sumOf = (field: 'childDeduction' | 'registrationDeductionUsed' | 'accidentContribution') =>
    details.reduce((sum, month) => sum + month[field], 0) as Kopecks
  const income = {
    baseIncome: (incomeBefore?.baseIncome ?? 0) + sum(months, 'basePay'),
    allowancesIncome: (incomeBefore?.allowancesIncome ?? 0) + sum(months, 'allowances'),
    deduction: (incomeBefore?.deductionGranted ?? 0) + sumOf('childDeduction'),
  }
  const withheld = (incomeBefore?.taxWithheld ?? 0) + year.incomeTax
  const accidentContribution = sumOf('accidentContribution')
  const result: CircumstancesResult = {
    months: details,
    registrationDeductionUsed: sumOf('registrationDeductionUsed'),
    accidentContribution,
    employerCost: (year.grossIncome +
      year.pensionContribution +
      year.medicalContribution +
      year.socialContribution +
      accidentContribution) as Kopecks,
    deductions:
      grant === undefined
        ? NO_DEDUCTIONS
        : deductionResult(law, bases, circumstances, income, withheld, {
            monthly: monthlyChildDeduction(law, circumstances),
            months: grant.months,
          }),
    settlement:
      circumstances.otherEmployers === undefined || !hasDeductions
        ? undefined
        : settle(law.year, bases, income, withheld, circumstances.otherEmployers),
    notices: [
      ...(hasDeductions ? thresholdNotices(months, firstRate) : []),
      ...(hasLimitedContributions(law, circumstances)
        ? contributionLimitNotices(law, months, paidBefore)
        : []),
      ...deductionNotices(law, circumstances, details, hasDeductions),
      ...selfEmploymentNotices(law, details),
      ...minimumWageNotices(law, terms, circumstances, details),
    ],
  }
  return { ...year, circumstances: result }
}

function contributionsUnder(law: Law, circumstances: Circumstances): Charging {
  const { engagement = 'employment', contributionTariff = 'general' } = circumstances
  if (engagement === 'selfEmployment') return NO_CONTRIBUTIONS
  if (contributionTariff !== 'general') return new ReducedContributions(law, contributionTariff)
  const hasSocial = engagement === 'employment' || law.figures.civilContractSocialInsurance.value
  return new Contributions(law, hasSocial)
}

/** Whether the contributions are lower above the year's limit than within it. */
function hasLimitedContributions(
  law: Law,
  { engagement, contributionTariff = 'general' }: Circumstances,
): boolean {
  if (engagement === 'selfEmployment') return false
  if (contributionTariff === 'general') return true
  const tariff = law.figures.reducedTariffs.value?.[contributionTariff]
  return tariff !== undefined && (tariff.generalUpTo > 0 || tariff.aboveLimit < tariff.withinLimit)
}

function deductionNotices(
  law: Law,
  circumstances: Circumstances,
  details: readonly CircumstancesMonth[],
  hasDeductions: boolean,
): Notice[] {
  if (monthlyChildDeduction(law, circumstances) === 0) {
    return !hasDeductions && circumstances.expenses !== undefined
      ? [{ code: 'deductions_not_applied' }]
      : []
  }
  if (!hasDeductions) return [{ code: 'deductions_not_applied' }]
  const lost = details.find(({ childDeduction }) => childDeduction === 0)
  const limit = law.figures.childDeductionLimit.value.income
  return lost === undefined
    ? []
    : [{ code: 'child_deduction_limit_passed', month: lost.month, limit }]
}

function selfEmploymentNotices(law: Law, details: readonly CircumstancesMonth[]): Notice[] {
  const outside = details.find(({ isOutsideRegime }) => isOutsideRegime)
  const limit = law.figures.selfEmployment.value?.incomeLimit
  return outside === undefined || limit === undefined
    ? []
    : [{ code: 'self_employment_limit_passed', month: outside.month, limit }]
}

/** The first full month of an employment contract that pays less than the minimum wage. */
function minimumWageNotices(
  law: Law,
  terms: Terms,
  { engagement = 'employment', partFirstMonth }: Circumstances,
  details: readonly CircumstancesMonth[],
): Notice[] {
  const minimum = law.figures.minimumWage.value
  if (engagement !== 'employment' || minimum === null) return []
  const isFull = ({ month }: CircumstancesMonth) =>
    partFirstMonth === undefined || month !== terms.firstMonth
  const low = details.find(
    (month) => isFull(month) && month.accrual.salary + month.accrual.bonus < minimum,
  )
  return low === undefined ? [] : [{ code: 'below_minimum_wage', month: low.month, minimum }]
}

const sum = (months: readonly PayslipMonth[], field: 'basePay' | 'allowances') =>
  months.reduce((total, month) => total + month[field], 0)
