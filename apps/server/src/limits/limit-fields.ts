import type { Reply } from '../http/exchange.ts'
import type { HeaderSet } from '../http/header-set.ts'
import type { Decision } from './limiter.ts'
import type { Policy } from './policy.ts'

/** Header sets with the policy in them, made once for each pair: answers share their sets. */
const prepared = new WeakMap<HeaderSet, Map<string, HeaderSet>>()

/** The last pair, since most answers are like the one before. */
let lastHeaders: HeaderSet | undefined
let lastPolicy: Policy | undefined
let lastLimited: HeaderSet | undefined

function headersUnder(policy: Policy, headers: HeaderSet): HeaderSet {
  if (headers === lastHeaders && policy === lastPolicy && lastLimited) return lastLimited
  lastLimited = lookUp(policy, headers)
  lastHeaders = headers
  lastPolicy = policy
  return lastLimited
}

function lookUp(policy: Policy, headers: HeaderSet): HeaderSet {
  let byPolicy = prepared.get(headers)
  if (byPolicy === undefined) {
    byPolicy = new Map()
    prepared.set(headers, byPolicy)
  }
  let limited = byPolicy.get(policy.field)
  if (limited === undefined) {
    limited = headers.with([['ratelimit-policy', policy.field]])
    byPolicy.set(policy.field, limited)
  }
  return limited
}

/** The whole seconds until a window ends: at least one, so that nobody is told to repeat at once. */
export const secondsUntilReset = ({ resetsIn }: Decision): number =>
  // biome-ignore lint/plugin/money: a time, not money
  Math.max(1, Math.ceil(resetsIn / 1000))

/** The reply with the headers `RateLimit-Policy` and `RateLimit`. */
export function withLimitFields(reply: Reply, policy: Policy, decision: Decision): Reply {
  return {
    status: reply.status,
    headers: headersUnder(policy, reply.headers),
    body: reply.body,
    rateLimit: `"${policy.name}";r=${decision.remaining};t=${secondsUntilReset(decision)}`,
  }
}
