import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isLong } from '@oklad/engine/testing'
import { it } from 'vitest'
import { projectFolder } from './project-folder.ts'

/** A runtime of the service. */
export type Runtime = 'bun' | 'node'

/** Bun's binary where `npm install` puts it. (The launcher also looks elsewhere.) */
export const bunBinary = join(projectFolder, 'node_modules/bun/bin/bun.exe')

/** Whether Bun's binary runs: it can be a placeholder, or for another processor. */
function bunRuns(): boolean {
  const { status, stdout } = spawnSync(bunBinary, ['--version'], { encoding: 'utf8' })
  return status === 0 && /^\d+\.\d+/.test(stdout)
}

/**
 * The runtimes of this machine, for `describe.each`: of sockets, streams, signals, processes, files that are watched
 * and everything else that each runtime does in its own way.
 */
export const runtimes: readonly { readonly runtime: Runtime }[] = bunRuns()
  ? [{ runtime: 'bun' }, { runtime: 'node' }]
  : [{ runtime: 'node' }]

/** The first of them, for tests of code that both run alike; `npm run test:long` takes both. */
export const anyRuntime = isLong ? runtimes : runtimes.slice(0, 1)

// One skipped test in each file, so that the summary shows that something was not tested.
if (runtimes.length < 2) it.skip('the tests on Bun in this file, because its binary does not run')
