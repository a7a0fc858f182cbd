import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryCounter } from './memory-counter.ts'
import { Policy } from './policy.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const policyOf = (points: number, seconds: number) => new Policy('public', { points, seconds })

it('allows three points a minute, and three more in the next window', () => {
  const counter = new MemoryCounter()
  const policy = policyOf(3, 60)
  const begin = performance.now()
  const decisions = []
  for (let request = 0; request < 5; request++) {
    decisions.push(counter.spend(policy, 'a', 1))
    vi.advanceTimersByTime(10_000)
  }
  const endsAt = begin + 60_000
  expect(decisions).toEqual([
    { policy, allowed: true, remaining: 2, endsAt, countedBy: 'memory' },
    { policy, allowed: true, remaining: 1, endsAt, countedBy: 'memory' },
    { policy, allowed: true, remaining: 0, endsAt, countedBy: 'memory' },
    { policy, allowed: false, remaining: 0, endsAt, countedBy: 'memory' },
    { policy, allowed: false, remaining: 0, endsAt, countedBy: 'memory' },
  ])
  vi.advanceTimersByTime(10_000)
  expect(counter.spend(policy, 'a', 1)).toMatchObject({ allowed: true, remaining: 2 })
})

it('charges nothing for a refused request', () => {
  const counter = new MemoryCounter()
  const policy = policyOf(10, 60)
  expect(counter.spend(policy, 'a', 6)).toMatchObject({ allowed: true, remaining: 4 })
  expect(counter.spend(policy, 'a', 6)).toMatchObject({ allowed: false, remaining: 4 })
  expect(counter.spend(policy, 'a', 4)).toMatchObject({ allowed: true, remaining: 0 })
})

it('allows one request per window that costs more than the limit', () => {
  const counter = new MemoryCounter()
  const policy = policyOf(10, 60)
  expect(counter.spend(policy, 'a', 50)).toMatchObject({ allowed: true, remaining: 0 })
  expect(counter.spend(policy, 'a', 50)).toMatchObject({ allowed: false, remaining: 0 })
})

it('never allows more points in a window than the limit', () => {
  const step = fc.record({
    caller: fc.constantFrom('a', 'b', 'c'),
    points: fc.integer({ min: 1, max: 3 }),
    pause: fc.nat(3000),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 9 }),
      fc.array(step, { maxLength: 60 }),
      (limit, steps) => {
        const counter = new MemoryCounter()
        const policy = policyOf(limit, 10)
        const windows = new Map<string, { endsAt: number; spent: number }>()
        for (const { caller, points, pause } of steps) {
          vi.advanceTimersByTime(pause)
          let window = windows.get(caller)
          if (window === undefined || performance.now() >= window.endsAt) {
            window = { endsAt: performance.now() + 10_000, spent: 0 }
            windows.set(caller, window)
          }
          const { allowed, endsAt } = counter.spend(policy, caller, points)
          expect(allowed).toBe(window.spent + points <= limit)
          expect(endsAt).toBe(window.endsAt)
          if (allowed) window.spent += points
        }
      },
    ),
  )
})

it('forgets the caller with the oldest last request when there are too many callers', () => {
  const counter = new MemoryCounter(2)
  const policy = policyOf(1, 60)
  const isLetThrough = (caller: string) => counter.spend(policy, caller, 1).allowed
  expect(['a', 'b', 'a', 'c'].map(isLetThrough)).toEqual([true, true, false, true])
  // b was forgotten when c came, because the last request of a was newer.
  expect(['a', 'b'].map(isLetThrough)).toEqual([false, true])
})

it('keeps 100,000 callers', () => {
  const counter = new MemoryCounter()
  const policy = policyOf(1, 86_400)
  const isLetThrough = (caller: number) => counter.spend(policy, `${caller}`, 1).allowed
  const callers = Array.from({ length: 100_000 }, (_, caller) => caller)
  expect(callers.every(isLetThrough)).toBe(true)
  expect(isLetThrough(0)).toBe(false)
  // This one is in place of the second one.
  expect(isLetThrough(100_000)).toBe(true)
  expect(isLetThrough(1)).toBe(true)
})
