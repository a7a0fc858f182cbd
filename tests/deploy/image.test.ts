import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, calculate, calculatePrivately } from '../support/http.ts'
import { bunBinary, runtimes } from '../support/runtimes.ts'
import { start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'
import { isLetIn } from './support/build-context.ts'
import { commandOf, readContainerfile, type Stage, variablesOf } from './support/containerfile.ts'
import { textOf, version } from './support/files.ts'
import { buildImage } from './support/image-build.ts'

const stages = readContainerfile('deploy/Containerfile')
const image = stages.at(-1) as Stage
const stepOf = (keyword: string) => image.steps.find((step) => step.keyword === keyword)
const dependencies = JSON.parse(textOf('package.json')).dependencies

describe('the image', () => {
  it('is built from exact versions of official images', () => {
    for (const stage of stages) {
      expect(stage.image).toMatch(/^(?:node|oven\/bun):\d+\.\d+\.\d+-(?:bookworm-)?slim$/)
    }
  })

  it('serves with the Bun that is tested', () => {
    expect(image.image).toBe(`oven/bun:${dependencies.bun}-slim`)
  })

  it('runs as a user that is not root, told by number', () => {
    expect(stepOf('USER')?.text).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/)
    expect(image.steps.at(-1)?.keyword).toBe('CMD')
  })

  it('starts the service without a shell, so that the signal to stop arrives', () => {
    expect(commandOf(image, 'ENTRYPOINT')).toEqual(['bun'])
    expect(commandOf(image, 'CMD')).toEqual(['apps/server/src/main.bun.ts'])
    expect(stepOf('STOPSIGNAL')?.text).toBe('SIGTERM')
  })

  it('checks its health with its own runtime', () => {
    expect(commandOf(image, 'HEALTHCHECK')).toEqual(['bun', 'deploy/health-check.js'])
  })

  it('is for production, and says what it is', () => {
    expect(variablesOf(image)['NODE_ENV']).toBe('production')
    const labels = stepOf('LABEL')?.pairs ?? {}
    expect(labels['org.opencontainers.image.title']).toBe('oklad')
    expect(labels['org.opencontainers.image.version']).toBe(version)
    expect(labels['org.opencontainers.image.licenses']).toBe('MIT')
  })

  it('is built without running what dependencies would run when they are installed', () => {
    const runs = stages.flatMap(({ steps }) => steps.filter(({ keyword }) => keyword === 'RUN'))
    const installs = runs.flatMap(({ text }) => text.match(/npm (?:ci|install|i)\b[^&|;]*/g) ?? [])
    expect(installs).toHaveLength(2)
    for (const install of installs) expect(install).toMatch(/^npm ci .*--ignore-scripts/)
  })

  it('is sent no secret, no history and nothing of this machine', () => {
    for (const path of [
      'keys.json',
      'deploy/keys/keys.json',
      'deploy/secrets/grafana-password',
      'apps/server/keys.json',
      '.env',
      '.git/config',
      'node_modules/bun/package.json',
      'apps/web/dist/index.html',
      'tests/operation/drain.test.ts',
      'packages/engine/src/calculate.test.ts',
    ]) {
      expect(isLetIn(path), path).toBe(false)
    }
    expect(isLetIn('apps/server/src/main.bun.ts')).toBe(true)
  })
})

/** Makes the root of a mount namespace read-only and goes on as another program. */
const READ_ONLY = 'mount --make-rprivate / && mount -o remount,bind,ro / && exec "$@"'
const isRoot = process.getuid?.() === 0
const mayMount =
  isRoot && spawnSync('unshare', ['--mount', 'sh', '-ec', READ_ONLY, 'sh', 'true']).status === 0

describe.runIf(runtimes.length === 2)('the image, carried out step by step', () => {
  const folder = new TemporaryFolder()
  let app = ''
  const bin = folder.file('bin')

  beforeAll(async () => {
    app = await buildImage(stages, folder.path)
    mkdirSync(bin)
    copyFileSync(bunBinary, join(bin, 'bun'))
    // As the image has it: everything to be read, nothing to be written.
    execFileSync('chmod', ['-R', 'a+rX,a-w', app, bin])
    chmodSync(folder.path, 0o755)
  }, 300_000)
  afterAll(() => {
    execFileSync('chmod', ['-R', 'u+w', app, bin])
    folder[Symbol.dispose]()
  }, 300_000)

  /** As the image is run, as far as this user may: a root that is read-only, no rights, its user. */
  const asInImage = (command: readonly string[]) => [
    ...(mayMount ? ['unshare', '--mount', 'sh', '-ec', READ_ONLY, 'sh'] : []),
    ...(isRoot
      ? ['setpriv', '--reuid=65532', '--regid=65532', '--clear-groups', '--no-new-privs']
      : []),
    ...['env', '-i', `PATH=${bin}:/usr/bin:/bin`],
    ...command,
  ]

  it('holds what it runs, and no tool that built it', () => {
    expect(existsSync(join(app, 'apps/web/dist/index.html'))).toBe(true)
    const packages = readdirSync(join(app, 'node_modules'))
    expect(packages).toContain('pino')
    for (const name of [
      'bun',
      'esbuild',
      'playwright-core',
      'tsx',
      'typescript',
      'vite',
      'vitest',
    ]) {
      expect(packages).not.toContain(name)
    }
    const own = ['apps', 'packages', 'deploy'].flatMap((name) =>
      readdirSync(join(app, name), { recursive: true, encoding: 'utf8' }),
    )
    expect(own).toContain('health-check.js')
    expect(own.filter((file) => /\.test\.ts$|keys\.json$|\.env$/.test(file))).toEqual([])
    expect(readdirSync(app).sort()).toEqual([
      'LICENSE',
      'apps',
      'deploy',
      'node_modules',
      'package.json',
      'packages',
    ])
  })

  it('serves as its user without writing a file, is healthy, and ends when it is told to', async () => {
    const key = 'a-key-of-more-than-sixteen-characters'
    const environment = { ...variablesOf(image), HOST: '127.0.0.1', PORT: '0', API_KEY: key }
    const command = [...commandOf(image, 'ENTRYPOINT'), ...commandOf(image, 'CMD')]
    const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
    await using server = await start({
      runtime: 'bun',
      command: asInImage([...variables, ...command]),
      folder: app,
    })
    const reached = { ...server, key }
    expect((await calculate(server, { gross_salary: 15_000_000 })).status).toBe(200)
    const limited = await calculatePrivately(reached, { gross_salary: 15_000_000 })
    expect(limited.status).toBe(200)
    // Production has its limits on.
    expect(limited.headers['ratelimit-policy']).toBe('"private";q=6000;w=60')
    for (const path of ['/', '/docs/swagger-ui-bundle.js', '/openapi.json', '/metrics']) {
      expect((await ask(server, path)).status, path).toBe(200)
    }

    const check = (port: number) => {
      // A proxy that the environment names has no say in it.
      const given = [
        `PORT=${port}`,
        'HTTP_PROXY=http://127.0.0.1:1',
        'http_proxy=http://127.0.0.1:1',
      ]
      const [file = '', ...parameters] = asInImage([...given, ...commandOf(image, 'HEALTHCHECK')])
      return spawnSync(file, parameters, { cwd: app }).status
    }
    expect(check(server.port)).toBe(0)
    server.signal('SIGTERM')
    const ending = await server.ended()
    expect(ending).toMatchObject({ code: 0, signal: null, leftRunning: false })
    expect(check(server.port)).toBe(1)
  })
})
