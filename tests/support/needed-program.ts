import { spawnSync } from 'node:child_process'
import { it } from 'vitest'

/** The programs that must be there: set where everything is to be tested. */
const required = (process.env['OKLAD_REQUIRED_PROGRAMS'] ?? '').split(' ')

/**
 * Whether this machine has a program of Debian's that a file of tests needs. Where it has not, the
 * tests are skipped, and the summary counts them; unless they are required.
 * @param program its name, to be called with `--version` or `-v`
 */
export function hasProgram(program: string): boolean {
  const has = ['--version', '-v'].some((flag) => spawnSync(program, [flag]).status === 0)
  if (!has && required.includes(program)) throw new Error(`${program} is required and missing`)
  // One in each file of tests, so that the summary counts what was not tested.
  if (!has) it.skip(`what needs ${program}, because it is not installed`)
  return has
}
