import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import type { CompleteTerms, Terms } from '../../terms.ts'

/** The contract types that employment is compared with. */
export type OtherContractType = 'civilContract' | 'selfEmployment'

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
  const { firstMonth, lastMonth, isNonResident, nonResidentCategory, children, disabledChildren } =
    terms
  const { elderChildren, isSingleParent, incomeBeforeElsewhere, workingConditions } = terms
  const { isCompanyHead, ownDeduction } = terms
  const { incomeBefore, contributionTariff, incomePayer, hasRegistrationDeduction } = terms
  return {
    grossSalary: ZERO,
    contractType,
    monthlySalaries,
    firstMonth,
    lastMonth,
    isNonResident,
    // A civil contract is not remote employment.
    nonResidentCategory:
      nonResidentCategory === 'remoteEmployee' ? 'ordinary' : nonResidentCategory,
    children,
    disabledChildren,
    elderChildren,
    isSingleParent,
    ownDeduction,
    incomeBefore,
    incomeBeforeElsewhere,
    contributionTariff,
    // No contributions are paid for the self-employed.
    workingConditions: contractType === 'selfEmployment' ? 'ordinary' : workingConditions,
    isCompanyHead,
    incomePayer,
    hasRegistrationDeduction,
  }
}
