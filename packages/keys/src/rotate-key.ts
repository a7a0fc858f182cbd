import { KeyOptionError } from './errors.ts'
import { findKey, withKey } from './find-key.ts'
import { type KeyInfo, keyInfo } from './key-info.ts'
import { expiryOf } from './key-record.ts'
import { type CreatedKey, newKey } from './new-key.ts'
import { formatTimestamp, LAST_TIMESTAMP } from './timestamp.ts'
import { updateKeysFile } from './update-keys-file.ts'

/** How to rotate a key. */
export interface RotateKeyOptions {
  /** For how many milliseconds more the old key is accepted beside the new one; 0 for none. */
  readonly overlap: number
  /** When the new key expires, milliseconds since 1970-01-01T00:00:00Z; never, unless told. */
  readonly expires?: number | null | undefined
  /** The clock; `Date.now` unless told. */
  readonly now?: (() => number) | undefined
}

/** A key that was just made in the place of another one. */
export interface RotatedKey extends CreatedKey {
  /** The record of the old key, with its new time of expiry. */
  readonly previous: KeyInfo
}

/**
 * Makes a new key in the place of an old one: with the same name and the same unknown fields.
 * The old key expires after the overlap, or when it would have anyway if that is earlier; a
 * revoked one stays revoked.
 * @param path the keys file
 * @param id the old key's id
 * @returns the new key, to be shown once, and the records of both
 * @throws {KeyOptionError} when the overlap or the time of expiry is wrong
 * @throws {KeyNotFoundError} when the file has no such key
 * @throws {KeysFileError | KeysFileAccessError | KeysFileLockedError} when the file can not be
 *   read or written; it is as it was then
 */
export async function rotateKey(
  path: string,
  id: string,
  options: RotateKeyOptions,
): Promise<RotatedKey> {
  const { overlap, expires = null, now = Date.now } = options
  return updateKeysFile(path, 'refuse', (file) => {
    const time = now()
    if (!(overlap >= 0 && time + overlap <= LAST_TIMESTAMP)) {
      throw new KeyOptionError(
        `The overlap must be 0 milliseconds or more and end before the year 10000; it is ${overlap}`,
      )
    }
    const old = findKey(file, id, path)
    const end = time + overlap
    const previous = end < expiryOf(old) ? { ...old, expires: formatTimestamp(end) } : old
    const { key, record } = newKey(old.name, expires, time)
    const successor = { ...old, ...record }
    const { keys, ...rest } = withKey(file, previous)
    return {
      file: { ...rest, keys: [...keys, successor] },
      result: { key, record: keyInfo(successor, time), previous: keyInfo(previous, time) },
    }
  })
}
