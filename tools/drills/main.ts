/**
 * Makes each change of `drills.ts` in a scratch copy of the last commit, and prints a table: how many source files it
 * touches, with those that the compiler then refuses, how many errors and failing tests show what is left to change,
 * and whether its answers are right. The exit code is 1 if a change touches too many files, if the compiler does not name
 * each other file that it needs, or if an answer is wrong.
 * Arguments choose drills by a part of their names: `npm run drills -- "response member"`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, run, ScratchCopy } from '../scratch-copy.ts'
import { type Drill, drills } from './drills.ts'

using scratch = new ScratchCopy()
const copy = scratch.folder

function edit(name: string, edits: Drill['edits']): void {
  for (const { file, anchor, text } of edits) {
    const path = join(copy, file)
    const parts = anchor === undefined ? ['', ''] : readFileSync(path, 'utf8').split(anchor)
    if (parts.length !== 2) throw new Error(`${name}: ${file} must have once: ${anchor}`)
    writeFileSync(path, parts.join(text))
  }
}

const node = (...parameters: string[]) => run(copy, process.execPath, ...parameters)

/** The errors of the compiler, and the files that have them. */
function compiled() {
  const { output } = node('node_modules/typescript/bin/tsc', '--noEmit')
  const errors = output.match(/^.*error TS.*$/gm) ?? []
  return { errors, red: errors.map((error) => error.split('(')[0] as string) }
}

/** Makes the edits that the compiler has to ask for. @returns whether it names their files, and no other one */
function completed({ name, named }: Drill): boolean {
  if (named === undefined) return true
  const wanted = new Set(named.map(({ file }) => file))
  const found = new Set(compiled().red)
  for (const file of wanted) if (!found.has(file)) console.log(`${name}: nothing names ${file}`)
  for (const file of found) if (!wanted.has(file)) console.log(`${name}: ${file} is red, too`)
  edit(name, named)
  return wanted.size === found.size && [...wanted].every((file) => found.has(file))
}

/** The outcome of a drill. */
function outcomeOf(drill: Drill) {
  const { name, most, edits, tests } = drill
  const isNamed = completed(drill)
  const { ok, output } = node('--import', 'tsx', 'tools/documentation/sections.ts')
  if (!ok) throw new Error(`${name}: npm run docs\n${output}`)
  const { errors, red } = compiled()
  const vitest = node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests).output
  const failed = new Set(vitest.match(/^ FAIL .*$/gm))
  for (const fault of [...errors, ...failed]) console.log(`${name}: ${fault}`)
  const touched = [...edits.map(({ file }) => file), ...red]
  const files = new Set(touched.filter((file) => !file.endsWith('.test.ts'))).size
  const isRight =
    / Tests /.test(vitest) && ![...failed].some((test) => test.includes('drill.test.ts'))
  return {
    drill: name,
    files,
    most,
    'types red': red.length,
    'tests red': failed.size,
    isNamed,
    isRight,
  }
}

const rows = []
const chosen = process.argv.slice(2)
for (const drill of drills) {
  if (chosen.length > 0 && !chosen.some((part) => drill.name.includes(part))) continue
  mustRun(copy, 'git', 'checkout', '--quiet', '.')
  mustRun(copy, 'git', 'clean', '--quiet', '-fd')
  edit(drill.name, drill.edits)
  rows.push(outcomeOf(drill))
}
console.table(rows)
process.exitCode = rows.every(
  ({ files, most, isNamed, isRight }) => files <= most && isNamed && isRight,
)
  ? 0
  : 1
