import { KeyOptionError } from './errors.ts'
import { keyInfo } from './key-info.ts'
import { nameProblem, WANTED_NAME } from './key-record.ts'
import { type CreatedKey, newKey } from './new-key.ts'
import { updateKeysFile } from './update-keys-file.ts'

/** What key to make. */
export interface CreateKeyOptions {
  /** What people will call the key: 1 to 100 characters. */
  readonly name: string
  /** Milliseconds since 1970-01-01T00:00:00Z; never, unless told. */
  readonly expires?: number | null | undefined
  /** How often the key may be used, such as `600/60s`; as the service says, unless told. */
  readonly rateLimit?: string | undefined
  /** The clock; `Date.now` unless told. */
  readonly now?: (() => number) | undefined
}

/**
 * Makes a key and adds its record to a keys file. A missing file is created, readable for its
 * owner only; its folder must exist.
 * @param path the keys file
 * @returns the key, to be shown once, and its record
 * @throws {KeyOptionError} when the name, the time of expiry or the rate limit is wrong
 * @throws {KeysFileError | KeysFileAccessError | KeysFileLockedError} when the file can not be
 *   read or written; it is as it was then
 */
export async function createKey(path: string, options: CreateKeyOptions): Promise<CreatedKey> {
  const { name, expires = null, rateLimit, now = Date.now } = options
  const badName = nameProblem(name)
  if (badName !== undefined) {
    throw new KeyOptionError(`The name is ${badName}; it must be ${WANTED_NAME}`)
  }
  return updateKeysFile(path, 'create', (file) => {
    const time = now()
    const { key, record } = newKey(name, expires, time, rateLimit)
    return {
      file: { ...file, keys: [...file.keys, record] },
      result: { key, record: keyInfo(record, time) },
    }
  })
}
