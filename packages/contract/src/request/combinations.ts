import type { Law } from '@oklad/engine'
import type { InputProblem } from '../errors/input-problems.ts'
import type { PrivateCalculationRequest } from './schemas.ts'

type Field = keyof PrivateCalculationRequest

const isCoefficient = (value: unknown) => value !== undefined && value !== 100
const isTrue = (value: unknown) => value === true
const isGiven = (value: unknown) => value !== undefined

/** What a field must not be beside another one. */
interface Exclusion {
  readonly field: Field
  readonly isUsed: (value: unknown) => boolean
}

/** District coefficient, northern allowance and privilege belong to an employment contract. */
const employmentOnly: readonly Exclusion[] = [
  { field: 'territorial_multiplier', isUsed: isCoefficient },
  { field: 'northern_coefficient', isUsed: isCoefficient },
  { field: 'statutory_territorial_multiplier', isUsed: isCoefficient },
  { field: 'has_tax_privilege', isUsed: isTrue },
]

/** What has no meaning for someone who pays the tax on professional income. */
const notForSelfEmployed: readonly Exclusion[] = [
  ...employmentOnly,
  { field: 'is_not_resident', isUsed: isTrue },
  { field: 'income_before', isUsed: isGiven },
  { field: 'other_employers', isUsed: isGiven },
  { field: 'accident_rate', isUsed: isGiven },
  { field: 'contribution_tariff', isUsed: (value) => isGiven(value) && value !== 'general' },
]

/** What only the self-employed have. */
const selfEmployedOnly: readonly Exclusion[] = [
  { field: 'npd_income_source', isUsed: (value) => value === 'INDIVIDUAL' },
  { field: 'has_registration_deduction', isUsed: isTrue },
]

/**
 * What is wrong with fields that are right by themselves: they exclude each other, one bounds
 * another, or the tax year does not have them.
 */
export function combinationProblems(request: PrivateCalculationRequest, law: Law): InputProblem[] {
  return [...exclusionProblems(request), ...boundProblems(request), ...yearProblems(request, law)]
}

function exclusionProblems(request: PrivateCalculationRequest): InputProblem[] {
  const { employment_type = 'TD' } = request
  const exclusions = {
    TD: selfEmployedOnly,
    GPH: [...employmentOnly, ...selfEmployedOnly],
    SELF_EMPLOYED: notForSelfEmployed,
  }[employment_type]
  return exclusions
    .filter(({ field, isUsed }) => isUsed(request[field]))
    .map(({ field }) => ({
      code: 'excluded_fields' as const,
      pointer: `/${field}`,
      fields: [field, 'employment_type'],
    }))
}

function boundProblems(request: PrivateCalculationRequest): InputProblem[] {
  const { territorial_multiplier = 100, children_count = 0 } = request
  const { statutory_territorial_multiplier = 100, disabled_children_count = 0 } = request
  const above = (pointer: string, value: number, minimum: number, maximum: number) =>
    value > maximum ? [{ code: 'out_of_range' as const, pointer, minimum, maximum }] : []
  return [
    ...above(
      '/statutory_territorial_multiplier',
      statutory_territorial_multiplier,
      100,
      territorial_multiplier,
    ),
    ...above('/disabled_children_count', disabled_children_count, 0, children_count),
  ]
}

function yearProblems(request: PrivateCalculationRequest, law: Law): InputProblem[] {
  const { figures, provisional, year } = law
  const problem = (field: Field): InputProblem => ({
    code: 'not_in_year',
    pointer: `/${field}`,
    year,
  })
  return [
    ...(request.employment_type === 'SELF_EMPLOYED' && figures.selfEmployment.value === null
      ? [problem('employment_type')]
      : []),
    ...((request.contribution_tariff ?? 'general') !== 'general' &&
    figures.reducedTariffs.value === null
      ? [problem('contribution_tariff')]
      : []),
    ...(request.first_month === 'working_days' &&
    (figures.productionCalendar.value === null || provisional)
      ? [problem('first_month')]
      : []),
  ]
}
