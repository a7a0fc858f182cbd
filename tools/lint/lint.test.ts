import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** A part of the category or of the message by which each rule of this repository is recognised. */
const rules = {
  prefix: 'lint/style/useNodejsImportProtocol',
  cycle: 'lint/suspicious/noImportCycles',
  money: 'money is integer kopecks',
  kopecks: 'kopecks stay kopecks',
  form: 'the import rules do not see this form',
  path: 'Import another package by its name',
  direction: 'Imports point one way',
  day: 'The day is that of Moscow',
  poll: 'Poll what the page shows',
  suppression: 'suppressions/',
}
type Rule = keyof typeof rules

/** The files to lint, by path: their code, and the rules that must report it. */
const samples = new Map<string, { code: string; expected: Rule[] }>()

/** Adds a file. `{n}` in its path becomes a unique name. */
function sample(path: string, code: string, ...expected: Rule[]): void {
  samples.set(path.replace('{n}', `sample${samples.size}`), { code, expected })
}

const refusedArithmetic = [
  'export const a = Math.round(1)',
  'export const a = Math?.trunc(1)',
  'export const a = [1].map(Math.floor)',
  'export const a = globalThis.Math.ceil(1)',
  "export const a = Math['floor'](1)",
  'export const { trunc } = Math',
  'export const a = (1).toFixed(2)',
  "export const a = (1)['toFixed'](2)",
  "export const a = parseFloat('1')",
  "export const a = ['1'].map(Number.parseFloat)",
  'export const a = 5 / 2',
  'export const a = 5n / 2n',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is the code of a template
  'export const a = `${5 / 2}`',
  'export let a = 5; a /= 2',
  'export class A { half = (amount: number) => amount / 2 }',
]
for (const code of refusedArithmetic) sample('packages/engine/src/{n}.ts', code, 'money')
sample('packages/engine/src/{n}.ts', 'export const a = Math.round(5 / 2)', 'money', 'money')
sample('packages/engine/src/{n}.ts', 'let a = 8; let b = 4; a = b /= 2; export { a }', 'money')
for (const code of [
  "export const a = Math.max(1, 2) + Math.abs(-1) + Number.parseInt('1', 10) + (5 % 2)",
  "export const a = '1 / 2' + '/=' + String(/1\\/=2/) // 2 / 3",
  'export const a = { round: 1 }.round',
  'export interface Rates { parseFloat: number; toFixed: number }',
]) {
  sample('packages/engine/src/{n}.ts', code)
}
const cast = "import type { Kopecks } from '@oklad/law'\nexport const a = 5 as Kopecks"
sample('packages/engine/src/{n}.ts', cast, 'kopecks')
sample('apps/web/src/{n}.ts', cast.replace('law', 'engine'), 'kopecks')
sample('packages/engine/src/money/{n}.ts', cast)
const readOnce =
  "import { expect } from 'vitest'\nexpect(await read()).toBe(1)\ndeclare const read: () => Promise<number>"
sample('tests/page/{n}.ts', readOnce, 'poll')
sample('tests/http/{n}.ts', readOnce)
for (const code of ['export const a = new Date()', 'export const a = () => Date.now()']) {
  sample('apps/web/src/{n}.ts', code, 'day')
  sample('apps/web/src/{n}.test.ts', code)
  sample('apps/server/src/{n}.ts', code)
}
sample('apps/web/src/{n}.ts', "export const a = new Date('2026-01-01')")
sample('apps/web/src/input/today.ts', 'export const a = Date.now()')
const division = 'export const a = 5 / 2'
for (const folder of ['packages/keys/src', 'apps/server/src/money', 'apps/web/src']) {
  sample(`${folder}/{n}.ts`, division, 'money')
}
for (const free of [
  'packages/engine/src/money/{n}.ts',
  'apps/cli/src/{n}.test.ts',
  'tools/{n}.ts',
]) {
  sample(free, division)
}
const ignore = '// biome-ignore lint/plugin/money: milliseconds, not money\n'
sample('packages/keys/src/{n}.ts', ignore + division)
sample('packages/keys/src/{n}.ts', `${ignore}${division}\nexport const b = 1 / 2`, 'money')
sample('packages/keys/src/{n}.ts', `${ignore}export const a = 5`, 'suppression')
const unexplained = `// biome-ignore lint/plugin/money\n${division}`
sample('packages/keys/src/{n}.ts', unexplained, 'suppression', 'money')

const every =
  './own.ts law engine engine/ranges contract contract/fields answers answers/calculation keys server server/testing typebox vitest node:fs'
const allowedImports: Readonly<Record<string, string>> = {
  'packages/law/src/{n}.ts': './own.ts law',
  'packages/engine/src/{n}.ts': './own.ts law',
  'packages/engine/src/{n}.test.ts': './own.ts law vitest node:fs',
  'packages/contract/src/{n}.ts': './own.ts law engine/ranges typebox vitest',
  'packages/contract/src/{n}.test.ts': './own.ts law engine/ranges typebox vitest node:fs',
  'packages/answers/src/{n}.ts':
    './own.ts engine engine/ranges contract contract/fields typebox vitest',
  'packages/answers/src/{n}.test.ts':
    './own.ts engine engine/ranges contract contract/fields typebox vitest node:fs',
  'packages/keys/src/{n}.ts': './own.ts contract contract/fields typebox vitest node:fs',
  'packages/documents/src/{n}.ts': './own.ts contract contract/fields typebox vitest',
  'packages/table/src/{n}.ts':
    './own.ts engine/ranges contract contract/fields answers typebox vitest node:fs',
  'packages/client/src/{n}.ts': './own.ts',
  'packages/conformance/src/{n}.ts': './own.ts typebox vitest node:fs',
  'packages/table/src/documents/{n}.ts':
    './own.ts engine contract contract/fields answers/calculation typebox vitest',
  'apps/server/src/{n}.ts':
    './own.ts engine engine/ranges contract contract/fields answers answers/calculation keys typebox vitest node:fs',
  'tests/{n}.test.ts': every,
}
const specifierOf = (name: string) =>
  /^(law|engine|contract|answers|keys|server)\b/.test(name) ? `@oklad/${name}` : name
for (const [place, allowed] of Object.entries(allowedImports)) {
  for (const name of every.split(' ')) {
    const isAllowed = allowed.split(' ').includes(name)
    sample(place, `import '${specifierOf(name)}'`, ...(isAllowed ? [] : (['direction'] as const)))
  }
}
for (const code of [
  "import type { A } from '@oklad/answers'",
  "export * from '@oklad/answers'",
  "export const a = await import('@oklad/answers')",
]) {
  sample('packages/engine/src/{n}.ts', code, 'direction')
}
sample('apps/cli/src/commands/serve.ts', "import '@oklad/engine'", 'direction')
sample('apps/cli/src/commands/mcp.ts', "import '@oklad/server/mcp'")
sample('packages/contract/src/{n}.ts', "import 'fs'", 'prefix')

const hiddenForms = [
  "export type A = import('@oklad/contract').Request",
  'export const a = await import(`@oklad/contract`)',
  'export const a = require(`@oklad/contract`)',
]
for (const code of hiddenForms) sample('apps/server/src/{n}.ts', code, 'form')
for (const code of hiddenForms) sample('apps/server/src/{n}.test.ts', code)

for (const specifier of [
  '../../engine/src/index.ts',
  './../../keys/src/index.ts',
  '../../../apps/server/src/main.ts',
  '@oklad/engine/src/index.ts',
]) {
  sample('tests/{n}.test.ts', `import '${specifier}'`, 'path')
  sample('tools/{n}.ts', `export const a = await import('${specifier}')`, 'path')
}
for (const specifier of ['../src/index.ts', '../../src/a.ts', './src/a.ts', '../a.ts']) {
  sample('packages/contract/test/{n}.test.ts', `import '${specifier}'`)
}

sample('apps/server/src/one.ts', "export { two } from './two.ts'", 'cycle')
sample('apps/server/src/two.ts', "export * from './three.ts'", 'cycle')
sample('apps/server/src/three.ts', "import { two } from './one.ts'\nexport { two }", 'cycle')
sample('apps/server/src/four.ts', "export * from './five.ts'")
sample('apps/server/src/five.ts', 'export const five = 5')

interface Diagnostic {
  readonly severity: string
  readonly category: string
  readonly message: string
  readonly location: { readonly path: string }
}

/** Lints all samples in one run of Biome, in a temporary folder with this repository's rules. */
function lint(): readonly Diagnostic[] {
  const repository = fileURLToPath(new URL('../..', import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'oklad-lint-'))
  try {
    cpSync(join(repository, 'biome.json'), join(folder, 'biome.json'))
    cpSync(join(repository, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true })
    rmSync(join(folder, 'tools/lint/lint.test.ts'))
    for (const [path, { code }] of samples) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `${code}\n`)
    }
    const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome')
    const options = ['--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json']
    const command = [biome, 'lint', ...options, '.']
    const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
    return JSON.parse(stdout).diagnostics
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const ruleOf = ({ category, message }: Diagnostic) =>
  (Object.keys(rules) as Rule[]).find((rule) => `${category} ${message}`.includes(rules[rule]))

describe('the lint rules', () => {
  const findings = lint()

  it.each([...samples].map(([path, { code, expected }]) => ({ path, code, expected })))(
    'report $expected in $path: $code',
    ({ path, expected }) => {
      const found = findings.filter(({ location }) => location.path === path).map(ruleOf)
      expect(found.filter((rule) => rule !== undefined).sort()).toEqual([...expected].sort())
    },
  )

  it('all load: no plugin reports a failure of its own', () => {
    const plugins = findings.filter(({ category }) => category.startsWith('plugin'))
    expect(plugins.filter((finding) => ruleOf(finding) === undefined)).toEqual([])
  })

  it('report errors, not warnings, except for unused suppressions', () => {
    const severities = findings
      .filter((finding) => ![undefined, 'suppression'].includes(ruleOf(finding)))
      .map(({ severity }) => severity)
    expect(new Set(severities)).toEqual(new Set(['error']))
  })
})
