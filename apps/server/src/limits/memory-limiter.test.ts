import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryLimiter } from './memory-limiter.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('lets three in a minute in, and again after it', async () => {
  const limiter = memoryLimiter({ requests: 3, seconds: 60 })
  const decisions = []
  for (let request = 0; request < 5; request++) {
    decisions.push(await limiter.consume('a'))
    vi.advanceTimersByTime(10_000)
  }
  expect(decisions).toEqual([
    { allowed: true, remaining: 2, resetsIn: 60_000, countedBy: 'memory' },
    { allowed: true, remaining: 1, resetsIn: 50_000, countedBy: 'memory' },
    { allowed: true, remaining: 0, resetsIn: 40_000, countedBy: 'memory' },
    { allowed: false, remaining: 0, resetsIn: 30_000, countedBy: 'memory' },
    { allowed: false, remaining: 0, resetsIn: 20_000, countedBy: 'memory' },
  ])
  vi.advanceTimersByTime(10_000)
  expect(await limiter.consume('a')).toMatchObject({ allowed: true, remaining: 2 })
})

it('never lets more in within a window than the limit, whoever asks when', async () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c'), pause: fc.nat(3000) })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(step, { maxLength: 60 }),
      async (requests, steps) => {
        const limiter = memoryLimiter({ requests, seconds: 10 })
        const windows = new Map<string, { start: number; allowed: number }>()
        for (const { key, pause } of steps) {
          vi.advanceTimersByTime(pause)
          const now = Date.now()
          let window = windows.get(key)
          if (window === undefined || now >= window.start + 10_000) {
            window = { start: now, allowed: 0 }
            windows.set(key, window)
          }
          const { allowed, resetsIn } = await limiter.consume(key)
          expect(allowed).toBe(window.allowed < requests)
          expect(resetsIn).toBe(window.start + 10_000 - now)
          if (allowed) window.allowed++
        }
      },
    ),
  )
})
