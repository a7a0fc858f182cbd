import type { FigureName, StepKind } from '../breakdown/names.ts'
import { given, type Recorder, type Source } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { ContributionRate } from '../law/contribution-tariffs.ts'
import type { Citation } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import type { ReducedTariff } from '../law/reduced-tariffs.ts'
import { componentOf, toKopecks } from '../money/rounding.ts'
import type { CompleteTerms, ContributionTariff } from '../terms.ts'
import { payBeforeOf, type SumOfFunds, splitContributions } from './contributions.ts'
import type { YearFigures } from './year-figures.ts'

/** The pay of one month in its parts, kopecks. */
interface PayParts {
  /** The most of a month's pay that is under the general rate. */
  readonly generalUpTo: number
  /** What is left of the year's limit before the month. */
  readonly room: number
  readonly generalPart: number
  readonly generalWithin: number
  readonly reducedPart: number
  readonly reducedWithin: number
}

/**
 * Charges contributions under a reduced tariff: the part of each month's pay within one and a half
 * minimum wages (where the tariff has such a part) under the general rate, the rest under the
 * reduced one; cumulatively, the sum to the kopeck.
 *
 * The law does not split the sum. The funds are shown in the proportion of the general rates.
 * @throws {RangeError} for a year whose reduced tariffs are not known
 * @source Tax Code, article 427
 */
export function chargeReducedContributions(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  name: Exclude<ContributionTariff, 'general'>,
  recorder?: Recorder,
): void {
  const { reducedTariffs, contributionRates, contributionLimit } = law.figures
  const { unified: general, medical, social } = contributionRates.value
  if (reducedTariffs.value === null || general === null) {
    throw new RangeError(`The reduced tariffs of ${law.year} are not known`)
  }
  const tariff = reducedTariffs.value[name]
  const { citation } = reducedTariffs
  let paySoFar = 0
  /** Thousandths of a kopeck. */
  let exactSoFar = 0
  let due = 0
  /** Charges the pay of one period and returns its sum of contributions. */
  const charge = (pay: number): SumOfFunds => {
    const parts = partsOf(pay, tariff, Math.max(contributionLimit.value - paySoFar, 0))
    const exact =
      parts.generalWithin * general.withinLimit +
      (parts.generalPart - parts.generalWithin) * general.aboveLimit +
      parts.reducedWithin * tariff.withinLimit +
      (parts.reducedPart - parts.reducedWithin) * tariff.aboveLimit
    paySoFar += pay
    exactSoFar += exact
    const dueBefore = due
    due = toKopecks(exactSoFar)
    const medicalDue = componentOf(due, medical.withinLimit, general.withinLimit)
    const socialDue = componentOf(due, social.withinLimit, general.withinLimit)
    if (recorder !== undefined) {
      recordParts(recorder, law, parts)
      recordExact(recorder, general, tariff, exact, citation)
      recordSum(recorder, exactSoFar, due, dueBefore)
      recordComponent(recorder, 'medical_due', medicalDue, medical, general, citation)
      recordComponent(recorder, 'social_due', socialDue, social, general, citation)
    }
    return { sum: due - dueBefore, medicalDue, socialDue }
  }
  const payBefore = payBeforeOf(terms.incomeBefore)
  recorder?.at('before')
  const before = payBefore === 0 ? null : charge(payBefore)
  for (let index = terms.firstMonth - 1; index < 12; index++) {
    recorder?.at(index + 1)
    const { sum, medicalDue, socialDue } = charge(year.grossIncome[index] as number)
    year.contributions[index] = sum
    year.medicalDue[index] = medicalDue
    year.socialDue[index] = socialDue
  }
  splitContributions(terms, year, before, citation, recorder)
}

function partsOf(pay: number, { generalUpTo }: ReducedTariff, room: number): PayParts {
  const generalPart = Math.min(pay, generalUpTo)
  const generalWithin = Math.min(generalPart, room)
  const reducedPart = pay - generalPart
  const reducedWithin = Math.min(reducedPart, room - generalWithin)
  return { generalUpTo, room, generalPart, generalWithin, reducedPart, reducedWithin }
}

function recordParts(recorder: Recorder, { figures }: Law, parts: PayParts): void {
  const { contributionLimit, reducedTariffs } = figures
  const { citation } = reducedTariffs
  const isFirst = !recorder.has('limit_room')
  const limit = given('contribution_limit', contributionLimit.value)
  const paid: Source = isFirst ? given('nothing_so_far', 0) : { earlier: 'pay_so_far' }
  const room = [limit, paid] as const
  const { citation: limitCitation } = contributionLimit
  recorder.step('limit_room', parts.room, 'difference_not_below_zero', room, limitCitation)
  const smallest = (kind: StepKind, value: number, one: Source, other: Source) =>
    recorder.step(kind, value, 'smallest', [one, other], citation)
  const difference = (kind: StepKind, value: number, one: Source, other: Source) =>
    recorder.step(kind, value, 'difference', [one, other], citation)
  const { generalPart, generalWithin, reducedPart, reducedWithin } = parts
  const upTo = given('general_up_to', parts.generalUpTo)
  smallest('general_part', generalPart, 'gross_income', upTo)
  smallest('general_within', generalWithin, 'general_part', 'limit_room')
  difference('general_above', generalPart - generalWithin, 'general_part', 'general_within')
  difference('reduced_part', reducedPart, 'gross_income', 'general_part')
  difference('reduced_room', parts.room - generalWithin, 'limit_room', 'general_within')
  smallest('reduced_within', reducedWithin, 'reduced_part', 'reduced_room')
  difference('reduced_above', reducedPart - reducedWithin, 'reduced_part', 'reduced_within')
}

function recordExact(
  recorder: Recorder,
  general: ContributionRate,
  tariff: ReducedTariff,
  exact: number,
  citation: Citation,
): void {
  const product = (part: StepKind, name: FigureName, rate: number) =>
    [part, given(name, rate)] as const
  recorder.step(
    'reduced_exact',
    exact,
    'sum_of_products',
    [
      ...product('general_within', 'general_rate_within', general.withinLimit),
      ...product('general_above', 'general_rate_above', general.aboveLimit),
      ...product('reduced_within', 'reduced_rate_within', tariff.withinLimit),
      ...product('reduced_above', 'reduced_rate_above', tariff.aboveLimit),
    ],
    citation,
  )
}

function recordSum(recorder: Recorder, exactSoFar: number, due: number, before: number): void {
  const { contributions: rule } = rules
  const exact = ['reduced_exact_so_far', 'reduced_exact'] as const
  recorder.step('reduced_exact_so_far', exactSoFar, 'sum', exact, rule)
  const rounded = ['reduced_exact_so_far'] as const
  recorder.step('contributions_due', due, 'thousandths_to_kopeck', rounded, rule)
  const month = ['contributions_due', { earlier: 'contributions_due' }] as const
  recorder.step('contributions', due - before, 'difference', month, rule)
}

function recordComponent(
  recorder: Recorder,
  kind: StepKind,
  value: number,
  fund: ContributionRate,
  general: ContributionRate,
  citation: Citation,
): void {
  const rate = given('fund_rate', fund.withinLimit)
  const whole = given('general_rate_within', general.withinLimit)
  recorder.step(kind, value, 'component', ['contributions_due', rate, whole], citation)
}
