#!/usr/bin/env node
/**
 * Runs one of the project's programs from its sources, on Bun, or on Node if Bun's binary is missing or `--node`
 * is given: `node tools/launch.js server|oklad|binary|fuzz [--node] [arguments …]`
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const programs = {
  server: { bun: 'apps/server/src/main.bun.ts', node: 'apps/server/src/main.node.ts' },
  oklad: { bun: 'apps/cli/src/main.ts', node: 'apps/cli/src/main.ts' },
  binary: { bun: 'tools/build-binary.ts', node: 'tools/build-binary.ts' },
  fuzz: { bun: 'tests/fuzz/fuzz.ts', node: 'tests/fuzz/fuzz.ts' },
}

/**
 * Returns the path of Bun's binary, or nothing. The install script of its package links the binary. If install
 * scripts are disabled, the binary is still in the package for the platform.
 */
function findBun() {
  const { platform, arch } = process
  const system = platform === 'win32' ? 'windows' : platform
  const libc = existsSync('/lib/ld-musl-x86_64.so.1') ? '-musl' : ''
  const name = `@oven/bun-${system}-${arch === 'arm64' ? 'aarch64' : arch}${libc}`
  const binary = platform === 'win32' ? 'bin/bun.exe' : 'bin/bun'
  const packages = ['bun/bin/bun.exe', `${name}/${binary}`, `${name}-baseline/${binary}`]
  const files = packages.map((path) => join(root, 'node_modules', path)).filter(existsSync)
  // The file may be a placeholder, or a binary for another processor: it exists but does not run.
  return [...files, 'bun'].find((file) => {
    const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
    return status === 0 && /^\d+\.\d+/.test(stdout)
  })
}

const [name, ...rest] = process.argv.slice(2)
const program = programs[name]
if (program === undefined) {
  process.stderr.write(`Unknown program "${name}": one of ${Object.keys(programs).join(', ')}\n`)
  process.exit(2)
}
if (!existsSync(join(root, 'node_modules/tsx'))) {
  process.stderr.write('The packages of the project are not installed. To install them: npm ci\n')
  process.exit(1)
}
const wantsNode = rest[0] === '--node'
const bun = wantsNode ? undefined : findBun()
if (bun === undefined && !wantsNode && name === 'server') {
  process.stderr.write(
    `Bun's binary is missing, so this runs on Node ${process.version}, somewhat slower. To get Bun: npm rebuild bun\n`,
  )
}
if (name === 'server' && !existsSync(join(root, 'apps/web/dist/site/index.html'))) {
  process.stderr.write('Building the page, once …\n')
  spawnSync(process.execPath, [join(root, 'tools/build-page.js')], { stdio: 'inherit' })
}
const command =
  bun === undefined
    ? [process.execPath, '--import', import.meta.resolve('tsx'), join(root, program.node)]
    : [bun, join(root, program.bun)]
const programArguments = wantsNode ? rest.slice(1) : rest
const child = spawn(command[0], [...command.slice(1), ...programArguments], { stdio: 'inherit' })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => {
  process.stderr.write(`${command[0]} could not be started: ${error.message}\n`)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 15))
})
