import { type KeyInfo, keyInfo } from './key-info.ts'
import { parseKeysFile } from './keys-file.ts'
import { readKeysFile } from './read-keys-file.ts'

/** How to list keys. */
export interface ListKeysOptions {
  /** The clock; `Date.now` unless told. */
  readonly now?: (() => number) | undefined
}

/**
 * The keys of a keys file, in the order of the file.
 * @param path the keys file
 * @returns their records without the hashes, and what each key is now
 * @throws {KeysFileError | KeysFileAccessError} when the file can not be read
 */
export async function listKeys(path: string, options: ListKeysOptions = {}): Promise<KeyInfo[]> {
  const { now = Date.now } = options
  const time = now()
  return parseKeysFile(readKeysFile(path).text, path).keys.map((record) => keyInfo(record, time))
}
