import { bracketsOfTariff } from '../breakdown/brackets.ts'
import type { StepKind } from '../breakdown/names.ts'
import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { ContributionRate } from '../law/contribution-tariffs.ts'
import type { Citation, Figure } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import { componentOf, toKopecks } from '../money/rounding.ts'
import type { CompleteTerms } from '../terms.ts'
import { type MonthFigures, monthsAndBefore, type YearFigures } from './month.ts'
import { type Reduction, reducedContribution } from './reduced-contributions.ts'

/** Nobody pays contributions for the self-employed. */
export function chargeNothing(
  { months }: YearFigures,
  citation: Citation,
  recorder?: Recorder,
): void {
  for (const month of months) {
    month.pensionContribution = 0
    month.medicalContribution = 0
    month.socialContribution = 0
    recorder?.at(month.month).step('pension_contribution', 0, 'nothing', [], citation)
    recorder?.step('medical_contribution', 0, 'nothing', [], citation)
    recorder?.step('social_contribution', 0, 'nothing', [], citation)
  }
}

/** The tariff of one fund, or of the sum of all, with its limit and sources. */
interface Tariff {
  readonly rate: ContributionRate
  readonly limit: Figure<number>
  readonly citation: Citation
}

const NO_RATE: ContributionRate = { withinLimit: 0, aboveLimit: 0 }

/**
 * Charges an employer's contributions, cumulatively from the start of the year, in roubles and
 * kopecks: a month owes the contribution on all pay since January less that of the earlier months.
 *
 * Until 2022 each fund has a tariff of its own. Since 2023 the law sets one sum; the funds are
 * shown as its components.
 * @param hasSocial whether social insurance is due: a civil contract had none before 2023
 * @throws {RangeError} for a year whose reduced tariffs are not known
 * @source Tax Code, articles 425, 426, 427, 431
 */
export function chargeContributions(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  hasSocial: boolean,
  recorder?: Recorder,
): void {
  const { figures } = law
  const { contributionLimit: limit, socialContributionLimit, reducedTariffs } = figures
  const { value: rates, citation } = figures.contributionRates
  const months = monthsAndBefore(terms, year)
  const medical = { rate: rates.medical, limit, citation }
  const social = hasSocial
    ? { rate: rates.social, limit: socialContributionLimit, citation }
    : { rate: NO_RATE, limit, citation: figures.civilContractSocialInsurance.citation }
  const unified = rates.unified && { rate: rates.unified, limit, citation }
  const { contributionTariff: name } = terms
  if (name !== 'general') {
    if (reducedTariffs.value === null || unified === null) {
      throw new RangeError(`The reduced tariffs of ${law.year} are not known`)
    }
    const tariff = reducedTariffs.value[name]
    const reduction = { tariff, general: unified.rate, limit, citation: reducedTariffs.citation }
    chargeOneSum(months, { unified, medical, social }, reduction, recorder)
  } else if (unified !== null) {
    chargeOneSum(months, { unified, medical, social }, null, recorder)
  } else {
    chargeFund(months, 'pension', { rate: rates.pension, limit, citation }, recorder)
    chargeFund(months, 'medical', medical, recorder)
    chargeFund(months, 'social', social, recorder)
  }
}

function chargeFund(
  months: readonly MonthFigures[],
  fund: 'pension' | 'medical' | 'social',
  tariff: Tariff,
  recorder: Recorder | undefined,
): void {
  let pay = 0
  let due = 0
  for (const month of months) {
    const dueBefore = due
    pay += month.grossIncome
    due = contributionOn(pay, tariff)
    const charged = due - dueBefore
    month[`${fund}Contribution`] = charged
    if (recorder === undefined) continue
    recordDue(recorder.at(month.month), `${fund}_due`, due, tariff, pay)
    if (month.month > 0) recordCharge(recorder, `${fund}_contribution`, charged, `${fund}_due`)
  }
}

/** The contribution on all pay since January, kopecks. */
function contributionOn(pay: number, { rate, limit }: Tariff): number {
  const within = Math.min(pay, limit.value)
  return toKopecks(within * rate.withinLimit + (pay - within) * rate.aboveLimit)
}

/**
 * Charges the sum of all funds, and splits it between them so that together they are that sum to
 * the kopeck: medical and social within it, pension the rest.
 *
 * The law does not split the sum under a reduced tariff. The funds are shown in the proportion of
 * the general rates.
 */
function chargeOneSum(
  months: readonly MonthFigures[],
  { unified, medical, social }: Record<'unified' | 'medical' | 'social', Tariff>,
  reduction: Reduction | null,
  recorder: Recorder | undefined,
): void {
  const { citation } = reduction ?? unified
  recorder?.at('start').step('medical_so_far', 0, 'nothing', [], citation)
  recorder?.step('social_so_far', 0, 'nothing', [], citation)
  let pay = 0
  let exact = 0
  let due = 0
  let medicalSoFar = 0
  let socialSoFar = 0
  for (const month of months) {
    recorder?.at(month.month)
    const dueBefore = due
    let medicalDue = 0
    let socialDue = 0
    if (reduction === null) {
      pay += month.grossIncome
      due = contributionOn(pay, unified)
      medicalDue = contributionOn(pay, medical)
      socialDue = contributionOn(pay, social)
      if (recorder !== undefined) {
        recordDue(recorder, 'contributions_due', due, unified, pay)
        recordCharge(recorder, 'contributions', due - dueBefore, 'contributions_due')
        recordDue(recorder, 'medical_due', medicalDue, medical, pay)
        recordDue(recorder, 'social_due', socialDue, social, pay)
      }
    } else {
      exact += reducedContribution(month.grossIncome, pay, reduction, recorder)
      pay += month.grossIncome
      due = toKopecks(exact)
      medicalDue = componentOf(due, medical.rate.withinLimit, unified.rate.withinLimit)
      socialDue = componentOf(due, social.rate.withinLimit, unified.rate.withinLimit)
      if (recorder !== undefined) {
        recordReducedDue(recorder, exact, due)
        recordCharge(recorder, 'contributions', due - dueBefore, 'contributions_due')
        recordComponent(recorder, 'medical_due', medicalDue, medical, unified, citation)
        recordComponent(recorder, 'social_due', socialDue, social, unified, citation)
      }
    }
    const sum = due - dueBefore
    const medicalPart = Math.min(medicalDue - medicalSoFar, sum)
    const socialPart = Math.min(socialDue - socialSoFar, sum - medicalPart)
    medicalSoFar += medicalPart
    socialSoFar += socialPart
    month.medicalContribution = medicalPart
    month.socialContribution = socialPart
    month.pensionContribution = sum - medicalPart - socialPart
    if (recorder !== undefined) {
      recordFunds(recorder, month, citation)
      recordFundsSoFar(recorder, medicalSoFar, socialSoFar, citation)
    }
  }
}

/** Records a contribution on all pay since January. */
function recordDue(
  recorder: Recorder,
  kind: StepKind,
  due: number,
  { rate, limit, citation }: Tariff,
  pay: number,
): void {
  const brackets = bracketsOfTariff(rate, limit.value, pay)
  // The source of the limit where it matters, that of the rate where it alone does.
  const source = brackets.length > 1 ? limit.citation : citation
  recorder.step(kind, due, 'tariff_to_kopeck', ['pay_so_far'], source, brackets)
}

/** Records a contribution of the month: the one on all pay since January less the earlier months. */
function recordCharge(recorder: Recorder, kind: StepKind, value: number, due: StepKind): void {
  recorder.step(kind, value, 'difference', [due, { earlier: due }], rules.contributions)
}

function recordReducedDue(recorder: Recorder, exact: number, due: number): void {
  const { contributions: rule } = rules
  const parts = ['reduced_exact_so_far', 'reduced_exact'] as const
  const sum = recorder.step('reduced_exact_so_far', exact, 'sum', parts, rule)
  recorder.step('contributions_due', due, 'thousandths_to_kopeck', [sum], rule)
}

function recordComponent(
  recorder: Recorder,
  kind: StepKind,
  value: number,
  { rate }: Tariff,
  { rate: { withinLimit: whole } }: Tariff,
  citation: Citation,
): void {
  const rates = [given('fund_rate', rate.withinLimit), given('general_rate_within', whole)]
  recorder.step(kind, value, 'component', ['contributions_due', ...rates], citation)
}

function recordFunds(recorder: Recorder, month: MonthFigures, citation: Citation): void {
  const { medicalContribution: medical, socialContribution: social } = month
  const medicalParts = ['medical_due', 'medical_so_far', 'contributions'] as const
  recorder.step('medical_contribution', medical, 'difference_within', medicalParts, citation)
  const within = ['contributions', 'medical_contribution'] as const
  const socialParts = ['social_due', 'social_so_far', ...within] as const
  recorder.step('social_contribution', social, 'difference_within', socialParts, citation)
  const rest = [...within, 'social_contribution'] as const
  recorder.step('pension_contribution', month.pensionContribution, 'difference', rest, citation)
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
