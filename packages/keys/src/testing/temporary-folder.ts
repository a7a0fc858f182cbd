import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A real, empty folder that is removed when the test is over.
 * @returns its path
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'oklad-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
