import { ruleCitations } from '../breakdown/rule-citations.ts'
import { given } from '../breakdown/step.ts'
import { minus, plus, smaller, ZERO } from '../money/kopecks.ts'
import { percentOf, toWholeRoubles } from '../money/rounding.ts'
import { refuseInYear } from '../terms/problem.ts'
import { payBefore } from '../terms/terms.ts'
import type { Calculation, ContractType } from './contract-type.ts'

/** Self-employment (самозанятость): the tax on professional income, no contributions. */
export const selfEmployment: ContractType = {
  citations: {
    pay: ruleCitations.civilPay,
    allowances: ruleCitations.noAllowances,
    income: ruleCitations.professionalIncome,
    payment: ruleCitations.professionalIncomePayment,
    contributions: ruleCitations.noContributions,
    accidents: ruleCitations.notInsured,
  },
  hasMinimumWage: false,
  hasContributions: false,
  hasSocialInsurance: () => false,
  isTaxedByMonth: () => true,
  deductionsExcludedBy: () => ruleCitations.noDeductionsOfSelfEmployed,
  withhold: withholdProfessionalIncomeTax,
  incomeLimit: (law) => law.figures.selfEmployment.value?.incomeLimit ?? null,
  // The registration deduction is rounded to the kopeck before the tax is rounded to the rouble.
  fallOfTax: ({ hasRegistrationDeduction }) => (hasRegistrationDeduction ? 101 : 0),
}

/**
 * Withholds the tax on professional income, each month separately. The registration deduction lowers
 * the rate by one or two points until it is used up. The payment that passes the year's limit, and all
 * later ones, are wholly outside the regime; income before the first month counts towards the limit.
 * @throws {RangeError} for a year in which the regime does not exist
 * @source Federal Law № 422-ФЗ, articles 4, 10, 12; Tax Code, article 52, paragraph 6
 */
function withholdProfessionalIncomeTax({ terms, law, year, recorder }: Calculation): void {
  const { value: regime, citation } = law.figures.selfEmployment
  if (regime === null) {
    refuseInYear('contractType', `the tax on professional income did not exist in ${law.year}`)
  }
  const { incomePayer, hasRegistrationDeduction } = terms
  const { incomeLimit: limit } = regime
  const payer = incomePayer === 'firms' ? regime.fromFirms : regime.fromIndividuals
  const { rate: fullRate, pointsOff } = payer
  const deduction = hasRegistrationDeduction ? regime.deduction : ZERO
  let left = deduction
  let income = payBefore(terms)
  year.firstRate = fullRate
  if (recorder !== undefined && income > 0) {
    const { baseIncome, allowancesIncome } = terms.incomeBefore
    const step = recorder.at('before').citing(citation)
    const base = given('base_income_before', baseIncome)
    step('income_so_far', income, 'sum', base, given('allowances_income_before', allowancesIncome))
  }
  for (const month of year.months) {
    const pay = month.basePay
    income = plus(income, pay)
    const fullDeduction = percentOf(pay, pointsOff)
    const available = smaller(fullDeduction, left)
    const isReduced = available > 0 && available === fullDeduction
    const rate = isReduced ? fullRate - pointsOff : fullRate
    const tax = toWholeRoubles(pay * fullRate - available * 100)
    const isOutside = income > limit
    const used = isOutside ? ZERO : available
    month.baseTax = isOutside ? ZERO : tax
    month.allowancesTax = ZERO
    month.taxRate = isOutside ? 0 : rate
    if (recorder !== undefined) {
      const deductions = { left, fullDeduction, available, used }
      const figures = { income, fullRate, pointsOff, rate, tax, limit, ...deductions }
      recorder.at(month.month)
      recorder.steps.recordProfessionalIncome(recorder, month, figures, citation)
    }
    left = minus(left, used)
  }
  year.registrationDeductionUsed = minus(deduction, left)
  if (recorder === undefined) return
  const months = recorder.at('year').monthsOf('registration_deduction')
  recorder.step('registration_deduction', year.registrationDeductionUsed, 'sum', months, citation)
}
