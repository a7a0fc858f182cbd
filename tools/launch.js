#!/usr/bin/env node
/**
 * Runs one of the project's programs from its sources: on Bun, or on Node where Bun's binary is
 * missing or Node is asked for. `node tools/launch.js server|oklad [--node] [arguments …]`
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const resolve = createRequire(import.meta.url).resolve

const programs = {
  server: { bun: 'apps/server/src/main.bun.ts', node: 'apps/server/src/main.node.ts' },
  oklad: { bun: 'apps/cli/src/main.ts', node: 'apps/cli/src/main.ts' },
  bench: { bun: 'benchmarks/main.ts', node: 'benchmarks/main.ts' },
  fuzz: { bun: 'benchmarks/fuzz.ts', node: 'benchmarks/fuzz.ts' },
}

/**
 * Bun's binary, or nothing. Its package links it by an install script; where scripts are not run
 * the binary is still in the package of the platform.
 */
function findBun() {
  const places = [join(root, 'node_modules/bun/bin/bun.exe')]
  const libc = existsSync('/lib/ld-musl-x86_64.so.1') ? '-musl' : ''
  for (const suffix of [libc, `${libc}-baseline`]) {
    const platform = `@oven/bun-${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}${suffix}`
    places.push(
      join(root, 'node_modules', platform, 'bin', process.platform === 'win32' ? 'bun.exe' : 'bun'),
    )
  }
  places.push('bun')
  return places.find((place) => {
    if (place !== 'bun' && !existsSync(place)) return false
    // A placeholder, or a binary for another processor, is there but does not run.
    const { status, stdout } = spawnSync(place, ['--version'], { encoding: 'utf8' })
    return status === 0 && /^\d+\.\d+/.test(stdout)
  })
}

const [name, ...rest] = process.argv.slice(2)
const program = programs[name]
if (program === undefined) {
  process.stderr.write(`Unknown program "${name}": one of ${Object.keys(programs).join(', ')}\n`)
  process.exit(2)
}
const wantsNode = rest[0] === '--node'
const programArguments = wantsNode ? rest.slice(1) : rest

const bun = wantsNode ? undefined : findBun()
if (bun === undefined && !wantsNode && name === 'server') {
  process.stderr.write(
    `Bun's binary is missing, so this runs on Node ${process.version}, somewhat slower. To get Bun: npm rebuild bun\n`,
  )
}
if (name === 'server' && !existsSync(join(root, 'apps/web/dist/index.html'))) {
  process.stderr.write('Building the page, once …\n')
  spawnSync(process.execPath, [join(root, 'tools/build-page.js')], { stdio: 'inherit' })
}
const command =
  bun === undefined
    ? [process.execPath, '--import', pathToFileURL(resolve('tsx')).href, join(root, program.node)]
    : [bun, join(root, program.bun)]
const child = spawn(command[0], [...command.slice(1), ...programArguments], { stdio: 'inherit' })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => {
  process.stderr.write(`${command[0]} could not be started: ${error.message}\n`)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 15))
})
