import type { Law } from '@oklad/law'
import { deductionTerms } from '../../deductions/deductions.ts'
import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import { type CompleteTerms, salaryOf, type Terms } from '../../terms/terms.ts'
import { remoteScaleOf } from '../../withholding/residency.ts'
import type { MonthFigures } from '../../year-figures.ts'

/** The contract types that employment is compared with. */
export type OtherContractType = 'civilContract' | 'selfEmployment'
/** The contract types that are compared. */
export type ComparedType = 'employment' | OtherContractType

/** The terms of the employment that do not change with the contract type. */
// biome-ignore format: several names a line
const kept = [
  'firstMonth', 'firstDay', 'lastMonth', 'lastDay', 'isNonResident', 'nonResidentCategory', ...deductionTerms, 'incomeBefore',
  'contributionTariff', 'workingConditions', 'isCompanyHead', 'incomePayer', 'hasRegistrationDeduction',
] as const satisfies readonly (keyof Terms)[]

/** The pay of the employment in each of its months. */
type Months = readonly Pick<MonthFigures, 'month' | 'grossIncome'>[]

/**
 * Returns twelve salaries, January first, that pay what the employment pays. A month without a paid day
 * keeps its salary, which makes it a month with deductions; `samePay` keeps its part too, so that it pays nothing.
 */
export function sameSalaries(terms: CompleteTerms, months: Months): readonly Kopecks[] {
  const salaries = new Array<Kopecks>(12).fill(ZERO)
  for (const { month, grossIncome } of months) {
    salaries[month - 1] = grossIncome === 0 ? salaryOf(terms, month) : grossIncome
  }
  return salaries
}

/** Returns the absent days of the months without pay. */
const unpaidDays = (absentDays: NonNullable<Terms['absentDays']>, months: Months) =>
  absentDays.map((days, index) =>
    months.some(({ month, grossIncome }) => month === index + 1 && grossIncome === 0) ? days : [],
  )

/**
 * Returns terms for the same pay under a civil contract or self-employment, without coefficients and
 * privilege, which need employment. Under a civil contract the residence, the standard deductions
 * and the employer's tariff remain. Accident insurance is left out: a civil contract has it only by
 * agreement (Federal Law № 125-ФЗ, article 5, paragraph 1).
 */
export function samePay(
  terms: CompleteTerms,
  contractType: OtherContractType,
  months: Months,
  law: Law,
): Terms {
  const entries = kept.map((name) => [name, terms[name]])
  const same: Pick<CompleteTerms, (typeof kept)[number]> = Object.fromEntries(entries)
  return {
    ...same,
    ...(months.at(0)?.grossIncome === 0 && { firstMonthPaid: terms.firstMonthPaid }),
    ...(months.at(-1)?.grossIncome === 0 && { lastMonthPaid: terms.lastMonthPaid }),
    ...(terms.absentDays !== null && { absentDays: unpaidDays(terms.absentDays, months) }),
    grossSalary: ZERO,
    contractType,
    monthlySalaries: sameSalaries(terms, months),
    // Remote work under a civil contract has had the rates of residents since 2025.
    ...(same.nonResidentCategory === 'remoteEmployee' &&
      remoteScaleOf(law, contractType).value === null && { nonResidentCategory: 'ordinary' }),
    // No contributions are paid for the self-employed.
    ...(contractType === 'selfEmployment' && { workingConditions: 'ordinary' }),
  }
}
