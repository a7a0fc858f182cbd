import {
  csv,
  LARGEST_MAPPING,
  readMapping,
  sampled,
  type TableFormat,
  xlsx,
} from '@oklad/table/browser'
import type { FileOrder } from './messages.ts'

/** The value of a name that a file has; names that every object has are none. */
const own = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined

/** Opens a table of people, with the meanings and the corrections of the person. */
export async function openFile(order: FileOrder, question: 'calc' | 'payments') {
  const { file, meanings, mended, skipsHeadings, keepsRest, language, currentYear } = order
  // A longer one is refused.
  const text = await order.mapping?.slice(0, LARGEST_MAPPING + 1).text()
  const mapping = text === undefined ? undefined : readMapping(text)
  async function* bytes() {
    yield new Uint8Array(await file.arrayBuffer())
  }
  const format: TableFormat = file.name.toLowerCase().endsWith('.xlsx') ? xlsx : csv
  const table = await format.open({ bytes: bytes() }, question)
  const { reading, read } = await sampled(table)
  const entries = Object.entries(meanings)
  const keep = entries.flatMap(([header, name]) => (name === null ? [header] : []))
  const columns = Object.fromEntries(
    entries.flatMap(([header, name]) => (name === null ? [] : [[header, name]])),
  )
  async function* batches() {
    for await (const batch of read()) {
      const columns = batch.columns.map((column, index) => {
        const texts = own(mended, reading.headers[index] ?? '')
        return texts ? Array.from(column, (cell) => own(texts, String(cell)) ?? cell) : column
      })
      yield { ...batch, columns }
    }
  }
  const said = { keep, columns, mapping, skipsHeadings, keepsRest }
  const asked = { ...reading, ...said, language, currentYear }
  return { table, asked, batches }
}
