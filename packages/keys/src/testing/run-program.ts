import { dirname, join } from 'node:path'
import { builtCommand } from '../../../../tests/support/built-programs.ts'
import { launch, type Program } from '../../../../tests/support/program.ts'
import { bunBinary, type Runtime } from '../../../../tests/support/runtimes.ts'

/**
 * Starts a built program of this folder.
 * @param prefix the command that runs it, if it is not started directly
 */
export function start(
  runtime: Runtime,
  [name, ...parameters]: readonly [string, ...string[]],
  prefix: readonly string[] = [],
): Program {
  const binary = runtime === 'bun' ? bunBinary : process.execPath
  const command = [...prefix, binary, join(dirname(builtCommand), `${name}.js`)]
  return launch({ runtime, command, parameters })
}
