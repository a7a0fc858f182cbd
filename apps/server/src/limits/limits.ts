import type { RateLimit, VerifiedKey } from '@oklad/keys'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import { addressGuard } from './address-guard.ts'
import { type AddressOf, forwardedAddress, networkOf, peerAddress } from './client-address.ts'
import { FailedKeys } from './failed-keys.ts'
import type { Guard } from './guard.ts'
import { LimitCounter, type MakeLimiter } from './limit-counter.ts'
import type { CountedBy } from './limiter.ts'
import { type Policy, type PolicyName, policyOf } from './policy.ts'
import type { SharedLimiters } from './shared-limiters.ts'
import type { StoreHealth } from './store-health.ts'
import type { Counts, WorkerCounts } from './worker-counts.ts'

/** How often a policy has decided what. */
export interface DecisionCount {
  readonly policy: PolicyName
  readonly decision: 'allowed' | 'refused'
  readonly countedBy: CountedBy
  readonly count: number
}

/** Sends what was let through to the other workers of the service. */
type TellWorkers = (counts: readonly Counts[]) => void

/** How often the service may be asked. */
export class Limits {
  readonly counter: LimitCounter
  /** Before the open methods: counts by address. */
  readonly byAddress: Guard
  readonly failedKeys: FailedKeys
  private readonly configuration: Configuration
  private readonly logger: Logger
  private readonly ofAddresses: Policy
  private readonly ofKeys: Policy
  private readonly ofOneKey = new WeakMap<RateLimit, Policy>()
  private shared: SharedLimiters | undefined
  private readonly tellWorkers: TellWorkers | undefined
  private workerCounts: WorkerCounts | undefined

  constructor(
    configuration: Configuration,
    addressOf: AddressOf,
    logger: Logger,
    tellWorkers: TellWorkers | undefined,
  ) {
    this.tellWorkers = tellWorkers
    this.configuration = configuration
    this.logger = logger
    this.counter = new LimitCounter(() => this.loadLimiters())
    const counted: AddressOf = (exchange) => networkOf(addressOf(exchange))
    const { rateLimitPublic, rateLimitPrivate, rateLimitFailedKeys } = configuration
    this.ofAddresses = policyOf('public', rateLimitPublic)
    this.byAddress = addressGuard(this.ofAddresses, this.counter, counted)
    const ofFailedKeys = policyOf('failed-keys', rateLimitFailedKeys)
    this.failedKeys = new FailedKeys(ofFailedKeys, this.counter, counted)
    this.ofKeys = policyOf('private', rateLimitPrivate)
  }

  /** The policy of a key: its own limit, or the one of all keys. */
  policyFor({ rateLimit }: VerifiedKey): Policy {
    if (rateLimit === undefined) return this.ofKeys
    let policy = this.ofOneKey.get(rateLimit)
    if (policy === undefined) {
      policy = policyOf('private', rateLimit, this.ofKeys.tally)
      this.ofOneKey.set(rateLimit, policy)
    }
    return policy
  }

  /** What was decided so far, leaving out what never was. */
  decisions(): readonly DecisionCount[] {
    return [this.ofAddresses, this.ofKeys, this.failedKeys.policy].flatMap(({ name, tally }) =>
      (['memory', 'redis'] as const).flatMap((countedBy) =>
        (['allowed', 'refused'] as const).flatMap((decision) => {
          const count = tally[countedBy][decision]
          return count === 0 ? [] : [{ policy: name, decision, countedBy, count }]
        }),
      ),
    )
  }

  /** Whether replicas count together. */
  get areShared(): boolean {
    return this.configuration.redisUrl !== undefined
  }

  /** How the shared store is; nothing before it is connected to. */
  get storeHealth(): StoreHealth | undefined {
    return this.shared?.health
  }

  /** Loads what counts, and connects to the shared store. */
  prepare(): Promise<void> {
    return this.counter.prepare()
  }

  /** Adds what another worker of this service let through. */
  learn(counts: readonly Counts[]): void {
    this.workerCounts?.learn(counts)
  }

  close(): void {
    this.shared?.close()
  }

  private async loadLimiters(): Promise<MakeLimiter> {
    const { redisUrl } = this.configuration
    const inMemory = await this.loadMemoryLimiters()
    if (redisUrl === undefined) return inMemory
    const { SharedLimiters } = await import('./shared-limiters.ts')
    const shared = new SharedLimiters(this.logger, inMemory)
    this.shared = shared
    shared
      .connect(redisUrl)
      .catch((error) => this.logger.error({ err: error }, 'The Redis client can not be loaded'))
    return (policy) => shared.limiter(policy)
  }

  private async loadMemoryLimiters(): Promise<MakeLimiter> {
    const { tellWorkers } = this
    if (tellWorkers === undefined) {
      const { memoryLimiter } = await import('./memory-limiter.ts')
      return (policy) => memoryLimiter(policy.limit)
    }
    const { WorkerCounts } = await import('./worker-counts.ts')
    const counts = new WorkerCounts(tellWorkers)
    this.workerCounts = counts
    return (policy) => counts.limiter(policy)
  }
}

/**
 * Reads who is trusted, and makes the limits; nothing where they are off.
 * @param tellWorkers nothing where this is the only process of the service
 */
export async function openLimits(
  configuration: Configuration,
  logger: Logger,
  tellWorkers?: TellWorkers,
): Promise<Limits | undefined> {
  if (configuration.rateLimit === 'off') return undefined
  if (configuration.trustProxy.length === 0) {
    const notice =
      'X-Forwarded-For is ignored, because TRUST_PROXY names no proxy: if there is one, all of its callers share one limit'
    return new Limits(
      configuration,
      peerAddress(() => logger.warn(notice)),
      logger,
      tellWorkers,
    )
  }
  const { trustedProxies } = await import('./trusted-proxies.ts')
  const addressOf = forwardedAddress(trustedProxies(configuration.trustProxy))
  return new Limits(configuration, addressOf, logger, tellWorkers)
}
