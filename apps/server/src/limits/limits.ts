import cluster from 'node:cluster'
import type { RateLimit, VerifiedKey } from '@oklad/keys'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Exchange } from '../http/exchange.ts'
import { type AddressOf, addressReader, networksOf } from './client-address.ts'
import { enforce, type Guard } from './guard.ts'
import { MemoryCounter } from './memory-counter.ts'
import { type CountedBy, type Decision, newTally, Policy } from './policy.ts'
import type { RedisCounter } from './redis-counter.ts'
import { shareSpending } from './worker-spending.ts'

/** How many times the limit of one IPv6 /64 all /64 of its /48 share. */
const NETWORK_SHARE = 16

/** What is limited: open methods by address, private ones by key, wrong keys by address. */
type PolicyName = 'public' | 'private' | 'failed-keys'

/** How often a policy has decided what. */
export interface DecisionCount {
  readonly policy: PolicyName
  readonly decision: 'allowed' | 'refused'
  readonly countedBy: CountedBy
  readonly count: number
}

/** A policy for addresses, and the one for the wider networks that IPv6 addresses belong to. */
interface AddressPolicies {
  readonly address: Policy
  readonly network: Policy
}

function addressPolicies(name: PolicyName, limit: RateLimit): AddressPolicies {
  const address = new Policy(name, limit, newTally())
  const wider = { ...limit, points: limit.points * NETWORK_SHARE }
  return { address, network: new Policy(`${name}-network`, wider, address.tally) }
}

/** How many points callers may spend. */
export class Limits {
  /** The store that replicas share; `undefined` where this service counts alone. */
  readonly redis: RedisCounter | undefined
  readonly #memory: MemoryCounter
  readonly #addressOf: AddressOf
  readonly #public: AddressPolicies
  readonly #failedKeys: AddressPolicies
  readonly #private: Policy
  readonly #ofKeys = new WeakMap<RateLimit, Policy>()

  constructor(
    configuration: Configuration,
    addressOf: AddressOf,
    memory: MemoryCounter,
    redis: RedisCounter | undefined,
  ) {
    this.redis = redis
    this.#memory = memory
    this.#addressOf = addressOf
    this.#public = addressPolicies('public', configuration.rateLimitPublic)
    this.#failedKeys = addressPolicies('failed-keys', configuration.rateLimitFailedKeys)
    this.#private = new Policy('private', configuration.rateLimitPrivate, newTally())
  }

  /** Before an open method: takes its points from the caller's address. */
  byAddress(points: number): Guard {
    return async (exchange, next, problemHeaders) => {
      const decision = await this.#spendByAddress(this.#public, exchange, points)
      return enforce(decision, exchange, next, problemHeaders)
    }
  }

  /** Takes the points of a private method from a key, by its own limit or the one of all keys. */
  spendByKey({ limitId, rateLimit }: VerifiedKey, points: number): Promise<Decision> {
    return this.#spend(this.#policyOf(rateLimit), limitId, points)
  }

  /** Counts a wrong key, so that keys cannot be guessed. */
  countWrongKey(exchange: Exchange): Promise<Decision> {
    return this.#spendByAddress(this.#failedKeys, exchange, 1)
  }

  /**
   * The refusal of an address that has sent too many wrong keys; `undefined` for any other. It is
   * refused with any key: a guesser must not be told which guess was right.
   */
  refusalOfGuesser(exchange: Exchange): Decision | undefined {
    const { address, network } = this.#failedKeys
    const [own, wider] = networksOf(this.#addressOf(exchange))
    const refusal = this.#memory.refusal(address, own, 1)
    return wider === undefined ? refusal : (refusal ?? this.#memory.refusal(network, wider, 1))
  }

  /** The decisions up to now; those that were never made are left out. */
  decisions(): readonly DecisionCount[] {
    const tallies = {
      public: this.#public.address.tally,
      private: this.#private.tally,
      'failed-keys': this.#failedKeys.address.tally,
    }
    const counts: DecisionCount[] = []
    for (const policy of ['public', 'private', 'failed-keys'] as const) {
      for (const countedBy of ['memory', 'redis'] as const) {
        for (const decision of ['allowed', 'refused'] as const) {
          const count = tallies[policy][countedBy][decision]
          if (count > 0) counts.push({ policy, decision, countedBy, count })
        }
      }
    }
    return counts
  }

  close(): void {
    this.redis?.close()
  }

  async #spend(policy: Policy, caller: string, points: number): Promise<Decision> {
    return (this.redis ?? this.#memory).spend(policy, caller, points)
  }

  async #spendByAddress(
    { address, network }: AddressPolicies,
    exchange: Exchange,
    points: number,
  ): Promise<Decision> {
    const [own, wider] = networksOf(this.#addressOf(exchange))
    const decision = await this.#spend(address, own, points)
    if (!decision.allowed || wider === undefined) return decision
    const ofNetwork = await this.#spend(network, wider, points)
    return ofNetwork.allowed ? decision : ofNetwork
  }

  #policyOf(limit: RateLimit | undefined): Policy {
    if (limit === undefined) return this.#private
    let policy = this.#ofKeys.get(limit)
    if (policy === undefined) {
      policy = new Policy('private', limit, this.#private.tally)
      this.#ofKeys.set(limit, policy)
    }
    return policy
  }
}

/**
 * Makes the limits; `undefined` where they are off. With `REDIS_URL` it waits until Redis answers,
 * for five seconds at most, so that a service that is ready shares its limits.
 */
export async function openLimits(
  configuration: Configuration,
  logger: Logger,
): Promise<Limits | undefined> {
  const { rateLimit, redisUrl, trustProxy } = configuration
  if (rateLimit === 'off') return undefined
  const memory = new MemoryCounter()
  if (cluster.isWorker) shareSpending(memory)
  const addressOf = addressReader(trustProxy, () =>
    logger.warn(
      'X-Forwarded-For is ignored, because TRUST_PROXY names no proxy: if there is one, all of its callers share one limit',
    ),
  )
  if (redisUrl === undefined) return new Limits(configuration, addressOf, memory, undefined)
  // The client of Redis takes long to load, and most services have none.
  const { RedisCounter } = await import('./redis-counter.ts')
  const redis = await RedisCounter.open(redisUrl, memory, logger)
  return new Limits(configuration, addressOf, memory, redis)
}
