import { expect, test } from 'vitest'
import { parseRateLimit } from './rate-limit.ts'

test.each([
  ['600/60s', 600, 60],
  ['1/1s', 1, 1],
  ['100/1m', 100, 60],
  ['10000/24h', 10_000, 86_400],
  ['999999999/86400s', 999_999_999, 86_400],
])('reads the rate limit %s', (text, points, seconds) => {
  expect(parseRateLimit(text)).toEqual({ points, seconds })
})

const noLimits =
  ',600,600/60,0/60s,600/0s,-1/60s,1.5/60s,600 / 60s,600/60s ,600/60S,600/2d,600/25h,600/86401s,1e3/60s,1000000000/60s'
test.each(noLimits.split(','))('refuses the rate limit %j', (text) => {
  expect(parseRateLimit(text)).toBeUndefined()
})
