import type { ContributionRate } from '../law/contribution-tariffs.ts'
import type { Citation, Figure } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import { toKopecks } from '../money/rounding.ts'
import type { MonthContributions } from '../payslip.ts'
import { bracketsOfTariff } from './crossed-brackets.ts'
import { explainComponents } from './explain-components.ts'
import type { ExplainsContributions, FundSteps } from './fund-steps.ts'
import { rules } from './rule-citations.ts'
import type { Period, Step } from './step.ts'
import { from, type Steps } from './steps.ts'

type Fund = keyof FundSteps

const NO_RATE: ContributionRate = { withinLimit: 0, aboveLimit: 0 }

/**
 * Contributions under the general tariff: on all pay so far, to the kopeck, less the earlier
 * months. See `Contributions`.
 */
export class ExplainedContributions implements ExplainsContributions {
  private readonly steps: Steps
  private readonly law: Law
  private readonly hasSocial: boolean
  private readonly due: Partial<Record<Fund | 'unified', Step>> = {}
  private medicalSoFar: Step | undefined
  private socialSoFar: Step | undefined

  constructor(steps: Steps, law: Law, hasSocial = true) {
    this.steps = steps
    this.law = law
    this.hasSocial = hasSocial
  }

  explain(period: Period, paySoFar: Step, charged: MonthContributions): FundSteps {
    const { figures } = this.law
    const { value: rates, citation } = figures.contributionRates
    const { pension, medical, unified } = rates
    const social = this.hasSocial ? rates.social : NO_RATE
    const socialSource = this.hasSocial ? citation : figures.civilContractSocialInsurance.citation
    const { contributionLimit: limit, socialContributionLimit: socialLimit } = figures
    if (unified === null) {
      return {
        pension: this.byItself(period, 'pension', paySoFar, pension, limit, citation, charged),
        medical: this.byItself(period, 'medical', paySoFar, medical, limit, citation, charged),
        social: this.byItself(
          period,
          'social',
          paySoFar,
          social,
          socialLimit,
          socialSource,
          charged,
        ),
      }
    }
    const dueBefore = this.due.unified
    this.due.unified = this.dueOn(period, 'contributions_due', paySoFar, unified, limit, citation)
    const sum = this.steps.difference(
      'contributions',
      period,
      dueBefore === undefined ? [this.due.unified] : [this.due.unified, dueBefore],
      rules.contributions,
    )
    const medicalDue = this.dueOn(period, 'medical_due', paySoFar, medical, limit, citation)
    const socialDue = this.dueOn(period, 'social_due', paySoFar, social, socialLimit, socialSource)
    return this.components(period, sum, medicalDue, socialDue, charged)
  }

  /** A fund with a tariff of its own: its contribution on all pay so far less the earlier months. */
  private byItself(
    period: Period,
    fund: Fund,
    paySoFar: Step,
    rate: ContributionRate,
    limit: Figure<number>,
    citation: Citation,
    charged: MonthContributions,
  ): Step {
    const before = this.due[fund]
    const due = this.dueOn(period, `${fund}_due`, paySoFar, rate, limit, citation)
    this.due[fund] = due
    return this.steps.add(
      `${fund}_contribution`,
      period,
      'difference',
      charged[fund],
      before === undefined ? [from(due)] : [from(due), from(before)],
      rules.contributions,
    )
  }

  /** The components of the one sum. */
  private components(
    period: Period,
    sum: Step,
    medicalDue: Step,
    socialDue: Step,
    charged: MonthContributions,
  ): FundSteps {
    const { citation } = this.law.figures.contributionRates
    const nothing = (kind: Step['kind']) =>
      this.steps.add(kind, 'start', 'nothing', 0, [], citation)
    const medicalSoFar = this.medicalSoFar ?? nothing('medical_so_far')
    const socialSoFar = this.socialSoFar ?? nothing('social_so_far')
    const due = { sum, medicalDue, socialDue, medicalSoFar, socialSoFar }
    const funds = explainComponents(this.steps, period, due, charged, citation)
    this.medicalSoFar = funds.medicalSoFar
    this.socialSoFar = funds.socialSoFar
    return funds
  }

  private dueOn(
    period: Period,
    kind: Step['kind'],
    paySoFar: Step,
    rate: ContributionRate,
    limit: Figure<number>,
    citation: Citation,
  ): Step {
    const brackets = bracketsOfTariff(rate, limit.value, paySoFar.value)
    let exact = 0
    for (const { tax } of brackets) exact += tax
    // The source of the limit where it matters, that of the rate where it alone does.
    const source = brackets.length > 1 ? limit.citation : citation
    const inputs = [from(paySoFar)]
    return this.steps.add(
      kind,
      period,
      'tariff_to_kopeck',
      toKopecks(exact),
      inputs,
      source,
      brackets,
    )
  }
}
