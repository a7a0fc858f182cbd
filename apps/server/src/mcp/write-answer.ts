import { isMoneySchema, type Language, writeRoubles } from '@oklad/contract/internal'

/** A schema of the contract, as far as it leads to sums. */
interface PartSchema {
  readonly properties?: Readonly<Record<string, PartSchema>>
  readonly items?: PartSchema
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Writes an answer for an assistant: a line for each field, a table for each list. Sums are in roubles, and their names
 * end in `_rub`, because the same names without it are kopecks everywhere else.
 */
export function writeAnswer(answer: object, schema: PartSchema, language: Language): string {
  const inRoubles = (value: unknown, part: PartSchema = {}): unknown => {
    if (Array.isArray(value)) return value.map((item) => inRoubles(item, part.items))
    if (isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => {
          const { [name]: schema = {} } = part.properties ?? {}
          const isMoney = isMoneySchema(schema) || isMoneySchema(schema.items ?? {})
          return [isMoney ? `${name}_rub` : name, inRoubles(one, schema)]
        }),
      )
    }
    return isMoneySchema(part) ? writeRoubles(value as number, language) : value
  }
  return lines(inRoubles(answer, schema) as object).join('\n')
}

const written = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')

function lines(answer: object): readonly string[] {
  return Object.entries(answer).flatMap(([name, value]) => {
    if (isObject(value)) return [`${name}:`, ...lines(value).map((line) => `  ${line}`)]
    if (!Array.isArray(value) || !value.every(isObject)) return [`${name}: ${written(value)}`]
    const columns = [...new Set(value.flatMap(Object.keys))]
    const rows = value.map((row) => columns.map((column) => written(row[column])).join(' | '))
    return [`${name}:`, columns.join(' | '), ...rows]
  })
}
