import { Compile } from 'typebox/schema'
import { Settings } from 'typebox/system'
import type { Schema, Static } from '../schema/build.ts'

/** One thing that a schema refuses, with the keyword of JSON Schema that says so. */
export type SchemaError = ReturnType<ReturnType<typeof Compile>['Errors']>[1][number]

/** A schema compiled to code. */
export interface Validator<S extends Schema = Schema> {
  readonly schema: S
  /** Whether the schema accepts the value. */
  accepts(value: unknown): value is Static<S>
  /** Everything in the value that the schema refuses. */
  errors(value: unknown): readonly SchemaError[]
}

/** Compiles a schema once, so that checking a value is fast. */
export function compile<const S extends Schema>(schema: S): Validator<S> {
  const compiled = Compile(schema)
  return {
    schema,
    accepts: (value): value is Static<S> => compiled.Check(value),
    errors: (value) => {
      // By default the library reports eight errors, and has no limit per call.
      const { maxErrors } = Settings.Get()
      Settings.Set({ maxErrors: Number.MAX_SAFE_INTEGER })
      try {
        return compiled.Errors(value)[1]
      } finally {
        Settings.Set({ maxErrors })
      }
    },
  }
}
