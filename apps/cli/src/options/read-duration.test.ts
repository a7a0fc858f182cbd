import { expect, it } from 'vitest'
import { readDuration } from './read-duration.ts'

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
