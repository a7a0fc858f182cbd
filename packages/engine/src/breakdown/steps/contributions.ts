import type { ContributionRate } from '../../law/contribution-tariffs.ts'
import type { Citation, Figure } from '../../law/figure.ts'
import type { ExactKinds } from '../../year/contributions.ts'
import type { MonthFigures } from '../../year-figures.ts'
import { bracketsOf, bracketsOfTariff } from '../brackets.ts'
import type { StepKind } from '../names.ts'
import { given, type Recorder } from '../recorder.ts'
import { rules } from '../rules.ts'

/** Records a contribution on all pay since January. */
export function recordDue(
  recorder: Recorder,
  kind: StepKind,
  due: number,
  rate: ContributionRate,
  limit: Figure<number>,
  citation: Citation,
  pay: number,
): void {
  const brackets = bracketsOf(bracketsOfTariff(rate, limit.value), pay)
  // Cites the source of the limit if the limit has an effect, otherwise that of the rate.
  const source = brackets.length > 1 ? limit.citation : citation
  recorder.step(kind, due, 'tariff_to_kopeck', [baseKinds(recorder).soFar], source, brackets)
}

/** Records a month's contribution: the one on all pay since January less those of earlier months. */
export function recordCharge(
  recorder: Recorder,
  kind: StepKind,
  value: number,
  due: StepKind,
  citation: Citation = rules.contributions,
): void {
  recorder.step(kind, value, 'difference', [due, { earlier: due }], citation)
}

export function recordReducedDue(
  recorder: Recorder,
  [exactKind, soFarKind, dueKind]: ExactKinds,
  exact: number,
  due: number,
): void {
  const { contributions: rule } = rules
  const sum = recorder.step(soFarKind, exact, 'sum', [soFarKind, exactKind], rule)
  recorder.step(dueKind, due, 'thousandths_to_kopeck', [sum], rule)
}

export function recordComponent(
  recorder: Recorder,
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

export function recordFunds(
  recorder: Recorder,
  month: MonthFigures,
  medicalSoFar: number,
  socialSoFar: number,
  citation: Citation,
): void {
  const { medicalContribution: medical, socialContribution: social } = month
  const medicalParts = ['medical_due', 'medical_so_far', 'contributions'] as const
  recorder.step('medical_contribution', medical, 'difference_within', medicalParts, citation)
  const within = ['contributions', 'medical_contribution'] as const
  const socialParts = ['social_due', 'social_so_far', ...within] as const
  recorder.step('social_contribution', social, 'difference_within', socialParts, citation)
  const rest = [...within, 'social_contribution'] as const
  recorder.step('pension_contribution', month.pensionContribution, 'difference', rest, citation)
  const toDate = (kind: StepKind, value: number, part: StepKind) =>
    recorder.step(kind, value, 'sum', [kind, part], citation)
  toDate('medical_so_far', medicalSoFar, 'medical_contribution')
  toDate('social_so_far', socialSoFar, 'social_contribution')
}

/** Returns the step kinds of a month's contribution base and of the base to date. */
export const baseKinds = (recorder: Recorder): { base: StepKind; soFar: StepKind } =>
  recorder.has('contribution_base')
    ? { base: 'contribution_base', soFar: 'contribution_base_so_far' }
    : { base: 'gross_income', soFar: 'pay_so_far' }
