import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { it } from 'vitest'
import { projectFolder } from './project-folder.ts'

/** What the service runs on. */
export type Runtime = 'bun' | 'node'

/** Bun's binary where `npm install` puts it; the launcher looks further, the tests need not. */
export const bunBinary = join(projectFolder, 'node_modules/bun/bin/bun.exe')

/** Whether Bun's binary is more than a placeholder, and one for this processor. */
function bunRuns(): boolean {
  const { status, stdout } = spawnSync(bunBinary, ['--version'], { encoding: 'utf8' })
  return status === 0 && /^\d+\.\d+/.test(stdout)
}

/** The runtimes of this machine, for `describe.each`: every promise is kept on each of them. */
export const runtimes: readonly { readonly runtime: Runtime }[] = bunRuns()
  ? [{ runtime: 'bun' }, { runtime: 'node' }]
  : [{ runtime: 'node' }]

// One in each file of tests, so that the summary counts what was not tested.
if (runtimes.length < 2) it.skip('half of this file, because the binary of Bun does not run')
