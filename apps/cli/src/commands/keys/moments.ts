import type { Language } from '@oklad/contract'
import { parseTimestamp } from '@oklad/keys'
import { keysTexts } from '../../texts/keys-texts.ts'

/**
 * Writes a moment to the minute, in UTC: `2027-01-01 00:00 UTC`.
 * @param timestamp as a keys file has it, in any time zone
 * @param zone what follows; nothing where the time zone is told elsewhere
 */
export function writeMoment(timestamp: string, zone = ' UTC'): string {
  const moment = parseTimestamp(timestamp)
  if (moment === undefined) return timestamp
  return new Date(moment).toISOString().slice(0, '2027-01-01T00:00'.length).replace('T', ' ') + zone
}

/** When a key expires, in words. */
export function describeExpiry(expires: string | null, language: Language): string {
  const texts = keysTexts[language]
  return expires === null ? texts.expiresNever : texts.expiresAt(writeMoment(expires))
}
