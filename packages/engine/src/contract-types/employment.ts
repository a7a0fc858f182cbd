import { rules } from '../breakdown/rules.ts'
import type { ContractType } from './contract-type.ts'
import { chargeEmployer } from './employer-contributions.ts'
import {
  fallOfWithheldTax,
  grantByResidency,
  residencyExcludes,
  withholdByResidency,
} from './residency.ts'

/** An employment contract (трудовой договор). */
export const employment: ContractType = {
  payCitation: rules.pay,
  hasMinimumWage: true,
  hasContributions: true,
  deductionsExcludedBy: residencyExcludes,
  grantDeductions: grantByResidency,
  withhold: withholdByResidency,
  chargeContributions: (terms, law, year, recorder) =>
    chargeEmployer(terms, law, year, true, recorder),
  incomeLimit: () => null,
  fallOfTax: fallOfWithheldTax,
}
