import { createApiKey, hashApiKey } from './api-key.ts'
import { KeyOptionError } from './errors.ts'
import type { KeyInfo } from './key-info.ts'
import type { KeyRecord } from './key-record.ts'
import { parseRateLimit, WANTED_RATE_LIMIT } from './rate-limit.ts'
import { formatTimestamp, LAST_TIMESTAMP } from './timestamp.ts'

/** A key that was just made. */
export interface CreatedKey {
  readonly record: KeyInfo
  /** The key itself. It is stored nowhere: show it once. */
  readonly key: string
}

/**
 * Makes a key and its record.
 * @param name a good name
 * @param expires milliseconds since 1970-01-01T00:00:00Z, or `null` for never
 * @param now milliseconds since 1970-01-01T00:00:00Z
 * @param rateLimit how often the key may be used, such as `600/60s`
 * @throws {KeyOptionError} when the key would have expired already, the time is no time, or the
 *   limit is none
 */
export function newKey(
  name: string,
  expires: number | null,
  now: number,
  rateLimit?: string,
): { key: string; record: KeyRecord } {
  if (expires !== null && !(expires > now && expires <= LAST_TIMESTAMP)) {
    throw new KeyOptionError(
      'The time of expiry must be later than now and not after the year 9999, in milliseconds ' +
        `since 1970, or null for a key that never expires; it is ${expires}`,
    )
  }
  if (rateLimit !== undefined && parseRateLimit(rateLimit) === undefined) {
    throw new KeyOptionError(`The rate limit must be ${WANTED_RATE_LIMIT}`)
  }
  const { text, id } = createApiKey()
  return {
    key: text,
    record: {
      id,
      name,
      hash: hashApiKey(text),
      created: formatTimestamp(now),
      expires: expires === null ? null : formatTimestamp(expires),
      disabled: false,
      ...(rateLimit !== undefined && { rate_limit: rateLimit }),
    },
  }
}
