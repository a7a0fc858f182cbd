import { rules } from '../breakdown/rules.ts'
import type { ContractType } from './contract-type.ts'
import { chargeEmployer } from './employer-contributions.ts'
import { employment } from './employment.ts'

/**
 * A civil contract for work or services (договор ГПХ): taxed as employment; no minimum wage, and
 * no social insurance before 2023 (Tax Code, article 422, paragraph 3, item 2).
 */
export const civilContract: ContractType = {
  ...employment,
  payCitation: rules.civilPay,
  hasMinimumWage: false,
  chargeContributions: (terms, law, year, recorder) =>
    chargeEmployer(terms, law, year, law.figures.civilContractSocialInsurance.value, recorder),
}
