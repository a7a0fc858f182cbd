import { describe, expect, it } from 'vitest'
import { readDuration, readExpiry } from './read-time.ts'

describe('a duration', () => {
  it.each([
    ['30s', 30_000],
    ['90m', 5_400_000],
    ['24h', 86_400_000],
    ['7d', 604_800_000],
    ['0', 0],
    ['0h', 0],
  ])('reads %s', (text, milliseconds) => {
    expect(readDuration(text)).toBe(milliseconds)
  })

  it.each(['', '24', 'h', '-1h', '1.5h', '1 h', '24H', '1w', '1h30m', '9999999999d'])(
    'refuses %j',
    (text) => {
      expect(readDuration(text)).toBeUndefined()
    },
  )
})

describe('a time of expiry', () => {
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
})
