import cluster from 'node:cluster'
import type { RateLimit, VerifiedKey } from '@oklad/keys'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { AddressLimit } from './address-limit.ts'
import { addressReader } from './client-address.ts'
import { Enforcement } from './enforcement.ts'
import { type Eventual, type Guard, when } from './guard.ts'
import { MemoryCounter } from './memory-counter.ts'
import { type Decision, Policy } from './policy.ts'
import type { openRedisCounter } from './redis-counter.ts'
import { shareSpending } from './worker-spending.ts'

/**
 * Files, pages of errors and refusals: a page loads a dozen files, so their limit is this many times the public one, and
 * no lower than this number of points: somebody may read the metrics every few seconds.
 */
const OTHERS_SHARE = 10
const LEAST_OTHERS = 1000

/**
 * Returns the function that charges more points to the caller of a request: as many as are left, up to
 * `most`, but no fewer than `least`, or than the limit itself where that is less. It returns how many;
 * `undefined` if too few are left.
 * @param begun the points that the request has been charged already
 */
const spender =
  (charge: (points: number) => Eventual<Decision>, begun: number) =>
  (most: number, least: number): Eventual<number | undefined> =>
    when(charge(most), ({ policy, allowed, remaining }) => {
      if (allowed) return policy.costOf(most)
      if (remaining < Math.min(least, policy.quota - begun)) return undefined
      return when(charge(remaining), (rest) => (rest.allowed ? remaining : undefined))
    })

type RedisCounter = Awaited<ReturnType<typeof openRedisCounter>>

/** The limits of callers, in points. */
export class Limits {
  /** The store that replicas share; `undefined` if this service counts alone. */
  readonly redis: RedisCounter | undefined
  readonly #memory: MemoryCounter
  readonly #addressOf: (exchange: Exchange) => string
  readonly #enforcement = new Enforcement()
  readonly #ofAddresses: AddressLimit
  readonly #ofOthers: AddressLimit
  readonly #ofFailedKeys: AddressLimit
  readonly #ofKey: RateLimit
  readonly #ofKeys = new WeakMap<RateLimit, Policy>()

  constructor(
    configuration: Configuration,
    memory: MemoryCounter,
    redis: RedisCounter | undefined,
    addressOf: (exchange: Exchange) => string,
  ) {
    const { points, seconds } = configuration.RATE_LIMIT_PUBLIC
    const others = Math.max(points * OTHERS_SHARE, LEAST_OTHERS)
    this.redis = redis
    this.#memory = memory
    this.#addressOf = addressOf
    this.#ofAddresses = new AddressLimit('public', { points, seconds })
    this.#ofOthers = new AddressLimit('other', { points: others, seconds })
    this.#ofFailedKeys = new AddressLimit('failed-keys', configuration.RATE_LIMIT_FAILED_KEYS)
    this.#ofKey = configuration.RATE_LIMIT_PRIVATE
  }

  /** The numbers of decisions by policy, decision and store, which a space parts. */
  get decisions(): ReadonlyMap<string, number> {
    return this.#enforcement.decisions
  }

  /** Returns a guard for an open method that charges its points to the caller's address. */
  byAddress(points: number): Guard {
    return (exchange, next) => {
      const address = this.#addressOf(exchange)
      const charge = (due: number) => this.#ofAddresses.spend(this.#counter, address, due)
      return this.#admit(exchange, points, charge, next)
    }
  }

  /**
   * Returns a guard for everything that is no open or private method: files, pages, refusals. It counts in memory
   * alone, and an answer that it lets through does not say so.
   */
  ofOther(points: number): Guard {
    return (exchange, next) => {
      const decided = this.#ofOthers.spend(this.#memory, this.#addressOf(exchange), points)
      return when(decided, (decision) =>
        decision.allowed ? next(exchange) : this.#enforcement.enforce(decision, exchange, next),
      )
    }
  }

  /** Charges points to a key, under its own limit or the default one. */
  byKey(
    { limitId, rateLimit = this.#ofKey }: VerifiedKey,
    points: number,
    exchange: Exchange,
    next: Handler,
  ): Eventual<Reply> {
    const policy = this.#ofKeys.get(rateLimit) ?? new Policy('private', rateLimit)
    this.#ofKeys.set(rateLimit, policy)
    const charge = (due: number) => this.#counter.spend(policy, limitId, due)
    return this.#admit(exchange, points, charge, next)
  }

  /** Counts a wrong key against the caller's address, so that keys cannot be guessed. */
  refuseWrongKey(exchange: Exchange, refuse: Handler): Eventual<Reply> {
    const decided = this.#ofFailedKeys.spend(this.#counter, this.#addressOf(exchange), 1)
    return when(decided, (decision) => this.#enforcement.enforce(decision, exchange, refuse))
  }

  /**
   * Refuses an address that has sent too many wrong keys; returns `undefined` for others.
   * Even a valid key is refused then, so that a guesser does not learn which guess was right.
   */
  refuseGuesser(exchange: Exchange, next: Handler): Eventual<Reply> | undefined {
    const refusal = this.#ofFailedKeys.refusal(this.#memory, this.#addressOf(exchange))
    return refusal && this.#enforcement.enforce(refusal, exchange, next)
  }

  close(): void {
    this.redis?.close()
  }

  get #counter() {
    return this.redis ?? this.#memory
  }

  /** Charges a request to its caller, who can be charged more points while it is answered. */
  #admit(
    exchange: Exchange,
    points: number,
    charge: (points: number) => Eventual<Decision>,
    next: Handler,
  ): Eventual<Reply> {
    exchange.spend = spender(charge, points)
    return when(charge(points), (decision) => this.#enforcement.enforce(decision, exchange, next))
  }
}

/**
 * Returns the limits; `undefined` if they are off. With `REDIS_URL` it waits until Redis answers,
 * five seconds at most, so that the service shares its limits once it is ready.
 */
export async function openLimits(
  configuration: Configuration,
  logger: Logger,
): Promise<Limits | undefined> {
  const { RATE_LIMIT, REDIS_URL, TRUST_PROXY } = configuration
  if (RATE_LIMIT === 'off') return undefined
  const memory = new MemoryCounter()
  if (cluster.isWorker) shareSpending(memory)
  // The Redis client is slow to load, and most services do not use it.
  const redis =
    REDIS_URL === undefined
      ? undefined
      : await (await import('./redis-counter.ts')).openRedisCounter(REDIS_URL, memory, logger)
  const addressOf = addressReader(TRUST_PROXY, () =>
    logger.warn(
      'X-Forwarded-For is ignored, because TRUST_PROXY names no proxy: if there is one, all of its callers share one limit',
    ),
  )
  return new Limits(configuration, memory, redis, addressOf)
}
