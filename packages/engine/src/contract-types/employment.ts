import { ruleCitations } from '../breakdown/rule-citations.ts'
import { withholdFromNonResident } from '../withholding/non-resident.ts'
import { hasFlatRate, scalesOf } from '../withholding/residency.ts'
import { withhold } from '../withholding/withholding.ts'
import type { ContractType } from './contract-type.ts'

/** An employment contract (трудовой договор). */
export const employment: ContractType = {
  citations: ruleCitations,
  hasMinimumWage: true,
  hasContributions: true,
  hasSocialInsurance: () => true,
  isTaxedByMonth: hasFlatRate,
  deductionsExcludedBy: ({ isNonResident }) =>
    isNonResident ? ruleCitations.noDeductionsOfNonResidents : null,
  withhold: (calculation) => {
    const scales = scalesOf(calculation.law, calculation.terms)
    if (scales === null) withholdFromNonResident(calculation)
    else withhold(calculation, scales)
  },
  incomeLimit: () => null,
  // Tax withheld before may have kopecks. A month that cannot pay all tax due then pays only whole roubles.
  fallOfTax: ({ incomeBefore }) => (incomeBefore.taxWithheld % 100 === 0 ? 0 : 99),
}
