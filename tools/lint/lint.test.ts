import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const biome = join(repository, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')

interface Diagnostic {
  severity: string
  category: string
  message: string
  location: { path: string; start: { line: number } }
}

interface Sample {
  path: string
  /** One statement a line: an expectation is about a line, so that one finding cannot hide another. */
  lines: string[]
}

const direction = 'lint/style/noRestrictedImports'
const protocol = 'lint/style/useNodejsImportProtocol'
const cycle = 'lint/suspicious/noImportCycles'
const money = 'money is integer kopecks'
const form = 'the import rules do not see this form'
const path = 'Import another package by its name'

// The rules of this repository's own; the recommended ones would speak of the samples' unused names.
const ours = [direction, protocol, cycle, money, form, path, 'suppressions/']

const samples: Sample[] = []
let root: string
let findings: Diagnostic[]
let stray: Diagnostic[]

/** Registers a file to be linted with all the others, in the one run that beforeAll makes. */
function sample(samplePath: string, lines: string[]): Sample {
  const added = { path: samplePath, lines }
  samples.push(added)
  return added
}

function lint(directory: string): SpawnSyncReturns<string> {
  return spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'],
    { cwd: directory, encoding: 'utf8' },
  )
}

/** Each line of the sample with the names of our rules that fire on it. */
function report(of: Sample): [line: string, rules: string[]][] {
  return of.lines.map((line, index) => [
    line,
    findings
      .filter((finding) => finding.location.path === of.path)
      .filter((finding) => finding.location.start.line === index + 1)
      .map(ruleOf)
      .sort(),
  ])
}

function ruleOf(finding: Diagnostic): string {
  const text = `${finding.category} ${finding.message}`
  return ours.find((rule) => text.includes(rule)) ?? text
}

function everyLine(of: Sample, rules: string[]): [string, string[]][] {
  return of.lines.map((line) => [line, [...rules].sort()])
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'oklad-lint-'))
  cpSync(join(repository, 'biome.json'), join(root, 'biome.json'))
  cpSync(join(repository, 'tools', 'lint'), join(root, 'tools', 'lint'), {
    recursive: true,
    filter: (source) => !source.endsWith('.ts'),
  })
  for (const { path: samplePath, lines } of samples) {
    mkdirSync(dirname(join(root, samplePath)), { recursive: true })
    writeFileSync(join(root, samplePath), `${lines.join('\n')}\n`)
  }
  const run = lint(root)
  if (run.stdout === '') throw new Error(`biome printed no report: ${run.stderr}`)
  const all = (JSON.parse(run.stdout) as { diagnostics: Diagnostic[] }).diagnostics
  findings = all.filter((finding) => ours.includes(ruleOf(finding)))
  // A plugin that does not load or stops half-way speaks in the same category as its findings.
  stray = all.filter(
    (finding) => finding.category.startsWith('plugin') && !findings.includes(finding),
  )
})

afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

it('has plugins that load and run to the end', () => {
  expect(stray).toEqual([])
})

it('reports as errors, not as warnings', () => {
  const unused = findings.filter((finding) => finding.category === 'suppressions/unused')
  const others = findings.filter((finding) => !unused.includes(finding))
  expect(new Set(others.map((finding) => finding.severity))).toEqual(new Set(['error']))
})

describe('money arithmetic', () => {
  const violations = [
    "export const a = Math.round(Number('1'))",
    "export const b = Math.floor(Number('1'))",
    "export const c = Math.ceil(Number('1'))",
    "export const d = Math.trunc(Number('1'))",
    'export const e = Math?.round(1)',
    'export const f = [1].map(Math.floor)',
    "export const g = globalThis.Math.ceil(Number('1'))",
    "export const h = Math['floor'](1)",
    'export const { trunc } = Math',
    'export const i = (1).toFixed(2)',
    'export const j = i.length?.toFixed(2)',
    "export const k = (1)['toFixed'](2)",
    "export const l = parseFloat('1')",
    "export const m = Number.parseFloat('1')",
    "export const n = ['1'].map(Number.parseFloat)",
    "export const o = ['1'].map(parseFloat)",
    'export const p = l / 2',
    'export const q = (l / 2) * 3',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is the code of a template
    'export const r = `${l / 2}`',
    'export const s = 5n / 2n',
    'export let t = 5; t /= 2',
    'export const u = { value: 5 }; u.value /= 2',
    'export const v = () => { t /= 2 }',
    'export class W { half = (amount: number) => amount / 2 }',
  ]
  const allowed = [
    "export const a = Math.max(1, Number('1')) + Math.abs(-1)",
    "export const b = Number.parseInt('1', 10)",
    'export const c = 5 % 2',
    'export let d = 5; d %= 2; d += 2; d *= 2',
    "export const e = '1 / 2' + '/=' + '/'",
    "export let text = ''; text = '/='; text = `/=`",
    'export const f = /1\\/=2/',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is the code of a template
    'export const g = `${d}/${c}`',
    'export const h = 1 // 2 / 3',
    'export const i = { round: 1 }.round',
    'export interface Rates { parseFloat: number; toFixed: number }',
  ]
  const forbidden = [
    'packages/engine/src/tax.ts',
    'packages/engine/src/rules/tax.ts',
    'packages/contract/src/tax.ts',
    'packages/keys/src/tax.ts',
    'apps/server/src/money/tax.ts',
    'apps/cli/src/tax.ts',
  ]
  const free = [
    'packages/engine/src/money/rounding.ts',
    'packages/engine/src/money/parts/rounding.ts',
    'packages/engine/src/tax.test.ts',
    'apps/server/src/tax.test.ts',
    'tools/tax.ts',
    'benchmarks/tax.ts',
    'tests/tax.ts',
  ]

  it.each(forbidden.map((place) => sample(place, violations)))('is refused in $path', (file) => {
    expect(report(file)).toEqual(everyLine(file, [money]))
  })

  it.each(free.map((place) => sample(place, violations)))('is let be in $path', (file) => {
    expect(report(file)).toEqual(everyLine(file, []))
  })

  const harmless = sample('packages/engine/src/harmless.ts', allowed)
  it('is not seen where there is none', () => {
    expect(report(harmless)).toEqual(everyLine(harmless, []))
  })

  const both = sample('packages/engine/src/both.ts', [
    'export const a = Math.round(Date.now() / 2)',
  ])
  it('is reported for the rounding and for the division in it', () => {
    expect(report(both)).toEqual(everyLine(both, [money, money]))
  })

  const nested = sample('packages/engine/src/nested.ts', [
    'export let a = 8; let b = 4',
    'a = b /= 2',
    'a /= b /= 2',
    'const list = [1]; list[(b /= 2)] = a',
  ])
  it('blames the assignment that divides, not the one around it', () => {
    expect(report(nested).map(([, rules]) => rules)).toEqual([[], [money], [money], [money]])
  })
})

describe('an exception from the money rule', () => {
  const named = sample('packages/keys/src/named.ts', [
    '// biome-ignore lint/plugin/money: milliseconds, not money',
    'export const seconds = Math.floor(Date.now() / 1000)',
  ])
  const general = sample('packages/keys/src/general.ts', [
    '// biome-ignore lint/plugin: milliseconds, not money',
    'export const seconds = Math.floor(Date.now() / 1000)',
  ])
  const wholeFile = sample('packages/keys/src/whole-file.ts', [
    '// biome-ignore-all lint/plugin/money: milliseconds, not money',
    'export const seconds = Math.floor(Date.now() / 1000)',
    'export const minutes = seconds / 60',
  ])
  it.each([named, general, wholeFile])('is made with a reason: $path', (file) => {
    expect(report(file)).toEqual(everyLine(file, []))
  })

  const oneLine = sample('packages/keys/src/one-line.ts', [
    '// biome-ignore lint/plugin/money: milliseconds, not money',
    'export const seconds = Date.now() / 1000',
    'export const minutes = seconds / 60',
  ])
  it('reaches one statement', () => {
    expect(report(oneLine).map(([, rules]) => rules)).toEqual([[], [], [money]])
  })

  const unexplained = sample('packages/keys/src/unexplained.ts', [
    '// biome-ignore lint/plugin/money',
    'export const seconds = Date.now() / 1000',
  ])
  it('is refused without a reason', () => {
    expect(report(unexplained).map(([, rules]) => rules)).toEqual([['suppressions/'], [money]])
  })

  const idle = sample('packages/keys/src/idle.ts', [
    '// biome-ignore lint/plugin/money: milliseconds, not money',
    'export const seconds = Date.now()',
  ])
  it('is pointed at when nothing needs it', () => {
    expect(report(idle).map(([, rules]) => rules)).toEqual([['suppressions/'], []])
  })
})

describe('the direction of imports', () => {
  const everyForm = (specifier: string): string[] => [
    `import first from '${specifier}'`,
    `import type { Second } from "${specifier}"`,
    `import { type Third } from '${specifier}'`,
    `import * as fourth from '${specifier}'`,
    `import '${specifier}'`,
    `export { fifth } from '${specifier}'`,
    `export * from '${specifier}'`,
    `export const sixth = await import('${specifier}')`,
  ]
  const imports = (specifiers: string[]): string[] =>
    specifiers.map((specifier) => `import '${specifier}'`)

  const own = ['./other.ts', '../other.ts', './rules/other.ts', '../rules/other.ts']
  const tooling = ['vitest', 'fast-check']
  const nodeBuiltins = ['node:fs', 'node:fs/promises', 'node:test']
  const workspace = (...names: string[]): string[] => names.map((name) => `@oklad/${name}`)
  const libraries = ['typebox', 'typebox/value', '@scope/library']

  interface Place {
    path: string
    allowed: string[]
    refused: string[]
  }
  const places: Place[] = [
    {
      path: 'packages/engine/src/imports.ts',
      allowed: own,
      refused: [
        ...workspace('engine', 'contract', 'keys', 'server', 'cli'),
        ...nodeBuiltins,
        ...tooling,
        ...libraries,
        'bun',
        'bun:sqlite',
        '#inner',
      ],
    },
    {
      path: 'packages/engine/src/rules/imports.test.ts',
      allowed: [...own, ...tooling, ...nodeBuiltins],
      refused: [
        ...workspace('engine', 'contract', 'answers', 'keys', 'server', 'cli'),
        ...libraries,
      ],
    },
    {
      path: 'packages/contract/src/imports.ts',
      allowed: [...own, ...libraries],
      refused: [
        ...workspace('engine', 'answers', 'contract', 'keys', 'server', 'cli'),
        ...nodeBuiltins,
        'bun',
        'bun:sqlite',
      ],
    },
    {
      path: 'packages/contract/src/imports.test.ts',
      allowed: [...own, ...libraries, ...tooling, ...nodeBuiltins],
      refused: workspace('engine', 'answers', 'contract', 'keys', 'server', 'cli'),
    },
    {
      path: 'packages/answers/src/imports.ts',
      allowed: [...own, ...workspace('engine', 'contract', 'contract/fields'), ...libraries],
      refused: [...workspace('answers', 'keys', 'server', 'cli'), ...nodeBuiltins, 'bun'],
    },
    {
      path: 'packages/answers/src/imports.test.ts',
      allowed: [...own, ...workspace('engine', 'contract'), ...libraries, ...nodeBuiltins],
      refused: workspace('answers', 'keys', 'server', 'cli'),
    },
    {
      path: 'packages/keys/src/imports.ts',
      allowed: [...own, ...workspace('contract/json'), ...libraries, ...nodeBuiltins],
      refused: workspace('engine', 'answers', 'contract', 'keys', 'server', 'cli'),
    },
    {
      path: 'packages/keys/src/imports.test.ts',
      allowed: [...own, ...libraries, ...tooling, ...nodeBuiltins],
      refused: workspace('engine', 'answers', 'contract', 'keys', 'server', 'cli'),
    },
    ...['server', 'cli'].flatMap((app) =>
      ['imports.ts', 'imports.test.ts'].map((name) => ({
        path: `apps/${app}/src/${name}`,
        allowed: [
          ...own,
          ...workspace('engine', 'contract', 'answers', 'keys'),
          ...libraries,
          ...nodeBuiltins,
        ],
        refused: workspace('server', 'cli'),
      })),
    ),
    ...['tests/imports.test.ts', 'benchmarks/imports.ts', 'tools/imports.ts'].map((place) => ({
      path: place,
      allowed: [
        ...own,
        ...workspace('engine', 'contract', 'answers', 'keys'),
        ...libraries,
        ...tooling,
        ...nodeBuiltins,
      ],
      refused: [],
    })),
  ]

  describe.each(
    places.map((place) => ({
      ...place,
      good: sample(place.path.replace('imports', 'good'), imports(place.allowed)),
      bad: sample(place.path.replace('imports', 'bad'), imports(place.refused)),
    })),
  )('$path', ({ good, bad }) => {
    it('may import what its folder is given', () => {
      expect(report(good)).toEqual(everyLine(good, []))
    })
    it('may import nothing else', () => {
      expect(report(bad)).toEqual(everyLine(bad, [direction]))
    })
  })

  const bare = sample('packages/contract/src/bare.ts', everyForm('fs'))
  it('is not passed by with a built-in that goes without its node: prefix', () => {
    expect(report(bare)).toEqual(everyLine(bare, [protocol]))
  })

  const forms = [
    sample('packages/engine/src/forms.ts', everyForm('@oklad/contract')),
    sample('packages/contract/src/forms.ts', everyForm('node:fs')),
  ]
  it.each(forms)('is read from every form of import: $path', (file) => {
    expect(report(file)).toEqual(everyLine(file, [direction]))
  })

  const blind = [
    "export type First = import('@oklad/contract').Request",
    "export type Second = typeof import('@oklad/contract')",
    'export const third = await import(`@oklad/contract`)',
    'export const fourth = await import(String(third))',
    'export const fifth = require(`@oklad/contract`)',
  ]
  const blindEngine = sample('packages/engine/src/blind.ts', blind)
  const blindServer = sample('apps/server/src/blind.ts', blind)
  it.each([blindEngine, blindServer])('is not to be hidden by the form: $path', (file) => {
    expect(report(file)).toEqual(everyLine(file, [form]))
  })

  const blindTest = sample('packages/engine/src/blind.test.ts', blind)
  it('leaves the form of an import to the tests', () => {
    expect(report(blindTest)).toEqual(everyLine(blindTest, []))
  })

  const entered = [
    ...everyForm('../../engine/src/index.ts'),
    ...imports([
      '../../../packages/engine/src/money/rounding.ts',
      '../../../../apps/server/src/main.ts',
      './../../keys/src/index.ts',
      '../keys/src',
    ]),
    "export type Seventh = import('../../engine/src/index.ts').Tax",
    "export const eighth = require('../../engine/src/index.ts')",
  ]
  const enteredByName = everyForm('@oklad/engine/src/index.ts')
  const inside = imports([
    '../src/index.ts',
    '../../src/money/rounding.ts',
    './src/a.ts',
    '../a.ts',
  ])

  const relative = [
    'tests/path.test.ts',
    'benchmarks/path.ts',
    'tools/path.ts',
    'apps/cli/src/path.test.ts',
  ]
  it.each(relative.map((place) => sample(place, entered)))(
    'does not go by a path into another package: $path',
    (file) => {
      expect(report(file)).toEqual(everyLine(file, [path]))
    },
  )

  const climbing = sample('packages/engine/src/path.ts', imports(['../../keys/src/index.ts']))
  it('does not go by a path out of the engine', () => {
    expect(report(climbing)).toEqual(everyLine(climbing, [path]))
  })

  const deep = ['tests/deep.ts', 'apps/server/src/deep.ts', 'packages/contract/src/deep.ts']
  it.each(deep.map((place) => sample(place, enteredByName)))(
    'does not go by a name into the files of a package: $path',
    (file) => {
      expect(report(file)).toEqual(everyLine(file, [path]))
    },
  )

  const inner = sample('packages/contract/test/inner.test.ts', inside)
  it('goes by paths within a package', () => {
    expect(report(inner)).toEqual(everyLine(inner, []))
  })
})

describe('cycles', () => {
  const two = [
    sample('packages/engine/src/cycle/one.ts', [
      "import { two } from './two.ts'",
      'export const one = () => two()',
    ]),
    sample('packages/engine/src/cycle/two.ts', [
      "import { one } from './one.ts'",
      'export const two = () => one()',
    ]),
  ]
  const three = [
    sample('apps/server/src/cycle/one.ts', ["export { two } from './two.ts'"]),
    sample('apps/server/src/cycle/two.ts', ["export * from './three.ts'"]),
    sample('apps/server/src/cycle/three.ts', [
      "import { two } from './one.ts'",
      'export const three = () => two()',
    ]),
  ]
  it.each([...two, ...three])('are found at every file of one: $path', (file) => {
    expect(report(file).map(([, rules]) => rules)[0]).toEqual([cycle])
  })

  const line = [
    sample('packages/engine/src/line/one.ts', [
      "import { two } from './two.ts'",
      'export const one = () => two()',
    ]),
    sample('packages/engine/src/line/two.ts', ['export const two = () => 2']),
  ]
  it.each(line)('are not seen where there is none: $path', (file) => {
    expect(report(file)).toEqual(everyLine(file, []))
  })
})
