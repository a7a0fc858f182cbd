import { personColumnOf } from '@oklad/documents'
import { answering } from '@oklad/table/browser'
import { listOf } from './list-of.ts'
import type { FileOrder } from './messages.ts'
import { openFile } from './open-file.ts'

/**
 * Opens the list for the documents of a year: everybody's payments by date.
 * @throws {TableError} for columns that it cannot understand
 */
export async function openDocumentTable(order: FileOrder, year: number) {
  const { table, asked, batches } = await openFile(order, 'payments')
  const { headers } = table
  const ofPerson = headers.filter((header) => personColumnOf(header) !== undefined)
  const keep = [...asked.keep, ...ofPerson]
  const rows = await listOf(batches())
  const payments = { question: 'payments', detail: 'year', hidesCells: true } as const
  const prepared = answering({ ...asked, ...payments, keep, currentYear: year })
  await prepared.survey(() => rows)
  return { headers, read: () => rows, ...prepared }
}
