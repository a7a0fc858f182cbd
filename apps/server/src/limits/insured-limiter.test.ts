import type { Logger } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InsuredLimiter } from './insured-limiter.ts'
import type { Decision, Limiter } from './limiter.ts'
import { memoryLimiter } from './memory-limiter.ts'
import { StoreHealth } from './store-health.ts'

const fromStore: Decision = { allowed: true, remaining: 7, resetsIn: 1000, countedBy: 'redis' }
const silent = { info: () => {}, warn: () => {} } as unknown as Logger

let answer: () => Promise<Decision>
let health: StoreHealth
let limiter: InsuredLimiter

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  answer = async () => fromStore
  const shared: Limiter = { consume: () => answer() }
  health = new StoreHealth({ probe: () => answer(), reconnect: () => {}, logger: silent })
  limiter = new InsuredLimiter(shared, memoryLimiter({ requests: 2, seconds: 60 }), health)
})

afterEach(() => {
  health.close()
  vi.useRealTimers()
})

const connect = async () => {
  health.start()
  await vi.advanceTimersByTimeAsync(10)
}

it('counts in memory until the store is there', async () => {
  expect(await limiter.consume('a')).toMatchObject({ remaining: 1, countedBy: 'memory' })
  await connect()
  expect(await limiter.consume('a')).toEqual(fromStore)
})

it('counts in memory, within a limit too, when the store fails', async () => {
  await connect()
  answer = () => Promise.reject(new Error('gone'))
  const decisions = []
  for (let request = 0; request < 3; request++) decisions.push(await limiter.consume('a'))
  expect(decisions).toMatchObject([
    { allowed: true, remaining: 1, countedBy: 'memory' },
    { allowed: true, remaining: 0, countedBy: 'memory' },
    { allowed: false, remaining: 0, countedBy: 'memory' },
  ])
  expect(await limiter.consume('b')).toMatchObject({ allowed: true, remaining: 1 })
})

it('waits no longer than 50 ms, once for all that wait, and not at all after that', async () => {
  await connect()
  answer = () => new Promise(() => {})
  const waiting = ['a', 'b', 'c'].map((key) => limiter.consume(key))
  await vi.advanceTimersByTimeAsync(51)
  expect(await Promise.all(waiting)).toMatchObject(Array(3).fill({ countedBy: 'memory' }))
  expect(await limiter.consume('d')).toMatchObject({ countedBy: 'memory' })
})

it('counts a request once where the store answers too late', async () => {
  await connect()
  answer = () => new Promise((resolve) => setTimeout(() => resolve(fromStore), 70))
  const late = limiter.consume('a')
  await vi.advanceTimersByTimeAsync(200)
  expect(await late).toMatchObject({ remaining: 1, countedBy: 'memory' })
})

it('takes the refusal of the store', async () => {
  await connect()
  answer = async () => ({ ...fromStore, allowed: false, remaining: 0 })
  expect(await limiter.consume('a')).toMatchObject({ allowed: false, countedBy: 'redis' })
  expect(health.isUp).toBe(true)
})
