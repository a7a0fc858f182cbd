import type { Logger } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoreHealth } from './store-health.ts'

/** A store that is there, hangs, or fails; its answers take as long as they are told to. */
class Store {
  mode: 'answers' | 'hangs' | 'fails' = 'answers'
  delay = 1
  probes = 0
  reconnected = 0

  probe(): Promise<unknown> {
    this.probes++
    const { mode, delay } = this
    return new Promise((resolve, reject) => {
      if (mode === 'answers') setTimeout(resolve, delay)
      if (mode === 'fails') setTimeout(() => reject(new Error('LOADING data of 192.0.2.1')), delay)
    })
  }
}

let store: Store
let health: StoreHealth
let log: string[]
/** How far the clock went on while no timer fired, as it does in a process that is busy. */
let busy: number

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  store = new Store()
  log = []
  busy = 0
  const write = (level: string) => (fields: object | string, text?: string) =>
    log.push(`${level} ${JSON.stringify(fields)} ${text ?? ''}`)
  health = new StoreHealth({
    probe: () => store.probe(),
    reconnect: () => store.reconnected++,
    now: () => performance.now() + busy,
    logger: { warn: write('warn'), info: write('info') } as unknown as Logger,
  })
})

afterEach(() => {
  health.close()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

async function whenUp(): Promise<void> {
  health.start()
  await pass(100)
  expect(health.isUp).toBe(true)
  log = []
}

/** Asks and tells how it went. */
function ask(): { given: number } {
  const outcome = { given: 0 }
  health.ask(() => outcome.given++)
  return outcome
}

describe('a store', () => {
  it('is asked from its first answer on', async () => {
    health.start()
    expect(health.isUp).toBe(false)
    await pass(100)
    expect(health.isUp).toBe(true)
    expect(log).toEqual(['info "Redis answers: limits are shared" '])
  })

  it('that is not there at the start is told of once, after two seconds', async () => {
    store.mode = 'fails'
    health.start()
    await pass(1900)
    expect(log).toEqual([])
    await pass(20_000)
    expect(health.isUp).toBe(false)
    expect(log).toHaveLength(1)
    expect(log[0]).toContain('{"reason":"LOADING"}')
    // What was asked may stand in the message of an error.
    expect(log[0]).not.toContain('192.0.2.1')
  })

  it('that answers in time stays', async () => {
    await whenUp()
    const giveUp = vi.fn()
    for (let round = 0; round < 100; round++) {
      const question = health.ask(giveUp)
      await pass(20)
      expect(health.answered(question)).toBe(true)
    }
    expect(health.isUp).toBe(true)
    expect(giveUp).not.toHaveBeenCalled()
    expect(log).toEqual([])
  })

  it('that hangs is lost after 50 ms, and all that wait are given up together', async () => {
    await whenUp()
    const questions = [ask()]
    await pass(30)
    questions.push(ask(), ask())
    await pass(19)
    expect(health.isUp).toBe(true)
    await pass(2)
    expect(health.isUp).toBe(false)
    expect(questions).toEqual([{ given: 1 }, { given: 1 }, { given: 1 }])
    expect(health.failures).toEqual({ timeout: 1, error: 0 })
    expect(log).toHaveLength(1)
    expect(log[0]).toContain('{"reason":"timeout"}')
  })

  it('that answers after it was lost answers nobody', async () => {
    await whenUp()
    const giveUp = vi.fn()
    const question = health.ask(giveUp)
    await pass(60)
    expect(health.answered(question)).toBe(false)
    health.failed(question, new Error('late'))
    expect(giveUp).toHaveBeenCalledTimes(1)
    expect(health.failures).toEqual({ timeout: 1, error: 0 })
  })

  it('that fails is lost at once; the question is given up', async () => {
    await whenUp()
    const giveUp = vi.fn()
    health.failed(health.ask(giveUp), Object.assign(new Error('x'), { code: 'ECONNRESET' }))
    expect(health.isUp).toBe(false)
    expect(giveUp).toHaveBeenCalledTimes(1)
    expect(health.failures).toEqual({ timeout: 0, error: 1 })
    expect(log[0]).toContain('{"reason":"ECONNRESET"}')
  })

  it('whose connection is lost is lost with it, told once', async () => {
    await whenUp()
    const waiting = ask()
    health.disconnected(new Error('gone'))
    health.disconnected(new Error('gone'))
    expect(waiting).toEqual({ given: 1 })
    expect(health.failures).toEqual({ timeout: 0, error: 1 })
    expect(log).toHaveLength(1)
  })

  it('is asked again after two probes in time, and that is told', async () => {
    await whenUp()
    store.mode = 'hangs'
    ask()
    await pass(10_000)
    expect(health.isUp).toBe(false)
    store.mode = 'answers'
    await pass(3000)
    expect(health.isUp).toBe(true)
    expect(log.map((line) => line.split(' ')[0])).toEqual(['warn', 'info'])
  })

  it('that has become slow is not asked, however often it answers', async () => {
    await whenUp()
    store.delay = 80
    ask()
    await pass(20_000)
    expect(health.isUp).toBe(false)
    expect(store.probes).toBeGreaterThan(20)
    expect(log).toHaveLength(1)
    store.delay = 5
    await pass(1000)
    expect(health.isUp).toBe(true)
  })

  it('whose probes fail between good ones is not asked', async () => {
    await whenUp()
    health.disconnected(new Error('gone'))
    for (let round = 0; round < 20; round++) {
      store.mode = round % 2 === 0 ? 'answers' : 'fails'
      const { probes } = store
      while (store.probes === probes) await pass(10)
      await pass(10)
      expect(health.isUp).toBe(false)
    }
  })

  it('that is silent for five seconds gets a new connection, again and again', async () => {
    await whenUp()
    store.mode = 'hangs'
    ask()
    await pass(4000)
    expect(store.reconnected).toBe(0)
    await pass(26_000)
    expect(store.reconnected).toBeGreaterThanOrEqual(3)
    expect(store.reconnected).toBeLessThanOrEqual(6)
  })

  it('is not blamed for what this process was too busy to read', async () => {
    await whenUp()
    const giveUp = vi.fn()
    const question = health.ask(giveUp)
    busy = 200
    await pass(50)
    expect(health.answered(question)).toBe(true)
    expect(giveUp).not.toHaveBeenCalled()
    expect(health.isUp).toBe(true)
  })

  it('is probed no more when it is closed', async () => {
    await whenUp()
    health.disconnected(new Error('gone'))
    health.close()
    const { probes } = store
    await pass(10_000)
    expect(store.probes).toBe(probes)
  })
})
