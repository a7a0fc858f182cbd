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

/** The name of a format. */
export type FormatName = keyof typeof tableFormats

/** The names of the formats. */
export const formatNames = Object.keys(tableFormats) as readonly FormatName[]

/**
 * A format by its name.
 * @throws {RangeError} if there is no such format
 */
export function formatNamed<Name extends FormatName>(
  name: Name,
): ReturnType<(typeof tableFormats)[Name]> {
  if (!formatNames.includes(name)) {
    throw new RangeError(`no format "${name}"; the formats are ${formatNames.join(', ')}`)
  }
  return tableFormats[name]() as ReturnType<(typeof tableFormats)[Name]>
}

/** Reads Arrow streams that follow one another. */
export async function* arrowStreams(bytes: AsyncIterable<Uint8Array>) {
  yield* (await import('./arrow.ts')).streamsIn({ bytes })
}
