import type { PayslipYear } from '../payslip.ts'
import { rules } from './rule-citations.ts'
import type { Step } from './step.ts'
import { from, type Steps } from './steps.ts'

/** The steps of the months that a year's figures are the sums of. */
export const summedKinds = [
  'gross_income',
  'income_tax',
  'net_income',
  'pension_contribution',
  'medical_contribution',
  'social_contribution',
  'accident_contribution',
  'registration_deduction',
] as const

/** A kind of step whose months are summed. */
export type SummedKind = (typeof summedKinds)[number]

/** The sums of a year: a step for each that has months. */
export function explainYear(
  steps: Steps,
  year: PayslipYear,
  months: Readonly<Partial<Record<SummedKind, readonly Step[]>>>,
): Partial<Record<SummedKind | 'employer_cost', Step>> {
  const { circumstances } = year
  const values: Record<SummedKind, number> = {
    gross_income: year.grossIncome,
    income_tax: year.incomeTax,
    net_income: year.netIncome,
    pension_contribution: year.pensionContribution,
    medical_contribution: year.medicalContribution,
    social_contribution: year.socialContribution,
    accident_contribution: circumstances?.accidentContribution ?? 0,
    registration_deduction: circumstances?.registrationDeductionUsed ?? 0,
  }
  const sums: Partial<Record<SummedKind | 'employer_cost', Step>> = {}
  for (const kind of summedKinds) {
    const parts = months[kind]
    const [first] = parts ?? []
    if (parts === undefined || first === undefined) continue
    sums[kind] = steps.add(kind, 'year', 'sum', values[kind], parts.map(from), first.citation)
  }
  if (circumstances !== undefined) {
    const parts = [
      sums.gross_income,
      sums.pension_contribution,
      sums.medical_contribution,
      sums.social_contribution,
      sums.accident_contribution,
    ]
    sums.employer_cost = steps.add(
      'employer_cost',
      'year',
      'sum',
      circumstances.employerCost,
      parts.filter((part) => part !== undefined).map(from),
      rules.contributions,
    )
  }
  return sums
}
