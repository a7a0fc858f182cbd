import { ruleCitations } from '../breakdown/rule-citations.ts'
import type { ContractType } from './contract-type.ts'
import { employment } from './employment.ts'

/**
 * A civil contract for work or services (договор ГПХ). It is taxed like employment, but has no minimum
 * wage, and had no social insurance before 2023 (Tax Code, article 422, paragraph 3, item 2).
 */
export const civilContract: ContractType = {
  ...employment,
  citations: {
    ...employment.citations,
    pay: ruleCitations.civilPay,
    allowances: ruleCitations.noAllowances,
  },
  hasMinimumWage: false,
  hasSocialInsurance: ({ figures }) => figures.civilContractSocialInsurance.value,
}
