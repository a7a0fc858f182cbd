import {
  type FieldGroup,
  fieldNamed,
  type PrivateCalculationRequest,
  type RequestFieldName,
  requestFieldNames,
  type requestFields,
} from '@oklad/contract/fields'

/**
 * The groups of the field table that the form has: all but the pay itself and the answer, and but pay
 * that changes in the year, which only a link can hold.
 */
export type DetailGroup = Exclude<FieldGroup, 'pay' | 'answer' | 'months'>

type Fields = typeof requestFields

/** The name of a field of those groups, or of pay that changes in the year. */
export type DetailName = {
  [Name in RequestFieldName]: Fields[Name]['group'] extends DetailGroup | 'months' ? Name : never
}[RequestFieldName]

/** Everything but the amount: the fields of a private request that differ from their defaults. */
export type Details = Pick<PrivateCalculationRequest, DetailName>

const isDetail = (name: RequestFieldName): name is DetailName =>
  !['pay', 'answer'].includes(fieldNamed(name).group)

/** The names of the details, in the order of the field table. */
export const detailNames = requestFieldNames.filter(isDetail)

/** The value that has the same effect as none: the default, or 0 for most numbers that begin at 0. */
export function neutralOf(name: DetailName): unknown {
  const { schema, isZeroMeant = false } = fieldNamed(name)
  return schema.default ?? (schema.minimum === 0 && !isZeroMeant ? 0 : undefined)
}

/** Details with one more; with one fewer where the value is its neutral one or `undefined`. */
export function withDetail<Name extends DetailName>(
  details: Details,
  name: Name,
  value: Details[Name] | undefined,
): Details {
  const { [name]: _, ...others } = details
  return value === undefined || value === neutralOf(name) ? others : { ...others, [name]: value }
}
