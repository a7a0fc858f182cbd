import type { Citation } from '@oklad/law'
import { cites } from '@oklad/law/internal'
import type { MonthDraft } from '../../year-figures.ts'
import type { StepKind } from '../names.ts'
import { given } from '../step.ts'
import type { StepRecorder } from '../step-recorder.ts'

/** The intermediate figures of a month, kopecks and percent. */
type ProfessionalIncome = Record<
  | ('income' | 'fullRate' | 'pointsOff' | 'rate' | 'tax' | 'limit')
  | ('left' | 'fullDeduction' | 'available' | 'used'),
  number
>

const wholeRoubles = cites(
  'Налоговый кодекс РФ, часть первая (в редакции закона № 248-ФЗ)',
  '2013-07-23',
)('ст. 52 п. 6')

/** Records a month's tax on professional income, with the registration deduction in it. */
export function recordProfessionalIncome(
  recorder: StepRecorder,
  { baseTax, taxRate }: MonthDraft,
  figures: ProfessionalIncome,
  citation: Citation,
): void {
  const fullRate = given('self_employment_full_rate', figures.fullRate)
  const points = given('points_off', figures.pointsOff)
  const limit = given('self_employment_limit', figures.limit)
  const step = recorder.citing(citation)
  const whileWithin = (kind: StepKind, value: number, of: StepKind) =>
    step(kind, value, 'while_within', of, 'income_so_far', limit)
  const left = 'registration_deduction_left'
  const [full, available] = [
    'registration_deduction_full',
    'registration_deduction_available',
  ] as const
  const isFirst = !recorder.has(left)
  step('income_so_far', figures.income, 'sum', 'income_so_far', 'accrual_base')
  if (isFirst) {
    step(left, figures.left, 'given', given('registration_deduction_granted', figures.left))
  } else step(left, figures.left, 'difference', left, 'registration_deduction')
  step(full, figures.fullDeduction, 'percent_to_kopeck', 'accrual_base', points)
  step(available, figures.available, 'smallest', full, left)
  whileWithin('registration_deduction', figures.used, available)
  const taxed = ['accrual_base', fullRate, available] as const
  const inRoubles = recorder.citing(wholeRoubles)
  inRoubles('self_employment_tax', figures.tax, 'percent_to_whole_roubles', ...taxed)
  whileWithin('main_base_tax', baseTax, 'self_employment_tax')
  step('allowances_tax', 0, 'sum')
  step('income_tax', baseTax, 'sum', 'main_base_tax', 'allowances_tax')
  const rate = [fullRate, points, full, available] as const
  step('self_employment_rate', figures.rate, 'rate_less_points', ...rate)
  whileWithin('tax_rate', taxRate, 'self_employment_rate')
}
