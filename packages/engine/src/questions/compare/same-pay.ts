import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import type { CompleteTerms, Terms } from '../../terms.ts'

/** The contract types that employment is compared with. */
export type OtherContractType = 'civilContract' | 'selfEmployment'

/** The terms of the employment that do not change with the contract type. */
// biome-ignore format: several names a line
const kept = [
  'firstMonth', 'lastMonth', 'isNonResident', 'nonResidentCategory', 'children', 'disabledChildren',
  'elderChildren', 'isSingleParent', 'ownDeduction', 'incomeBefore', 'incomeBeforeElsewhere',
  'contributionTariff', 'workingConditions', 'isCompanyHead', 'incomePayer', 'hasRegistrationDeduction',
] as const satisfies readonly (keyof Terms)[]

/**
 * Returns terms for the same pay under a civil contract or self-employment, without coefficients and
 * privilege, which need employment. Under a civil contract the residence, the standard deductions
 * and the employer's tariff remain. Accident insurance is left out: a civil contract has it only by
 * agreement (Federal Law № 125-ФЗ, article 5, paragraph 1).
 * @param monthlySalaries twelve sums, January first, kopecks
 */
export function samePay(
  terms: CompleteTerms,
  contractType: OtherContractType,
  monthlySalaries: readonly Kopecks[],
): Terms {
  const entries = kept.map((name) => [name, terms[name]])
  const same: Pick<CompleteTerms, (typeof kept)[number]> = Object.fromEntries(entries)
  return {
    ...same,
    grossSalary: ZERO,
    contractType,
    monthlySalaries,
    // A civil contract is not remote employment.
    ...(same.nonResidentCategory === 'remoteEmployee' && { nonResidentCategory: 'ordinary' }),
    // No contributions are paid for the self-employed.
    ...(contractType === 'selfEmployment' && { workingConditions: 'ordinary' }),
  }
}
