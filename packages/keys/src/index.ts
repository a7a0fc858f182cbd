export { type ApiKey, createApiKey, hashApiKey, parseApiKey } from './api-key.ts'
export { type CreateKeyOptions, createKey } from './create-key.ts'
export {
  KeyNotFoundError,
  KeyOptionError,
  KeysError,
  type KeysErrorCode,
  KeysFileAccessError,
  KeysFileError,
  KeysFileLockedError,
} from './errors.ts'
export type { KeyInfo } from './key-info.ts'
export type { KeyRecord, KeyStatus } from './key-record.ts'
export { KeyRing, type KeyRingCounts, type KeyRingOptions, type VerifiedKey } from './key-ring.ts'
export { formatKeysFile, type KeysFile, parseKeysFile } from './keys-file.ts'
export { type ListKeysOptions, listKeys } from './list-keys.ts'
export type { CreatedKey } from './new-key.ts'
export { parseRateLimit, type RateLimit, WANTED_RATE_LIMIT } from './rate-limit.ts'
export { type RevokeKeyOptions, revokeKey } from './revoke-key.ts'
export { type RotatedKey, type RotateKeyOptions, rotateKey } from './rotate-key.ts'
export { parseTimestamp } from './timestamp.ts'
export { type KeysFileWatch, type WatchKeysFileOptions, watchKeysFile } from './watch-keys-file.ts'
