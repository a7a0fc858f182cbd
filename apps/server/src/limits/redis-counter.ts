import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { MemoryCounter } from './memory-counter.ts'
import type { Decision, Policy } from './policy.ts'

/** The length of a tick, milliseconds. An answer of Redis is late after five ticks, 50 ms. */
const TICK = 10
const PATIENCE_TICKS = 5

/** How long the start of the service waits for Redis, milliseconds. */
const START_PATIENCE = 5000

/** How long each step of an attempt to connect may take, milliseconds. */
const CONNECT_TIMEOUT = 1000

/** The longest pause before the next attempt to connect, milliseconds. */
const LONGEST_PAUSE = 1000

/** Charges ARGV[1] points to a window of ARGV[2] points and ARGV[3] seconds, if enough are left. */
const SPEND = `
redis.call('SET', KEYS[1], 0, 'NX', 'EX', ARGV[3])
local spent = tonumber(redis.call('GET', KEYS[1]))
local allowed = spent + ARGV[1] <= tonumber(ARGV[2])
if allowed then spent = redis.call('INCRBY', KEYS[1], ARGV[1]) end
return { allowed and 1 or 0, spent, redis.call('PTTL', KEYS[1]) }`

type Spend = (window: string, points: number, quota: number, seconds: number) => Promise<Counted>

type Counted = readonly [allowed: number, spent: number, millisecondsLeft: number]

const isCounted = (answer: unknown): answer is Counted =>
  Array.isArray(answer) && answer.length === 3 && answer.every((one) => Number.isInteger(one))

/**
 * Counts in Redis or Valkey for all replicas, and in memory while Redis does not answer in time.
 *
 * One late or wrong answer closes the connection. The waiting requests are then counted in memory,
 * and so are all others until ioredis has reconnected and Redis has answered the script in time. So
 * a Redis that hangs delays its callers only once, by 50 ms.
 */
export class RedisCounter {
  /** How often Redis was lost, by reason. */
  readonly losses = { timeout: 0, error: 0 }
  /** Whether Redis answers in time. */
  isUp = false
  readonly #redis: Redis & { readonly spend: Spend }
  readonly #memory: MemoryCounter
  readonly #logger: Logger
  #lastError: NodeJS.ErrnoException | undefined
  #onFound = () => {}

  private constructor(url: string, memory: MemoryCounter, logger: Logger) {
    this.#memory = memory
    this.#logger = logger
    this.#redis = new Redis(url, {
      scripts: { spend: { lua: SPEND, numberOfKeys: 1 } },
      connectTimeout: CONNECT_TIMEOUT,
      commandTimeout: CONNECT_TIMEOUT,
      // A server that hangs does not close its side of the connection.
      disconnectTimeout: 0,
      retryStrategy: (attempts) => Math.min(attempts * 250, LONGEST_PAUSE),
      // A command must not be queued or sent again: memory has counted its request by then.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      enableAutoPipelining: true,
    }) as Redis & { readonly spend: Spend }
    this.#redis.on('error', (error) => {
      this.#lastError = error
    })
    this.#redis.on('close', () => this.#lose('error'))
    this.#redis.on('ready', () => {
      this.#ask('oklad:probe', 0, 0, 1).then(
        () => this.#find(),
        () => this.#redis.disconnect(true),
      )
    })
  }

  /**
   * Connects to Redis.
   * @param url `redis://` or, over TLS, `rediss://`, with the user and the password if there are any
   * @param memory counts while Redis does not answer
   * @returns a counter when Redis has answered, or after five seconds without an answer
   */
  static async open(url: string, memory: MemoryCounter, logger: Logger): Promise<RedisCounter> {
    const counter = new RedisCounter(url, memory, logger)
    const found = new Promise<void>((resolve) => {
      counter.#onFound = resolve
    })
    await Promise.race([found, pause(START_PATIENCE, undefined, { ref: false })])
    if (!counter.isUp) counter.#tellLoss('error')
    return counter
  }

  /** Charges a request to its caller's window if enough points are left. */
  async spend(policy: Policy, caller: string, points: number): Promise<Decision> {
    if (!this.isUp) return this.#memory.spend(policy, caller, points)
    // A caller beyond its limit is refused without asking Redis.
    const refusal = this.#memory.refusal(policy, caller, points)
    if (refusal !== undefined) return { ...refusal, countedBy: 'redis' }
    const window = policy.windowOf(caller)
    try {
      const asked = [policy.costOf(points), policy.quota, policy.seconds] as const
      const [allowed, spent, millisecondsLeft] = await this.#ask(window, ...asked)
      const endsAt = performance.now() + millisecondsLeft
      this.#memory.set(window, spent, endsAt)
      return policy.decide(allowed === 1, spent, endsAt, 'redis')
    } catch (error) {
      this.#lastError ??= error as Error
      this.#lose('error')
      return this.#memory.spend(policy, caller, points)
    }
  }

  close(): void {
    this.isUp = false
    this.#redis.disconnect()
  }

  /** Runs the script; rejects where the answer is late or none of the script. */
  async #ask(...asked: Parameters<Spend>): Promise<Counted> {
    const answer = await this.#inTime(this.#redis.spend(...asked))
    if (!isCounted(answer)) throw new Error('The answer is none of the script')
    return answer
  }

  /** Resolves with the answer. If it is late, rejects and treats Redis as lost. */
  async #inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      let ticks = 0
      timer = setInterval(() => {
        // Ticks of the event loop are counted, not time: a busy process must not blame Redis.
        if (++ticks < PATIENCE_TICKS) return
        this.#lose('timeout')
        reject(new Error('Redis is late'))
      }, TICK)
    })
    try {
      return await Promise.race([answer, late])
    } finally {
      clearInterval(timer)
    }
  }

  #find(): void {
    this.isUp = true
    this.#lastError = undefined
    this.#logger.info('Redis answers: limits are shared')
    this.#onFound()
  }

  #lose(reason: 'timeout' | 'error'): void {
    if (!this.isUp) return
    this.isUp = false
    this.#tellLoss(reason)
    // This also rejects the commands that wait for an answer.
    this.#redis.disconnect(true)
  }

  #tellLoss(reason: 'timeout' | 'error'): void {
    this.losses[reason]++
    // The message of an error may hold the command, and with it a caller's address.
    const code = reason === 'error' ? (this.#lastError?.code ?? reason) : reason
    this.#logger.warn(
      { reason: code },
      'Redis does not answer: limits are counted by this process alone until it does',
    )
  }
}
