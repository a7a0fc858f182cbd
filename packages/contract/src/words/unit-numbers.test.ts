import { expect, it } from 'vitest'
import { readUnitNumber } from './unit-numbers.ts'

it.each([
  ['1,15', 115],
  ['1.3', 130],
  ['2', 200],
  ['15 %', 115],
  ['15', 115],
  ['115%', 115],
  ['70 %', 170],
  ['0', 100],
  ['15,0', 115],
  // Out of range: no coefficient is as small as 1.05, and 0.15 may be another one.
  ['5', 500],
  ['0,15', 15],
])('reads a district coefficient typed as %s', (text, value) => {
  expect(readUnitNumber(text, 'hundredths')).toEqual({ ok: true, value })
})

it('refuses a coefficient of 100 %, which may be 1 and 2', () => {
  expect(readUnitNumber('100 %', 'hundredths')).toEqual({ ok: false, problem: 'not_a_number' })
})

it('reads a rate of accident insurance in percent as it is', () => {
  expect(readUnitNumber('10 %', 'hundredthsOfPercent')).toEqual({ ok: true, value: 1000 })
})
