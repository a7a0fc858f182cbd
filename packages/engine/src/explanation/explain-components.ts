import type { Citation } from '../law/figure.ts'
import type { MonthContributions } from '../payslip.ts'
import type { FundSteps } from './fund-steps.ts'
import type { Period, Step } from './step.ts'
import { from, type Steps } from './steps.ts'

/** A month's sum of contributions, and what its components are on the year so far. */
interface ComponentsDue {
  readonly sum: Step
  readonly medicalDue: Step
  readonly socialDue: Step
  /** Up to the month before. */
  readonly medicalSoFar: Step
  readonly socialSoFar: Step
}

/** The components of a month, and of the year up to it. */
interface ComponentSteps extends FundSteps {
  readonly medicalSoFar: Step
  readonly socialSoFar: Step
}

/** The components of the one sum: medical and social within it, pension the rest. */
export function explainComponents(
  steps: Steps,
  period: Period,
  { sum, medicalDue, socialDue, medicalSoFar, socialSoFar }: ComponentsDue,
  charged: MonthContributions,
  citation: Citation,
): ComponentSteps {
  const medical = steps.add(
    'medical_contribution',
    period,
    'difference_within',
    charged.medical,
    [from(medicalDue), from(medicalSoFar), from(sum)],
    citation,
  )
  const social = steps.add(
    'social_contribution',
    period,
    'difference_within',
    charged.social,
    [from(socialDue), from(socialSoFar), from(sum), from(medical)],
    citation,
  )
  const pension = steps.add(
    'pension_contribution',
    period,
    'difference',
    charged.pension,
    [from(sum), from(medical), from(social)],
    citation,
  )
  return {
    pension,
    medical,
    social,
    medicalSoFar: steps.sum('medical_so_far', period, [medicalSoFar, medical], citation),
    socialSoFar: steps.sum('social_so_far', period, [socialSoFar, social], citation),
  }
}
