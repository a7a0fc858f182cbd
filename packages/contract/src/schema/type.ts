import type TypeBox from 'typebox'

/** What this module builds, typed as the library types it. */
type Builders = Pick<
  typeof TypeBox,
  'Array' | 'Boolean' | 'Enum' | 'Integer' | 'Null' | 'Object' | 'Optional' | 'String' | 'Union'
>

type Schema = Readonly<Record<string | symbol, unknown>>

/** Marks a property that may be left out; a symbol, so that it never reaches the wire. */
const OPTIONAL = Symbol('optional')

function object(properties: Record<string, Schema>, options: object = {}): Schema {
  const required = Object.keys(properties).filter((name) => properties[name]?.[OPTIONAL] !== true)
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties,
    ...options,
  }
}

/**
 * Builds JSON Schemas with TypeBox's types and without its seven hundred modules: the builders of
 * the library alone take longer to load than the whole service takes to start. Validation is the
 * library's own, from its entry for plain JSON Schema.
 */
export const Type = {
  Array: (items: Schema, options: object = {}) => ({ type: 'array', items, ...options }),
  Boolean: (options: object = {}) => ({ type: 'boolean', ...options }),
  Enum: (values: readonly string[], options: object = {}) => ({ enum: [...values], ...options }),
  Integer: (options: object = {}) => ({ type: 'integer', ...options }),
  Null: (options: object = {}) => ({ type: 'null', ...options }),
  Object: object,
  Optional: (schema: Schema) => ({ ...schema, [OPTIONAL]: true }),
  String: (options: object = {}) => ({ type: 'string', ...options }),
  Union: (anyOf: readonly Schema[], options: object = {}) => ({ anyOf, ...options }),
} as unknown as Builders

export type { Static, TSchema } from 'typebox'
