import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { MemoryCounter } from './memory-counter.ts'
import type { Counter, Decision, Policy } from './policy.ts'

/** An answer of Redis is late after 50 ms: five ticks, each of so many milliseconds. */
const TICK = 10
const PATIENCE_TICKS = 5

/** How long the start of the service waits for Redis, milliseconds. */
const START_PATIENCE = 5000

/** The pauses between attempts to connect grow by the first and up to the second, milliseconds. */
const [PAUSE, LONGEST_PAUSE] = [250, 1000]

/** How long each step of an attempt to connect may take, milliseconds. */
const CONNECT_TIMEOUT = 1000

/** Takes ARGV[1] points from the ARGV[2] points of a window of ARGV[3] seconds, if they are left. */
const SPEND = `
redis.call('SET', KEYS[1], 0, 'NX', 'EX', ARGV[3])
local spent = tonumber(redis.call('GET', KEYS[1]))
local allowed = spent + ARGV[1] <= tonumber(ARGV[2])
if allowed then spent = redis.call('INCRBY', KEYS[1], ARGV[1]) end
return { allowed and 1 or 0, spent, redis.call('PTTL', KEYS[1]) }`

interface Spender {
  spend(
    window: string,
    points: number,
    quota: number,
    seconds: number,
  ): Promise<[allowed: 0 | 1, spent: number, millisecondsLeft: number]>
}

/**
 * Counts in Redis or Valkey for all replicas, and in memory while that does not answer in time.
 *
 * The connection is closed as soon as one answer is late or wrong. Requests that wait for an answer
 * are counted in memory then, and so are all others until ioredis has connected again and Redis has
 * answered the same script in time. So a Redis that hangs delays its callers by 50 ms once.
 */
export class RedisCounter implements Counter {
  /** How often Redis was lost. */
  readonly failures = { timeout: 0, error: 0 }
  #isUp = false
  #lastError: unknown
  #onFound = () => {}
  readonly #redis: Redis & Spender
  readonly #memory: MemoryCounter
  readonly #logger: Logger

  private constructor(url: string, memory: MemoryCounter, logger: Logger) {
    this.#memory = memory
    this.#logger = logger
    this.#redis = new Redis(url, {
      scripts: { spend: { lua: SPEND, numberOfKeys: 1 } },
      connectTimeout: CONNECT_TIMEOUT,
      commandTimeout: CONNECT_TIMEOUT,
      // A server that hangs does not close its side of the connection.
      disconnectTimeout: 0,
      retryStrategy: (attempts) => Math.min(attempts * PAUSE, LONGEST_PAUSE),
      // A command is answered now or never: memory has counted the request by then.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      enableAutoPipelining: true,
    }) as Redis & Spender
    this.#redis.on('error', (error) => {
      this.#lastError = error
    })
    this.#redis.on('close', () => this.#lose('error'))
    this.#redis.on('ready', () => {
      this.#inTime(this.#redis.spend('oklad:probe', 0, 0, 1)).then(
        () => this.#find(),
        (error) => {
          this.#lastError = error
          this.#redis.disconnect(true)
        },
      )
    })
  }

  /**
   * Connects.
   * @param url `redis://` or, over TLS, `rediss://`, with the user and the password if there are any
   * @param memory counts while Redis does not answer
   * @returns a counter when Redis has answered, or after five seconds without an answer
   */
  static async open(url: string, memory: MemoryCounter, logger: Logger): Promise<RedisCounter> {
    const counter = new RedisCounter(url, memory, logger)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        counter.#tellLoss('error')
        resolve()
      }, START_PATIENCE)
      counter.#onFound = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    return counter
  }

  /** Whether Redis answers in time. */
  get isUp(): boolean {
    return this.#isUp
  }

  async spend(policy: Policy, caller: string, points: number): Promise<Decision> {
    if (!this.#isUp) return this.#memory.spend(policy, caller, points)
    // A caller beyond its limit is refused without asking Redis.
    const refusal = this.#memory.refusal(policy, caller, points)
    if (refusal !== undefined) return { ...refusal, countedBy: 'redis' }
    const { points: quota, seconds } = policy.limit
    const window = policy.windowOf(caller)
    try {
      const answer = this.#redis.spend(window, policy.costOf(points), quota, seconds)
      const [allowed, spent, millisecondsLeft] = await this.#inTime(answer)
      const endsAt = Date.now() + millisecondsLeft
      this.#memory.set(window, spent, endsAt)
      return policy.decide(allowed === 1, spent, endsAt, 'redis')
    } catch (error) {
      this.#lastError ??= error
      this.#lose('error')
      return this.#memory.spend(policy, caller, points)
    }
  }

  close(): void {
    this.#isUp = false
    this.#redis.disconnect()
  }

  /** Settles as the answer does, or rejects when that is late; Redis counts as lost then. */
  async #inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      let ticks = 0
      timer = setInterval(() => {
        // Counting turns of the event loop, not time, keeps a busy process from blaming Redis.
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
    this.#isUp = true
    this.#lastError = undefined
    this.#logger.info('Redis answers: limits are shared')
    this.#onFound()
  }

  #lose(failure: keyof typeof this.failures): void {
    if (!this.#isUp) return
    this.#isUp = false
    this.#tellLoss(failure)
    // Whatever waits for an answer is rejected with the connection.
    this.#redis.disconnect(true)
  }

  #tellLoss(failure: keyof typeof this.failures): void {
    this.failures[failure]++
    const reason = failure === 'timeout' ? failure : codeOf(this.#lastError)
    this.#logger.warn(
      { reason },
      'Redis does not answer: limits are counted by this process alone until it does',
    )
  }
}

/** The kind of an error. Its message may hold the command, and with it a caller's address. */
function codeOf(error: unknown): string {
  const { code, message = '' } = (error ?? {}) as NodeJS.ErrnoException
  return code ?? /^[A-Z]+(?= )/.exec(message)?.[0] ?? 'error'
}
