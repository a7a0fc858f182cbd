import { createApiKey, hashApiKey, isKeyId } from './api-key.ts'
import { KeyOptionError, KeysError } from './errors.ts'
import {
  isName,
  type KeyRecord,
  type KeyStatus,
  parseKeysFile,
  statusOf,
  WANTED_NAME,
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

/** The part of a record that may be shown, and the state of the key. */
export interface KeyInfo extends Omit<KeyRecord, 'hash'> {
  readonly status: KeyStatus
}

/** A new key. */
export interface CreatedKey {
  readonly record: KeyInfo
  /** The key itself. It is stored nowhere: show it once. */
  readonly key: string
}

/**
 * Makes a key and adds its record to a keys file. Creates a missing file; its folder must exist.
 * @param options.name a name for people: 1 to 100 characters
 * @param options.rateLimit the key's own limit, such as `600/60s`; the service's limit by default
 * @throws {KeyOptionError} when the name, the time of expiry or the rate limit is wrong
 * @throws {KeysError} when the file cannot be read or written; it is as it was then
 */
export async function createKey(
  path: string,
  options: NewKeyOptions & { readonly name: string; readonly rateLimit?: string | undefined },
): Promise<CreatedKey> {
  const { name, expires, rateLimit: rate_limit, now = Date.now } = options
  return updateKeysFile(path, 'create', (keys) => {
    const { key, record } = newKey(now(), expires, { name, rate_limit })
    return { keys: [...keys, record], result: { key, record: infoOf(record, now()) } }
  })
}

/**
 * Lists the keys of a keys file, in the order of the file.
 * @throws {KeysError} when the file cannot be read
 */
export async function listKeys(path: string, { now = Date.now }: Clock = {}): Promise<KeyInfo[]> {
  return parseKeysFile(readKeysFile(path), path).map((record) => infoOf(record, now()))
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
    const result = infoOf(revoked, now())
    return found.disabled ? { result } : { keys: replaced(keys, revoked), result }
  })
}

/**
 * Makes a new key that replaces an old one. It has the old key's name and rate limit, and both
 * count against one limit. The old key expires after the overlap, or earlier if it would have
 * anyway; a revoked one stays revoked.
 * @param options.overlap for how many milliseconds more the old key is accepted; 0 for none
 * @returns the new key, and the record of the old one with its new time of expiry
 * @throws {KeyOptionError} when the overlap or the time of expiry is wrong
 * @throws {KeysError} as for `revokeKey`
 */
export async function rotateKey(
  path: string,
  id: string,
  { overlap, expires, now = Date.now }: NewKeyOptions & { readonly overlap: number },
): Promise<CreatedKey & { readonly previous: KeyInfo }> {
  return updateKeysFile(path, 'refuse', (keys) => {
    const time = now()
    const end = time + overlap
    const isTime = overlap >= 0 && end <= LAST_TIMESTAMP
    check(isTime, 'The overlap must be 0 milliseconds or more and end before the year 10000')
    const old = findKey(keys, id, path)
    const { name, rate_limit, limit_id = id } = old
    const { key, record } = newKey(time, expires, { name, rate_limit, limit_id })
    const isLater = old.expires === null || end < Date.parse(old.expires)
    const previous = isLater ? { ...old, expires: new Date(end).toISOString() } : old
    const infos = { record: infoOf(record, time), previous: infoOf(previous, time) }
    return { keys: [...replaced(keys, previous), record], result: { key, ...infos } }
  })
}

function newKey(
  now: number,
  expires: number | null = null,
  fields: Pick<KeyRecord, 'name' | 'rate_limit' | 'limit_id'>,
) {
  const { name, rate_limit: limit } = fields
  const isLimit = limit === undefined || parseRateLimit(limit) !== undefined
  const isFuture = expires === null || (expires > now && expires <= LAST_TIMESTAMP)
  check(isName(name), `The name must be ${WANTED_NAME}`)
  check(isLimit, `The rate limit must be ${WANTED_RATE_LIMIT}`)
  check(isFuture, 'The key must expire later than now and before the year 10000, or never')
  const { text: key, id } = createApiKey()
  const record: KeyRecord = {
    id,
    ...fields,
    hash: hashApiKey(key),
    created: new Date(now).toISOString(),
    expires: expires === null ? null : new Date(expires).toISOString(),
    disabled: false,
  }
  return { key, record }
}

function check(isRight: boolean, message: string): void {
  if (!isRight) throw new KeyOptionError(message)
}

function infoOf({ hash: _, ...shown }: KeyRecord, now: number): KeyInfo {
  return { ...shown, status: statusOf(shown, now) }
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
