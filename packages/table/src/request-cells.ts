import { isMoney, type Language, writeHundredths } from '@oklad/contract/internal'
import { columnsByName, nameOf, requestValues, titleOf } from './request-columns.ts'

/**
 * Writes a request as a row of a list of people: by header, the cell. Money and counts stand under the titles that people
 * read; everything else under its name on the wire, as the service takes it.
 */
export function requestCells(request: object, language: Language): ReadonlyMap<string, string> {
  const byName = columnsByName('payments')
  const cells = new Map<string, string>()
  for (const { name, field, steps, schema, unit } of requestValues('payments')) {
    const column = byName.get(name)
    if (column === undefined || schema.type === 'array' || schema.type === 'object') continue
    const value = [field, ...steps].reduce<unknown>(
      (of, step) => (of as Readonly<Record<string, unknown>> | undefined)?.[step],
      request,
    )
    if (value === undefined || value === null) continue
    const title = titleOf(column, 'payments')[language]
    const hasTitle = title !== name
    if (isMoney(unit)) {
      const header = hasTitle ? `${title}, ₽` : nameOf({ ...column, writing: 'people' })
      cells.set(header, writeHundredths(Number(value), language))
    } else cells.set(hasTitle && unit === 'count' ? title : name, String(value))
  }
  return cells
}
