/**
 * Makes each change of `drills.ts` in a scratch copy of the last commit, and prints a table: how many source files it
 * touches, with those that the compiler then refuses, how many errors and failing tests show what is left to change,
 * and whether its answers are right. The exit code is 1 if a change touches too many files, if another file that it
 * needs can be forgotten without an error of the compiler, or if an answer is wrong.
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
  // A test that imports the command finds it in the folder that the copy was made of.
  const errors = output.match(/^(?!\.\.).*error TS.*$/gm) ?? []
  return { errors, red: errors.map((error) => error.split('(')[0] as string) }
}

/** Puts the copy back to the last commit, and makes edits in it. */
function edited(name: string, edits: Drill['edits']): void {
  mustRun(copy, 'git', 'checkout', '--quiet', '.')
  mustRun(copy, 'git', 'clean', '--quiet', '-fd')
  edit(name, edits)
}

/** The files of `named` that can be forgotten in silence: the compiler refuses nothing without their edits. */
function forgettable({ name, edits, named = [] }: Drill): readonly string[] {
  const files = [...new Set(named.map(({ file }) => file))]
  return files.filter((forgotten) => {
    edited(name, [...edits, ...named.filter(({ file }) => file !== forgotten)])
    node('--import', 'tsx', 'tools/generated-sections/sections.ts')
    const isSilent = compiled().errors.length === 0
    if (isSilent) console.log(`${name}: nothing asks for ${forgotten}`)
    return isSilent
  })
}

/** The outcome of a drill. */
function outcomeOf(drill: Drill) {
  const { name, most, edits, named = [], tests } = drill
  const silent = forgettable(drill).length
  edited(name, [...edits, ...named])
  const { ok, output } = node('--import', 'tsx', 'tools/generated-sections/sections.ts')
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
    silent,
    isRight,
  }
}

const rows = []
const chosen = process.argv.slice(2)
for (const drill of drills) {
  if (chosen.length > 0 && !chosen.some((part) => drill.name.includes(part))) continue
  rows.push(outcomeOf(drill))
}
console.table(rows)
process.exitCode = rows.every(
  ({ files, most, silent, isRight }) => files <= most && silent === 0 && isRight,
)
  ? 0
  : 1
