import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashApiKey, ID_END, ID_START } from './api-key.ts'
import { KeyOptionError, KeysFileError } from './errors.ts'
import { expiryOf, type KeyRecord, recordProblems } from './key-record.ts'
import { parseRateLimit, type RateLimit } from './rate-limit.ts'
import { SHA256_BYTES, sha256Into } from './sha256.ts'

/** Whose key a verified key is. */
export interface VerifiedKey {
  /** The id of the key's record, or `default` for the single plain key. */
  readonly id: string
  /** How often the key may be used, where its record says so. */
  readonly rateLimit?: RateLimit
}

/** How many keys a ring holds, by what each of them is at one moment. */
export interface KeyRingCounts {
  readonly active: number
  readonly expired: number
  readonly disabled: number
}

/** What a ring is made of; several keys are valid at once. */
export interface KeyRingOptions {
  /** The records of a keys file. */
  readonly records?: readonly KeyRecord[] | undefined
  /** A single key of any form, such as the variable `API_KEY` holds; its id is `default`. */
  readonly plainKey?: string | undefined
}

/** A key as the ring compares it. */
interface HeldKey {
  readonly digest: Buffer
  readonly expires: number
  readonly disabled: boolean
  /** Made once, so that verifying allocates nothing of its own. */
  readonly verified: VerifiedKey
}

/** The id of the plain key. No record can have it: a record's id is 12 characters. */
const PLAIN_KEY_ID = 'default'

/**
 * Stands in for the record of an unknown id, so that an unknown id takes as long as a known one.
 * Its digest is random, and it has expired, so no key can match it.
 */
const NOBODY: HeldKey = {
  digest: randomBytes(SHA256_BYTES),
  expires: Number.NEGATIVE_INFINITY,
  disabled: true,
  verified: { id: '' },
}

/** The digest of the key being verified; `verify` runs to its end before another one starts. */
const presentedDigest = Buffer.alloc(SHA256_BYTES)

/**
 * The keys a server accepts, in memory: their hashes, never the keys. It never changes; a changed
 * file makes another ring.
 */
export class KeyRing {
  readonly #held = new Map<string, HeldKey>()
  #plain: HeldKey | undefined

  /**
   * @throws {KeysFileError} when a record is not valid
   * @throws {KeyOptionError} when the plain key is empty
   */
  constructor({ records = [], plainKey }: KeyRingOptions) {
    const problems = recordProblems(records)
    if (problems.length > 0) throw new KeysFileError(problems)
    for (const record of records) {
      this.#held.set(record.id, {
        digest: Buffer.from(record.hash, 'hex'),
        expires: expiryOf(record),
        disabled: record.disabled,
        verified: Object.freeze(verifiedKey(record)),
      })
    }
    if (plainKey === '') {
      throw new KeyOptionError('The API key is empty. Give it a value, or do not set it at all')
    }
    if (plainKey !== undefined) {
      this.#plain = {
        digest: Buffer.from(hashApiKey(plainKey), 'hex'),
        expires: Number.POSITIVE_INFINITY,
        disabled: false,
        verified: Object.freeze({ id: PLAIN_KEY_ID }),
      }
    }
  }

  /**
   * A ring with other records and the same plain key, which this ring no longer knows in plain.
   * @throws {KeysFileError} when a record is not valid
   */
  withRecords(records: readonly KeyRecord[]): KeyRing {
    const ring = new KeyRing({ records })
    ring.#plain = this.#plain
    return ring
  }

  /**
   * Tells whose key a client has presented. The time it takes depends on the length of the text
   * alone, not on whether its id is known or how much of the key is right.
   * @param presented what the client sent, without `Bearer` or the like
   * @param now milliseconds since 1970-01-01T00:00:00Z
   * @returns the key's id, or `undefined` when the key is unknown, revoked or expired; a key is
   *   expired from the very moment of `expires` on
   */
  verify(presented: string, now: number): VerifiedKey | undefined {
    sha256Into(presented, presentedDigest)
    const held = this.#held.get(presented.slice(ID_START, ID_END)) ?? NOBODY
    const matches = timingSafeEqual(presentedDigest, held.digest)
    const plain = this.#plain
    if (plain !== undefined && timingSafeEqual(presentedDigest, plain.digest)) return plain.verified
    return matches && now < held.expires && !held.disabled ? held.verified : undefined
  }

  /**
   * How many keys the ring holds, the plain key included, for logs and health reports.
   * @param now milliseconds since 1970-01-01T00:00:00Z
   */
  counts(now: number): KeyRingCounts {
    const counts = { active: this.#plain === undefined ? 0 : 1, expired: 0, disabled: 0 }
    for (const { disabled, expires } of this.#held.values()) {
      counts[disabled ? 'disabled' : now < expires ? 'active' : 'expired']++
    }
    return counts
  }
}

function verifiedKey({ id, rate_limit }: KeyRecord): VerifiedKey {
  const rateLimit = rate_limit === undefined ? undefined : parseRateLimit(rate_limit)
  return rateLimit === undefined ? { id } : { id, rateLimit }
}
