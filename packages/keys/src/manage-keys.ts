import { createApiKey, hashApiKey, isKeyId } from './api-key.ts'
import { KeyOptionError, KeysError } from './errors.ts'
import {
  expiryOf,
  type KeyInfo,
  type KeyRecord,
  keyInfo,
  NAME_FIELD,
  parseKeysFile,
} from './keys-file.ts'
import { parseRateLimit, WANTED_RATE_LIMIT } from './rate-limit.ts'
import { LAST_TIMESTAMP } from './timestamp.ts'
import { readKeysFile, updateKeysFile } from './update-keys-file.ts'

interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z; `Date.now` by default. */
  readonly now?: (() => number) | undefined
}

interface NewKeyOptions extends Clock {
  /** When the new key expires, milliseconds since 1970-01-01T00:00:00Z; never by default. */
  readonly expires?: number | null | undefined
}

/** The properties of a key to create. */
export interface CreateKeyOptions extends NewKeyOptions {
  /** A name for people: 1 to 100 characters. */
  readonly name: string
  /** The key's own rate limit, such as `600/60s`; the service's limit by default. */
  readonly rateLimit?: string | undefined
}

/** How to rotate a key. */
export interface RotateKeyOptions extends NewKeyOptions {
  /** For how many milliseconds more the old key is accepted beside the new one; 0 for none. */
  readonly overlap: number
}

/** A new key. */
export interface CreatedKey {
  readonly record: KeyInfo
  /** The key itself. It is stored nowhere: show it once. */
  readonly key: string
}

/** A new key that replaces an old one. */
export interface RotatedKey extends CreatedKey {
  /** The record of the old key, with its new time of expiry. */
  readonly previous: KeyInfo
}

/**
 * Makes a key and adds its record to a keys file. Creates a missing file; its folder must exist.
 * @throws {KeyOptionError} when the name, the time of expiry or the rate limit is wrong
 * @throws {KeysError} when the file cannot be read or written; it is as it was then
 */
export async function createKey(path: string, options: CreateKeyOptions): Promise<CreatedKey> {
  const { name, expires = null, rateLimit, now = Date.now } = options
  if (!NAME_FIELD.accepts(name)) throw new KeyOptionError(`The name must be ${NAME_FIELD.wanted}`)
  if (rateLimit !== undefined && parseRateLimit(rateLimit) === undefined) {
    throw new KeyOptionError(`The rate limit must be ${WANTED_RATE_LIMIT}`)
  }
  return updateKeysFile(path, 'create', (keys) => {
    const { key, record } = newKey(now(), expires, { name, rate_limit: rateLimit })
    return { keys: [...keys, record], result: { key, record: keyInfo(record, now()) } }
  })
}

/**
 * Lists the keys of a keys file, in the order of the file.
 * @throws {KeysError} when the file cannot be read
 */
export async function listKeys(path: string, { now = Date.now }: Clock = {}): Promise<KeyInfo[]> {
  return parseKeysFile(readKeysFile(path), path).map((record) => keyInfo(record, now()))
}

/**
 * Revokes a key for good. Its record stays in the file, disabled. Revoking a revoked key changes
 * nothing.
 * @throws {KeysError} `key_not_found`, or when the file cannot be read or written; it is as it was
 *   then
 */
export async function revokeKey(
  path: string,
  id: string,
  { now = Date.now }: Clock = {},
): Promise<KeyInfo> {
  return updateKeysFile(path, 'refuse', (keys) => {
    const found = findKey(keys, id, path)
    const revoked = { ...found, disabled: true }
    const result = keyInfo(revoked, now())
    return found.disabled ? { result } : { keys: replaced(keys, revoked), result }
  })
}

/**
 * Makes a new key that replaces an old one. It has the old key's name and rate limit, and both
 * count against one limit. The old key expires after the overlap, or earlier if it would have
 * anyway; a revoked one stays revoked.
 * @throws {KeyOptionError} when the overlap or the time of expiry is wrong
 * @throws {KeysError} `key_not_found`, or when the file cannot be read or written; it is as it was
 *   then
 */
export async function rotateKey(
  path: string,
  id: string,
  { overlap, expires = null, now = Date.now }: RotateKeyOptions,
): Promise<RotatedKey> {
  return updateKeysFile(path, 'refuse', (keys) => {
    const time = now()
    const end = time + overlap
    if (!(overlap >= 0 && end <= LAST_TIMESTAMP)) {
      throw new KeyOptionError(
        `The overlap must be 0 milliseconds or more and end before the year 10000; it is ${overlap}`,
      )
    }
    const old = findKey(keys, id, path)
    const { name, rate_limit, limit_id = id } = old
    const { key, record } = newKey(time, expires, { name, rate_limit, limit_id })
    const previous = end < expiryOf(old) ? { ...old, expires: new Date(end).toISOString() } : old
    return {
      keys: [...replaced(keys, previous), record],
      result: { key, record: keyInfo(record, time), previous: keyInfo(previous, time) },
    }
  })
}

/** @throws {KeyOptionError} when the time of expiry is not in the future, or no time at all */
function newKey(
  now: number,
  expires: number | null,
  more: Pick<KeyRecord, 'name' | 'rate_limit' | 'limit_id'>,
) {
  if (expires !== null && !(expires > now && expires <= LAST_TIMESTAMP)) {
    throw new KeyOptionError(
      'The time of expiry must be later than now and not after the year 9999, in milliseconds ' +
        `since 1970, or null for a key that never expires; it is ${expires}`,
    )
  }
  const { text: key, id } = createApiKey()
  const record: KeyRecord = {
    id,
    hash: hashApiKey(key),
    created: new Date(now).toISOString(),
    expires: expires === null ? null : new Date(expires).toISOString(),
    disabled: false,
    ...more,
  }
  return { key, record }
}

function findKey(keys: readonly KeyRecord[], id: string, path: string): KeyRecord {
  const found = keys.find((key) => key.id === id)
  if (found !== undefined) return found
  // Another text may be a whole key, pasted by mistake: it must not reach a log
  const message = isKeyId(id)
    ? `The keys file ${path} has no key with the id ${id}. List the keys to see their ids`
    : `The given id is not the id of any key in ${path}: an id is 12 letters and digits, the ` +
      'part of a key between `oklad_` and the next `_`. List the keys to see their ids'
  throw new KeysError('key_not_found', message)
}

const replaced = (keys: readonly KeyRecord[], record: KeyRecord): KeyRecord[] =>
  keys.map((key) => (key.id === record.id ? record : key))
