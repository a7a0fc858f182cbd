import { asksForMore, type Language, type RightFields } from '@oklad/contract/fields'
import type {
  PrivateCalculationResponse,
  PrivateMonth,
  PublicCalculationResponse,
  PublicMonth,
} from '@oklad/contract/internal'
import type { DeductedPayment, PayslipYear } from '@oklad/engine'
import { computePay, computeYear, reusedYears } from '@oklad/engine/internal'
import { conditionsMet, monthWriter, yearWriter } from './asked-members.ts'
import { type Calculation, monthStarts } from './calculation.ts'
import { warningsOf } from './warnings.ts'
import { deductedFrom, writeDeducted } from './writs.ts'

/**
 * Returns the same number, held by the runtime as an integer where it has at most 31 bits. A computed
 * figure may be held as a double, for which JavaScriptCore's `JSON.stringify` takes twice as long.
 */
const whole = (value: number): number => ((value | 0) === value ? value | 0 : value)

const yearOf = reusedYears()

/** Computes the year of a calculation. Valid until the next call; copy what you keep. */
const computedYear = ({ terms, law }: Calculation) => computeYear(terms, law, { yearOf })

/**
 * The answer of a public calculation.
 * @param language of the warnings
 */
export function publicAnswer(
  calculation: Calculation,
  language: Language,
): PublicCalculationResponse {
  const { terms, law } = calculation
  // The answer shows no more than these.
  const year = computePay(terms, law, { yearOf })
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
    annual_gross_income: whole(grossIncome),
    annual_net_income: whole(grossIncome - incomeTax),
    annual_tax_amount: whole(incomeTax),
    monthly_details: months,
  }
  addWarnings(answer, calculation, [], language)
  return answer
}

interface PrivateOptions {
  readonly year?: PayslipYear
  readonly months?: boolean
  readonly members?: ReturnType<typeof membersFor>
}

/** Makes the writers of the members that the fields of a request bring. */
export function membersFor(request: RightFields) {
  const met = conditionsMet(request)
  return { ofYear: yearWriter(met), ofMonth: monthWriter(met) }
}

/**
 * The answer of a private calculation.
 * @param language of the warnings
 * @param year the computed year, where the caller has it
 * @param months whether the details of the months are needed
 * @param members those of requests with the same fields, where the caller has them
 */
export function privateAnswer(
  calculation: Calculation,
  language: Language,
  options: PrivateOptions = {},
): PrivateCalculationResponse {
  const { request, terms, paidAbsences } = calculation
  const { year = computedYear(calculation), months = true } = options
  const { ofYear, ofMonth } = options.members ?? membersFor(request)
  const deducted = deductedFrom(year.months, request)
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
    monthly_details: months ? privateMonths(year, ofMonth, deducted?.payments) : [],
  }
  const absences = paidAbsences && { paidAbsences }
  const writs = deducted && { deducted: writeDeducted(deducted.total) }
  ofYear(absences || writs ? { ...year, ...absences, ...writs } : year, answer)
  addWarnings(answer, calculation, year.warnings, language)
  return answer
}

function privateMonths(
  year: PayslipYear,
  addAsked: ReturnType<typeof monthWriter>,
  deducted: readonly DeductedPayment[] | undefined,
): PrivateMonth[] {
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
    const taken = deducted?.[entries.length]
    addAsked(taken ? { ...month, deducted: writeDeducted(taken) } : month, entry)
    entries.push(entry)
  }
  return entries
}

/** Adds the warning of a provisional law, and all others where the request asks for more. */
function addWarnings(
  answer: PublicCalculationResponse | PrivateCalculationResponse,
  calculation: Calculation,
  ofYear: PayslipYear['warnings'],
  language: Language,
): void {
  const asked = asksForMore(calculation.request)
  if (!asked && !calculation.law.provisional) return
  const warnings = warningsOf(calculation, language, asked ? ofYear : [])
  if (warnings.length > 0) answer.warnings = warnings
}
