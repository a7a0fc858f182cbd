/**
 * `npm run pack` builds the npm packages and writes their tarballs into `build/`. A clone runs from its sources,
 * so the published manifest differs from the one in the repository: its `exports` lead to built files.
 */
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pageFiles, referenceFiles } from '@oklad/server/files'
import { type BuildOptions, build } from 'esbuild'
import { licencesOf, packagesIn, writeBill } from './bill-of-materials.ts'
import { conformanceCases } from './conformance-cases.ts'
import { mustRun, run } from './scratch-copy.ts'

const root = join(import.meta.dirname, '..')

/** The parts of a `package.json` that are used here. */
interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly private?: boolean
  readonly engines?: Readonly<Record<string, string>>
}

/** The libraries: compiled by TypeScript, file by file. `tsconfig.build.json` names their entries. */
const libraries = ['law', 'engine', 'contract', 'client', 'conformance', 'documents']

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'))

/** The public address of the repository; empty in a copy without one. */
const origin = run(root, 'git', 'remote', 'get-url', 'origin').stdout.trim()

/** The supported versions of Node. */
const { engines } = readManifest('.')

/** Writes a package without its built files. `parts` replace parts of the manifest in the repository. */
function writePackage(folder: string, parts: object): string {
  const { private: _, ...manifest } = readManifest(folder)
  const target = `${root}/build/${manifest.name.replace('@oklad/', '')}`
  const common = {
    ...(origin.startsWith('https://') && {
      repository: { type: 'git', url: `git+${origin}`, directory: folder },
    }),
    files: ['dist'],
    engines,
  }
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  writeFileSync(
    `${target}/package.json`,
    `${JSON.stringify({ ...manifest, ...common, ...parts }, null, 2)}\n`,
  )
  copyFileSync(`${root}/${folder}/README.md`, `${target}/README.md`)
  copyFileSync(`${root}/LICENSE`, `${target}/LICENSE`)
  return target
}

/** The published entries of a library, with their built files. */
function exportsOf(folder: string): object {
  const entries = Object.entries(readManifest(folder).exports ?? {})
    .filter(([entry]) => !['./testing', './documents'].includes(entry))
    .map(([entry, source]) => {
      const file = source.replace('/src/', '/dist/').replace(/\.ts$/, '')
      const isModule = file !== source
      return [entry, isModule ? { types: `${file}.d.ts`, default: `${file}.js` } : source]
    })
  return Object.fromEntries(entries)
}

function packLibrary(name: string): string {
  const folder = `packages/${name}`
  const target = writePackage(folder, {
    exports: exportsOf(folder),
    // The client has only types and paths of the contract, in a file of its own.
    ...(name === 'client' && { imports: { '#wire': './dist/wire.js' }, dependencies: undefined }),
    ...(name === 'conformance' && {
      files: ['dist', 'cases.schema.json'],
      bin: { conformance: 'dist/main.js' },
    }),
  })
  cpSync(`${root}/build/compiled/${name}/src`, `${target}/dist`, { recursive: true })
  if (name === 'client') {
    for (const ending of ['js', 'js.map', 'd.ts']) {
      const wire = `wire.${ending}`
      copyFileSync(`${root}/build/compiled/contract/src/${wire}`, `${target}/dist/${wire}`)
    }
  }
  if (name === 'conformance') {
    writeFileSync(`${target}/dist/cases.json`, JSON.stringify(conformanceCases()))
    copyFileSync(`${root}/${folder}/cases.schema.json`, `${target}/cases.schema.json`)
  }
  namesOfBuiltModules(target)
  return target
}

/** Makes the declarations of a package import the built modules in place of the sources. */
function namesOfBuiltModules(target: string): void {
  for (const file of readdirSync(`${target}/dist`, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const path = `${target}/dist/${file}`
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/((?:from |import\()["']\.[^"']*)\.ts(["'])/g, '$1.js$2'))
  }
}

/** DuckDB has 70 MB: users install it where they need Parquet. */
const { devDependencies: optional = {} } = readManifest('packages/table')
const optionalPeers = {
  devDependencies: undefined,
  peerDependencies: optional,
  peerDependenciesMeta: Object.fromEntries(
    Object.keys(optional).map((name) => [name, { optional: true }]),
  ),
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
    external: [...Object.keys(dependencies), ...Object.keys(optional)],
  })

/** The tables, with the answers inside: they are no package of their own. One bundle is for browsers. */
async function packTable(): Promise<string> {
  const { dependencies: all = {} } = readManifest('packages/table')
  const { '@oklad/answers': _, '@oklad/documents': __, ...others } = all
  const dependencies = { '@oklad/engine': others['@oklad/contract'], ...others }
  const target = writePackage('packages/table', {
    exports: exportsOf('packages/table'),
    imports: undefined,
    dependencies,
    ...optionalPeers,
  })
  const at = (name: string) => `${root}/packages/table/src/${name}.ts`
  const onNode = ['index', 'duckdb'].map(at)
  await bundle(target, dependencies, { entryPoints: onNode, platform: 'node' })
  await bundle(target, dependencies, { entryPoints: [at('browser')], platform: 'browser' })
  cpSync(`${root}/build/compiled/table/src`, `${target}/dist`, {
    recursive: true,
    filter: (path) => !/\.js(\.map)?$/.test(path),
  })
  namesOfBuiltModules(target)
  return target
}

/** The library that starts threads from files of its own; all others are inside of the program. */
const installed = ['pino']

/** The command and the service as one program, with the page and the reference beside it. */
async function packPrograms(): Promise<string> {
  const [cli, server] = [readManifest('apps/cli'), readManifest('apps/server')]
  const all: Manifest['dependencies'] = { ...cli.dependencies, ...server.dependencies }
  const dependencies = Object.fromEntries(installed.map((name) => [name, all[name]]))
  const target = writePackage('apps/cli', {
    bin: { oklad: 'dist/oklad.js' },
    // Only other packages of the workspace import a part of it, in their tests.
    exports: undefined,
    dependencies,
    ...optionalPeers,
  })
  const { metafile } = await bundle(target, dependencies, {
    entryPoints: [{ in: `${root}/apps/cli/src/main.ts`, out: 'oklad' }],
    // The service finds its assets and the page by paths from its modules: as deep here as in the sources.
    chunkNames: 'server/src/chunks/[name]-[hash]',
    platform: 'node',
    mainFields: ['module', 'main'],
    metafile: true,
    sourcesContent: false,
    // For the libraries that are CommonJS.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url), __filename = import.meta.filename`,
    },
  })
  const packages = packagesIn(Object.keys(metafile?.inputs ?? {}), installed)
  writeBill(`${target}/dist`, packages)
  writeFileSync(`${target}/dist/licences.txt`, licencesOf(packages))
  for (const [name, path] of referenceFiles) cpSync(path, `${target}/dist/server/assets/${name}`)
  for (const [name, path] of pageFiles()) cpSync(path, `${target}/dist/web/dist/${name}`)
  return target
}

rmSync(`${root}/build/compiled`, { recursive: true, force: true })
mustRun(root, process.execPath, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
const folders = [...libraries.map(packLibrary), await packTable(), await packPrograms()]
// Those of other versions would be installed and released with them.
for (const name of readdirSync(`${root}/build`)) {
  if (name.endsWith('.tgz')) rmSync(`${root}/build/${name}`)
}
const packed = mustRun(root, 'npm', 'pack', '--json', '--pack-destination', 'build', ...folders)
for (const { filename, size, unpackedSize } of JSON.parse(packed)) {
  console.log(`build/${filename}: ${size} bytes packed, ${unpackedSize} unpacked`)
}
