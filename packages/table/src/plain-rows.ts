import {
  fieldNamed,
  type PrivateCalculationRequest,
  type RequestFieldName,
} from '@oklad/contract/internal'
import { readCell } from './cells.ts'
import type { Cells } from './formats/format.ts'
import type { InputColumn } from './header.ts'
import type { RequestValue } from './request-columns.ts'
import { fillUsual } from './sheet-row.ts'

/** Returns whether a field of a resident employee is right whatever the other fields and the year are. */
function isIndependent({ field, steps, schema }: RequestValue): boolean {
  const { notFor, atMost, needsFigure } = fieldNamed(field as RequestFieldName)
  const isExcluded = notFor?.contracts.includes('TD') || notFor?.residents
  return schema.type === 'integer' && steps.length === 0 && !atMost && !needsFigure && !isExcluded
}

/**
 * Makes the function that reads the request of a row which holds nothing but whole numbers in their ranges: it
 * needs no further check. It returns `undefined` of any other row.
 * @param hasUsual whether a row without an accident rate has the usual one
 * @returns `undefined` if the columns are not of such fields
 */
export function plainReader(columns: readonly InputColumn[], hasUsual: boolean) {
  const terms = columns.flatMap(({ recognised }, place) =>
    recognised ? [{ recognised, place, ...recognised.value }] : [],
  )
  const arePlain = terms.every((term) => !term.recognised.sheet && isIndependent(term))
  if (!arePlain) return undefined
  return (cells: readonly Cells[], index: number): PrivateCalculationRequest | undefined => {
    const request: Record<string, unknown> = { warnings: true }
    for (const { recognised, place, field, schema } of terms) {
      const cell = cells[place]?.[index]
      const reading =
        typeof cell === 'number' && recognised.writing === 'wire'
          ? { value: cell }
          : readCell(cell ?? undefined, recognised)
      if (reading === undefined) continue
      const value = 'value' in reading ? reading.value : undefined
      const { minimum = 0, maximum = 0 } = schema
      if (!Number.isInteger(value) || !(Number(value) >= minimum && Number(value) <= maximum)) {
        return undefined
      }
      request[field] = value
    }
    if (request['gross_salary'] === undefined) return undefined
    if (hasUsual) fillUsual(request)
    return request as unknown as PrivateCalculationRequest
  }
}
