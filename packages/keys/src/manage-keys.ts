import { createApiKey, hashApiKey } from './api-key.ts'
import { KeysError } from './errors.ts'
import {
  type KeyRecord,
  type KeyStatus,
  parseKeysFile,
  recordProblems,
  statusOf,
} from './keys-file.ts'
import { LAST_TIMESTAMP } from './timestamp.ts'
import { readKeysFile, updateKeysFile } from './update-keys-file.ts'

/** The options of the functions below. All times are milliseconds since 1970-01-01T00:00:00Z. */
interface Options {
  /** A name for people: 1 to 100 characters. */
  readonly name: string
  /** The key's own rate limit, such as `600/60s`; the service's limit by default. */
  readonly rateLimit?: string | undefined
  /** The time when the new key expires; never by default. */
  readonly expires?: number | null | undefined
  /** The milliseconds for which the old key is still accepted beside the new one, 0 or more. */
  readonly overlap: number
  /** The clock; `Date.now` by default. */
  readonly now?: (() => number) | undefined
}

/** The part of a record that may be shown, and the state of the key. */
export interface KeyInfo extends Omit<KeyRecord, 'hash'> {
  readonly status: KeyStatus
}

/**
 * Makes a key and adds its record to a keys file. Creates a missing file; its folder must exist.
 * @returns the key, which is stored nowhere, and its record
 * @throws {KeysError} `key_option_invalid` if the name, the time of expiry or the rate limit is invalid
 * @throws {KeysError} if the file cannot be read or written; the file is then unchanged
 */
export async function createKey(path: string, options: Omit<Options, 'overlap'>) {
  const { name, expires, rateLimit: rate_limit, now = Date.now } = options
  return updateKeysFile(path, 'create', (keys) => {
    const { key, record } = newKey(now(), expires, { name, rate_limit })
    return { keys: [...keys, record], result: { key, record: infoOf(record, now()) } }
  })
}

/** A new key and its record. */
export type CreatedKey = Awaited<ReturnType<typeof createKey>>

/**
 * Lists the keys of a keys file, in the order of the file.
 * @throws {KeysError} if the file cannot be read
 */
export async function listKeys(path: string, { now = Date.now }: Pick<Options, 'now'> = {}) {
  return parseKeysFile(readKeysFile(path), path).map((record) => infoOf(record, now()))
}

/**
 * Revokes a key permanently. Its record stays in the file as disabled. Revoking a revoked key changes
 * nothing.
 * @throws {KeysError} `key_not_found`, or as for `createKey`
 */
export async function revokeKey(path: string, id: string, options: Pick<Options, 'now'> = {}) {
  const { now = Date.now } = options
  return updateKeysFile(path, 'refuse', (keys) => {
    const found = findKey(keys, id, path)
    const revoked = { ...found, disabled: true }
    const result = infoOf(revoked, now())
    return found.disabled ? { result } : { keys: replaced(keys, revoked), result }
  })
}

/**
 * Makes a new key that replaces an old one. It has the old key's name and rate limit, and both keys
 * count against one limit. The old key expires after the overlap, or at its own expiry if that is
 * earlier; a revoked key stays revoked.
 * @returns the new key, its record, and the record of the old one
 * @throws {KeysError} `key_option_invalid` if the overlap or the time of expiry is invalid
 * @throws {KeysError} `key_not_found`, or as for `createKey`
 */
export async function rotateKey(
  path: string,
  id: string,
  options: Omit<Options, 'name' | 'rateLimit'>,
) {
  const { overlap, expires, now = Date.now } = options
  return updateKeysFile(path, 'refuse', (keys) => {
    const time = now()
    const end = time + overlap
    if (!(overlap >= 0 && end <= LAST_TIMESTAMP)) {
      const reason = 'The overlap must be 0 milliseconds or more, before the year 10000'
      throw new KeysError('key_option_invalid', { reason })
    }
    const old = findKey(keys, id, path)
    const { name, rate_limit, limit_id = id } = old
    const { key, record } = newKey(time, expires, { name, rate_limit, limit_id })
    const isLater = old.expires === null || end < Date.parse(old.expires)
    const previous = isLater ? { ...old, expires: new Date(end).toISOString() } : old
    return {
      keys: [...replaced(keys, previous), record],
      result: { key, record: infoOf(record, time), previous: infoOf(previous, time) },
    }
  })
}

function newKey(
  now: number,
  expires: number | null = null,
  fields: Pick<KeyRecord, 'name' | 'rate_limit' | 'limit_id'>,
) {
  if (expires !== null && !(expires > now && expires <= LAST_TIMESTAMP)) {
    const reason = 'A key must expire later than now and before the year 10000, or never'
    throw new KeysError('key_option_invalid', { reason })
  }
  const { text: key, id } = createApiKey()
  const record: KeyRecord = {
    id,
    ...fields,
    hash: hashApiKey(key),
    created: new Date(now).toISOString(),
    expires: expires === null ? null : new Date(expires).toISOString(),
    disabled: false,
  }
  const [reason] = recordProblems(record)
  if (reason !== undefined) throw new KeysError('key_option_invalid', { reason })
  return { key, record }
}

function infoOf({ hash: _, ...shown }: KeyRecord, now: number): KeyInfo {
  return { ...shown, status: statusOf(shown, now) }
}

function findKey(keys: readonly KeyRecord[], id: string, path: string): KeyRecord {
  const found = keys.find((key) => key.id === id)
  if (found !== undefined) return found
  // The message does not repeat the id: it may be a whole key, pasted by mistake
  throw new KeysError('key_not_found', { path })
}

const replaced = (keys: readonly KeyRecord[], record: KeyRecord): KeyRecord[] =>
  keys.map((key) => (key.id === record.id ? record : key))
