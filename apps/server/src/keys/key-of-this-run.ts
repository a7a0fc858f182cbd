import { createApiKey } from '@oklad/keys'
import type { Configuration } from '../configuration/configuration.ts'

/** A new key where none is configured, so that the service can be tried; never in production. */
export function createKeyOfThisRun({
  apiKey,
  apiKeysFile,
  production,
}: Configuration): string | undefined {
  const isConfigured = apiKey !== undefined || apiKeysFile !== undefined
  return isConfigured || production ? undefined : createApiKey().text
}
