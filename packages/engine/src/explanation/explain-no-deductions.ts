import type { Law } from '../law/law.ts'
import type { Month } from '../terms.ts'
import { rules } from './rule-citations.ts'
import type { Step } from './step.ts'
import type { Steps } from './steps.ts'

const yearKinds = [
  'children_monthly_deduction',
  'children_months',
  'children_return',
  'social_return',
  'property_return',
  'property_return_total',
  'total_return',
] as const satisfies readonly Step['kind'][]

/** The year's deductions of someone who has a right to none: a non-resident, a self-employed. */
export function explainNoDeductions(steps: Steps, law: Law, isSelfEmployed: boolean): void {
  const citation = citationOf(law, isSelfEmployed)
  for (const kind of yearKinds) steps.add(kind, 'year', 'nothing', 0, [], citation)
}

/** The deduction that a month has not. */
export function explainNoDeduction(
  steps: Steps,
  law: Law,
  month: Month,
  isSelfEmployed: boolean,
): Step {
  const citation = citationOf(law, isSelfEmployed)
  return steps.add('child_deduction', month, 'nothing', 0, [], citation)
}

const citationOf = ({ figures }: Law, isSelfEmployed: boolean) =>
  isSelfEmployed ? figures.selfEmployment.citation : rules.taxBase
