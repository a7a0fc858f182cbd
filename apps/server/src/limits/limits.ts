import cluster from 'node:cluster'
import type { RateLimit, VerifiedKey } from '@oklad/keys'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { problemReply } from '../http/problem-reply.ts'
import { addressReader, networksOf } from './client-address.ts'
import { type Eventual, type Guard, when } from './guard.ts'
import { MemoryCounter } from './memory-counter.ts'
import { type Decision, Policy, type PolicyKind } from './policy.ts'
import { shareSpending } from './worker-spending.ts'

/** The policy for an address, and the one for the /48 network of an IPv6 address. */
type AddressPolicies = readonly [own: Policy, wider: Policy]

/**
 * Files, pages of errors and refusals: a page loads a dozen files, so their limit is this many times the public one, and
 * no lower than this number of points: somebody may read the metrics every few seconds.
 */
const OTHERS_SHARE = 10
const LEAST_OTHERS = 1000

const addressPolicies = (kind: PolicyKind, limit: RateLimit): AddressPolicies => [
  new Policy(kind, limit),
  new Policy(kind, limit, true),
]

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

/** The limits of callers, in points. */
export type Limits = NonNullable<Awaited<ReturnType<typeof openLimits>>>

/**
 * Returns the limits; `undefined` if they are off. With `REDIS_URL` it waits until Redis answers,
 * five seconds at most, so that the service shares its limits once it is ready.
 */
export async function openLimits(configuration: Configuration, logger: Logger) {
  const { RATE_LIMIT, REDIS_URL, TRUST_PROXY } = configuration
  if (RATE_LIMIT === 'off') return undefined
  const memory = new MemoryCounter()
  if (cluster.isWorker) shareSpending(memory)
  // The Redis client is slow to load, and most services do not use it.
  const redis =
    REDIS_URL === undefined
      ? undefined
      : await (await import('./redis-counter.ts')).openRedisCounter(REDIS_URL, memory, logger)
  const counter = redis ?? memory
  const addressOf = addressReader(TRUST_PROXY, () =>
    logger.warn(
      'X-Forwarded-For is ignored, because TRUST_PROXY names no proxy: if there is one, all of its callers share one limit',
    ),
  )
  const ofAddresses = addressPolicies('public', configuration.RATE_LIMIT_PUBLIC)
  const { points, seconds } = configuration.RATE_LIMIT_PUBLIC
  const ofOthers = addressPolicies('other', {
    points: Math.max(points * OTHERS_SHARE, LEAST_OTHERS),
    seconds,
  })
  const failedKeys = addressPolicies('failed-keys', configuration.RATE_LIMIT_FAILED_KEYS)
  const ofKeys = new WeakMap<RateLimit, Policy>()
  const decisions = new Map<string, number>()

  function spendByAddress(
    [policy, widerPolicy]: AddressPolicies,
    exchange: Exchange,
    points: number,
    store: Pick<typeof counter, 'spend'> = counter,
  ): Eventual<Decision> {
    const [own, wider] = networksOf(addressOf(exchange))
    return when(store.spend(policy, own, points), (decision) => {
      if (!decision.allowed || wider === undefined) return decision
      const ofNetwork = store.spend(widerPolicy, wider, points)
      return when(ofNetwork, (other) => (other.allowed ? decision : other))
    })
  }

  /** Charges a request to its caller, who can be charged more points while it is answered. */
  function admit(
    exchange: Exchange,
    points: number,
    charge: (points: number) => Eventual<Decision>,
    next: Handler,
  ): Eventual<Reply> {
    exchange.spend = spender(charge, points)
    return when(charge(points), (decision) => enforce(decision, exchange, next))
  }

  /** Calls the handler if the decision allows it, otherwise answers 429. The service adds the limit to both. */
  function enforce(decision: Decision, exchange: Exchange, next: Handler): Eventual<Reply> {
    const { policy, allowed, remaining, endsAt, countedBy } = decision
    const labels = `${policy.kind} ${allowed ? 'allowed' : 'refused'} ${countedBy}`
    decisions.set(labels, 1 + (decisions.get(labels) ?? 0))
    // At least one second, because a wait of 0 seconds means an immediate retry.
    // biome-ignore lint/plugin/money: a time, not money
    const seconds = Math.max(1, Math.ceil((endsAt - performance.now()) / 1000))
    const code = policy.kind === 'failed-keys' ? 'too_many_failed_keys' : 'rate_limit_exceeded'
    exchange.addLimit = ({ status, headers, body, own }) => {
      const rateLimit = ['ratelimit', `"${policy.name}";r=${remaining};t=${seconds}`] as const
      const retry = status === 429 ? [['retry-after', String(seconds)] as const] : []
      return { status, headers: policy.addTo(headers), body, own: [rateLimit, ...(own ?? retry)] }
    }
    return allowed ? next(exchange) : problemReply(exchange, code)
  }

  return {
    /** The store that replicas share; `undefined` if this service counts alone. */
    redis,

    /** The numbers of decisions by policy, decision and store, which a space parts. */
    decisions,

    /** Returns a guard for an open method that charges its points to the caller's address. */
    byAddress:
      (points: number): Guard =>
      (exchange, next) =>
        admit(exchange, points, (due) => spendByAddress(ofAddresses, exchange, due), next),

    /**
     * Returns a guard for everything that is no open or private method: files, pages, refusals. It counts in memory
     * alone, and an answer that it lets through does not say so.
     */
    ofOther:
      (points: number): Guard =>
      (exchange, next) =>
        when(spendByAddress(ofOthers, exchange, points, memory), (decision) =>
          decision.allowed ? next(exchange) : enforce(decision, exchange, next),
        ),

    /** Charges points to a key, under its own limit or the default one. */
    byKey(
      { limitId, rateLimit = configuration.RATE_LIMIT_PRIVATE }: VerifiedKey,
      points: number,
      exchange: Exchange,
      next: Handler,
    ): Eventual<Reply> {
      const policy = ofKeys.get(rateLimit) ?? new Policy('private', rateLimit)
      ofKeys.set(rateLimit, policy)
      return admit(exchange, points, (due) => counter.spend(policy, limitId, due), next)
    },

    /** Counts a wrong key against the caller's address, so that keys cannot be guessed. */
    refuseWrongKey: (exchange: Exchange, refuse: Handler): Eventual<Reply> =>
      when(spendByAddress(failedKeys, exchange, 1), (decision) =>
        enforce(decision, exchange, refuse),
      ),

    /**
     * Refuses an address that has sent too many wrong keys; returns `undefined` for others.
     * Even a valid key is refused then, so that a guesser does not learn which guess was right.
     */
    refuseGuesser(exchange: Exchange, next: Handler): Eventual<Reply> | undefined {
      const [own, wider] = networksOf(addressOf(exchange))
      const [policy, widerPolicy] = failedKeys
      const refusal =
        memory.refusal(policy, own, 1) ?? (wider && memory.refusal(widerPolicy, wider, 1))
      return refusal ? enforce(refusal, exchange, next) : undefined
    },

    close: () => redis?.close(),
  }
}
