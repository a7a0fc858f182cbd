import type { ContributionTariff } from '../circumstances/circumstances.ts'
import type { ContributionRate } from '../law/contribution-tariffs.ts'
import type { Law } from '../law/law.ts'
import { componentOf, toKopecks } from '../money/rounding.ts'
import type { MonthContributions } from '../payslip.ts'
import { explainComponents } from './explain-components.ts'
import type { ExplainsContributions, FundSteps } from './fund-steps.ts'
import { rules } from './rule-citations.ts'
import type { Period, Step } from './step.ts'
import type { OutsideName } from './step-kinds.ts'
import { from, outside, type Steps } from './steps.ts'

/**
 * Contributions under a reduced tariff: the month's pay in four parts, within and above the
 * general part and the year's limit. See `ReducedContributions`.
 */
export class ExplainedReducedContributions implements ExplainsContributions {
  private readonly steps: Steps
  private readonly law: Law
  private readonly tariff: NonNullable<Law['figures']['reducedTariffs']['value']>[Exclude<
    ContributionTariff,
    'general'
  >]
  private readonly general: ContributionRate
  private last: { paySoFar: Step; exact: Step; sum: Step } | undefined
  private medicalSoFar: Step
  private socialSoFar: Step

  constructor(steps: Steps, law: Law, name: Exclude<ContributionTariff, 'general'>) {
    const tariffs = law.figures.reducedTariffs.value
    const { unified } = law.figures.contributionRates.value
    if (tariffs === null || unified === null) {
      throw new RangeError(`The reduced tariffs of ${law.year} are not known`)
    }
    this.steps = steps
    this.law = law
    this.general = unified
    this.tariff = tariffs[name]
    const { citation } = law.figures.reducedTariffs
    this.medicalSoFar = steps.add('medical_so_far', 'start', 'nothing', 0, [], citation)
    this.socialSoFar = steps.add('social_so_far', 'start', 'nothing', 0, [], citation)
  }

  explain(period: Period, paySoFar: Step, charged: MonthContributions): FundSteps {
    const { steps, last, general } = this
    const { citation } = this.law.figures.reducedTariffs
    const { medical, social } = this.law.figures.contributionRates.value
    const monthExact = this.explainParts(period, paySoFar)
    const exactParts = last === undefined ? [monthExact] : [last.exact, monthExact]
    const exact = steps.sum('reduced_exact_so_far', period, exactParts, rules.contributions)
    const sum = steps.add(
      'contributions_due',
      period,
      'thousandths_to_kopeck',
      toKopecks(exact.value),
      [from(exact)],
      rules.contributions,
    )
    const month = steps.difference(
      'contributions',
      period,
      last === undefined ? [sum] : [sum, last.sum],
      rules.contributions,
    )
    const componentDue = (kind: Step['kind'], rate: number) =>
      steps.add(
        kind,
        period,
        'component',
        componentOf(sum.value, rate, general.withinLimit),
        [
          from(sum),
          outside('fund_rate', rate),
          outside('general_rate_within', general.withinLimit),
        ],
        citation,
      )
    const medicalDue = componentDue('medical_due', medical.withinLimit)
    const socialDue = componentDue('social_due', social.withinLimit)
    const funds = explainComponents(
      steps,
      period,
      {
        sum: month,
        medicalDue,
        socialDue,
        medicalSoFar: this.medicalSoFar,
        socialSoFar: this.socialSoFar,
      },
      charged,
      citation,
    )
    this.medicalSoFar = funds.medicalSoFar
    this.socialSoFar = funds.socialSoFar
    this.last = { paySoFar, exact, sum }
    return funds
  }

  /** The month's pay in its four parts, each under its rate. */
  private explainParts(period: Period, paySoFar: Step): Step {
    const { steps, last, general, tariff } = this
    const { contributionLimit, reducedTariffs } = this.law.figures
    const { citation } = reducedTariffs
    // The last part of the sum so far is this month's pay.
    const pay = paySoFar.inputs.at(-1)
    if (pay === undefined) throw new RangeError('The pay so far has no month')
    const limit = outside('contribution_limit', contributionLimit.value)
    const room = steps.add(
      'limit_room',
      period,
      'difference_not_below_zero',
      Math.max(limit.value - (last?.paySoFar.value ?? 0), 0),
      [limit, last === undefined ? outside('nothing_so_far', 0) : from(last.paySoFar)],
      contributionLimit.citation,
    )
    const smallest = (kind: Step['kind'], one: ReturnType<typeof from>, other: typeof one) =>
      steps.add(kind, period, 'smallest', Math.min(one.value, other.value), [one, other], citation)
    const difference = (kind: Step['kind'], one: ReturnType<typeof from>, other: typeof one) =>
      steps.add(kind, period, 'difference', one.value - other.value, [one, other], citation)
    const generalPart = smallest('general_part', pay, outside('general_up_to', tariff.generalUpTo))
    const generalWithin = smallest('general_within', from(generalPart), from(room))
    const generalAbove = difference('general_above', from(generalPart), from(generalWithin))
    const reducedPart = difference('reduced_part', pay, from(generalPart))
    const reducedRoom = difference('reduced_room', from(room), from(generalWithin))
    const reducedWithin = smallest('reduced_within', from(reducedPart), from(reducedRoom))
    const reducedAbove = difference('reduced_above', from(reducedPart), from(reducedWithin))

    const products: [Step, OutsideName, number][] = [
      [generalWithin, 'general_rate_within', general.withinLimit],
      [generalAbove, 'general_rate_above', general.aboveLimit],
      [reducedWithin, 'reduced_rate_within', tariff.withinLimit],
      [reducedAbove, 'reduced_rate_above', tariff.aboveLimit],
    ]
    return steps.add(
      'reduced_exact',
      period,
      'sum_of_products',
      products.reduce((sum, [part, , rate]) => sum + part.value * rate, 0),
      products.flatMap(([part, name, rate]) => [from(part), outside(name, rate)]),
      citation,
    )
  }
}
