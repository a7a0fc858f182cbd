import { describe, expect, it } from 'vitest'
import { dutiesOf } from './duties.ts'

const written = (duties: ReturnType<typeof dutiesOf>) =>
  duties.map(
    ({ date, document, month, isLate }) => `${date} ${document} ${month}${isLate ? ' late' : ''}`,
  )

describe('the duties of a quarter', () => {
  it('are by date, and a day off moves to the next working day', () => {
    // 3 and 25 October 2026 are a Saturday and a Sunday, 31 December is a day off.
    expect(written(dutiesOf(2026, 4))).toEqual([
      '2026-10-05 notice 9 late',
      '2026-10-26 ndfl6 9',
      '2026-10-26 notice 10',
      '2026-11-03 notice 10 late',
      '2026-11-25 personal-data 10',
      '2026-11-25 notice 11',
      '2026-12-03 notice 11 late',
      '2026-12-25 personal-data 11',
      '2026-12-25 notice 12',
      '2026-12-30 notice 12 late',
    ])
  })

  it('have the report of the year in February, and no notice of its end in January', () => {
    // 25 January 2026 is a Sunday, 3 February a Tuesday, 25 February a Wednesday.
    expect(written(dutiesOf(2026, 1))).toEqual([
      '2026-01-26 notice 1',
      '2026-02-03 notice 1 late',
      '2026-02-25 ndfl6 12',
      '2026-02-25 personal-data 1',
      '2026-02-25 notice 2',
      '2026-03-03 notice 2 late',
      '2026-03-25 personal-data 2',
      '2026-03-25 notice 3',
    ])
  })
})
