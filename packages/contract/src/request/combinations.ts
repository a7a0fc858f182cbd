import type { Law } from '@oklad/engine'
import type { InputProblem } from '../errors/input-problems.ts'
import type { PrivateCalculationRequest } from './schemas.ts'

/** A field of a request. */
export type Field = keyof PrivateCalculationRequest

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

/** What the tax service settles for residents alone. */
const residentsOnly: readonly Exclusion[] = [{ field: 'other_employers', isUsed: isGiven }]

/** What only the self-employed have. */
const selfEmployedOnly: readonly Exclusion[] = [
  { field: 'npd_income_source', isUsed: (value) => value === 'INDIVIDUAL' },
  { field: 'has_registration_deduction', isUsed: isTrue },
]

/** The fields of a request that are right by themselves. */
export type RightFields = Partial<PrivateCalculationRequest>

interface CombinationProblem {
  readonly problem: InputProblem
  /** The field that the pointed one does not fit. */
  readonly beside: Field
}

/**
 * What is wrong with fields that are right by themselves: they exclude each other, one bounds
 * another, or the tax year does not have them.
 * @param wrong the fields that are wrong by themselves: nothing is told of what depends on them
 */
export function combinationProblems(
  request: RightFields,
  law: Law,
  wrong: ReadonlySet<string | undefined> = new Set(),
): InputProblem[] {
  return [...exclusionProblems(request), ...boundProblems(request), ...yearProblems(request, law)]
    .filter(({ beside }) => !wrong.has(beside))
    .map(({ problem }) => problem)
}

const exclusionsUnder = {
  TD: selfEmployedOnly,
  GPH: [...employmentOnly, ...selfEmployedOnly],
  SELF_EMPLOYED: notForSelfEmployed,
} as const

/** The fields that have no use under a contract and a status: a form does not ask for them. */
export function uselessFields({
  employment_type = 'TD',
  is_not_resident = false,
}: RightFields): ReadonlySet<Field> {
  const exclusions: readonly Exclusion[] = [
    ...exclusionsUnder[employment_type],
    ...(is_not_resident ? residentsOnly : []),
  ]
  return new Set(exclusions.map(({ field }) => field))
}

function exclusionProblems(request: RightFields): CombinationProblem[] {
  const { employment_type = 'TD', is_not_resident } = request
  return [
    ...excludedBy('employment_type', exclusionsUnder[employment_type], request),
    ...(is_not_resident ? excludedBy('is_not_resident', residentsOnly, request) : []),
  ]
}

const excludedBy = (
  beside: Field,
  exclusions: readonly Exclusion[],
  request: RightFields,
): CombinationProblem[] =>
  exclusions
    .filter(({ field, isUsed }) => isUsed(request[field]))
    .map(({ field }) => ({
      problem: { code: 'excluded_fields', pointer: `/${field}`, fields: [field, beside] },
      beside,
    }))

function boundProblems(request: RightFields): CombinationProblem[] {
  const { territorial_multiplier = 100, children_count = 0 } = request
  const { statutory_territorial_multiplier = 100, disabled_children_count = 0 } = request
  const outOfRange = (field: Field, minimum: number, maximum: number, beside: Field) => ({
    problem: { code: 'out_of_range' as const, pointer: `/${field}`, minimum, maximum },
    beside,
  })
  return [
    ...(statutory_territorial_multiplier > territorial_multiplier
      ? [
          outOfRange(
            'statutory_territorial_multiplier',
            100,
            territorial_multiplier,
            'territorial_multiplier',
          ),
        ]
      : []),
    ...(disabled_children_count > children_count
      ? [outOfRange('disabled_children_count', 0, children_count, 'children_count')]
      : []),
  ]
}

function yearProblems(request: RightFields, law: Law): CombinationProblem[] {
  const { figures, provisional, year } = law
  const problem = (field: Field): CombinationProblem => ({
    problem: { code: 'not_in_year', pointer: `/${field}`, year },
    beside: 'start_date',
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
