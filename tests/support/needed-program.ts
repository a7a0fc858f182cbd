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
  return isThere(
    program,
    ['--version', '-v'].some((flag) => spawnSync(program, [flag]).status === 0),
  )
}

/** Whether this machine's Python has a module that a test file needs; as `hasProgram`. */
export const hasModule = (name: string): boolean =>
  isThere(name, spawnSync('python3', ['-c', `import ${name}`]).status === 0)

function isThere(name: string, has: boolean): boolean {
  if (!has && required.includes(name)) throw new Error(`${name} is required and missing`)
  // One skipped test in each file, so that the summary shows that something was not tested.
  if (!has) it.skip(`the tests that need ${name}, because it is not installed`)
  return has
}
