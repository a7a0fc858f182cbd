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

/** Whether Bun runs here. */
export const hasBun = bunRuns()

/** The runtimes of this machine, for tests that compare them. */
export const everyRuntime: readonly { readonly runtime: Runtime }[] = hasBun
  ? [{ runtime: 'bun' }, { runtime: 'node' }]
  : [{ runtime: 'node' }]

/** Set by the project of Vitest that runs what differs by runtime once more; the only place that reads it. */
const isSecond = process.env['OKLAD_RUNTIME'] === 'second'

/**
 * The runtime that is tested, for `describe.each`: of sockets, streams, signals, processes, files that are watched
 * and everything else that each runtime does in its own way. `npm test` takes the first one, `npm run test:all` also
 * the second.
 */
export const runtimes = isSecond ? everyRuntime.slice(-1) : everyRuntime.slice(0, 1)

/** The first of them, for tests of code that both run alike; `npm run test:long` takes both. */
export const anyRuntime = isSecond && !isLong ? [] : runtimes

// One skipped test in each file, so that the summary shows that something was not tested.
if (!hasBun) it.skip('the tests on Bun in this file, because its binary does not run')
