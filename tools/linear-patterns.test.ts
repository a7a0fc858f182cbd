import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenizer } from 'acorn'
import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../tests/support/project-folder.ts'

// The compiled checkers of other machines are not needed: this one runs everywhere.
process.env['RECHECK_BACKEND'] = 'pure'
const { checkSync } = await import('recheck')

/** How long the checker may think about a pattern, milliseconds; one that it does not decide passes. */
const TIMEOUT = 1000

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
    const found = checkSync(pattern, flags.replace('d', ''), { timeout: TIMEOUT })
    return found.status === 'vulnerable' ? [`${text} with ${found.attack.pattern}`] : []
  })
}

describe('every regular expression takes linear time', () => {
  it.each(folders)(
    'in %s',
    (folder) => {
      expect(slowPatternsOf(folder)).toEqual([])
    },
    120_000,
  )
})
