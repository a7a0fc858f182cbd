import type {
  CircumstancesMonth,
  CircumstancesResult,
  DeductionResult,
  Settlement,
} from '@oklad/engine'
import type { PrivateCalculationRequest } from '../request/schemas.ts'
import type { PrivateCalculationResponse } from './schemas.ts'

type Answer = PrivateCalculationResponse
type AnswerMonth = Answer['monthly_details'][number]

/** What a request asks for beyond the interface's own answer. */
interface Asked {
  readonly bonuses: boolean
  readonly children: boolean
  readonly deductions: boolean
  readonly selfEmployment: boolean
  readonly cost: boolean
}

function askedBy(request: PrivateCalculationRequest): Asked {
  const { housing_expense, mortgage_expense, social_expense, child_edu_expense } = request
  const expenses = [housing_expense, mortgage_expense, social_expense, child_edu_expense]
  const children = request.children_count !== undefined
  return {
    bonuses: request.monthly_bonuses !== undefined,
    children,
    deductions: children || expenses.some((expense) => expense !== undefined),
    selfEmployment: request.employment_type === 'SELF_EMPLOYED',
    cost:
      request.accident_rate !== undefined ||
      (request.contribution_tariff ?? 'general') !== 'general',
  }
}

/** Adds to the interface's own answer what the request asks for, and nothing else. */
export function extendedAnswer(
  answer: Answer,
  request: PrivateCalculationRequest,
  result: CircumstancesResult,
): Answer {
  const asked = askedBy(request)
  return {
    ...answer,
    monthly_details: answer.monthly_details.map((entry, index) => ({
      ...entry,
      ...monthFields(asked, result.months[index] as CircumstancesMonth),
    })),
    ...(asked.selfEmployment && {
      npd_deduction_used: result.registrationDeductionUsed,
      npd_limit_exceeded: result.months.some(({ isOutsideRegime }) => isOutsideRegime),
    }),
    ...(asked.cost && {
      annual_accident_contribution: result.accidentContribution,
      employer_total_cost: result.employerCost,
    }),
    ...(asked.deductions && { deduction_result: deductionFields(result.deductions) }),
    ...(result.settlement && { settlement: settlementFields(result.settlement) }),
  }
}

function monthFields(asked: Asked, month: CircumstancesMonth): Partial<AnswerMonth> {
  return {
    ...(asked.bonuses && { monthly_bonus: month.accrual.bonus }),
    ...(asked.children && { monthly_deduction: month.childDeduction }),
    ...(asked.cost && { monthly_accident_contribution: month.accidentContribution }),
    ...(asked.selfEmployment && { outside_npd: month.isOutsideRegime }),
  }
}

const deductionFields = (deductions: DeductionResult): Answer['deduction_result'] & object => ({
  children_monthly_deduction: deductions.childrenMonthlyDeduction,
  children_months: deductions.childrenMonths,
  children_return: deductions.childrenReturn,
  property_return_this_year: deductions.propertyReturnThisYear,
  property_return_total: deductions.propertyReturnTotal,
  social_return: deductions.socialReturn,
  total_return: deductions.totalReturn,
})

const settlementFields = (settlement: Settlement): Answer['settlement'] & object => ({
  tax_due: settlement.taxDue,
  withheld_here: settlement.withheldHere,
  withheld_elsewhere: [...settlement.withheldElsewhere],
  notice: settlement.notice,
  overpaid: settlement.overpaid,
  notice_due: settlement.noticeDue,
})
