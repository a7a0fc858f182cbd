import { PrivateCalculationRequest } from '@oklad/contract/form'

/** The parts of JSON Schema that the contract's fields are made of. */
interface Schema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

const fields = PrivateCalculationRequest.properties as Readonly<Record<string, Schema>>

/** Stands between the numbers of a list, and between the fields of an object. */
const COMMA = ','
/** Stands between the objects of a list. */
const SEMICOLON = ';'

/** Writes the value of a request's field into a link. */
export function writeField(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(writeField).join(typeof value[0] === 'object' ? SEMICOLON : COMMA)
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(writeField).join(COMMA)
    : String(value)
}

/**
 * Reads the value of a request's field from a link.
 * @param name the field
 * @returns `undefined` where the text is no value of the field, by the contract's own schema
 */
export function readField(name: string, text: string): unknown {
  const schema = Object.hasOwn(fields, name) ? fields[name] : undefined
  return schema && readValue(schema, text)
}

function readValue(schema: Schema, text: string): unknown {
  if (schema.enum !== undefined) return schema.enum.includes(text) ? text : undefined
  switch (schema.type) {
    case 'integer':
      return readInteger(schema, text)
    case 'boolean':
      return { true: true, false: false }[text]
    case 'string':
      return isDate(text) && new RegExp(schema.pattern ?? '').test(text) ? text : undefined
    case 'array':
      return readList(schema, text)
    case 'object':
      return readObject(schema, text)
  }
  return undefined
}

function readInteger({ minimum = 0, maximum = 0 }: Schema, text: string): number | undefined {
  const value = Number(text)
  return /^\d{1,15}$/.test(text) && value >= minimum && value <= maximum ? value : undefined
}

/** Whether a text is a day of the calendar. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function readList({ items = {}, minItems = 0, maxItems = 0 }: Schema, text: string): unknown {
  const parts = text.split(items.type === 'object' ? SEMICOLON : COMMA)
  const values = parts.map((part) => readValue(items, part))
  const isRight =
    values.length >= minItems && values.length <= maxItems && !values.includes(undefined)
  return isRight ? values : undefined
}

function readObject({ properties = {}, required = [] }: Schema, text: string): unknown {
  const names = Object.keys(properties)
  const parts = text.split(COMMA)
  if (parts.length > names.length || parts.length < required.length) return undefined
  const entries = parts.map((part, index) => {
    const name = names[index] as string
    return [name, readValue(properties[name] as Schema, part)] as const
  })
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries)
}
