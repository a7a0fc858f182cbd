/**
 * Makes each change of `drills.ts` in a scratch copy of the last commit, and prints a table: how many source files it
 * touches, with those that the compiler then refuses, how many errors and failing tests show what is left to change,
 * and whether its answers are right. The exit code is 1 if a change touches too many files, or if an answer is wrong.
 * Arguments choose drills by a part of their names: `npm run drills -- "response member"`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, run, ScratchCopy } from '../scratch-copy.ts'
import { type Drill, drills } from './drills.ts'

using scratch = new ScratchCopy()
const copy = scratch.folder

function edit({ name, edits }: Drill): void {
  for (const { file, anchor, text } of edits) {
    const path = join(copy, file)
    const parts = anchor === undefined ? ['', ''] : readFileSync(path, 'utf8').split(anchor)
    if (parts.length !== 2) throw new Error(`${name}: ${file} must have once: ${anchor}`)
    writeFileSync(path, parts.join(text))
  }
}

/** The outcome of a drill. */
function outcomeOf({ name, most, edits, tests }: Drill) {
  const node = (...parameters: string[]) => run(copy, process.execPath, ...parameters)
  const { ok, output } = node('--import', 'tsx', 'tools/documentation/sections.ts')
  if (!ok) throw new Error(`${name}: npm run docs\n${output}`)
  const types = node('node_modules/typescript/bin/tsc', '--noEmit').output.match(/^.*error TS.*$/gm)
  const vitest = node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests).output
  const failed = new Set(vitest.match(/^ FAIL .*$/gm))
  for (const fault of [...(types ?? []), ...failed]) console.log(`${name}: ${fault}`)
  const red = (types ?? []).map((error) => error.split('(')[0] as string)
  const touched = [...edits.map(({ file }) => file), ...red]
  const files = new Set(touched.filter((file) => !file.endsWith('.test.ts'))).size
  const isRight =
    / Tests /.test(vitest) && ![...failed].some((test) => test.includes('drill.test.ts'))
  return { drill: name, files, most, 'types red': red.length, 'tests red': failed.size, isRight }
}

const rows = []
const chosen = process.argv.slice(2)
for (const drill of drills) {
  if (chosen.length > 0 && !chosen.some((part) => drill.name.includes(part))) continue
  mustRun(copy, 'git', 'checkout', '--quiet', '.')
  mustRun(copy, 'git', 'clean', '--quiet', '-fd')
  edit(drill)
  rows.push(outcomeOf(drill))
}
console.table(rows)
process.exitCode = rows.every(({ files, most, isRight }) => files <= most && isRight) ? 0 : 1
