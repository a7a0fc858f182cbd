import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isLong } from './packages/engine/src/testing/runs.ts'

/** Checks of the largest inputs and of thousands of random ones: they take longer than all other unit tests. */
const properties = [
  '**/*-properties.test.ts',
  'packages/engine/src/questions/calculations.test.ts',
  'packages/engine/src/readings/breakdown.test.ts',
]

const inProperties = properties.map((path) => path.replace('**', '{packages,apps}/**'))

/** Tests beside the sources that start processes. */
const processes = [
  'apps/cli/src/main.test.ts',
  'apps/cli/src/commands/documents-year.test.ts',
  'packages/keys/src/{update,watch}-keys-file.test.ts',
]

/** Of thousands of rows in every format: `npm run test:all` tries them once. */
const ofTables = 'packages/table/src/**/*-properties.test.ts'

/**
 * Tests of whole programs beside the service, and of the page beyond the tasks of its readers, which take longer than
 * all others: `npm run test:all` adds them.
 */
const thorough = [
  'apps/cli/src/commands/documents-year.test.ts',
  'tests/api/{open-api-tools,schemathesis}.test.ts',
  'tests/clients/openapi-*.test.ts',
  'tests/packages/*.test.ts',
  'tests/page/!(tasks).test.ts',
  'tests/tables/*.test.ts',
]

/** The files whose tests differ by runtime; whole random runs take the second one for all others of the service too. */
const onRuntimes = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path}`)
  .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
  .filter((path) =>
    (isLong ? /each\((?:runtimes|anyRuntime)\)/ : /each\(runtimes\)/).test(
      readFileSync(path, 'utf8'),
    ),
  )

/** Files that take ten seconds of a processor and more. They start first, so that none of them runs alone at the end. */
const slowest =
  /(schemathesis|python-tools|workers|packages|examples|binary|mcp-suite|first-step|readme|request-log|doors\/(?:doors|warnings|refusals|documents)|page\/(?:accessibility|mended|tasks|payroll|amounts|golden|typing|leave-calendar|phone|desk|looks|service|share|leave|docs-page|agent-documents)|open-api-tools|killed|apps\/cli\/src\/main|documents-year|joined-table|broken-files|sql|calculations|service-document-properties|every-format-properties|plain-rows-properties)\.test\.ts$/

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => slowest.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

/**
 * For tests that start the service, a browser or other programs. They are one project, because each project has workers
 * of its own. No test is run once more where it failed: a wait ends with an event, and a limit of time is one of the
 * processor or so far away that only a hang reaches it.
 */
const outside = {
  globalSetup: 'tests/support/built-programs.ts',
  server: { deps: { external: [/\/apps\/server\/dist\/built\//] } },
}

/** The project whose name `--project` takes; `options` are Vitest's. */
const project = (name: string, options: object) => ({
  extends: true as const,
  test: { name, ...options },
})

/**
 * `--changed` follows imports. These tests depend on more: they read files, or start programs from
 * their sources. A change of a path on the left counts as one of the file on the right.
 */
const dependents: readonly (readonly [RegExp, string])[] = [
  [/^(apps\/server|packages)\/(?!.*\.test\.ts$)/, 'tests/support/program.ts'],
  [/^(apps\/server|packages)\/(?!.*\.test\.ts$)/, 'tests/support/in-process.ts'],
  [/^apps\/web\/(?!.*\.test\.ts$)/, 'tests/support/visit.ts'],
  [/^(apps\/cli|packages)\/(?!.*\.test\.ts$)/, 'apps/cli/src/main.test.ts'],
  [/^fixtures\/golden\//, 'tests/support/golden.ts'],
  [/^(apps|packages|tools\/(pack|bill-of-materials)|tsconfig)/, 'tests/packages/packages.test.ts'],
  [/^(apps|packages|tools\/(build-binary|bill-of-materials))/, 'tests/packages/binary.test.ts'],
  [/^(examples|apps\/server|packages)/, 'tests/packages/examples.test.ts'],
  [/^(deploy|fixtures\/schemas)\//, 'tests/deploy/support/files.ts'],
  [/\.md$/, 'tests/documentation/readme.test.ts'],
  [/^docs\//, 'tools/generated-sections/sections.ts'],
  [/^docs\/law/, 'tests/documentation/law.test.ts'],
  [/^(biome\.json|tools\/lint\/)/, 'tools/lint/lint.test.ts'],
]

/** The changed files for `--changed`, with the tests that read them. */
function findChangedFiles(options: { changedSince?: string | boolean; root: string }): string[] {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: options.root, encoding: 'utf8' }).split('\0')
  const { changedSince } = options
  const changed = [
    ...(typeof changedSince === 'string' ? git('diff', '--name-only', '-z', changedSince) : []),
    ...git('diff', '--name-only', '-z', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ].filter((file) => file !== '')
  const readers = dependents.flatMap(([path, test]) =>
    changed.some((file) => path.test(file)) ? [test] : [],
  )
  return [...changed, ...readers]
}

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: 'packages/engine/src/testing/random-seed.ts',
    // For tests that hang. Tests that compute take seconds, and minutes on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A busy machine repaints late; a page that never gets there still fails.
    expect: { poll: { timeout: 60_000 } },
    // Two more than the cores of the smallest machine this is tested on: many tests mostly wait.
    maxWorkers: 4,
    // By default vitest refuses .only and writes no new snapshot when CI is set, and only then.
    allowOnly: false,
    update: 'none',
    experimental: {
      vcsProvider: { findChangedFiles: async (options) => findChangedFiles(options) },
    },
    coverage: {
      provider: 'v8',
      reporter: ['text'],
      include: ['packages/{law,engine,contract,answers}/src/**'],
      exclude: ['**/testing/**', '**/*.test.ts'],
    },
    sequence: { sequencer: SlowestFirst },
    // The files of a worker share their modules, a browser and services: each took seconds to load or to start.
    isolate: false,
    projects: [
      project('unit', {
        include: ['{packages,apps,tools,benchmarks}/**/*.test.ts'],
        exclude: [...configDefaults.exclude, ...properties, ...processes],
      }),
      project('properties', {
        include: inProperties,
        exclude: [...configDefaults.exclude, ofTables],
      }),
      project('tables', { include: [ofTables] }),
      project('outside', {
        ...outside,
        include: ['tests/**/*.test.ts', ...processes],
        exclude: [...configDefaults.exclude, ...thorough],
      }),
      project('second-runtime', {
        ...outside,
        include: onRuntimes,
        env: { OKLAD_RUNTIME: 'second' },
      }),
      project('thorough', { ...outside, include: thorough }),
    ],
  },
})
