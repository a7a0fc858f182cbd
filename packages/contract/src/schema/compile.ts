import { Compile } from 'typebox/schema'
import { Settings } from 'typebox/system'
import type { Static, TSchema } from './type.ts'

// The library stops at eight, and counts an unknown field twice; all problems are told at once.
Settings.Set({ maxErrors: Number.MAX_SAFE_INTEGER })

/** One thing that a schema refuses, with the keyword of JSON Schema that says so. */
export type SchemaError = ReturnType<ReturnType<typeof Compile>['Errors']>[1][number]

/** A schema made into code. */
export interface Validator<Schema extends TSchema = TSchema> {
  readonly schema: Schema
  /** Whether the value is what the schema describes. */
  accepts(value: unknown): value is Static<Schema>
  /** Everything in the value that the schema refuses. */
  errors(value: unknown): readonly SchemaError[]
}

/** Makes a schema into code, once, so that each value is checked fast. */
export function compile<Schema extends TSchema>(schema: Schema): Validator<Schema> {
  const compiled = Compile(schema)
  return {
    schema,
    accepts: (value): value is Static<Schema> => compiled.Check(value),
    errors: (value) => compiled.Errors(value)[1],
  }
}
