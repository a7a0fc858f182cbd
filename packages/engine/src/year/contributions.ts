import type { ContributionRate, FundRates, Law } from '@oklad/law'
import type { Recorder } from '../breakdown/recorder.ts'
import type { ExactKinds } from '../breakdown/steps/contributions.ts'
import type { Calculation } from '../contract-types/contract-type.ts'
import { type Kopecks, minus, plus, ZERO } from '../money/kopecks.ts'
import { shareOf, toKopecks } from '../money/rounding.ts'
import { refuseInYear } from '../terms/problem.ts'
import type { CompleteTerms } from '../terms/terms.ts'
import { type MonthDraft, monthsAndBefore } from '../year-figures.ts'
import { fillContributionBase } from './contribution-base.ts'
import { reducedContribution, tariffFigures } from './reduced-contributions.ts'
import type { Fund, Reduction, Tariff } from './reduction.ts'

const NO_RATE: ContributionRate = { withinLimit: 0, aboveLimit: 0 }

/**
 * Charges an employer's contributions, cumulatively from the start of the year, in roubles and
 * kopecks: a month owes the contribution on all pay since January less that of the earlier months.
 *
 * Until 2022 each fund has its own tariff. Since 2023 the law sets one sum; the funds are shown as
 * its components and share its limit. None are paid for the self-employed.
 * @throws {RangeError} if the year does not have the reduced tariff
 * @source Tax Code, articles 425 (426 until 2018), 427, 431
 */
export function chargeContributions(calculation: Calculation): void {
  const { terms, law, year, contractType, recorder } = calculation
  if (!contractType.hasContributions) {
    chargeNothing(calculation)
    return
  }
  fillContributionBase(calculation)
  const months = monthsAndBefore(terms, year)
  const { contributionRates, contributionLimit: limit, socialContributionLimit } = law.figures
  const { unified } = contributionRates.value
  const reduced = reducedTariffOf(terms, law)
  const { citation } = reduced ?? contributionRates
  const monthsBefore = Math.max(terms.firstMonth - 1, 1)
  if (unified !== null) {
    const rate = reduced?.tariff.unified ?? unified
    const reduction = reduced && { ...reduced, rate, general: unified, limit, monthsBefore }
    chargeOneSum(months, contributionRates.value, reduction ?? { rate, limit, citation }, recorder)
    return
  }
  const limits = { pension: limit, medical: limit, social: socialContributionLimit }
  for (const fund of insuranceFunds) {
    const { [fund]: limit } = limits
    if (fund === 'social' && !contractType.hasSocialInsurance(law)) {
      const { citation } = law.figures.civilContractSocialInsurance
      chargeFund(months, fund, { rate: NO_RATE, limit, citation }, recorder)
      continue
    }
    const { [fund]: general } = contributionRates.value
    const rate = reduced?.tariff.funds?.[fund] ?? general
    const isDivided = reduced !== null && reduced.tariff.generalUpTo > 0
    const reduction = isDivided ? { ...reduced, rate, general, limit, monthsBefore } : null
    chargeFund(months, fund, reduction ?? { rate, limit, citation }, recorder)
  }
}

function chargeNothing({ year, contractType, recorder }: Calculation): void {
  const { contributions: citation } = contractType.citations
  for (const month of year.months) {
    month.pensionContribution = ZERO
    month.medicalContribution = ZERO
    month.socialContribution = ZERO
    if (recorder === undefined) continue
    const step = recorder.at(month.month).citing(citation)
    for (const fund of insuranceFunds) step(`${fund}_contribution`, 0, 'nothing')
  }
}

const insuranceFunds: readonly Fund[] = ['pension', 'medical', 'social']

/** Returns the reduced tariff of the terms and its source; `null` for the general tariff. */
function reducedTariffOf({ contributionTariff: name }: CompleteTerms, law: Law) {
  if (name === 'general') return null
  const { value: tariff, citation } = law.figures[tariffFigures[name]]
  if (tariff === null)
    refuseInYear('contributionTariff', `there was no tariff ${name} in ${law.year}`)
  return { tariff, citation }
}

/**
 * Charges a fund.
 * @param tariff a reduction, if it applies the general rate to a part of each month's pay
 */
function chargeFund(
  months: readonly MonthDraft[],
  fund: Fund,
  tariff: Tariff | Reduction,
  recorder: Recorder | undefined,
): void {
  const reduction = 'general' in tariff ? tariff : null
  const { citation } = tariff
  let pay = 0
  let exact = 0
  let due = 0
  for (const month of months) {
    const dueBefore = due
    if (recorder !== undefined) recorder.at(month.month)
    if (reduction !== null) {
      exact += reducedContribution(month, pay, reduction, fund, recorder)
      due = toKopecks(exact)
    }
    pay += month.contributionBase
    if (reduction === null) due = contributionOn(pay, tariff.rate, tariff.limit.value)
    month[`${fund}Contribution`] = due - dueBefore
    if (recorder === undefined) continue
    const { recordCharge, recordDue, recordReducedDue } = recorder.steps
    const kind = `${fund}_due` as const
    if (reduction === null) recordDue(recorder, kind, due, tariff, pay)
    else {
      const kinds: ExactKinds = [`${fund}_exact`, `${fund}_exact_so_far`, kind]
      recordReducedDue(recorder, kinds, exact, due, citation)
    }
    if (month.month === 0) continue
    recordCharge(recorder, `${fund}_contribution`, due - dueBefore, kind, citation)
  }
}

/**
 * Returns the contributions of the funds on all pay since January under the general tariff, kopecks.
 * @param pay kopecks; 10,000 or more a month, of which each fund has its share
 */
export function generalContributionsOn(pay: number, { figures }: Law): Record<Fund, Kopecks> {
  const { contributionRates, contributionLimit, socialContributionLimit } = figures
  const { unified, pension, medical, social } = contributionRates.value
  const limit = contributionLimit.value
  const ofMedical = contributionOn(pay, medical, limit)
  const ofSocial = contributionOn(pay, social, socialContributionLimit.value)
  const ofPension =
    unified === null
      ? contributionOn(pay, pension, limit)
      : minus(contributionOn(pay, unified, limit), plus(ofMedical, ofSocial))
  return { pension: ofPension, medical: ofMedical, social: ofSocial }
}

/** Returns the contribution on all pay since January, kopecks. */
function contributionOn(pay: number, rate: ContributionRate, limit: number): Kopecks {
  const within = Math.min(pay, limit)
  return toKopecks(within * rate.withinLimit + (pay - within) * rate.aboveLimit)
}

/**
 * Charges the sum of all funds and splits it exactly: medical and social first, each at most what is
 * left of the sum; pension gets the rest.
 *
 * The law does not split the sum under a reduced tariff. The funds are then shown in the proportion
 * of the general rates.
 */
function chargeOneSum(
  months: readonly MonthDraft[],
  { medical, social }: FundRates,
  tariff: Tariff | Reduction,
  recorder: Recorder | undefined,
): void {
  const reduction = 'general' in tariff ? tariff : null
  const { citation } = tariff
  const { value: limit } = tariff.limit
  const unified = reduction?.general ?? tariff.rate
  if (recorder !== undefined) {
    const step = recorder.at('start').citing(citation)
    step('medical_so_far', 0, 'nothing')
    step('social_so_far', 0, 'nothing')
  }
  let pay = 0
  let exact = 0
  let due = 0
  let medicalSoFar = 0
  let socialSoFar = 0
  for (const month of months) {
    if (recorder !== undefined) recorder.at(month.month)
    const dueBefore = due
    let medicalDue = 0
    let socialDue = 0
    if (reduction === null) {
      pay += month.contributionBase
      due = contributionOn(pay, unified, limit)
      medicalDue = contributionOn(pay, medical, limit)
      socialDue = contributionOn(pay, social, limit)
    } else {
      exact += reducedContribution(month, pay, reduction, null, recorder)
      pay += month.contributionBase
      due = toKopecks(exact)
      medicalDue = shareOf(due, medical.withinLimit, unified.withinLimit)
      socialDue = shareOf(due, social.withinLimit, unified.withinLimit)
    }
    if (recorder !== undefined) {
      const { recordCharge, recordComponent, recordDue, recordReducedDue } = recorder.steps
      if (reduction === null) recordDue(recorder, 'contributions_due', due, tariff, pay)
      else recordReducedDue(recorder, ONE_SUM, exact, due, citation)
      recordCharge(recorder, 'contributions', due - dueBefore, 'contributions_due', citation)
      const dues = [
        ['medical_due', medicalDue, medical],
        ['social_due', socialDue, social],
      ] as const
      for (const [kind, due, rate] of dues) {
        if (reduction === null) recordDue(recorder, kind, due, { ...tariff, rate }, pay)
        else recordComponent(recorder, kind, due, rate, unified, citation)
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
      recorder.steps.recordFunds(recorder, month, medicalSoFar, socialSoFar, citation)
    }
  }
}

const ONE_SUM: ExactKinds = ['reduced_exact', 'reduced_exact_so_far', 'contributions_due']
