import { expect, it } from 'vitest'
import { readDate } from './dates.ts'

it.each([
  ['01.03.2026', '2026-03-01'],
  ['1.3.26', '2026-03-01'],
  ['15 марта 2026 г.', '2026-03-15'],
  ['March 15, 2026', '2026-03-15'],
  ['15/03/2026', '2026-03-15'],
  ['03.2026', '2026-03-01'],
  ['3.26', '2026-03-01'],
  ['март 2026', '2026-03-01'],
  ['мар.26', '2026-03-01'],
  ['Mar-26', '2026-03-01'],
])('%s is %s', (text, date) => {
  expect(readDate(text, false)).toBe(date)
})

// 1 March of any year, or January 2003; 15 March, or March 2015.
it.each(['03/04/2026', '01.03', '1.3', '10-11', '15 марта', '15-мар', 'March 15', '5 марта'])(
  '%s has two meanings or no year, and is not read',
  (text) => {
    expect(readDate(text, false)).toBeUndefined()
  },
)
