import { type FieldSchema, startDates } from '@oklad/contract/fields'
import { isWithin } from '../details/number-units.ts'
import { absencesSchema, type DetailName, fieldNamed } from '../input/details.ts'
import type { LeaveFields } from '../input/input.ts'

/** Separates the numbers of a list, and the properties of an object. */
const COMMA = ','
/** Separates the objects of a list. */
const SEMICOLON = ';'

/** Separates the numbers of a list within an object. */
const HYPHEN = '-'

const { from, days, insurance_months, cause, earned } = absencesSchema.items.properties
/** The fields of a section of a leave, in the order of a link. */
const leaveSchema: FieldSchema = {
  type: 'object',
  required: ['from'],
  properties: { from, days, to: from, insurance_months, cause, earned },
}

/** Writes the fields of a leave for a link. */
export const writeLeave = (leave: LeaveFields): string => written(leaveSchema, leave)

/** Reads the fields of a leave from a link; `undefined` where the text has none. */
export const readLeave = (text: string) => readValue(leaveSchema, text) as LeaveFields | undefined

/** Writes the value of a field for a link. */
export const writeField = (name: DetailName, value: unknown): string =>
  written(fieldNamed(name).schema, value)

const separatorOf = (items: FieldSchema, isInside: boolean) =>
  items.type === 'object' ? SEMICOLON : isInside ? HYPHEN : COMMA

/** Members that are left out are empty, at the end nothing. */
function written(schema: FieldSchema, value: unknown, isInside = false): string {
  const { items = schema, properties = {} } = schema
  if (Array.isArray(value)) {
    return value.map((one) => written(items, one)).join(separatorOf(items, isInside))
  }
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(properties).map(([name, member]) => {
    const inside = (value as Readonly<Record<string, unknown>>)[name]
    return inside === undefined ? '' : written(member, inside, true)
  })
  return members.slice(0, members.findLastIndex((one) => one !== '') + 1).join(COMMA)
}

/**
 * Reads the value of a field from a link.
 * @returns `undefined` where the text is not a value of the field's schema
 */
export const readField = (name: DetailName, text: string): unknown =>
  readValue(fieldNamed(name).schema, text)

function readValue(schema: FieldSchema, text: string, isInside = false): unknown {
  switch (schema.type) {
    case 'integer':
      return /^\d{1,15}$/.test(text) && isWithin(Number(text), schema) ? Number(text) : undefined
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : undefined)
    case 'string':
      return (schema.enum?.includes(text) ?? isStartDate(text)) ? text : undefined
    case 'array':
      return readList(schema, text, isInside)
    case 'object':
      return readObject(schema, text)
  }
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, on which a calculation may start. */
function isStartDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
  return isReal && text >= startDates.minimum && text <= startDates.maximum
}

function readList(
  { items, minItems = 0, maxItems = 0 }: FieldSchema,
  text: string,
  isInside: boolean,
): unknown {
  if (items === undefined) return undefined
  const parts = text.split(separatorOf(items, isInside))
  const values = parts.map((part) => readValue(items, part))
  const isRight =
    values.length >= minItems && values.length <= maxItems && !values.includes(undefined)
  return isRight ? values : undefined
}

function readObject({ properties = {}, required = [] }: FieldSchema, text: string): unknown {
  const parts = text.split(COMMA)
  const names = Object.keys(properties).slice(0, parts.length)
  if (parts.length > names.length || parts.length < required.length) return undefined
  const given = names.map((name, index) => [name, parts[index] as string] as const)
  const entries = given
    .filter(([name, part]) => part !== '' || required.includes(name))
    .map(([name, part]) => [name, readValue(properties[name] as FieldSchema, part, true)] as const)
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries)
}
