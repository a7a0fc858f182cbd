import { expect, it } from 'vitest'
import { currentTaxYear } from './calculation.ts'

it('the tax year begins three hours before that of UTC', () => {
  expect(currentTaxYear(Date.parse('2026-12-31T20:59:59Z'))).toBe(2026)
  expect(currentTaxYear(Date.parse('2026-12-31T21:00:00Z'))).toBe(2027)
})
