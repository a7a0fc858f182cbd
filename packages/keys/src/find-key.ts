import { KeyNotFoundError } from './errors.ts'
import type { KeyRecord } from './key-record.ts'
import type { KeysFile } from './keys-file.ts'

/**
 * The record with an id.
 * @param path the file, for the message
 * @throws {KeyNotFoundError}
 */
export function findKey(file: KeysFile, id: string, path: string): KeyRecord {
  const record = file.keys.find((key) => key.id === id)
  if (record === undefined) throw new KeyNotFoundError(path, id)
  return record
}

/** The file with another record under the id of the given one, in the same place. */
export function withKey(file: KeysFile, record: KeyRecord): KeysFile {
  return { ...file, keys: file.keys.map((key) => (key.id === record.id ? record : key)) }
}
