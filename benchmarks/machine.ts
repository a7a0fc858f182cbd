import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The programs that are measured, as commands. */
export const runtimes = {
  Bun: { command: [`${root}node_modules/.bin/bun`], server: 'apps/server/src/main.bun.ts' },
  Node: {
    command: [nodeBinary(), '--import', 'tsx'],
    server: 'apps/server/src/main.node.ts',
  },
} as const

export type RuntimeName = keyof typeof runtimes

/** The Node on the path: this very program may run on Bun. */
function nodeBinary(): string {
  return execFileSync('which', ['node'], { encoding: 'utf8' }).trim()
}

const has = (program: string) => spawnSync('which', [program]).status === 0

/** Installs the load generator and the yardstick from Debian, where that is allowed. */
export function installTools(): void {
  const missing = [
    ...(has('wrk') ? [] : ['wrk']),
    ...(has('nginx') ? [] : ['nginx-light']),
    ...(has('taskset') ? [] : ['util-linux']),
  ]
  if (missing.length === 0) return
  if (process.getuid?.() !== 0) {
    throw new Error(`Install these first (Debian packages): ${missing.join(' ')}`)
  }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

const versionOf = (command: readonly string[]) =>
  execFileSync(command[0] ?? '', [...command.slice(1), '--version'], { encoding: 'utf8' })
    .trim()
    .replace(/^v/, '')

/** The machine and the versions in one line. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor'
  const gibibytes = Math.round(totalmem() / 2 ** 30)
  const debian = readFileSync('/etc/os-release', 'utf8').match(/PRETTY_NAME="(.*)"/)?.[1]
  const nginx = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr.match(/nginx\/(\S+)/)?.[1]
  return `${cpus().length} cores of ${model}, ${gibibytes} GiB, ${debian}; Bun ${versionOf(runtimes.Bun.command)}, Node ${versionOf([nodeBinary()])}, nginx ${nginx}.`
}
