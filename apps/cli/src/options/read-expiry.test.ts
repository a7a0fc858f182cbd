import { expect, it } from 'vitest'
import { readExpiry } from './read-expiry.ts'

it.each([
  ['2027-01-01', '2027-01-01T00:00:00.000Z'],
  ['2027-01-01T09:00:00Z', '2027-01-01T09:00:00.000Z'],
  ['2027-01-01T09:00:00+03:00', '2027-01-01T06:00:00.000Z'],
  ['9999-12-31', '9999-12-31T00:00:00.000Z'],
])('reads %s', (text, moment) => {
  expect(new Date(readExpiry(text) ?? Number.NaN).toISOString()).toBe(moment)
})

it.each([
  '',
  'tomorrow',
  '2027-02-30',
  '2027-1-1',
  '2027-01',
  '01.01.2027',
  '2027-01-01T09:00:00',
  '9999-12-31T23:59:59-01:00',
])('refuses %j', (text) => {
  expect(readExpiry(text)).toBeUndefined()
})
