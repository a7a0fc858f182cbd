import type { ErrorCode } from '@oklad/contract'
import { KeyRing, type KeyRingCounts, type VerifiedKey, watchKeysFile } from '@oklad/keys'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Exchange } from '../http/exchange.ts'
import { createKeyOfThisRun } from './key-of-this-run.ts'

/** Whose key a caller has, or why it may not come in. */
export type Admission =
  | { readonly key: VerifiedKey }
  | { readonly refusal: Extract<ErrorCode, 'api_key_missing' | 'api_key_invalid'> }

/** Who may call the private methods. */
export interface KeyGate {
  admit(exchange: Exchange): Admission
  /** A key made for this run, when none was configured; printed once and kept nowhere. */
  readonly keyOfThisRun: string | undefined
  /** How many keys there are, by what they are now. */
  counts(): KeyRingCounts
  /** How often a changed keys file was read, by how that went. */
  readonly reloads: Readonly<Record<'reloaded' | 'failed', number>>
  close(): void
}

const SHORT_KEY = 16
const NOT_ASCII = /[^\u0020-\u007e]/

/**
 * Opens the gate for the configured keys.
 * With none configured, a key is made for the run, except in production, where nobody comes in.
 * @throws {KeysFileAccessError | KeysFileError} when the keys file can not be used
 */
export function openKeyGate(
  configuration: Configuration,
  logger: Logger,
  now: () => number,
): KeyGate {
  const { apiKey, apiKeysFile, production } = configuration
  if (production && apiKey !== undefined && apiKey.length < SHORT_KEY) {
    logger.warn(`API_KEY has fewer than ${SHORT_KEY} characters: it can be guessed`)
  }
  if (production && apiKey === undefined && apiKeysFile === undefined) {
    logger.warn('No API key is configured: every private call will be answered 401')
  }
  const keyOfThisRun = createKeyOfThisRun(configuration)
  const plainKey = apiKey ?? keyOfThisRun
  const reloads = { reloaded: 0, failed: 0 }
  const watch =
    apiKeysFile === undefined
      ? undefined
      : watchKeysFile(apiKeysFile, {
          plainKey,
          onReload: (keys) => {
            reloads.reloaded++
            logger.info({ keys }, 'The keys file was reloaded')
          },
          onError: ({ code, message }) => {
            reloads.failed++
            logger.error(
              { code, reason: message },
              'The keys file can not be used; the earlier keys stay valid',
            )
          },
        })
  const fixed = new KeyRing({ plainKey })
  const ring = watch === undefined ? () => fixed : watch.ring

  return {
    keyOfThisRun,
    reloads,
    counts: () => ring().counts(now()),
    admit(exchange) {
      const sent = exchange.header('x-api-key')
      if (sent === undefined || sent === '') return { refusal: 'api_key_missing' }
      const key = ring().verify(asSent(sent), now())
      return key === undefined ? { refusal: 'api_key_invalid' } : { key }
    },
    close: () => watch?.close(),
  }
}

/** Header text arrives byte by byte; a key beyond ASCII is read as the UTF-8 it was configured in. */
function asSent(header: string): string {
  return NOT_ASCII.test(header) ? Buffer.from(header, 'latin1').toString('utf8') : header
}
