import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { MemoryCounter } from './memory-counter.ts'
import type { Decision, Policy } from './policy.ts'

/** The length of a tick, milliseconds. An answer of Redis is late after five ticks, 50 ms. */
const TICK = 10
const MOST_TICKS = 5

/** What the log says when Redis is lost. */
const LOST = 'Redis does not answer: limits are counted by this process alone until it does'

/** How long the start of the service waits for Redis, milliseconds. */
const START_TIMEOUT = 5000

/** How long each step of an attempt to connect may take, milliseconds. */
const CONNECT_TIMEOUT = 1000

/** The longest pause before the next attempt to connect, milliseconds. */
const LONGEST_PAUSE = 1000

/**
 * Charges ARGV[1] points to a window of ARGV[2] points and ARGV[3] seconds, if enough are left. A value that is no count, or has no
 * end or a later one, is replaced by a new window: another program, or an earlier failure, has written it.
 */
const SPEND = `
local held = redis.pcall('GET', KEYS[1])
local spent = type(held) == 'string' and string.match(held, '^%d+$') and tonumber(held)
local left = redis.call('PTTL', KEYS[1])
if not spent or spent > 2 ^ 53 or left < 0 or left > ARGV[3] * 1000 then
  redis.call('SET', KEYS[1], 0, 'EX', ARGV[3])
  spent = 0
end
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
 * @param url `redis://` or, over TLS, `rediss://`, with the user and the password if there are any
 * @param memory counts while Redis does not answer
 * @returns a counter when Redis has answered, or after five seconds without an answer
 */
export async function openRedisCounter(url: string, memory: MemoryCounter, logger: Logger) {
  const redis = connect(url)
  const lost = () => lose('timeout')
  const counter = {
    /** How often Redis was lost, by reason. */
    losses: { timeout: 0, error: 0 },
    /** Whether Redis answers in time. */
    isUp: false,

    /** Charges a request to its caller's window if enough points are left. */
    async spend(policy: Policy, caller: string, points: number): Promise<Decision> {
      if (!counter.isUp) return memory.spend(policy, caller, points)
      // A caller beyond its limit is refused without asking Redis.
      const refusal = memory.refusal(policy, caller, points)
      if (refusal !== undefined) return { ...refusal, countedBy: 'redis' }
      const window = policy.windowOf(caller)
      try {
        const asked = [window, policy.costOf(points), policy.quota, policy.seconds] as const
        const [allowed, spent, millisecondsLeft] = await ask(redis, asked, lost)
        const endsAt = performance.now() + millisecondsLeft
        memory.set(window, spent, endsAt)
        return policy.decide(allowed === 1, spent, endsAt, 'redis')
      } catch (error) {
        lastError ??= error as Error
        lose('error')
        return memory.spend(policy, caller, points)
      }
    },

    close(): void {
      counter.isUp = false
      redis.disconnect()
    },
  }
  let lastError: NodeJS.ErrnoException | undefined

  function lose(reason: 'timeout' | 'error'): void {
    if (!counter.isUp) return
    counter.isUp = false
    tellLoss(reason)
    // This also rejects the commands that wait for an answer.
    redis.disconnect(true)
  }

  function tellLoss(reason: 'timeout' | 'error'): void {
    counter.losses[reason]++
    logger.warn({ reason: (reason === 'error' && codeOf(lastError)) || reason }, LOST)
  }

  redis.on('error', (error) => {
    lastError = error
  })
  redis.on('close', () => lose('error'))
  const found = new Promise<void>((resolve) => {
    redis.on('ready', () => {
      ask(redis, ['oklad:probe', 0, 0, 1], lost).then(
        () => {
          counter.isUp = true
          lastError = undefined
          logger.info('Redis answers: limits are shared')
          resolve()
        },
        (error) => {
          lastError = error
          redis.disconnect(true)
        },
      )
    })
  })
  await Promise.race([found, pause(START_TIMEOUT, undefined, { ref: false })])
  if (!counter.isUp) tellLoss('error')
  return counter
}

/** The code of an error of Redis. Its message may hold the command, and with it a caller's address. */
const codeOf = (error: NodeJS.ErrnoException | undefined): string | undefined =>
  error?.code ?? /^[A-Z]{2,}/.exec(error?.message ?? '')?.[0]

type RedisWithScript = Redis & { readonly spend: Spend }

function connect(url: string): RedisWithScript {
  return new Redis(url, {
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
  }) as RedisWithScript
}

/**
 * Runs the script.
 * @param onLate called before it rejects where the answer is late
 * @throws where the answer is late, or none of the script
 */
async function ask(
  redis: RedisWithScript,
  asked: Readonly<Parameters<Spend>>,
  onLate: () => void,
): Promise<Counted> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    let ticks = 0
    timer = setInterval(() => {
      // Ticks of the event loop are counted, not time: a busy process must not blame Redis.
      if (++ticks < MOST_TICKS) return
      onLate()
      reject(new Error('Redis is late'))
    }, TICK)
  })
  try {
    const answer = await Promise.race([redis.spend(...asked), late])
    if (!isCounted(answer)) throw new Error('The answer is none of the script')
    return answer
  } finally {
    clearInterval(timer)
  }
}
