import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The path of `keys.json` in a new, empty folder, which is removed after the test. */
export function temporaryKeysFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'oklad-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'keys.json')
}
