import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/**
 * Compiles a schema with a validator that is not the one requests are checked with.
 * @param schema JSON Schema 2020-12
 */
export function independentValidator(schema: object): ValidateFunction {
  const validator = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true })
  validator.addFormat('date', isDate)
  validator.addFormat(
    'date-time',
    (text) => new Date(text).toISOString() === `${text.slice(0, -1)}.000Z`,
  )
  validator.addFormat('uri-reference', /^[\w/.#?&=%-]+$/)
  return validator.compile(JSON.parse(JSON.stringify(schema)))
}

/** By the calendar of the runtime, which moves the 30th of February to March. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Fails with everything that the validator found. */
export function assertValid(validate: ValidateFunction, value: unknown): void {
  if (!validate(value)) throw new Error(JSON.stringify(validate.errors, null, 2))
}
