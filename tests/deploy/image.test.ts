import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { ask, calculate, calculatePrivately } from '../support/http.ts'
import { hasProgram } from '../support/needed-program.ts'
import { projectFolder } from '../support/project-folder.ts'
import { bunBinary, hasBun } from '../support/runtimes.ts'
import { start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'
import { commandOf, readContainerfile, type Stage, variablesOf } from './support/containerfile.ts'
import { textOf, version } from './support/files.ts'

const stages = readContainerfile('deploy/Containerfile')
const image = stages.at(-1) as Stage
const stepOf = (keyword: string) => image.steps.find((step) => step.keyword === keyword)
const copies = stages.flatMap(({ steps }) => steps.filter(({ keyword }) => keyword === 'COPY'))
const isInside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
const paths = ['/', '/docs/swagger-ui-bundle.js', '/openapi.json', '/metrics']
const key = 'a-key-of-more-than-sixteen-characters'

describe('the Containerfile', () => {
  it('uses official images by version and digest, and the Bun that is tested', () => {
    for (const stage of stages) {
      expect(stage.image).toMatch(
        /^(?:node:\d+\.\d+\.\d+-bookworm|debian:bookworm-\d{8})-slim@sha256:[\da-f]{64}$/,
      )
    }
    const bun = image.steps.find(({ words }) => words[1] === '/usr/local/bin/bun')
    expect(bun?.from).toBe('dependencies')
    const install = stages.at(-2)?.steps.find(({ keyword }) => keyword === 'RUN')?.text
    // By `npm ci`, which compares its hash with the one of the lock file.
    expect(install).toContain('mv node_modules/@oven/bun-linux-*/bin/bun /usr/local/bin/bun')
  })

  it.runIf(hasProgram('hadolint'))('passes hadolint', () => {
    execFileSync('hadolint', [join(projectFolder, 'deploy/Containerfile')])
  })

  it('runs the service as a user that is not root, given by number', () => {
    expect(stepOf('USER')?.text).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/)
    expect(image.steps.at(-1)?.keyword).toBe('CMD')
  })

  it('starts the service without a shell, so that it receives the signal to stop', () => {
    expect(commandOf(image, 'ENTRYPOINT')).toEqual(['bun'])
    expect(commandOf(image, 'CMD')).toEqual(['apps/server/src/main.bun.ts'])
    expect(stepOf('STOPSIGNAL')?.text).toBe('SIGTERM')
  })

  it('checks the health with the runtime of the service', () => {
    expect(commandOf(image, 'HEALTHCHECK')).toEqual(['bun', 'deploy/health-check.js'])
  })

  it('sets production mode and labels', () => {
    expect(variablesOf(image)['NODE_ENV']).toBe('production')
    const labels = stepOf('LABEL')?.pairs ?? {}
    expect(labels['org.opencontainers.image.title']).toBe('oklad')
    expect(labels['org.opencontainers.image.version']).toBe(version)
    expect(labels['org.opencontainers.image.licenses']).toBe('MIT')
  })

  it('runs no install script of a dependency', () => {
    const runs = stages.flatMap(({ steps }) => steps.filter(({ keyword }) => keyword === 'RUN'))
    const installs = runs.flatMap(({ text }) => text.match(/npm (?:ci|install|i)\b[^&|;]*/g) ?? [])
    expect(installs).toHaveLength(2)
    for (const install of installs) expect(install).toMatch(/^npm ci .*--ignore-scripts/)
  })

  it('copies files that exist, and the build is sent nothing else', () => {
    const [first, ...lines] = textOf('.dockerignore')
      .split('\n')
      .filter((line) => !/^(#|$)/.test(line))
    const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    const sources = copies
      .filter(({ from }) => from === undefined)
      .flatMap(({ words }) => words.slice(0, -1))
    expect(first).toBe('*')
    for (const source of sources) {
      expect(existsSync(join(projectFolder, source)), source).toBe(true)
      const isSent = allowed.some((path) => isInside(source, path) || isInside(path, source))
      expect(isSent, source).toBe(true)
    }
    for (const path of allowed) {
      expect(
        sources.some((source) => isInside(path, source)),
        path,
      ).toBe(true)
    }
    // Last, so that they hold inside the allowed folders
    const never = ['**/*.test.ts', '**/dist', '**/keys.json', '**/node_modules', '**/testing']
    expect(lines.slice(allowed.length)).toEqual(never)
  })
})

/** The packages that the image installs, as paths of `node_modules`. */
function installedPackages(): readonly string[] {
  const parameters = '--package-lock-only --omit=dev --workspace=@oklad/server --all --parseable'
  const list = ['ls', ...parameters.split(' ')]
  const paths = execFileSync('npm', list, { cwd: projectFolder, encoding: 'utf8' }).trim()
  return paths
    .split('\n')
    .flatMap((path) => {
      const inside = relative(projectFolder, path)
      return /node_modules\/(?!@oklad\/)/.test(inside) ? [inside] : []
    })
    .sort()
}

/** Copies into a folder what the last stage copies, with links to the installed packages and the built page. */
function copyImage(folder: string): void {
  const installed = installedPackages()
  // No tool that builds or tests.
  expect(installed).toContain('node_modules/pino')
  for (const name of ['esbuild', 'playwright-core', 'typescript', 'vite', 'vitest']) {
    expect(installed).not.toContain(`node_modules/${name}`)
  }
  const copy = (path: string, options = {}) =>
    cpSync(join(projectFolder, path), join(folder, path), { recursive: true, ...options })
  const link = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (!existsSync(join(folder, path))) symlinkSync(join(projectFolder, path), join(folder, path))
  }
  const isSent = (path: string) => !/\/(?:node_modules|dist|testing)$|\.test\.ts$/.test(path)
  for (const { keyword, from, words } of image.steps) {
    if (keyword !== 'COPY') continue
    for (const path of from === undefined ? words.slice(0, -1) : words.slice(-1)) {
      // Bun is the one of the machine.
      if (path.startsWith('/')) continue
      if (path === 'node_modules') copy('node_modules/@oklad', { verbatimSymlinks: true })
      else if (from === 'page') link(path)
      else copy(path, { filter: isSent })
      for (const one of installed) if (isInside(one, path)) link(one)
    }
  }
}

it.runIf(hasBun)(
  'the command of the image serves with the files of the image alone, is healthy and ends',
  async () => {
    using folder = new TemporaryFolder()
    copyImage(folder.path)
    const [, ...command] = [...commandOf(image, 'ENTRYPOINT'), ...commandOf(image, 'CMD')]
    const environment = { ...variablesOf(image), HOST: '127.0.0.1', PORT: '0', API_KEY: key }
    await using server = await start({
      runtime: 'bun',
      command: [bunBinary, ...command],
      folder: folder.path,
      environment,
    })
    for (const path of paths) expect((await ask(server, path)).status, path).toBe(200)
    const limited = await calculatePrivately(server, { gross_salary: 15_000_000 })
    expect(limited.status).toBe(200)
    // Production turns the limits on
    expect(limited.headers['ratelimit-policy']).toBe('"private";q=6000;w=60')

    const isHealthy = () => {
      // The health check must not use a proxy that the environment names
      const proxy = { HTTP_PROXY: 'http://127.0.0.1:1', http_proxy: 'http://127.0.0.1:1' }
      const env = { ...proxy, PORT: String(server.port) }
      const [, ...check] = commandOf(image, 'HEALTHCHECK')
      return spawnSync(bunBinary, check, { cwd: folder.path, env }).status === 0
    }
    expect(isHealthy()).toBe(true)
    server.signal('SIGTERM')
    expect(await server.ended()).toMatchObject({ code: 0, signal: null, leftRunning: false })
    expect(isHealthy()).toBe(false)
  },
)

const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0)
if (engine === undefined) it.skip('the built image, because no container engine runs here')

describe.runIf(engine !== undefined)('the built image', () => {
  const run = (...parameters: string[]) =>
    execFileSync(engine as string, parameters, { cwd: projectFolder, encoding: 'utf8' }).trim()

  it('serves with a read-only root and without rights, and ends with code 0', {
    timeout: 600_000,
  }, async () => {
    run('build', '-f', 'deploy/Containerfile', '-t', 'oklad:test', '.')
    const port = await freePort()
    const rights = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges']
    const id = run(
      'run',
      '-d',
      ...rights,
      '-e',
      `API_KEY=${key}`,
      '-p',
      `127.0.0.1:${port}:8080`,
      'oklad:test',
    )
    try {
      await eventually(
        'the container serves',
        async () => (await ask({ port }, '/readyz')).status === 200,
      )
      expect((await calculate({ port }, { gross_salary: 15_000_000 })).status).toBe(200)
      for (const path of paths) {
        expect((await ask({ port }, path)).status, path).toBe(200)
      }
      run('exec', id, ...commandOf(image, 'HEALTHCHECK'))
      run('stop', id)
      expect(run('inspect', '-f', '{{.State.ExitCode}}', id)).toBe('0')
    } finally {
      run('rm', '-f', id)
    }
  })
})
