import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashApiKey } from './api-key.ts'
import { KeysError } from './errors.ts'
import { type KeyRecord, type KeyStatus, statusOf } from './keys-file.ts'
import { parseRateLimit, type RateLimit } from './rate-limit.ts'

/** The owner of a key that a ring accepts. */
export interface VerifiedKey {
  /** The id of the key's record, or `default` for the plain key. */
  readonly id: string
  /** The id under which requests are counted: the same for all keys of a chain of rotations. */
  readonly limitId: string
  /** The key's own rate limit, if it has one. */
  readonly rateLimit?: RateLimit
}

/** The number of a ring's keys in each state at one moment. */
export type KeyRingCounts = Readonly<Record<KeyStatus, number>>

/** The id of the plain key. No record can have it: a record's id has 12 characters. */
const PLAIN_KEY_ID = 'default'

/**
 * Replaces the record of an unknown id, so that the check of an unknown id takes as long as that of a
 * known one. No key can match it: its digest is random and it is disabled.
 */
const UNKNOWN_KEY = hold({ id: '', hash: randomBytes(32).toString('hex'), disabled: true })

/**
 * The keys a server accepts, in memory: their hashes, never the keys. A ring never changes; a
 * changed file makes another ring.
 */
export class KeyRing {
  readonly #held = new Map<string, ReturnType<typeof hold>>()

  /**
   * @param keys.records the records of a keys file
   * @param keys.plainKey a single key of any form, for example from the variable `API_KEY`
   * @throws {KeysError} if the plain key is empty
   */
  constructor(keys: { records?: readonly KeyRecord[]; plainKey?: string | undefined }) {
    const { records = [], plainKey } = keys
    for (const record of records) this.#held.set(record.id, hold(record))
    if (plainKey === '') {
      const reason = 'The API key is empty. Give it a value, or do not set it at all'
      throw new KeysError('key_option_invalid', { reason })
    }
    if (plainKey !== undefined) {
      this.#held.set(PLAIN_KEY_ID, hold({ id: PLAIN_KEY_ID, hash: hashApiKey(plainKey) }))
    }
  }

  /**
   * Finds the owner of the key that a client sent. The time it takes depends only on the length of
   * the text, not on whether the id is known or how much of the key is right.
   * @param sent the text the client sent, without `Bearer` or the like
   * @param now milliseconds since 1970-01-01T00:00:00Z
   * @returns `undefined` if the key is unknown, revoked or expired; a key expires exactly at `expires`
   */
  verify(sent: string, now: number): VerifiedKey | undefined {
    const digest = hash('sha256', sent, 'buffer')
    const held = this.#held.get(sent.slice(6, 18)) ?? UNKNOWN_KEY // the id in `oklad_<id>_…`
    const plain = this.#held.get(PLAIN_KEY_ID) ?? UNKNOWN_KEY
    const isHeld = timingSafeEqual(digest, held.digest)
    if (timingSafeEqual(digest, plain.digest)) return plain.verified
    return isHeld && statusOf(held, now) === 'active' ? held.verified : undefined
  }

  /**
   * Counts the keys, the plain key included, for logs and metrics.
   * @param now milliseconds since 1970-01-01T00:00:00Z
   */
  counts(now: number): KeyRingCounts {
    const counts = { active: 0, expired: 0, disabled: 0 }
    for (const held of this.#held.values()) counts[statusOf(held, now)]++
    return counts
  }
}

/** The form of a key that the ring compares. */
function hold(record: Pick<KeyRecord, 'id' | 'hash'> & Partial<KeyRecord>) {
  const { id, limit_id: limitId = id, rate_limit, expires = null, disabled = false } = record
  const rateLimit = rate_limit === undefined ? undefined : parseRateLimit(rate_limit)
  const verified: VerifiedKey = { id, limitId, ...(rateLimit !== undefined && { rateLimit }) }
  return { digest: Buffer.from(record.hash, 'hex'), expires, disabled, verified }
}
