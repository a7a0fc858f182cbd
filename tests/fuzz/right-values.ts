import { startDates } from '@oklad/contract/internal'
import fc from 'fast-check'

/** The keywords of JSON Schema that this file reads. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/** A JSON text that a schema allows. It may break the rules between fields. */
export function rightText(schema: Schema): fc.Arbitrary<string> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum.map(written))
  switch (schema.type) {
    case 'integer':
      return integerText(schema)
    case 'boolean':
      return fc.constantFrom('true', 'false')
    case 'string':
      return dateText()
    case 'array':
      return fc
        .array(rightText(schema.items ?? {}), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.min(schema.maxItems ?? 3, 12),
        })
        .map((items) => `[${items.join(',')}]`)
    case 'object':
      return members(schema).map(objectText)
    default:
      throw new Error(`No right values are known for ${JSON.stringify(schema)}`)
  }
}

/** Members of an object that a schema allows: all required ones and some others. */
export function members({ properties = {}, required = [] }: Schema): fc.Arbitrary<string[]> {
  const all = Object.entries(properties).map(([name, schema]) => {
    const member = rightText(schema).map((text) => `"${name}":${text}`)
    return required.includes(name) ? member : fc.option(member, { nil: undefined, freq: 1 })
  })
  return fc.tuple(...all).map((found) => found.filter((member) => member !== undefined))
}

/** Joins members into an object. */
export const objectText = (texts: readonly string[]) => `{${texts.join(',')}}`

const written = (value: unknown) => JSON.stringify(value)

function integerText({ minimum = 0, maximum = 1_000_000_000 }: Schema): fc.Arbitrary<string> {
  return fc.integer({ min: minimum, max: maximum }).map(written)
}

function dateText() {
  const day = fc.date({
    min: new Date(startDates.minimum),
    max: new Date(startDates.maximum),
    noInvalidDate: true,
  })
  return day.map((date) => written(date.toISOString().slice(0, 10)))
}
