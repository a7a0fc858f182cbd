import { createApiKey, KeyRing, type VerifiedKey, watchKeysFile } from '@oklad/keys'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Exchange } from '../http/exchange.ts'

/** Decides which callers may call the private methods. */
export type KeyGate = ReturnType<typeof openKeyGate>

const SHORT_KEY = 16
const NOT_ASCII = /[^\u0020-\u007e]/

/** Returns a new key to try the service with if none is configured; never in production. */
export function createKeyOfThisRun(configuration: Configuration): string | undefined {
  const { API_KEY, API_KEYS_FILE, production } = configuration
  return API_KEY || API_KEYS_FILE || production ? undefined : createApiKey().text
}

/**
 * Opens the gate for the configured keys. If none is configured, it generates a key for this run;
 * in production it refuses every caller instead.
 * @throws {KeysError} when the keys file cannot be used
 */
export function openKeyGate(configuration: Configuration, logger: Logger, now: () => number) {
  const { API_KEY, API_KEYS_FILE, production } = configuration
  if (production && API_KEY !== undefined && API_KEY.length < SHORT_KEY) {
    logger.warn(`API_KEY has fewer than ${SHORT_KEY} characters: it can be guessed`)
  }
  if (production && API_KEY === undefined && API_KEYS_FILE === undefined) {
    logger.warn('No API key is configured: every private call will be answered 401')
  }
  const keyOfThisRun = createKeyOfThisRun(configuration)
  const plainKey = API_KEY ?? keyOfThisRun
  const reloads = { reloaded: 0, failed: 0 }
  const watch =
    API_KEYS_FILE === undefined
      ? undefined
      : watchKeysFile(API_KEYS_FILE, {
          plainKey,
          onReload: (keys) => {
            reloads.reloaded++
            logger.info({ keys }, 'The keys file was reloaded')
          },
          onError: ({ code, message }) => {
            reloads.failed++
            const facts = { code, reason: message }
            logger.error(facts, 'The keys file cannot be used; the earlier keys stay valid')
          },
        })
  const fixed = new KeyRing({ plainKey })
  const ring = () => watch?.ring() ?? fixed

  return {
    /** The key generated for this run if none is configured; printed once, stored nowhere. */
    keyOfThisRun,
    /** How often a changed keys file was read, by result. */
    reloads,
    /** The number of keys in each state. */
    counts: () => ring().counts(now()),
    /** Returns the owner of a caller's key, or the error that refuses it. */
    admit(exchange: Exchange): VerifiedKey | 'api_key_missing' | 'api_key_invalid' {
      const sent = exchange.header('x-api-key')
      if (sent === undefined || sent === '') return 'api_key_missing'
      return ring().verify(asSent(sent), now()) ?? 'api_key_invalid'
    },
    close: () => watch?.close(),
  }
}

/** Decodes a key: runtimes read headers as Latin-1, but keys are configured as UTF-8. */
function asSent(header: string): string {
  return NOT_ASCII.test(header) ? Buffer.from(header, 'latin1').toString('utf8') : header
}
