import type { Citation, ContributionRate } from '@oklad/law'
import type { Tariff } from '../../year/reduction.ts'
import type { MonthDraft } from '../../year-figures.ts'
import { bracketsOf, bracketsOfTariff } from '../brackets.ts'
import type { StepKind } from '../names.ts'
import { given } from '../step.ts'
import type { StepRecorder } from '../step-recorder.ts'

/** The step kinds of a contribution: of the month before rounding, the same since January, and rounded. */
export type ExactKinds = readonly [exact: StepKind, exactSoFar: StepKind, due: StepKind]

/** Records a contribution on all pay since January. */
export function recordDue(
  recorder: StepRecorder,
  kind: StepKind,
  due: number,
  { rate, limit, citation }: Tariff,
  pay: number,
): void {
  const brackets = bracketsOf(bracketsOfTariff(rate, limit.value), pay)
  const source = brackets.length > 1 ? both(citation, limit.citation) : citation
  recorder.step(kind, due, 'tariff_to_kopeck', [baseKinds(recorder).soFar], source, brackets)
}

/** Cites the act that sets the rate and, where the limit has an effect, the one that sets the limit. */
const both = (rate: Citation, limit: Citation): Citation => ({
  act: `${rate.act}; ${limit.act}`,
  article: `${rate.article}; ${limit.article}`,
  date: limit.date,
})

/**
 * Records a month's contribution: the one on all pay since January less those of earlier months.
 * @param citation sets the rate, which stands in the line of the contribution
 */
export function recordCharge(
  recorder: StepRecorder,
  kind: StepKind,
  value: number,
  due: StepKind,
  citation: Citation,
): void {
  recorder.step(kind, value, 'difference', [due, { earlier: due }], citation)
}

/** Records a contribution under a reduced tariff since January: `exact` thousandths of a kopeck, `due` kopecks. */
export function recordReducedDue(
  recorder: StepRecorder,
  [exactKind, soFarKind, dueKind]: ExactKinds,
  exact: number,
  due: number,
  citation: Citation,
): void {
  const sum = recorder.step(soFarKind, exact, 'sum', [soFarKind, exactKind], citation)
  recorder.step(dueKind, due, 'thousandths_to_kopeck', [sum], citation)
}

/** Records the share of a fund in the contributions since January, in the proportion of the general rates. Kopecks. */
export function recordComponent(
  recorder: StepRecorder,
  kind: StepKind,
  value: number,
  fund: ContributionRate,
  whole: ContributionRate,
  citation: Citation,
): void {
  const rate = given('fund_rate', fund.withinLimit)
  const rates = [rate, given('general_rate_within', whole.withinLimit)]
  recorder.step(kind, value, 'component', ['contributions_due', ...rates], citation)
}

/** Records how the contributions of a month are split: medical and social first, pension gets the rest. Kopecks. */
export function recordFunds(
  recorder: StepRecorder,
  month: MonthDraft,
  medicalSoFar: number,
  socialSoFar: number,
  citation: Citation,
): void {
  const { medicalContribution: medical, socialContribution: social } = month
  const step = recorder.citing(citation)
  const medicalParts = ['medical_due', 'medical_so_far', 'contributions'] as const
  step('medical_contribution', medical, 'difference_within', ...medicalParts)
  const within = ['contributions', 'medical_contribution'] as const
  step('social_contribution', social, 'difference_within', 'social_due', 'social_so_far', ...within)
  const pension = month.pensionContribution
  step('pension_contribution', pension, 'difference', ...within, 'social_contribution')
  step('medical_so_far', medicalSoFar, 'sum', 'medical_so_far', 'medical_contribution')
  step('social_so_far', socialSoFar, 'sum', 'social_so_far', 'social_contribution')
}

/** Returns the step kinds of a month's contribution base and of the base to date. */
export const baseKinds = (recorder: StepRecorder): { base: StepKind; soFar: StepKind } =>
  recorder.has('contribution_base')
    ? { base: 'contribution_base', soFar: 'contribution_base_so_far' }
    : { base: recorder.hereOr('insured_pay', 'gross_income'), soFar: 'pay_so_far' }
