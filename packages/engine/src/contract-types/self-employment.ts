import type { Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Law } from '../law/law.ts'
import { percentOf, toWholeRoubles } from '../money/rounding.ts'
import type { CompleteTerms } from '../terms.ts'
import type { YearFigures } from '../year-figures.ts'
import type { ContractType } from './contract-type.ts'

/** Self-employment (самозанятость): the tax on professional income, no contributions. */
export const selfEmployment: ContractType = {
  citations: {
    pay: rules.civilPay,
    allowances: rules.noAllowances,
    income: rules.professionalIncome,
    payment: rules.professionalIncomePayment,
    contributions: rules.noContributions,
    accidents: rules.notInsured,
  },
  hasMinimumWage: false,
  hasContributions: false,
  hasSocialInsurance: () => false,
  isTaxedByMonth: () => true,
  deductionsExcludedBy: () => rules.noDeductionsOfSelfEmployed,
  withhold: withholdProfessionalIncomeTax,
  incomeLimit: (law) => law.figures.selfEmployment.value?.incomeLimit ?? null,
  // The registration deduction is rounded to the kopeck before the tax is rounded to the rouble.
  fallOfTax: ({ hasRegistrationDeduction }) => (hasRegistrationDeduction ? 101 : 0),
}

/**
 * Withholds the tax on professional income, each month separately. The registration deduction lowers
 * the rate by one or two points until it is used up. The payment that passes the year's limit, and all
 * later ones, are wholly outside the regime.
 * @throws {RangeError} for a year in which the regime does not exist
 * @source Federal Law № 422-ФЗ, articles 4, 10, 12; Tax Code, article 52, paragraph 6
 */
function withholdProfessionalIncomeTax(
  { incomePayer, hasRegistrationDeduction }: CompleteTerms,
  law: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  const { value: regime, citation } = law.figures.selfEmployment
  if (regime === null) {
    throw new RangeError(`The tax on professional income did not exist in ${law.year}`)
  }
  const { incomeLimit: limit } = regime
  const payer = incomePayer === 'firms' ? regime.fromFirms : regime.fromIndividuals
  const { rate: fullRate, pointsOff } = payer
  const deduction: number = hasRegistrationDeduction ? regime.deduction : 0
  let left = deduction
  let income = 0
  year.firstRate = fullRate
  for (const month of year.months) {
    const pay = month.basePay
    income += pay
    const fullDeduction = percentOf(pay, pointsOff)
    const available = Math.min(fullDeduction, left)
    const isReduced = available > 0 && available === fullDeduction
    const rate = isReduced ? fullRate - pointsOff : fullRate
    const tax = toWholeRoubles(pay * fullRate - available * 100)
    const isOutside = income > limit
    const used = isOutside ? 0 : available
    month.baseTax = isOutside ? 0 : tax
    month.allowancesTax = 0
    month.taxRate = isOutside ? 0 : rate
    if (recorder !== undefined) {
      const deductions = { left, fullDeduction, available, used }
      const figures = { income, fullRate, pointsOff, rate, tax, limit, ...deductions }
      recorder.at(month.month)
      recorder.steps.recordProfessionalIncome(recorder, month, figures, citation)
    }
    left -= used
  }
  year.registrationDeductionUsed = deduction - left
  if (recorder === undefined) return
  const months = recorder.at('year').monthsOf('registration_deduction')
  recorder.step('registration_deduction', deduction - left, 'sum', months, citation)
}

/** The intermediate figures of a month, kopecks and percent. */
export type ProfessionalIncome = Record<
  | ('income' | 'fullRate' | 'pointsOff' | 'rate' | 'tax' | 'limit')
  | ('left' | 'fullDeduction' | 'available' | 'used'),
  number
>
