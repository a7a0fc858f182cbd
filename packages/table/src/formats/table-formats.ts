import type { TableFormat } from './format.ts'

/** The formats by their names, which are the extensions of files. Each is loaded when needed. */
const tableFormats = {
  csv: async () => (await import('./csv.ts')).csv,
  ndjson: async () => (await import('./ndjson.ts')).ndjson,
  jsonl: async () => (await import('./ndjson.ts')).ndjson,
  xlsx: async () => (await import('./xlsx.ts')).xlsx,
  parquet: async () => (await import('./parquet.ts')).parquet,
  arrow: async () => (await import('./arrow.ts')).arrow,
  arrows: async () => (await import('./arrow.ts')).arrowStream,
} as const satisfies Readonly<Record<string, () => Promise<TableFormat>>>

/** The names of the formats. */
export const formatNames: readonly string[] = Object.keys(tableFormats)

/**
 * A format by its name.
 * @throws {RangeError} if there is no such format
 */
export function formatNamed(name: string): Promise<TableFormat> {
  if (!formatNames.includes(name)) throw new RangeError(`no format ${name}`)
  return tableFormats[name as keyof typeof tableFormats]()
}
