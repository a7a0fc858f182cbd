import { pipeline, Readable } from 'node:stream'
import { type Options, parse } from 'csv-parse'

export type { CsvError } from 'csv-parse'

/** The rows of a CSV text, read as they are needed. */
export function rowsOf(chunks: AsyncIterable<string>, options: Options): AsyncIterator<string[]> {
  const parser = parse(options)
  // An error of the source reaches the reader of the rows.
  pipeline(Readable.from(chunks), parser, () => {})
  return parser[Symbol.asyncIterator]()
}
