import { ofKinds, PaymentsRequest, PrivateCalculationRequest } from '@oklad/contract/fields'
import { objectWith } from '@oklad/contract/testing'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import fc from 'fast-check'
import { readObject } from '../reading.ts'
import type { Fields } from './answers.ts'

const kinds = {
  private: PrivateCalculationRequest,
  payments: PaymentsRequest,
}

const salary = fc.oneof(
  ...[300, 10_000_000, 30_000_000, 300_000_000].map((max) => fc.integer({ min: 0, max })),
)
const startDate = fc
  .date({ min: new Date('2017-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
/** The last day of a request that has any. */
const lastDay = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))

/**
 * A valid request with any of the fields of its kind: those that are refused beside the others are left out.
 */
export const anyRequest = (kind: keyof typeof kinds): fc.Arbitrary<Fields> =>
  fc
    .tuple(
      fc.oneof(...[1, 4, 12].map((rarity) => objectWith(kinds[kind], rarity, right))),
      salary,
      startDate,
      lastDay,
    )
    .map(([fields, gross_salary, start_date, end]) => {
      const dates = 'end_date' in fields && { end_date: `${start_date.slice(0, 4)}-${end}` }
      return withoutRefused(kind, { ...fields, gross_salary, start_date, ...dates })
    })

/** Neither `null` nor wrong values. */
const right = { nulls: 0, wrong: 0 }

function withoutRefused(kind: keyof typeof kinds, request: Fields): Fields {
  const reading = readObject(kind, request, NEWEST_TAX_YEAR)
  if (reading.ok) return request
  const named = reading.problems.map(({ pointer }) => pointer.split('/')[1])
  // A list is refused without the field that an item of it needs.
  const needing = ofKinds.flatMap(({ name, list }) => (named.includes(name) ? [list] : []))
  const refused: readonly unknown[] = [...named, ...needing]
  const rest = Object.entries(request).filter(([name]) => !refused.includes(name))
  if (rest.length === Object.keys(request).length) throw new Error(JSON.stringify(reading.problems))
  return withoutRefused(kind, { start_date: '2026-01-01', ...Object.fromEntries(rest) })
}
