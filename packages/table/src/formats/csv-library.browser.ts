import { type Options, parse } from 'csv-parse/browser/esm/sync'

/** The rows of a CSV text. A browser has no streams of Node: the text is read whole. */
export async function* rowsOf(
  chunks: AsyncIterable<string>,
  options: Options,
): AsyncGenerator<string[]> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  yield* parse(text, options)
}
