import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenizer } from 'acorn'
import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../tests/support/project-folder.ts'

// The compiled checkers of other machines are not needed: this one runs everywhere.
process.env['RECHECK_BACKEND'] = 'pure'
const { checkSync } = await import('recheck')

/**
 * The checker runs each pattern over texts that it makes of the pattern, and counts steps: counts of texts and steps bound it,
 * so that it decides every pattern, and the same on a busy machine. Its proofs by automata end undecided where an
 * alternation is long.
 */
const search = {
  checker: 'fuzz',
  ...{ timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null },
  ...{ seedingLimit: 300, incubationLimit: 3000, attackLimit: 300_000 },
  ...{ maxIteration: 1, maxInitialGenerationSize: 8, maxGenerationSize: 8 },
  ...{ mutationSize: 2, crossoverSize: 2, maxAttackStringSize: 4000, maxGeneStringSize: 1000 },
} as const

/** A text that a pattern takes more than linear time for; `undefined` where there is none. */
function attackOf(pattern: string, flags: string): string | undefined {
  const found = checkSync(pattern, flags.replace('d', ''), search)
  if (found.status === 'unknown') throw new Error(`/${pattern}/${flags} is undecided`)
  return found.status === 'vulnerable' ? found.attack.pattern : undefined
}

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(projectFolder, parent)).map((name) => `${parent}/${name}`),
)

interface RegExpToken {
  readonly pattern: string
  readonly flags: string
}

/** The regular expressions of a source file that repeat something without a bound: others are linear. */
function patternsIn(file: string): readonly (readonly [pattern: string, flags: string])[] {
  const loader = file.endsWith('.tsx') ? 'tsx' : 'ts'
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader, jsx: 'automatic' })
  return [...tokenizer(code, { ecmaVersion: 'latest', sourceType: 'module' })]
    .filter(({ type }) => type.label === 'regexp')
    .map((token) => (token as unknown as { value: RegExpToken }).value)
    .map(({ pattern, flags }) => [pattern, flags] as const)
    .filter(([pattern]) => /[*+]|\{\d+,\}/.test(pattern))
}

/** The patterns of a package that take more than linear time, each with a text that shows it. */
function slowPatternsOf(folder: string): readonly string[] {
  const source = join(projectFolder, folder, 'src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(name))
    .map((name) => join(source, name))
  const patterns = new Map(
    files.flatMap((file) =>
      patternsIn(file).map(
        ([pattern, flags]) => [`/${pattern}/${flags}`, [pattern, flags]] as const,
      ),
    ),
  )
  return [...patterns].flatMap(([text, [pattern, flags]]) => {
    const attack = attackOf(pattern, flags)
    return attack === undefined ? [] : [`${text} with ${attack}`]
  })
}

it.each([
  /^(a+)+$/,
  /^(.*?)\s*(?:k|т)?\s*р?$/i,
  /(.*)=(.*)x$/,
  /\s+$/,
  /a*a*b/,
  /(?:x+y?)*z/,
  /[^\S\n]*\n\s*(?=\p{Ll})/u,
])('finds that %s takes more than linear time', ({ source, flags }) => {
  expect(attackOf(source, flags)).toBeDefined()
})

describe('every regular expression takes linear time', () => {
  it.each(folders)('in %s', (folder) => {
    expect(slowPatternsOf(folder)).toEqual([])
  })
})
