import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Citation } from '../law/figure.ts'
import type { CompleteTerms, IncomeBefore } from '../terms.ts'
import type { YearFigures } from './year-figures.ts'

/** Pay by the same employer before the first month: contributions start from it. Kopecks. */
export const payBeforeOf = ({ baseIncome, allowancesIncome }: IncomeBefore): number =>
  baseIncome + allowancesIncome

/** Nobody pays contributions for the self-employed. */
export function chargeNothing(
  { firstMonth }: CompleteTerms,
  year: YearFigures,
  citation: Citation,
  recorder?: Recorder,
): void {
  year.pensionContribution.fill(0)
  year.medicalContribution.fill(0)
  year.socialContribution.fill(0)
  for (let month = firstMonth; recorder !== undefined && month <= 12; month++) {
    recorder.at(month).step('pension_contribution', 0, 'nothing', [], citation)
    recorder.step('medical_contribution', 0, 'nothing', [], citation)
    recorder.step('social_contribution', 0, 'nothing', [], citation)
  }
}

/** One sum of contributions, and the parts of two funds in the year's sum up to it. Kopecks. */
export interface SumOfFunds {
  readonly sum: number
  readonly medicalDue: number
  readonly socialDue: number
}

/**
 * Splits the sum of each month between the funds, so that together they are that sum to the
 * kopeck: medical and social within it, pension the rest.
 *
 * Reads the columns `contributions`, `medicalDue` and `socialDue`.
 * @param before the same of the pay before the first month; `null` where there was none
 * @param citation of the proportion between the funds
 */
export function splitContributions(
  { firstMonth }: CompleteTerms,
  year: YearFigures,
  before: SumOfFunds | null,
  citation: Citation,
  recorder?: Recorder,
): void {
  if (recorder !== undefined) recordNoFunds(recorder.at('start'), citation)
  let medicalSoFar = before === null ? 0 : Math.min(before.medicalDue, before.sum)
  let socialSoFar = before === null ? 0 : Math.min(before.socialDue, before.sum - medicalSoFar)
  if (recorder !== undefined && before !== null) {
    recordFunds(recorder.at('before'), before.sum, medicalSoFar, socialSoFar, citation)
    recordFundsSoFar(recorder, medicalSoFar, socialSoFar, citation)
  }
  for (let index = firstMonth - 1; index < 12; index++) {
    const sum = year.contributions[index] as number
    const medical = Math.min((year.medicalDue[index] as number) - medicalSoFar, sum)
    const social = Math.min((year.socialDue[index] as number) - socialSoFar, sum - medical)
    medicalSoFar += medical
    socialSoFar += social
    year.medicalContribution[index] = medical
    year.socialContribution[index] = social
    year.pensionContribution[index] = sum - medical - social
    if (recorder !== undefined) {
      recordFunds(recorder.at(index + 1), sum, medical, social, citation)
      recordFundsSoFar(recorder, medicalSoFar, socialSoFar, citation)
    }
  }
}

function recordNoFunds(recorder: Recorder, citation: Citation): void {
  recorder.step('medical_so_far', 0, 'nothing', [], citation)
  recorder.step('social_so_far', 0, 'nothing', [], citation)
}

function recordFunds(
  recorder: Recorder,
  sum: number,
  medical: number,
  social: number,
  citation: Citation,
): void {
  const medicalParts = ['medical_due', 'medical_so_far', 'contributions'] as const
  recorder.step('medical_contribution', medical, 'difference_within', medicalParts, citation)
  const within = ['contributions', 'medical_contribution'] as const
  const socialParts = ['social_due', 'social_so_far', ...within] as const
  recorder.step('social_contribution', social, 'difference_within', socialParts, citation)
  const pension = ['contributions', 'medical_contribution', 'social_contribution'] as const
  const rest = sum - medical - social
  recorder.step('pension_contribution', rest, 'difference', pension, citation)
}

function recordFundsSoFar(
  recorder: Recorder,
  medical: number,
  social: number,
  citation: Citation,
): void {
  const medicalParts = ['medical_so_far', 'medical_contribution'] as const
  recorder.step('medical_so_far', medical, 'sum', medicalParts, citation)
  const socialParts = ['social_so_far', 'social_contribution'] as const
  recorder.step('social_so_far', social, 'sum', socialParts, citation)
}

/** Records the pay on which contributions are due, month after month. */
export function recordPaySoFar(recorder: Recorder, terms: CompleteTerms, year: YearFigures): void {
  const { baseIncome, allowancesIncome } = terms.incomeBefore
  let pay = payBeforeOf(terms.incomeBefore)
  const grow = () => {
    const parts = ['pay_so_far', 'gross_income'] as const
    recorder.step('pay_so_far', pay, 'sum', parts, rules.contributions)
  }
  if (pay > 0) {
    const base = given('base_income_before', baseIncome)
    const allowances = given('allowances_income_before', allowancesIncome)
    const parts = [base, allowances] as const
    recorder.at('before').step('gross_income', pay, 'sum', parts, rules.contributions)
    grow()
  }
  for (let index = terms.firstMonth - 1; index < 12; index++) {
    recorder.at(index + 1)
    pay += year.grossIncome[index] as number
    grow()
  }
}
