import type { Citation } from '@oklad/law'
import type { MonthFigures } from '../../year-figures.ts'
import type { StepKind } from '../names.ts'
import { ruleCitations } from '../rule-citations.ts'
import { given, type StepRecorder } from '../step-recorder.ts'

/** The intermediate figures of a month, kopecks and percent. */
type ProfessionalIncome = Record<
  | ('income' | 'fullRate' | 'pointsOff' | 'rate' | 'tax' | 'limit')
  | ('left' | 'fullDeduction' | 'available' | 'used'),
  number
>

export function recordProfessionalIncome(
  recorder: StepRecorder,
  { baseTax, taxRate }: MonthFigures,
  figures: ProfessionalIncome,
  citation: Citation,
): void {
  const fullRate = given('self_employment_full_rate', figures.fullRate)
  const points = given('points_off', figures.pointsOff)
  const limit = given('self_employment_limit', figures.limit)
  const whileWithin = (kind: StepKind, value: number, of: StepKind) =>
    recorder.step(kind, value, 'while_within', [of, 'income_so_far', limit], citation)

  const isFirst = !recorder.has('registration_deduction_left')
  const income = ['income_so_far', 'accrual_base'] as const
  recorder.step('income_so_far', figures.income, 'sum', income, citation)
  if (isFirst) {
    const granted = [given('registration_deduction_granted', figures.left)]
    recorder.step('registration_deduction_left', figures.left, 'given', granted, citation)
  } else {
    const unused = ['registration_deduction_left', 'registration_deduction'] as const
    recorder.step('registration_deduction_left', figures.left, 'difference', unused, citation)
  }
  const full = 'registration_deduction_full'
  const fullParts = ['accrual_base', points] as const
  recorder.step(full, figures.fullDeduction, 'percent_to_kopeck', fullParts, citation)
  const available = 'registration_deduction_available'
  const limited = [full, 'registration_deduction_left'] as const
  recorder.step(available, figures.available, 'smallest', limited, citation)
  whileWithin('registration_deduction', figures.used, available)
  const { wholeRoubles: rule } = ruleCitations
  const taxed = ['accrual_base', fullRate, available] as const
  recorder.step('self_employment_tax', figures.tax, 'percent_to_whole_roubles', taxed, rule)
  whileWithin('main_base_tax', baseTax, 'self_employment_tax')
  recorder.step('allowances_tax', 0, 'sum', [], citation)
  recorder.step('income_tax', baseTax, 'sum', ['main_base_tax', 'allowances_tax'], citation)
  const rate = [fullRate, points, full, available] as const
  recorder.step('self_employment_rate', figures.rate, 'rate_less_points', rate, citation)
  whileWithin('tax_rate', taxRate, 'self_employment_rate')
}
