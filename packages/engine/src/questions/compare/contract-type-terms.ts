import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import { type CompleteTerms, completeTerms } from '../../terms.ts'
import type { ComparedContractType } from './comparison.ts'

/** The contract types that employment is compared with. */
export type OtherContractType = Exclude<ComparedContractType, 'employment'>

/**
 * The same pay under another contract type: without coefficients and privilege, which belong to
 * employment. Under a civil contract the tax of a resident or non-resident, the deductions for
 * children and the employer's tariff remain. Accidents are insured only where a civil contract says
 * so (Federal Law № 125-ФЗ, article 5, paragraph 1), so they are not.
 * @param monthlySalaries twelve sums, January first, kopecks
 */
export function termsOfSamePay(
  terms: CompleteTerms,
  contractType: OtherContractType,
  monthlySalaries: readonly Kopecks[],
): CompleteTerms {
  const { firstMonth, incomePayer, hasRegistrationDeduction } = terms
  const pay = { grossSalary: ZERO, contractType, firstMonth, monthlySalaries }
  if (contractType === 'selfEmployment') {
    return completeTerms({ ...pay, incomePayer, hasRegistrationDeduction })
  }
  const { isNonResident, children, disabledChildren, isSingleParent } = terms
  const { incomeBefore, contributionTariff } = terms
  return completeTerms({
    ...pay,
    isNonResident,
    children,
    disabledChildren,
    isSingleParent,
    incomeBefore,
    contributionTariff,
  })
}
