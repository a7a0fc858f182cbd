/**
 * `npm run pack` builds the npm packages and writes their tarballs into `build/`. A clone runs from its sources,
 * so the published manifest differs from the one in the repository: its `exports` lead to built files.
 */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { fileURLToPath } from 'node:url'
import { currentTaxYear, serviceDocument } from '@oklad/answers'
import { pageFiles } from '@oklad/server/files'
import { type BuildOptions, build } from 'esbuild'
import { conformanceCases } from './conformance-cases.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The parts of a `package.json` that are used here. */
interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly private?: boolean
}

/** The libraries: compiled by TypeScript, file by file. `tsconfig.build.json` names their entries. */
const libraries = ['engine', 'contract', 'client', 'conformance']

/** The folders whose code is in the package `oklad`. */
const bundled = [
  'packages/answers',
  'packages/contract',
  'packages/engine',
  'packages/keys',
  'packages/table',
]
const programs = ['apps/cli', 'apps/server', ...bundled]

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'))

function run(script: string, ...parameters: string[]): string {
  const options = { cwd: root, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(script, parameters, options)
  if (status !== 0) throw new Error(`${script} ${parameters.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

/** Writes a package without its built files. `parts` replace parts of the manifest in the repository. */
function writePackage(folder: string, parts: object): string {
  const { private: _, ...manifest } = readManifest(folder)
  const target = `${root}/build/${manifest.name.replace('@oklad/', '')}`
  const common = { files: ['dist'], engines: { node: '>=20.19.0' } }
  mkdirSync(target, { recursive: true })
  writeFileSync(
    `${target}/package.json`,
    `${JSON.stringify({ ...manifest, ...common, ...parts }, null, 2)}\n`,
  )
  copyFileSync(`${root}/${folder}/README.md`, `${target}/README.md`)
  copyFileSync(`${root}/LICENSE`, `${target}/LICENSE`)
  return target
}

/**
 * The types of requests and answers, generated from the OpenAPI document. In the sources a library derives them
 * from the schemas; for a caller's compiler that takes many seconds, and shows no descriptions.
 */
function writeWireTypes(): string {
  const { openapi, info, components } = serviceDocument(currentTaxYear(Date.now()))
  const document = { openapi, info, paths: {}, components: { schemas: components['schemas'] } }
  writeFileSync(`${root}/build/openapi.json`, JSON.stringify(document))
  const generator = 'tests/clients/node_modules/openapi-typescript/bin/cli.js'
  const options = ['--root-types', '--root-types-no-schema-prefix']
  return run(process.execPath, generator, 'build/openapi.json', ...options)
}

function packLibrary(name: string, wireTypes: string): string {
  const folder = `packages/${name}`
  const entries = Object.entries(readManifest(folder).exports ?? {})
    .filter(([entry]) => entry !== './testing')
    .map(([entry, source]) => {
      const file = source.replace('/src/', '/dist/').replace(/\.ts$/, '')
      const isModule = file !== source
      return [entry, isModule ? { types: `${file}.d.ts`, default: `${file}.js` } : source]
    })
  const target = writePackage(folder, {
    exports: Object.fromEntries(entries),
    // The client has only types of the contract.
    ...(name === 'client' && { dependencies: undefined }),
    ...(name === 'conformance' && {
      files: ['dist', 'cases.schema.json'],
      bin: { conformance: 'dist/main.js' },
    }),
  })
  cpSync(`${root}/build/compiled/${name}/src`, `${target}/dist`, { recursive: true })
  if (name === 'contract' || name === 'client') {
    writeFileSync(`${target}/dist/wire.d.ts`, wireTypes)
  }
  if (name === 'conformance') {
    writeFileSync(`${target}/dist/cases.json`, JSON.stringify(conformanceCases()))
    copyFileSync(`${root}/${folder}/cases.schema.json`, `${target}/cases.schema.json`)
  }
  rewriteTypes(target, (text, file) => {
    const wire = `${file.split('/').length > 1 ? '..' : '.'}/wire.js`
    return (
      text
        .replaceAll("'@oklad/contract'", "'./wire.js'")
        // A validated request is narrower than the generated type: it has no null.
        .replace(/Static<typeof (\w+)>/g, (derived, type) =>
          wireTypes.includes(`type ${type} =`) && !/Request$/.test(type)
            ? `import('${wire}').${type}`
            : derived,
        )
    )
  })
  return target
}

/** Changes the declarations of a package; they import the built modules in place of the sources. */
function rewriteTypes(target: string, change: (text: string, file: string) => string): void {
  for (const file of readdirSync(`${target}/dist`, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const path = `${target}/dist/${file}`
    const text = change(readFileSync(path, 'utf8'), file)
    writeFileSync(path, text.replace(/((?:from |import\()["']\.[^"']*)\.ts(["'])/g, '$1.js$2'))
  }
}

/** Writes modules with all that they import into a package, but for its dependencies. */
const bundle = (target: string, dependencies: object, options: BuildOptions) =>
  build({
    ...options,
    outdir: `${target}/dist`,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    sourcemap: true,
    external: Object.keys(dependencies),
  })

/** The tables, with the answers inside: they are no package of their own. One bundle is for browsers. */
async function packTable(): Promise<string> {
  const { '@oklad/answers': _, ...others } = readManifest('packages/table').dependencies ?? {}
  const dependencies = { '@oklad/engine': others['@oklad/contract'], ...others }
  const entryOf = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })
  const target = writePackage('packages/table', {
    exports: { '.': entryOf('index'), './browser': entryOf('browser') },
    imports: undefined,
    dependencies,
  })
  for (const [entry, platform] of [['index', 'node'] as const, ['browser', 'browser'] as const]) {
    const entryPoints = [`${root}/packages/table/src/${entry}.ts`]
    await bundle(target, dependencies, { entryPoints, platform })
  }
  cpSync(`${root}/build/compiled/table/src`, `${target}/dist`, {
    recursive: true,
    filter: (path) => !/\.js(\.map)?$/.test(path),
  })
  // Only a function that the package does not export has a type of the answers.
  rewriteTypes(target, (text) =>
    text.replace(/^import .* from '@oklad\/answers';$/m, 'type Answer<Body> = { body: Body };'),
  )
  return target
}

/** The command and the service as one program, with the page and the reference beside it. */
async function packPrograms(): Promise<string> {
  const all = Object.assign({}, ...programs.map((at) => readManifest(at).dependencies))
  const others = Object.entries<string>(all).filter(([name]) => !name.startsWith('@oklad/'))
  const dependencies = Object.fromEntries(others.sort())
  const target = writePackage('apps/cli', { bin: { oklad: 'dist/oklad.js' }, dependencies })
  await bundle(target, dependencies, {
    // A batch starts its workers from a file beside its own chunk.
    entryPoints: [
      { in: `${root}/apps/cli/src/main.ts`, out: 'oklad' },
      { in: `${root}/apps/cli/src/batch/worker.ts`, out: 'server/src/chunks/worker' },
    ],
    // The service finds its assets and the page by paths from its modules: as deep here as in the sources.
    chunkNames: 'server/src/chunks/[name]-[hash]',
    platform: 'node',
  })
  cpSync(`${root}/apps/server/assets`, `${target}/dist/server/assets`, { recursive: true })
  for (const [name, path] of pageFiles()) cpSync(path, `${target}/dist/web/dist/${name}`)
  return target
}

rmSync(`${root}/build`, { recursive: true, force: true })
run(process.execPath, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
const wireTypes = writeWireTypes()
const folders = [
  ...libraries.map((name) => packLibrary(name, wireTypes)),
  await packTable(),
  await packPrograms(),
]
const packed = run('npm', 'pack', '--json', '--pack-destination', 'build', ...folders)
for (const { filename, size, unpackedSize } of JSON.parse(packed)) {
  console.log(`build/${filename}: ${size} bytes packed, ${unpackedSize} unpacked`)
}
