import type { Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import { contractTypes } from '../contract-types/contract-types.ts'
import type { Law } from '../law/law.ts'
import type { CompleteTerms } from '../terms.ts'
import { chargeAccidentInsurance } from './accident-insurance.ts'
import { accrue } from './accrual.ts'
import { recordPaySoFar } from './contributions.ts'
import type { YearFigures } from './year-figures.ts'

/**
 * Walks through a year: pay accrues, deductions are granted, tax is withheld, contributions are
 * charged. Each rule goes through the months once, from the first paid one to December, and fills
 * its columns of figures. Every reading of a year (payslips, breakdown, columns) begins here.
 * @param year its columns are overwritten
 * @param recorder where every figure is to be recorded as a step
 * @throws {RangeError} for a contract type, a tariff or a calendar that the year does not have
 */
export function walkYear(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  walkPay(terms, law, year, recorder)
  if (recorder !== undefined) recordPaySoFar(recorder, terms, year)
  contractTypes[terms.contractType].chargeContributions(terms, law, year, recorder)
  if (recorder !== undefined) recordNetIncome(recorder, terms, year)
  chargeAccidentInsurance(terms, year, recorder)
}

/**
 * The part of the walk that net pay follows from: pay, deductions and tax. Searches compare net
 * pay at hundreds of salaries; without contributions that takes half the time.
 * @param year its columns are overwritten, except those of contributions
 * @throws {RangeError} for a contract type or a calendar that the year does not have
 */
export function walkPay(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  const contractType = contractTypes[terms.contractType]
  // Only self-employment sets these.
  year.registrationDeductionUsed = 0
  year.isOutsideRegime.fill(0)
  accrue(terms, law, year, contractType.payCitation, recorder)
  contractType.grantDeductions(terms, law, year, recorder)
  contractType.withhold(terms, law, year, recorder)
}

function recordNetIncome(recorder: Recorder, terms: CompleteTerms, year: YearFigures): void {
  for (let index = terms.firstMonth - 1; index < 12; index++) {
    const tax = (year.baseTax[index] as number) + (year.allowancesTax[index] as number)
    const net = (year.grossIncome[index] as number) - tax
    const parts = ['gross_income', 'income_tax'] as const
    recorder.at(index + 1).step('net_income', net, 'difference', parts, rules.payment)
  }
}
