import { findKey, withKey } from './find-key.ts'
import { type KeyInfo, keyInfo } from './key-info.ts'
import { updateKeysFile } from './update-keys-file.ts'

/** How to revoke a key. */
export interface RevokeKeyOptions {
  /** The clock; `Date.now` unless told. */
  readonly now?: (() => number) | undefined
}

/**
 * Revokes a key for good. Its record stays in the file, disabled. Revoking a revoked key does
 * nothing.
 * @param path the keys file
 * @param id the key's id
 * @returns its record
 * @throws {KeyNotFoundError} when the file has no such key
 * @throws {KeysFileError | KeysFileAccessError | KeysFileLockedError} when the file can not be
 *   read or written; it is as it was then
 */
export async function revokeKey(
  path: string,
  id: string,
  options: RevokeKeyOptions = {},
): Promise<KeyInfo> {
  const { now = Date.now } = options
  return updateKeysFile(path, 'refuse', (file) => {
    const found = findKey(file, id, path)
    if (found.disabled) return { result: keyInfo(found, now()) }
    const revoked = { ...found, disabled: true }
    return { file: withKey(file, revoked), result: keyInfo(revoked, now()) }
  })
}
