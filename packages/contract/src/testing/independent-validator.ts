import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/**
 * Compiles a schema with a validator that is not the one requests are checked with.
 * @param schema JSON Schema 2020-12
 */
export const independentValidator = (schema: object): ValidateFunction =>
  emptyValidator().compile(plain(schema))

/** Returns a function that compiles the schemas of an OpenAPI document, each component once. */
export function documentValidators(document: {
  readonly components: { readonly schemas?: object }
}): (schema: object) => ValidateFunction {
  const withReferences = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'document#/$defs/'))
  const validator = emptyValidator()
  validator.addSchema({ $id: 'document', $defs: withReferences(document.components.schemas ?? {}) })
  return (schema) => validator.compile(withReferences(schema))
}

const plain = (schema: object) => JSON.parse(JSON.stringify(schema))

function emptyValidator(): Ajv2020 {
  const validator = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true })
  validator.addFormat('date', isDate)
  validator.addFormat('int64', { type: 'number', validate: Number.isSafeInteger })
  validator.addFormat(
    'date-time',
    (text) => new Date(text).toISOString() === `${text.slice(0, -1)}.000Z`,
  )
  validator.addFormat('uri-reference', /^[\w/.#?&=%-]+$/)
  return validator
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
