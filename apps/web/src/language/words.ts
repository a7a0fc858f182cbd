import type { ContractType, Language } from '@oklad/contract/fields'
import { contractsIn, type Texts, textsIn } from '../texts/texts.ts'

/** The texts of a language, with the names of pay, tax and cost under a contract type. */
export function textsFor(language: Language, contract: ContractType): Texts {
  const texts = textsIn[language]
  if (contract === 'TD') return texts
  const { gross, cost, tax, payer } = contractsIn[language][contract]
  return {
    ...texts,
    salary: {
      ...{ ...texts.salary, tax, payer },
      gross: { ...texts.salary.gross, ...gross },
      cost: { ...texts.salary.cost, ...cost },
    },
    amounts: { ...texts.amounts, incomeTax: tax, employerCost: cost.label },
  }
}

/** The language of the page, with its texts. */
export interface Words {
  readonly language: Language
  readonly texts: Texts
}
