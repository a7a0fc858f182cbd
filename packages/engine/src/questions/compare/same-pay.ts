import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import type { CompleteTerms, Terms } from '../../terms.ts'

/** The contract types that employment is compared with. */
export type OtherContractType = 'civilContract' | 'selfEmployment'

/**
 * The same pay under a civil contract or self-employment: without coefficients and privilege, which
 * belong to employment. Under a civil contract the tax of a resident or non-resident, the
 * deductions for children and the employer's tariff remain. Accidents are insured only where a
 * civil contract says so (Federal Law № 125-ФЗ, article 5, paragraph 1), so they are not.
 * @param monthlySalaries twelve sums, January first, kopecks
 */
export function samePay(
  terms: CompleteTerms,
  contractType: OtherContractType,
  monthlySalaries: readonly Kopecks[],
): Terms {
  const { firstMonth, isNonResident, children, disabledChildren, isSingleParent } = terms
  const { incomeBefore, contributionTariff, incomePayer, hasRegistrationDeduction } = terms
  return {
    grossSalary: ZERO,
    contractType,
    monthlySalaries,
    firstMonth,
    isNonResident,
    children,
    disabledChildren,
    isSingleParent,
    incomeBefore,
    contributionTariff,
    incomePayer,
    hasRegistrationDeduction,
  }
}
