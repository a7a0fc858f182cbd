export { type ApiKey, createApiKey, hashApiKey, parseApiKey } from './api-key.ts'
export { KeyOptionError, KeysError, type KeysErrorCode, KeysFileError } from './errors.ts'
export { KeyRing, type KeyRingCounts, type KeyRingOptions, type VerifiedKey } from './key-ring.ts'
export type { KeyInfo, KeyStatus } from './keys-file.ts'
export {
  type CreatedKey,
  type CreateKeyOptions,
  createKey,
  listKeys,
  type RotatedKey,
  type RotateKeyOptions,
  revokeKey,
  rotateKey,
} from './manage-keys.ts'
export { parseRateLimit, type RateLimit, WANTED_RATE_LIMIT } from './rate-limit.ts'
export { parseTimestamp } from './timestamp.ts'
export { type KeysFileWatch, type WatchKeysFileOptions, watchKeysFile } from './watch-keys-file.ts'
