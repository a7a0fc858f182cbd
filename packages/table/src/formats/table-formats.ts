import type { TableFormat } from './format.ts'

/** The formats by their names, which are the extensions of files. Loaded when needed. */
export const tableFormats: Readonly<Record<string, () => Promise<TableFormat>>> = {
  csv: async () => (await import('./csv.ts')).csv,
  ndjson: async () => (await import('./ndjson.ts')).ndjson,
  jsonl: async () => (await import('./ndjson.ts')).ndjson,
  xlsx: async () => (await import('./xlsx.ts')).xlsx,
  parquet: async () => (await import('./parquet.ts')).parquet,
  arrow: async () => (await import('./arrow.ts')).arrow,
  arrows: async () => (await import('./arrow.ts')).arrowStream,
}

/** Whether the sums of a format are always kopecks: programs read it. */
export const isColumnar = (format: string): boolean => /^(?:parquet|arrows?)$/.test(format)
