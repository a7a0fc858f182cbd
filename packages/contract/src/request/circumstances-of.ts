import type {
  Circumstances,
  ContributionTariff,
  EmployerIncome,
  Engagement,
  Expenses,
  Kopecks,
} from '@oklad/engine'
import { type Calculation, plainCalculation } from './calculation.ts'
import { extensionNames } from './extensions.ts'
import type { PrivateCalculationRequest } from './schemas.ts'

const engagements = {
  TD: 'employment',
  GPH: 'civilContract',
  SELF_EMPLOYED: 'selfEmployment',
} as const satisfies Record<string, Engagement>

const tariffs = {
  general: 'general',
  it: 'it',
  small_business: 'smallBusiness',
  small_business_manufacturing: 'smallBusinessManufacturing',
} as const satisfies Record<string, ContributionTariff>

/** Whether a request asks for more than the interface's own answer. */
export function isExtended(request: PrivateCalculationRequest): boolean {
  return extensionNames.some((name) => request[name] !== undefined)
}

/**
 * What a request asks to be calculated, where every field and their combination are known to be right.
 * @param currentYear the calendar year in Moscow: the tax year where none is given
 */
export function calculationOfRight(
  request: PrivateCalculationRequest,
  currentYear: number,
): Calculation {
  const calculation = plainCalculation(request, currentYear)
  if (!isExtended(request)) return calculation
  const { law, terms } = calculation
  return { law, terms: { ...terms, circumstances: circumstancesOf(request) }, extended: request }
}

/** A request's extensions in the engine's words; only what is given. */
export function circumstancesOf(request: PrivateCalculationRequest): Circumstances {
  const given = <Name extends keyof Circumstances>(
    name: Name,
    value: Circumstances[Name] | undefined,
  ) => (value === undefined ? {} : { [name]: value })
  const { employment_type, contribution_tariff, npd_income_source } = request
  return {
    ...given('isNotResident', request.is_not_resident),
    ...given('engagement', employment_type && engagements[employment_type]),
    ...given('monthlyBonuses', request.monthly_bonuses as Kopecks[] | undefined),
    ...given('bonusesAttractAllowances', request.bonuses_attract_allowances),
    ...given('statutoryDistrictCoefficient', request.statutory_territorial_multiplier),
    ...given('children', request.children_count),
    ...given('disabledChildren', request.disabled_children_count),
    ...given('isSingleParent', request.single_parent),
    ...given('expenses', expensesOf(request)),
    ...given(
      'selfEmployedPaidBy',
      npd_income_source && (npd_income_source === 'INDIVIDUAL' ? 'individuals' : 'firms'),
    ),
    ...given('hasRegistrationDeduction', request.has_registration_deduction),
    ...given(
      'incomeBefore',
      request.income_before && {
        ...employerIncomeOf(request.income_before),
        deductionGranted: (request.income_before.deduction_granted ?? 0) as Kopecks,
      },
    ),
    ...given('otherEmployers', request.other_employers?.map(employerIncomeOf)),
    ...given('contributionTariff', contribution_tariff && tariffs[contribution_tariff]),
    ...given('accidentRate', request.accident_rate),
    ...given('partFirstMonth', partFirstMonthOf(request)),
  }
}

function expensesOf(request: PrivateCalculationRequest): Expenses | undefined {
  const { housing_expense, mortgage_expense, social_expense, child_edu_expense } = request
  const all = [housing_expense, mortgage_expense, social_expense, child_edu_expense]
  if (all.every((expense) => expense === undefined)) return undefined
  return {
    housing: (housing_expense ?? 0) as Kopecks,
    mortgageInterest: (mortgage_expense ?? 0) as Kopecks,
    social: (social_expense ?? 0) as Kopecks,
    childEducation: (child_edu_expense ?? 0) as Kopecks,
  }
}

interface WireEmployerIncome {
  readonly base_gross_income: number
  readonly north_gross_income: number
  readonly tax_withheld: number
}

const employerIncomeOf = (income: WireEmployerIncome): EmployerIncome => ({
  baseIncome: income.base_gross_income as Kopecks,
  allowancesIncome: income.north_gross_income as Kopecks,
  taxWithheld: income.tax_withheld as Kopecks,
})

function partFirstMonthOf(request: PrivateCalculationRequest): Circumstances['partFirstMonth'] {
  const { first_month = 'full', start_date } = request
  if (first_month === 'full') return undefined
  return {
    by: first_month === 'working_days' ? 'workingDays' : 'calendarDays',
    fromDay: start_date === undefined ? 1 : Number(start_date.slice(8, 10)),
  }
}
