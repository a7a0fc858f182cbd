import { spawnSync } from 'node:child_process'
import { projectFolder } from '../tests/support/project-folder.ts'
import { runtimes } from './server.ts'

/** A command of the program, from its sources. */
export const commandOf = (name: string) => [...runtimes.Bun.command, 'apps/cli/src/main.ts', name]

/** Runs a program on one core: its processor time in seconds, and its largest memory in MiB. */
export function run(command: readonly string[]) {
  const measured = ['taskset', '-c', '0', '/usr/bin/time', '-f', '%U %S %M', ...command]
  const [program = '', ...rest] = measured
  const { stderr } = spawnSync(program, rest, { cwd: projectFolder, encoding: 'utf8' })
  const [user, system, kibibytes] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  return { seconds: Number(user) + Number(system), mebibytes: Number(kibibytes) / 1024 }
}
