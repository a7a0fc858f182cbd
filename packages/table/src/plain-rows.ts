import {
  fieldNamed,
  type PrivateCalculationRequest,
  type RequestFieldName,
} from '@oklad/contract/internal'
import type { Cells } from './formats/format.ts'
import type { InputColumn } from './header.ts'
import type { RequestValue } from './request-columns.ts'

/** Returns whether a field of a resident employee is right whatever the other fields and the year are. */
function isIndependent({ field, steps, schema }: RequestValue): boolean {
  const { notFor, atMost, needsFigure } = fieldNamed(field as RequestFieldName)
  const isExcluded = notFor?.contracts.includes('TD') || notFor?.residents
  return schema.type === 'integer' && steps.length === 0 && !atMost && !needsFigure && !isExcluded
}

/**
 * Makes the function that reads the request of a row which holds nothing but whole numbers in their ranges: it
 * needs no further check. It returns `undefined` of any other row.
 * @returns `undefined` if the columns are not of such fields
 */
export function plainReader(columns: readonly InputColumn[]) {
  const terms = columns.flatMap(({ recognised }, place) =>
    recognised ? [{ ...recognised, place }] : [],
  )
  const arePlain = terms.every(
    ({ value, writing, sheet }) => writing === 'wire' && !sheet && isIndependent(value),
  )
  if (!arePlain || !terms.some(({ value }) => value.field === 'gross_salary')) return undefined
  const all = terms.map(({ place, value: { field, schema } }) => ({
    ...{ place, field },
    ...{ minimum: schema.minimum ?? 0, maximum: schema.maximum ?? 0 },
  }))
  return (cells: readonly Cells[], index: number): PrivateCalculationRequest | undefined => {
    const request: Record<string, unknown> = { warnings: true }
    for (const { place, field, minimum, maximum } of all) {
      const cell = cells[place]?.[index] ?? null
      if (cell === null && field !== 'gross_salary') continue
      if (!Number.isInteger(cell) || Number(cell) < minimum || Number(cell) > maximum)
        return undefined
      request[field] = cell
    }
    return request as unknown as PrivateCalculationRequest
  }
}
