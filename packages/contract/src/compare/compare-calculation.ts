import {
  type AbsenceReason,
  type Comparison,
  compareEngagements,
  type Engagement,
  type EngagementFigures,
} from '@oklad/engine'
import type { Language, Text } from '../language.ts'
import type { Calculation } from '../request/calculation.ts'
import type { BreakEven, ComparedEngagement, ComparedSide, ComparisonResponse } from './schemas.ts'

const wireNames = {
  employment: 'TD',
  civilContract: 'GPH',
  selfEmployment: 'SELF_EMPLOYED',
  neither: 'neither',
} as const

const absences = {
  regimeNotInForce: 'regime_not_in_force',
  notResident: 'not_resident',
  incomeLimitPassed: 'income_limit_passed',
} as const satisfies Record<AbsenceReason, string>

const notice: Text = {
  en: 'The figures compare taxes, not rights. Relations that are employment by their nature must not be formalised as a civil contract or as services of a self-employed (Labour Code, article 15); a court recognises them as employment, with taxes, contributions and fines. Vacation, sick pay and dismissal protection come with the employment contract alone.',
  ru: 'Сравниваются налоги, а не права. Трудовые отношения нельзя оформлять договором ГПХ или услугами самозанятого (ст. 15 ТК РФ): суд признает их трудовыми, с доначислением налогов, взносов и штрафами. Отпуск, больничные и защита при увольнении есть только у трудового договора.',
}

/** Compares the engagements for the terms of a private request. */
export function compareCalculation(
  { terms, law }: Calculation,
  language: Language,
): ComparisonResponse {
  const { atEqualGross, atEqualCost, breakEvens } = compareEngagements(terms, law)
  return {
    at_equal_gross: sideOf(atEqualGross),
    at_equal_cost: sideOf(atEqualCost),
    break_evens: breakEvens.map(
      ({ between, aheadAtFirst, changes }): BreakEven => ({
        between: between.map((engagement) => wireNames[engagement]),
        ahead_at_first: wireNames[aheadAtFirst],
        changes: changes.map(({ salary, ahead }) => ({
          gross_salary: salary,
          ahead: wireNames[ahead],
        })),
      }),
    ),
    notice: notice[language],
  }
}

function sideOf(comparison: Comparison): ComparedSide {
  const { employment, civilContract, selfEmployment } = comparison
  const names = (engagements: readonly Engagement[]) =>
    engagements.map((engagement) => wireNames[engagement])
  return {
    engagements: [
      figuresOf(employment),
      figuresOf(civilContract),
      'absent' in selfEmployment
        ? { employment_type: 'SELF_EMPLOYED', absent: absences[selfEmployment.absent] }
        : figuresOf(selfEmployment),
    ],
    best_for_employee: names(comparison.bestForEmployee),
    best_for_employer: names(comparison.bestForEmployer),
  }
}

const figuresOf = (figures: EngagementFigures): ComparedEngagement => ({
  employment_type: wireNames[figures.engagement],
  ...(figures.salary !== null && { gross_salary: figures.salary }),
  annual_gross_income: figures.grossIncome,
  annual_net_income: figures.netIncome,
  annual_tax_amount: figures.incomeTax,
  annual_contributions:
    figures.pensionContribution +
    figures.medicalContribution +
    figures.socialContribution +
    figures.accidentContribution,
  employer_total_cost: figures.employerCost,
})
