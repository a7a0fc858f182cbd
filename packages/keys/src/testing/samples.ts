import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createApiKey, hashApiKey } from '../api-key.ts'
import type { KeyRecord } from '../keys-file.ts'

/** Returns the path of `keys.json` in a new empty folder, which is removed after the test. */
export function temporaryKeysFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'oklad-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'keys.json')
}

/** Returns a new key with its record. All records without extra fields have the same size. */
export function keyWith(fields: Partial<KeyRecord> = {}) {
  const { text: key, id } = createApiKey()
  const created = '2026-01-31T09:00:00.000Z'
  const record = { id, name: 'key', hash: hashApiKey(key), created, expires: null, disabled: false }
  return { key, id, record: { ...record, ...fields } }
}
