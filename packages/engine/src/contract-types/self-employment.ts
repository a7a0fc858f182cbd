import type { StepKind } from '../breakdown/names.ts'
import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Law } from '../law/law.ts'
import { percentOf, toWholeRoubles } from '../money/rounding.ts'
import type { CompleteTerms } from '../terms.ts'
import { grantNoDeduction } from '../year/child-deduction.ts'
import { chargeNothing } from '../year/contributions.ts'
import type { YearFigures } from '../year/year-figures.ts'
import type { ContractType } from './contract-type.ts'

/** Self-employment (самозанятость): the tax on professional income, no contributions. */
export const selfEmployment: ContractType = {
  payCitation: rules.civilPay,
  hasMinimumWage: false,
  hasContributions: false,
  deductionsExcludedBy: (_, law) => law.figures.selfEmployment.citation,
  grantDeductions: (terms, law, year, recorder) =>
    grantNoDeduction(terms, year, law.figures.selfEmployment.citation, recorder),
  withhold: withholdProfessionalIncomeTax,
  chargeContributions: (terms, law, year, recorder) =>
    chargeNothing(terms, year, law.figures.selfEmployment.citation, recorder),
  incomeLimit: (law) => law.figures.selfEmployment.value?.incomeLimit ?? null,
  // The registration deduction is rounded to the kopeck before the tax is rounded to the rouble.
  fallOfTax: ({ hasRegistrationDeduction }) => (hasRegistrationDeduction ? 101 : 0),
}

/**
 * Withholds the tax on professional income, each month by itself. The registration deduction takes
 * a point or two off the rate until it is used up. The payment that passes the year's limit is
 * wholly outside the regime, and so are all that follow.
 * @throws {RangeError} for a year in which the regime does not exist
 * @source Federal Law № 422-ФЗ, articles 4, 10, 12; Tax Code, article 52, paragraph 6
 */
function withholdProfessionalIncomeTax(
  { firstMonth, incomePayer, hasRegistrationDeduction }: CompleteTerms,
  law: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  const regime = law.figures.selfEmployment.value
  if (regime === null) {
    throw new RangeError(`The tax on professional income did not exist in ${law.year}`)
  }
  const payer = incomePayer === 'firms' ? regime.fromFirms : regime.fromIndividuals
  const { rate: fullRate, pointsOff } = payer
  let income = 0
  let deductionLeft: number = hasRegistrationDeduction ? regime.deduction : 0
  year.firstRate = fullRate
  for (let index = firstMonth - 1; index < 12; index++) {
    const pay = year.basePay[index] as number
    income += pay
    const isOutside = income > regime.incomeLimit
    const fullDeduction = percentOf(pay, pointsOff)
    const available = Math.min(fullDeduction, deductionLeft)
    const isReduced = available > 0 && available === fullDeduction
    const rate = isReduced ? fullRate - pointsOff : fullRate
    const tax = toWholeRoubles(pay * fullRate - available * 100)
    const left = deductionLeft
    deductionLeft -= isOutside ? 0 : available
    year.isOutsideRegime[index] = isOutside ? 1 : 0
    year.baseTax[index] = isOutside ? 0 : tax
    year.allowancesTax[index] = 0
    year.taxRate[index] = isOutside ? 0 : rate
    if (recorder !== undefined) {
      const rates = { fullRate, pointsOff, rate }
      const deduction = { left, fullDeduction, available, used: left - deductionLeft }
      recordMonth(recorder.at(index + 1), law, year, index, { income, tax, ...rates, ...deduction })
    }
  }
  const used = (hasRegistrationDeduction ? regime.deduction : 0) - deductionLeft
  year.registrationDeductionUsed = used
  if (recorder === undefined) return
  const months = recorder.at('year').monthsOf('registration_deduction')
  recorder.step('registration_deduction', used, 'sum', months, law.figures.selfEmployment.citation)
}

type MonthFigures = Record<
  | ('income' | 'tax' | 'fullRate' | 'pointsOff' | 'rate')
  | ('left' | 'fullDeduction' | 'available' | 'used'),
  number
>

function recordMonth(
  recorder: Recorder,
  { figures: { selfEmployment } }: Law,
  year: YearFigures,
  index: number,
  month: MonthFigures,
): void {
  const { value: regime, citation } = selfEmployment
  const fullRate = given('self_employment_full_rate', month.fullRate)
  const points = given('points_off', month.pointsOff)
  const limit = given('self_employment_limit', regime?.incomeLimit ?? 0)
  const whileWithin = (kind: StepKind, value: number, of: StepKind) =>
    recorder.step(kind, value, 'while_within', [of, 'income_so_far', limit], citation)

  const isFirst = !recorder.has('income_so_far')
  const income = ['income_so_far', 'accrual_base'] as const
  recorder.step('income_so_far', month.income, 'sum', income, citation)
  const granted = given('registration_deduction_granted', month.left)
  const unused = ['registration_deduction_left', 'registration_deduction'] as const
  if (isFirst) {
    recorder.step('registration_deduction_left', month.left, 'given', [granted], citation)
  } else {
    recorder.step('registration_deduction_left', month.left, 'difference', unused, citation)
  }
  const full = ['accrual_base', points] as const
  const fullKind = 'registration_deduction_full'
  recorder.step(fullKind, month.fullDeduction, 'percent_to_kopeck', full, citation)
  const available = ['registration_deduction_full', 'registration_deduction_left'] as const
  const availableKind = 'registration_deduction_available'
  recorder.step(availableKind, month.available, 'smallest', available, citation)
  whileWithin('registration_deduction', month.used, availableKind)
  recorder.step(
    'self_employment_tax',
    month.tax,
    'percent_to_whole_roubles',
    ['accrual_base', fullRate, availableKind],
    rules.wholeRoubles,
  )
  const tax = year.baseTax[index] as number
  whileWithin('main_base_tax', tax, 'self_employment_tax')
  recorder.step('allowances_tax', 0, 'nothing', [], citation)
  recorder.step('income_tax', tax, 'sum', ['main_base_tax', 'allowances_tax'], citation)
  const rate = [fullRate, points, fullKind, availableKind] as const
  recorder.step('self_employment_rate', month.rate, 'rate_less_points', rate, citation)
  whileWithin('tax_rate', year.taxRate[index] as number, 'self_employment_rate')
}
