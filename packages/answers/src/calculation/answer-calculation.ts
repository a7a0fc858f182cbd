import type {
  PrivateCalculationResponse,
  PrivateMonth,
  PublicCalculationResponse,
  PublicMonth,
} from '@oklad/contract'
import { asksForMore, isGiven, type Language, type RightFields } from '@oklad/contract/fields'
import { calculate, lawVersion, type PayslipYear, reusedYears } from '@oklad/engine'
import { type Calculation, monthStarts } from './calculation.ts'
import { warningsOf } from './warnings.ts'

/**
 * The same number, held by the runtime as an integer where it has at most 31 bits. The engine's
 * columns hold doubles, and JavaScriptCore's `JSON.stringify` takes twice as long for a double.
 */
const whole = (value: number): number => ((value | 0) === value ? value | 0 : value)

const years = reusedYears()

/** The year of a calculation, until the next one: an answer copies what it has of the months. */
const yearOf = ({ terms, law }: Calculation) => calculate(terms, law, undefined, years)

/**
 * The answer of a public calculation.
 * @param language of the warnings
 */
export function publicAnswer(
  calculation: Calculation,
  language: Language,
): PublicCalculationResponse {
  const { terms, law } = calculation
  const year = yearOf(calculation)
  const starts = monthStarts(law.year)
  const months: PublicMonth[] = []
  let grossIncome = 0
  let incomeTax = 0
  for (const month of year.months) {
    grossIncome += month.grossIncome
    incomeTax += month.incomeTax
    months.push({
      month: starts[month.month - 1] as string,
      monthly_gross_income: whole(month.grossIncome),
      monthly_net_income: whole(month.netIncome),
      monthly_tax_amount: whole(month.incomeTax),
      annual_gross_income: whole(grossIncome),
      annual_net_income: whole(grossIncome - incomeTax),
      annual_tax_amount: whole(incomeTax),
    })
  }
  const answer: PublicCalculationResponse = {
    gross_salary: terms.grossSalary,
    territorial_multiplier: terms.districtCoefficient ?? 100,
    northern_coefficient: 100 + (terms.northernAllowance ?? 0),
    annual_gross_income: whole(year.grossIncome),
    annual_net_income: whole(year.netIncome),
    annual_tax_amount: whole(year.incomeTax),
    monthly_details: months,
  }
  addWarnings(answer, calculation, year, language)
  return answer
}

interface PrivateOptions {
  readonly year?: PayslipYear
  readonly months?: boolean
}

/**
 * The answer of a private calculation.
 * @param language of the warnings
 * @param year the computed year, where the caller has it
 * @param months whether the details of the months are needed
 */
export function privateAnswer(
  calculation: Calculation,
  language: Language,
  { year = yearOf(calculation), months = true }: PrivateOptions = {},
): PrivateCalculationResponse {
  const { request, terms } = calculation
  const asked = additionsTo(request)
  const answer: PrivateCalculationResponse = {
    gross_salary: terms.grossSalary,
    territorial_multiplier: terms.districtCoefficient ?? 100,
    northern_coefficient: 100 + (terms.northernAllowance ?? 0),
    annual_gross_income: whole(year.grossIncome),
    annual_net_income: whole(year.netIncome),
    annual_tax_amount: whole(year.incomeTax),
    annualFOMS: whole(year.medicalContribution),
    annualFSS: whole(year.socialContribution),
    annualPFR: whole(year.pensionContribution),
    monthly_details: months ? privateMonths(year, asked) : [],
  }
  addToYear(answer, year, asked)
  if (request.law_version) answer.law_version = lawVersion()
  addWarnings(answer, calculation, year, language)
  return answer
}

function privateMonths(year: PayslipYear, asked: Additions): PrivateMonth[] {
  const starts = monthStarts(year.year)
  const entries: PrivateMonth[] = []
  for (const month of year.months) {
    const entry: PrivateMonth = {
      month: starts[month.month - 1] as string,
      monthly_gross_income: whole(month.grossIncome),
      monthly_net_income: whole(month.netIncome),
      monthly_tax_amount: whole(month.incomeTax),
      monthly_base_gross_income: whole(month.basePay),
      monthly_base_tax_amount: whole(month.baseTax),
      monthly_north_gross_income: whole(month.allowances),
      monthly_north_tax_amount: whole(month.allowancesTax),
      monthlyFOMS: whole(month.medicalContribution),
      monthlyFSS: whole(month.socialContribution),
      monthlyPFR: whole(month.pensionContribution),
      tax_rate: whole(month.taxRate),
    }
    if (asked.bonuses) entry.monthly_bonus = month.bonus
    if (asked.children) entry.monthly_deduction = month.childDeduction
    if (asked.ownDeduction) entry.monthly_own_deduction = month.ownDeduction
    if (asked.cost) entry.monthly_accident_contribution = month.accidentContribution
    if (asked.additional) entry.monthly_additional_contribution = month.additionalContribution
    if (asked.selfEmployment) entry.outside_npd = month.taxRate === 0
    entries.push(entry)
  }
  return entries
}

function addToYear(answer: PrivateCalculationResponse, year: PayslipYear, asked: Additions): void {
  if (asked.selfEmployment) {
    answer.npd_deduction_used = year.registrationDeductionUsed
    answer.npd_limit_exceeded = year.months.some(({ taxRate }) => taxRate === 0)
  }
  if (asked.additional) answer.annual_additional_contribution = year.additionalContribution
  if (asked.cost) {
    answer.annual_accident_contribution = year.accidentContribution
    answer.employer_total_cost = year.employerCost
  }
  if (asked.deductions) {
    const { deductions } = year
    answer.deduction_result = {
      children_monthly_deduction: deductions.childrenMonthlyDeduction,
      children_months: deductions.childrenMonths,
      children_return: deductions.childrenReturn,
      ...(asked.ownDeduction && { own_return: deductions.ownReturn }),
      property_return_this_year: deductions.propertyReturnThisYear,
      property_return_total: deductions.propertyReturnTotal,
      social_return: deductions.socialReturn,
      total_return: deductions.totalReturn,
    }
  }
  if (asked.familyPayment) answer.family_payment = year.deductions.familyPayment
  const { settlement } = year
  if (settlement !== null) {
    answer.settlement = {
      tax_due: settlement.taxDue,
      withheld_here: settlement.withheldHere,
      withheld_elsewhere: [...settlement.withheldElsewhere],
      notice: settlement.notice,
      overpaid: settlement.overpaid,
      notice_due: settlement.noticeDue,
    }
  }
}

/** Adds the warning of a provisional law, and all others where the request asks for more. */
function addWarnings(
  answer: PublicCalculationResponse | PrivateCalculationResponse,
  calculation: Calculation,
  { notices }: PayslipYear,
  language: Language,
): void {
  const asked = asksForMore(calculation.request)
  if (!asked && !calculation.law.provisional) return
  const warnings = warningsOf(calculation, language, asked ? notices : [])
  if (warnings.length > 0) answer.warnings = warnings
}

/** The parts that a request adds to the answer of the specification. */
interface Additions {
  readonly bonuses: boolean
  readonly children: boolean
  readonly ownDeduction: boolean
  readonly familyPayment: boolean
  readonly deductions: boolean
  readonly selfEmployment: boolean
  readonly additional: boolean
  readonly cost: boolean
}

function additionsTo(request: RightFields): Additions {
  const children = isGiven(request.children_count)
  const additional = (request.working_conditions ?? 'ordinary') !== 'ordinary'
  const ownDeduction = (request.own_deduction ?? 'none') !== 'none'
  return {
    bonuses: isGiven(request.monthly_bonuses),
    children,
    ownDeduction,
    familyPayment: request.has_family_payment === true,
    deductions:
      children ||
      ownDeduction ||
      isGiven(request.housing_expense) ||
      isGiven(request.mortgage_expense) ||
      isGiven(request.social_expense) ||
      isGiven(request.child_edu_expense) ||
      isGiven(request.treatment_expense) ||
      isGiven(request.savings_expense) ||
      isGiven(request.has_gto_badge),
    selfEmployment: request.employment_type === 'SELF_EMPLOYED',
    additional,
    cost:
      additional ||
      request.is_company_head === true ||
      isGiven(request.accident_rate) ||
      (request.contribution_tariff ?? 'general') !== 'general',
  }
}
