import { bracketsOfTariff } from '../breakdown/brackets.ts'
import type { StepKind } from '../breakdown/names.ts'
import type { Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { ContributionRate } from '../law/contribution-tariffs.ts'
import type { Citation, Figure } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import type { Kopecks } from '../money/kopecks.ts'
import { toKopecks } from '../money/rounding.ts'
import type { CompleteTerms } from '../terms.ts'
import { payBeforeOf, type SumOfFunds, splitContributions } from './contributions.ts'
import type { YearFigures } from './year-figures.ts'

/** The tariff of one fund, or of the sum of all, with its limit and sources. */
interface Tariff {
  readonly rate: ContributionRate
  readonly limit: Figure<Kopecks>
  readonly citation: Citation
}

type Tariffs = Record<'unified' | 'pension' | 'medical' | 'social', Tariff>

const NO_RATE: ContributionRate = { withinLimit: 0, aboveLimit: 0 }

/**
 * Charges contributions under the general tariff, cumulatively from the start of the year, in
 * roubles and kopecks: a month owes the contribution on all pay so far less the earlier months.
 *
 * Until 2022 each fund has a tariff of its own. Since 2023 the law sets one sum; the funds are
 * shown as its components.
 * @param hasSocial whether social insurance is due: a civil contract had none before 2023
 * @source Tax Code, articles 425, 426, 431
 */
export function chargeGeneralContributions(
  terms: CompleteTerms,
  { figures }: Law,
  year: YearFigures,
  hasSocial: boolean,
  recorder?: Recorder,
): void {
  const { contributionRates, contributionLimit: limit, socialContributionLimit } = figures
  const { value: rates, citation } = contributionRates
  const tariffs: Tariffs = {
    unified: { rate: rates.unified ?? NO_RATE, limit, citation },
    pension: { rate: rates.pension, limit, citation },
    medical: { rate: rates.medical, limit, citation },
    social: {
      rate: hasSocial ? rates.social : NO_RATE,
      limit: socialContributionLimit,
      citation: hasSocial ? citation : figures.civilContractSocialInsurance.citation,
    },
  }
  const charge = rates.unified === null ? chargeEachFund : chargeOneSum
  charge(terms, tariffs, year, recorder)
}

function chargeEachFund(
  terms: CompleteTerms,
  { pension, medical, social }: Tariffs,
  year: YearFigures,
  recorder: Recorder | undefined,
): void {
  chargeFund(terms, year, 'pension', pension, recorder)
  chargeFund(terms, year, 'medical', medical, recorder)
  chargeFund(terms, year, 'social', social, recorder)
}

function chargeFund(
  terms: CompleteTerms,
  year: YearFigures,
  fund: 'pension' | 'medical' | 'social',
  tariff: Tariff,
  recorder: Recorder | undefined,
): void {
  const contributions = year[`${fund}Contribution`]
  let pay = payBeforeOf(terms.incomeBefore)
  let due = contributionOn(pay, tariff)
  if (recorder !== undefined && pay > 0) {
    recordDue(recorder.at('before'), `${fund}_due`, due, tariff, pay)
  }
  for (let index = terms.firstMonth - 1; index < 12; index++) {
    pay += year.grossIncome[index] as number
    const dueBefore = due
    due = contributionOn(pay, tariff)
    contributions[index] = due - dueBefore
    if (recorder !== undefined) {
      recordDue(recorder.at(index + 1), `${fund}_due`, due, tariff, pay)
      recordMonth(recorder, `${fund}_contribution`, due - dueBefore, `${fund}_due`)
    }
  }
}

function chargeOneSum(
  terms: CompleteTerms,
  { unified, medical, social }: Tariffs,
  year: YearFigures,
  recorder: Recorder | undefined,
): void {
  let pay = payBeforeOf(terms.incomeBefore)
  let due = contributionOn(pay, unified)
  const before =
    pay === 0
      ? null
      : {
          sum: due,
          medicalDue: contributionOn(pay, medical),
          socialDue: contributionOn(pay, social),
        }
  if (recorder !== undefined && before !== null) {
    recordSum(recorder.at('before'), { unified, medical, social }, pay, due, before)
  }
  for (let index = terms.firstMonth - 1; index < 12; index++) {
    pay += year.grossIncome[index] as number
    const dueBefore = due
    due = contributionOn(pay, unified)
    const medicalDue = contributionOn(pay, medical)
    const socialDue = contributionOn(pay, social)
    year.contributions[index] = due - dueBefore
    year.medicalDue[index] = medicalDue
    year.socialDue[index] = socialDue
    if (recorder !== undefined) {
      const month = { sum: due - dueBefore, medicalDue, socialDue }
      recordSum(recorder.at(index + 1), { unified, medical, social }, pay, due, month)
    }
  }
  splitContributions(terms, year, before, unified.citation, recorder)
}

/** The contribution on all pay so far, kopecks. */
function contributionOn(pay: number, { rate, limit }: Tariff): number {
  const within = Math.min(pay, limit.value)
  return toKopecks(within * rate.withinLimit + (pay - within) * rate.aboveLimit)
}

function recordSum(
  recorder: Recorder,
  { unified, medical, social }: Pick<Tariffs, 'unified' | 'medical' | 'social'>,
  pay: number,
  due: number,
  { sum, medicalDue, socialDue }: SumOfFunds,
): void {
  recordDue(recorder, 'contributions_due', due, unified, pay)
  recordMonth(recorder, 'contributions', sum, 'contributions_due')
  recordDue(recorder, 'medical_due', medicalDue, medical, pay)
  recordDue(recorder, 'social_due', socialDue, social, pay)
}

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

/** Records a contribution of the month: the one on all pay so far less the earlier months. */
function recordMonth(recorder: Recorder, kind: StepKind, value: number, due: StepKind): void {
  recorder.step(kind, value, 'difference', [due, { earlier: due }], rules.contributions)
}
