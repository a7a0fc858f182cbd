import type { InputProblem } from '../errors/input-problems.ts'
import { excluded } from '../errors/problems.ts'
import type { KindInList, NotFor, Useless } from './field.ts'
import {
  fieldNamed,
  isGiven,
  type RequestFieldName,
  type RightFields,
  requestFieldNames,
} from './requests.ts'

/** A problem of two fields together. */
export interface CombinationProblem {
  readonly problem: InputProblem
  /** The field that the one in the problem's pointer does not fit. */
  readonly beside: string
}

/**
 * The problems of fields that are valid by themselves: fields that exclude each other, then fields above the one that
 * bounds them, then fields that an item of another one needs.
 * @param excludable the fields that another one can exclude
 */
export function combinationProblems(
  fields: RightFields,
  excludable: readonly Restricted[] = restricted,
): readonly CombinationProblem[] {
  const isRuled = Object.keys(fields).some((name) => ruled.has(name))
  if (!isRuled) return []
  return [...exclusionProblems(fields, excludable), ...boundProblems(fields), ...lacks(fields)]
}

/** The fields that somebody cannot have, with the value that has no effect. */
export const restricted = requestFieldNames.flatMap((name) => {
  const { notFor, schema } = fieldNamed(name)
  return notFor ? [{ name, notFor, neutral: notFor.neutral ?? schema.default }] : []
})

type Restricted = (typeof restricted)[number]

/** Those of a comparison, which accepts the fields of the self-employed under every contract type. */
export const restrictedInComparison = /* @__PURE__ */ restricted.filter(
  ({ notFor }) => !notFor.isCompared,
)

const isNotForContract = ({ contracts }: Useless, { employment_type = 'TD' }: RightFields) =>
  contracts.includes(employment_type)

const reasonOfContract = (notFor: NotFor, fields: RightFields) =>
  isNotForContract(notFor, fields) ? notFor.reason : undefined

const reasonOfResidence = <R>(notFor: Useless<R>, { is_not_resident = false }: RightFields) =>
  is_not_resident ? notFor.nonResidents : notFor.residents

/** The fields that have no use under a contract type and a residence: a form hides them. */
export function uselessFields(fields: RightFields): ReadonlySet<RequestFieldName> {
  return new Set(
    requestFieldNames.filter((name) => {
      const { notFor, idleFor } = fieldNamed(name)
      return [notFor, idleFor].some(
        (who) => who && (isNotForContract(who, fields) || reasonOfResidence(who, fields)),
      )
    }),
  )
}

function exclusionProblems(
  fields: RightFields,
  excludable: readonly Restricted[],
): CombinationProblem[] {
  const used = excludable.filter(
    ({ name, neutral }) => isGiven(fields[name]) && fields[name] !== neutral,
  )
  const excludedBy = (beside: RequestFieldName, reasonIn: typeof reasonOfContract) =>
    used.flatMap(({ name, notFor }): CombinationProblem[] => {
      const reason = reasonIn(notFor, fields)
      return reason ? [{ problem: excluded(name, beside, reason), beside }] : []
    })
  return [
    ...excludedBy('employment_type', reasonOfContract),
    ...excludedBy('is_not_resident', reasonOfResidence),
  ]
}

/**
 * The fields that another one bounds, with the value of both where they are left out, and the series
 * that stands in place of the other one. With a series nothing is refused.
 */
export const bounded = requestFieldNames.flatMap((name) => {
  const { atMost, schema } = fieldNamed(name)
  const beside = atMost as RequestFieldName
  const series = requestFieldNames.find((other) => fieldNamed(other).replaces === atMost)
  return atMost ? [{ name, minimum: schema.minimum ?? 0, beside, series }] : []
})

/** The fields that have an effect beside items of a kind in another field's list. */
export const ofKinds = requestFieldNames.flatMap((name) => {
  const { ofKind } = fieldNamed(name)
  return ofKind ? [{ ...ofKind, name, list: ofKind.list as RequestFieldName }] : []
})

/** Whether the list of a field has an item of a kind. */
export const hasKind = (fields: RightFields, { list, kind }: KindInList): boolean => {
  const items: unknown = fields[list as RequestFieldName]
  return Array.isArray(items) && items.some((item: { kind?: unknown }) => item.kind === kind)
}

/** The fields that can be excluded or above their bound, or that need another one. */
const ruled: ReadonlySet<string> = new Set([
  ...[...restricted, ...bounded].map(({ name }) => name),
  ...ofKinds.map(({ list }) => list),
])

const lacks = (fields: RightFields): CombinationProblem[] =>
  ofKinds
    .filter((one) => one.isRequired && !isGiven(fields[one.name]) && hasKind(fields, one))
    .map(({ name, list }) => ({
      problem: { code: 'missing_field', pointer: `/${name}` },
      beside: list,
    }))

function boundProblems(fields: RightFields): CombinationProblem[] {
  return bounded.flatMap(({ name, minimum, beside, series }) => {
    if (series !== undefined && isGiven(fields[series])) return []
    // A field left out counts as its minimum, as the one beside it does.
    const maximum = Number(fields[beside] ?? minimum)
    if (Number(fields[name] ?? minimum) <= maximum) return []
    const limits = { minimum, maximum, bounded_by: beside }
    return [{ problem: { code: 'out_of_range', pointer: `/${name}`, ...limits }, beside }]
  })
}
