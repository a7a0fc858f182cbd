/**
 * Makes each change of `drills.ts` in a scratch copy of the last commit, and prints a table: how many source files it
 * touches, with those that the compiler then refuses, how many errors and failing tests show what is left to change,
 * and whether its answers are right. The exit code is 1 if a change touches too many files, or if an answer is wrong.
 * Arguments choose drills by a part of their names: `npm run drills -- "response member"`.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Drill, drills } from './drills.ts'

const copy = mkdtempSync(join(tmpdir(), 'oklad-drills-'))

function run(folder: string, command: string, ...parameters: string[]) {
  const env = { ...process.env, NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { ok: status === 0, output: `${stdout}${stderr}` }
}

function git(folder: string, ...parameters: string[]): void {
  const { ok, output } = run(folder, 'git', ...parameters)
  if (!ok) throw new Error(`git ${parameters.join(' ')}\n${output}`)
}

/** Links the installed dependencies into the copy; the packages of the workspace are links into the copy itself. */
function linkModules(folder: string): void {
  mkdirSync(join(copy, folder))
  for (const name of readdirSync(folder).filter((name) => !name.startsWith('.vite'))) {
    const [from, to] = [resolve(folder, name), join(copy, folder, name)]
    if (name === '@oklad') cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, to)
  }
}

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
try {
  git('.', 'worktree', 'add', '--quiet', '--detach', copy)
  for (const folder of ['', 'packages/keys/', 'apps/server/', 'tests/clients/'])
    linkModules(`${folder}node_modules`)
  const chosen = process.argv.slice(2)
  for (const drill of drills) {
    if (chosen.length > 0 && !chosen.some((part) => drill.name.includes(part))) continue
    git(copy, 'checkout', '--quiet', '.')
    git(copy, 'clean', '--quiet', '-fd')
    edit(drill)
    rows.push(outcomeOf(drill))
  }
} finally {
  run('.', 'git', 'worktree', 'remove', '--force', copy)
}
console.table(rows)
process.exitCode = rows.every(({ files, most, isRight }) => files <= most && isRight) ? 0 : 1
