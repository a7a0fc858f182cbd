import { spawnSync } from 'node:child_process'
import { it } from 'vitest'

/** Programs whose tests must not be skipped: `.ci/run` sets them. */
const required = (process.env['OKLAD_REQUIRED_PROGRAMS'] ?? '').split(' ')

/**
 * Whether this machine has a program that a test file needs. If not, the tests of the file are skipped and the
 * summary counts them.
 * @param program its name, to be called with `--version` or `-v`
 */
export function hasProgram(program: string): boolean {
  const has = ['--version', '-v'].some((flag) => spawnSync(program, [flag]).status === 0)
  if (!has && required.includes(program)) throw new Error(`${program} is required and missing`)
  // One skipped test in each file, so that the summary shows that something was not tested.
  if (!has) it.skip(`the tests that need ${program}, because it is not installed`)
  return has
}
