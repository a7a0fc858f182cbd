import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as esbuild from 'esbuild'
import { publint } from 'publint'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  denoBinary,
  denoPackage,
  installFromRegistry,
  nodeBinary,
  nodePackage,
  nodeReleases,
} from '../support/from-registry.ts'
import { projectFolder } from '../support/project-folder.ts'
import { blocksOf, promisedOf } from '../support/readme-blocks.ts'
import { bunBinary, everyRuntime } from '../support/runtimes.ts'
import { type Server, start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const libraries = [
  '@oklad/law',
  '@oklad/engine',
  '@oklad/contract',
  '@oklad/client',
  '@oklad/documents',
  '@oklad/table',
]
const names = [...libraries, '@oklad/conformance', 'oklad']

const tarballOf = (name: string) => {
  const versions = new RegExp(`^${name.replace('@', '').replace('/', '-')}-\\d`)
  const file = readdirSync(join(projectFolder, 'build')).find((file) => versions.test(file))
  return join(projectFolder, 'build', file ?? `${name}: not packed`)
}

/** An empty project with the tarballs installed. */
const project = new TemporaryFolder()
/** Releases of Node, and Deno, installed. */
const nodes = new TemporaryFolder()
let service: Server

beforeAll(async () => {
  const run = (command: string, parameters: string[], cwd: string) =>
    promisify(execFile)(command, parameters, { cwd })
  writeFileSync(nodes.file('package.json'), '{"private": true}')
  const nodesInstalled = installFromRegistry(nodes.path, [
    ...nodeReleases.map(nodePackage),
    denoPackage,
  ])
  await run(process.execPath, ['--import', 'tsx', 'tools/pack.ts'], projectFolder)
  writeFileSync(project.file('package.json'), '{"private": true, "type": "module"}')
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...quiet, ...names.map(tarballOf)], project.path)
  await nodesInstalled
  service = await start({ runtime: 'node', command: [binary, 'serve'], folder: project.path })
})
afterAll(async () => {
  await service?.[Symbol.asyncDispose]()
  project[Symbol.dispose]()
  nodes[Symbol.dispose]()
})

const binary = project.file('node_modules/.bin/oklad')

describe.each(names)('the tarball of %s', (name) => {
  it('has no fault that publint knows', async () => {
    const { messages } = await publint({
      pack: { tarball: bytesOf(tarballOf(name)).buffer },
      strict: true,
    })
    expect(messages).toEqual([])
  })

  it('says in its manifest what it is, and names no page that it does not have', () => {
    const { stdout } = spawnSync('tar', ['xzOf', tarballOf(name), 'package/package.json'])
    const { homepage, keywords } = JSON.parse(String(stdout))
    // Our names are not registered: the page would be that of whoever registers them first.
    expect(homepage).toBeUndefined()
    expect(keywords).toContain('ндфл')
  })

  it('has only built files, their README and their licence', () => {
    const { stdout } = spawnSync('tar', ['tzf', tarballOf(name)], { encoding: 'utf8' })
    const files = stdout
      .trim()
      .split('\n')
      .map((file) => file.replace('package/', ''))
    const wanted = [
      /^(package\.json|README\.md|LICENSE|cases\.schema\.json|dist\/cases\.json)$/,
      /^dist\/(web\/dist|server\/assets)\/|^dist\/(oklad\.cdx\.json|licences\.txt)$/,
      /^dist\/.+\.(js|js\.map|d\.ts)$/,
    ]
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']))
    const isWanted = (file: string) => wanted.some((pattern) => pattern.test(file))
    expect(files.filter((file) => !isWanted(file) || /testing|\.test\./.test(file))).toEqual([])
  })
})

it('@oklad/contract names its types in place of writing them out again', () => {
  const folder = project.file('node_modules/@oklad/contract')
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const file = statSync(join(folder, name))
    return file.isFile() ? file.size : 0
  })
  // 2.6 MB; 4.6 MB with the types of schemas in every module that gathers them.
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(3_000_000)
})

it.each(libraries)(
  'the types of %s resolve in every mode of TypeScript for ES modules',
  async (name) => {
    const result = await checkPackage(createPackageFromTarballData(bytesOf(tarballOf(name))))
    // The packages have ES modules only; `require` of them works from Node 20.19 on.
    const modes = ['node10', 'node16-cjs']
    const problems = 'problems' in result ? result.problems : [result]
    expect(
      problems.filter(
        (problem) => !('resolutionKind' in problem && modes.includes(problem.resolutionKind)),
      ),
    ).toEqual([])
  },
)

const strict = [
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUncheckedIndexedAccess',
  '--noEmit',
]
const moduleModes = {
  nodenext: ['--module', 'nodenext'],
  bundler: ['--module', 'esnext', '--moduleResolution', 'bundler'],
}

describe.each([
  { compiler: 'TypeScript 7', folder: '', more: [] },
  // It needs 15 seconds to check the declarations of TypeBox.
  { compiler: 'TypeScript 5.9', folder: 'tests/clients/', more: ['--skipLibCheck'] },
])('strict $compiler', ({ folder, more }) => {
  it.each(Object.entries(moduleModes))(
    'compiles a program that uses the packages as %s',
    (_, mode) => {
      writeFileSync(project.file('program.ts'), program)
      const compiler = join(projectFolder, folder, 'node_modules/typescript/bin/tsc')
      const options = ['--target', 'es2022', '--lib', 'es2023,dom', ...mode, ...more]
      const parameters = [compiler, 'program.ts', ...strict, ...options]
      const { stdout } = spawnSync(process.execPath, parameters, {
        cwd: project.path,
        encoding: 'utf8',
      })
      expect(stdout).toBe('')
    },
  )
})

const program = `
import { createClient, type ProblemError } from '@oklad/client'
import { type PrivateCalculationRequest, readRequest } from '@oklad/contract'
import { requestFields } from '@oklad/contract/fields'
import { reportOf, YearSums } from '@oklad/documents'
import { calculate, lawOf, type PayslipYear, roubles, type Terms } from '@oklad/engine'
import { type Kopecks, lawSeries } from '@oklad/law'
import { type ConvertedTable, convertTable } from '@oklad/table'
import { answering, csv } from '@oklad/table/browser'

const terms: Terms = { grossSalary: roubles(150_000) }
export const year: PayslipYear = calculate(terms, lawOf(2026))
export const wages: readonly Kopecks[] = lawSeries.minimumWage.map(({ value }) => value)
const request: PrivateCalculationRequest = { gross_salary: 15000000, children_count: 2 }
const oklad = createClient({ baseUrl: 'http://localhost', apiKey: 'key' })
export const net: Promise<number> = oklad.privateCalc(request).then((year) => year.annual_net_income)
export const titles: Promise<string[]> = oklad
  .explain(request)
  .then(({ explanation }) => explanation.map(({ title }) => title))
export const pointerOf = (error: ProblemError): string | undefined => error.errors[0]?.pointer
// @ts-expect-error an unknown field
oklad.calc({ gross_salary: 1, childern_count: 1 })
export const taxOf = async (): Promise<number | undefined> => {
  const sums = new YearSums(2026)
  sums.add((await oklad.payments(request)).payments)
  return reportOf(sums, 4).section1[0]?.lines['020']
}
// @ts-expect-error a text in place of a sum
oklad.calc({ gross_salary: '1' })
for await (const { answer } of oklad.batch([request])) answer?.annual_net_income.toFixed()
export const table = (input: Blob): Promise<ConvertedTable> =>
  convertTable(input, { from: 'csv', to: 'parquet', question: 'calc' })
export const inBrowser = async (bytes: AsyncIterable<Uint8Array>): Promise<number> => {
  const { headers } = await csv.open({ bytes }, 'calc')
  const run = answering({ headers, question: 'calc', detail: 'year', language: 'en', currentYear: 2026 })
  return run.answer({ firstRow: 1, size: 0, columns: [] }).output.length
}
export { readRequest, requestFields }
`

/** The example of a README, and the output that its comments promise. */
function exampleOf(name: string) {
  const text = readFileSync(project.file(`node_modules/${name}/README.md`), 'utf8')
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? []
  const promised = [...code.matchAll(/console\.log\(.*\) \/\/ (.*)/g)].map(([, line = '']) => line)
  return {
    code: code
      .replaceAll('http://localhost:8080', service.url)
      .replaceAll('my-own-long-secret', service.key),
    promised,
  }
}

const engines = [
  ...everyRuntime.map(({ runtime }) => ({
    name: runtime,
    engine: runtime === 'bun' ? bunBinary : process.execPath,
    options: [],
  })),
  ...nodeReleases.map((release) => ({
    name: `Node ${release}`,
    engine: nodeBinary(nodes.path, release),
    options: [],
  })),
  { name: 'Deno', engine: denoBinary(nodes.path), options: ['run', '--allow-all'] },
]

describe.each(engines)('on $name', ({ engine, options }) => {
  beforeEach(({ skip }) => skip(!existsSync(engine), 'the registry of npm did not answer'))

  it.each(libraries)('the example in the README of %s prints what it says', (name) => {
    const { code, promised } = exampleOf(name)
    writeFileSync(project.file('example.mjs'), code)
    const { stdout, stderr } = spawnSync(engine, [...options, 'example.mjs'], {
      cwd: project.path,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(promised.length).toBeGreaterThan(0)
    expect(stdout.trim().split('\n')).toEqual(promised.flatMap((line) => line.split(', ')))
  })

  it('oklad computes a year', () => {
    const parameters = [...options, binary, 'calc', '--salary', '150000', '--json']
    const { stdout } = spawnSync(engine, parameters, {
      cwd: project.path,
      encoding: 'utf8',
    })
    // 150,000 × 12 × 87 %: the first bracket of 13 % ends at 2,400,000 roubles.
    expect(JSON.parse(stdout)).toMatchObject({ annual_net_income: 156_600_000 })
  })

  it('oklad batch answers a table', () => {
    writeFileSync(project.file('people.csv'), `gross_salary\n${'15000000\n'.repeat(20_000)}`)
    const parameters = [
      ...options,
      binary,
      'batch',
      'people.csv',
      '--output',
      '-',
      '--format',
      'csv',
    ]
    const { stdout } = spawnSync(engine, parameters, {
      ...{ cwd: project.path, encoding: 'utf8', maxBuffer: 50_000_000 },
    })
    const rows = stdout.trim().split('\n')
    expect(rows).toHaveLength(20_001)
    expect(new Set(rows.slice(1)).size).toBe(1)
  })

  it('oklad serve answers', async () => {
    await using server = await start({
      runtime: 'node',
      command: [engine, ...options, binary, 'serve'],
      folder: project.path,
    })
    expect((await fetch(`${server.url}/ru/salary/150000`)).status).toBe(200)
    const body = '{"gross_salary":15000000}'
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${server.url}/api/v1/calc`, { method: 'POST', headers, body })
    expect(await answer.json()).toMatchObject({ annual_net_income: 156_600_000 })
  })
})

describe('in an empty folder', () => {
  it.each(blocksOf('npm install'))('three lines print what the README says: %s', (block) => {
    using beside = new TemporaryFolder()
    symlinkSync(projectFolder, beside.file('oklad'))
    const empty = beside.file('empty')
    mkdirSync(empty)
    const settings = { npm_config_prefer_offline: 'true', npm_config_audit: 'false' }
    const { stdout } = spawnSync(
      'sh',
      ['-ec', block.replaceAll('http://localhost:8080', service.url)],
      { cwd: empty, env: { ...process.env, ...settings }, encoding: 'utf8' },
    )
    expect(stdout.trim().split('\n').at(-1)).toBe(promisedOf(block))
    const lock = readFileSync(join(empty, 'package-lock.json'), 'utf8')
    expect(lock).not.toContain('hasInstallScript')
    // Kilobytes on the disk.
    const { stdout: size } = spawnSync('du', ['-sk', 'node_modules'], {
      cwd: empty,
      encoding: 'utf8',
    })
    expect(Number.parseInt(size, 10)).toBeLessThan(22_000)
  })

  it('the package oklad says what is inside, with the licences', () => {
    const read = (name: string) =>
      readFileSync(project.file(`node_modules/oklad/dist/${name}`), 'utf8')
    const { components } = JSON.parse(read('oklad.cdx.json'))
    const inside = components.map(({ name }: { name: string }) => name)
    expect(inside).toEqual(
      expect.arrayContaining(['preact', 'typebox', 'swagger-ui-dist', 'ioredis']),
    )
    expect(inside.filter((name: string) => /esbuild|vite|scarf|biome/.test(name))).toEqual([])
    for (const name of inside) expect(read('licences.txt')).toContain(`${name} `)
  })
})

it('oklad from the package creates a key', () => {
  const parameters = ['keys', 'create', '--name', 'Payroll', '--file', project.file('keys.json')]
  const { stderr, status } = spawnSync(process.execPath, [binary, ...parameters])
  expect(status, String(stderr)).toBe(0)
})

describe('oklad serve from the package', () => {
  it.each([
    '/',
    '/docs/en/console',
    '/docs/reference.css',
    '/docs/swagger-ui.css',
    '/how/en',
    '/openapi.json',
  ])('has %s', async (path) => {
    const { status } = await fetch(`${service.url}${path}`)
    expect(status).toBe(200)
  })
})

describe('the conformance kit', () => {
  const check = (address: string, key = service.key) => {
    const kit = project.file('node_modules/.bin/conformance')
    const environment = { ...process.env, API_KEY: key }
    return promisify(execFile)(process.execPath, [kit, address], { env: environment }).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    )
  }

  it.each(['', 'wrong'])('says one line without a right key: "%s"', async (key) => {
    const { code, stderr } = await check(service.url, key)
    expect({ code, lines: stderr.match(/\n/g) }).toEqual({ code: 2, lines: ['\n'] })
  })

  it('has cases as its schema says', () => {
    const read = (name: string) =>
      JSON.parse(readFileSync(project.file(`node_modules/@oklad/conformance/${name}`), 'utf8'))
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
      read('cases.schema.json'),
    )
    expect(validate(read('dist/cases.json')), JSON.stringify(validate.errors)).toBe(true)
  })

  it('finds no difference in the service', async () => {
    const { code, stdout } = await check(service.url)
    expect(stdout).toMatch(/^Topic +Cases +Hold\n[\s\S]*^income tax +(\d+) +\1$/m)
    expect(stdout).not.toContain('expected')
    expect(code).toBe(0)
  })

  it('names the article where a service differs', async () => {
    const wrong = createServer((request, reply) => {
      request.resume()
      reply.end('{"annual_tax_amount": 1}')
    }).listen(0, '127.0.0.1')
    await once(wrong, 'listening')
    const { port } = wrong.address() as AddressInfo
    const { code, stdout } = await check(`http://127.0.0.1:${port}`)
    wrong.close()
    expect(stdout).toMatch(/\/annual_tax_amount: 39000000 expected, 1 found \(.*ст\. 226 п\. 3\)/)
    expect(code).toBe(1)
  })
})

/** A module that bundlers start from, with the largest size of its bundle, bytes after Brotli. */
const bundled = [
  {
    name: '@oklad/engine',
    largest: 21_000,
    code: `import { calculate, lawOf, roubles } from '@oklad/engine'
      globalThis.answer = async () => calculate({ grossSalary: roubles(150_000) }, lawOf(2026)).netIncome`,
  },
  {
    name: '@oklad/client',
    largest: 5000,
    code: `import { createClient } from '@oklad/client'
      const oklad = createClient({ baseUrl: location.origin, timeout: 60_000 })
      globalThis.answer = async () => (await oklad.calc({ gross_salary: 15000000 })).annual_net_income`,
  },
]

const bundlers = {
  async Vite(entry: string) {
    const { output } = (await build({
      root: project.path,
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: entry },
      },
    })) as { output: { code: string }[] }
    return output[0]?.code ?? ''
  },
  async esbuild(entry: string) {
    const options = {
      bundle: true,
      minify: true,
      format: 'esm',
      charset: 'utf8',
      write: false,
    } as const
    const { outputFiles } = await esbuild.build({ ...options, entryPoints: [entry] })
    return outputFiles[0]?.text ?? ''
  },
}

describe.skipIf(!hasBrowser).each(Object.entries(bundlers))('a bundle by %s', (bundler, bundle) => {
  const visit = sharedBrowser()

  it.each(bundled)('of $name is small and works in a browser', async ({ name, code, largest }) => {
    writeFileSync(project.file('entry.js'), code)
    const text = await bundle(project.file('entry.js'))
    const size = brotliCompressSync(text).length
    console.log(`${name} by ${bundler}: ${text.length} bytes, ${size} after Brotli`)
    expect(size).toBeLessThan(largest)
    const { page } = await visit({ url: `${service.url}/errors/invalid_request` })
    expect(await page.evaluate(`(async () => { ${text}; return answer() })()`)).toBe(156_600_000)
  })
})

const bytesOf = (file: string) => new Uint8Array(readFileSync(file))
