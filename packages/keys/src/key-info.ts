import { type KeyRecord, type KeyStatus, keyStatus } from './key-record.ts'

/**
 * What may be shown of a key: its record without the hash, and what the key is at the moment.
 * Unknown fields of the record are kept.
 */
export interface KeyInfo extends Omit<KeyRecord, 'hash'> {
  readonly status: KeyStatus
}

/**
 * Takes the hash out of a record, and tells what the key is.
 * @param record a valid record
 * @param now milliseconds since 1970-01-01T00:00:00Z
 */
export function keyInfo(record: KeyRecord, now: number): KeyInfo {
  const { hash, ...shown } = record
  return { ...shown, status: keyStatus(record, now) }
}
