/**
 * `npm test` runs the linter, checks the types, looks for files and exports that nothing uses, builds the page, then runs
 * the tests of every kind of fault and measures the coverage of the unit tests. `npm run test:all` (`--all`) does the same,
 * and then what takes longer: the documentation, the second runtime, random tables in every format, and the tests of whole
 * programs beside the service. `npm run test:long` (`--long`) does all that with the whole random runs, and runs the drills.
 * Each step runs even if another one failed. The last line is always `N passed, N failed[, N skipped]`, the sum; each step
 * counts as one.
 * OKLAD_TEST_COUNT names a file for the count of `npm test`: `npm run test:all` then adds the rest to it.
 * Arguments are passed to Vitest, and turn the coverage off: `npm test -- packages/engine`,
 * `npm test -- --project unit`, `npm test -- --changed`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { relative } from 'node:path'

process.chdir(`${import.meta.dirname}/..`)

const [mode] = process.argv.slice(2)
const isLong = mode === '--long'
const isAll = isLong || mode === '--all'
const given = process.argv.slice(isAll ? 3 : 2)
// `packages/engine/src/testing/runs.ts` reads it.
if (isLong) process.env.OKLAD_LONG_TESTS = 'yes'

const isColoured = process.env.FORCE_COLOR !== undefined || process.stdout.isTTY
// Vitest prints colours if CI is set, even into a file.
if (!isColoured) process.env.NO_COLOR = '1'

const count = { passed: 0, failed: 0, skipped: 0 }
/** Where `npm test` leaves its count, and `npm run test:all` finds it. */
const { OKLAD_TEST_COUNT: countFile } = process.env
const isRest = isAll && countFile !== undefined
/** One line for each failure other than a failed test. */
const reasons = []

function fail(reason) {
  count.failed += 1
  reasons.push(reason)
}

function textOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
}

// Outside the repository and named by process: two runs at once must not remove each other's files.
const reportsDirectory = `${tmpdir()}/oklad-coverage-${process.pid}`

// Prints the result when the process exits, so that nothing follows the last line.
process.on('exit', (code) => {
  rmSync(reportsDirectory, { recursive: true, force: true })
  if (code !== 0 && count.failed === 0)
    fail('Vitest failed outside the tests; see its message above')
  console.log()
  for (const reason of reasons) console.log(`failed: ${reason}`)
  if (countFile !== undefined && !isRest) writeFileSync(countFile, JSON.stringify(count))
  console.log(textOf(count))
  process.exitCode = count.failed === 0 ? 0 : 1
})
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    fail('interrupted before the end')
    process.exit(1)
  })
}

/** Runs a part of the tests, and prints its own count and time. */
async function part(name, run) {
  const before = { ...count }
  const began = performance.now()
  await run()
  const own = Object.fromEntries(Object.keys(count).map((key) => [key, count[key] - before[key]]))
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`\n${name}: ${textOf(own)} in ${seconds} s`)
}

/** Runs a program of Node, and prints its name and what it wrote when it has ended. */
async function step(name, ...parameters) {
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  const written = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => written.push(part))
  const [code, signal] = await once(child, 'close')
  console.log(`\n${name}\n${Buffer.concat(written)}`)
  if (code === 0) count.passed += 1
  else fail(`${name} (${signal ?? `exit code ${code}`})`)
}

async function buildDocumentation() {
  const reference = 'tools/documentation-site/reference'
  const typedoc = `${reference}/node_modules/typedoc/bin/typedoc`
  await step('Documentation: reference by TypeDoc', typedoc, '--options', reference)
  await step('Documentation: its pages', '--import', 'tsx', 'tools/documentation-site/pages.ts')
  const vitepress = 'node_modules/vitepress/bin/vitepress.js'
  await step('Documentation: vitepress build', vitepress, 'build', 'tools/documentation-site')
}

const { parseCLI, startVitest } = await import('vitest/node')
/** Runs Vitest, and adds the results of its tests to the count. */
async function runTests(parameters, measured = {}) {
  const { filter, options } = parseCLI(['vitest', 'run', ...parameters])
  const coverage = { ...options.coverage, ...measured, reportsDirectory }
  const settings = { ...options, watch: false, coverage }
  const vitest = await startVitest('test', filter, settings, {}, { stderr: process.stdout })
  for (const module of vitest.state.getTestModules()) {
    const states = [...module.children.allTests()].map((test) => test.result().state)
    const failed = states.filter((state) => state === 'failed').length
    const passed = states.filter((state) => state === 'passed').length
    count.passed += passed
    count.failed += failed
    count.skipped += states.length - passed - failed
    // The file could not be loaded, or a hook failed.
    if (!module.ok() && failed === 0) fail(`${relative('.', module.moduleId)} outside its tests`)
  }
  for (const error of vitest.state.getUnhandledErrors())
    fail(`an error outside any test: ${error.message}`)
}

/** Runs the tests of projects of `vitest.config.ts`. */
const runProjects = (...names) => runTests(names.flatMap((name) => ['--project', name]))

async function runUnitTests() {
  // Measuring slows down the code, and most other tests run it in other processes, which are not measured.
  await runTests(['--project', 'unit'], { enabled: true, thresholds: { branches: 95 } })
}

const colours = `--colors=${isColoured ? 'force' : 'off'}`
const isWhole = given.length === 0

async function testEveryKind() {
  const checks = [
    step('Lint: biome ci', 'node_modules/@biomejs/biome/bin/biome', 'ci', colours, '.'),
    // Several checkers take half of the processor time again: each checks the types that files share.
    step('Types: tsc --noEmit', 'node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded'),
    step('Unused files and exports: knip', 'node_modules/knip/bin/knip.js', '--no-progress'),
  ]
  await step('Page: vite build', 'tools/build-page.js')
  await Promise.all([...checks, isWhole && runUnitTests()])
  await (isWhole ? runProjects('properties', 'outside') : runTests(given))
}

async function testTheRest() {
  // Neither reads what the other one writes.
  await Promise.all([buildDocumentation(), runProjects('second-runtime', 'tables')])
  if (isLong) await step('Drills', '--import', 'tsx', 'tools/drills/main.ts')
  await runProjects('thorough')
}

/** Adds the count of a run of `npm test` that has ended. */
function addEarlier() {
  try {
    const earlier = JSON.parse(readFileSync(countFile, 'utf8'))
    for (const key of Object.keys(count)) count[key] += earlier[key]
  } catch (error) {
    fail(`npm test left no count: ${error.message}`)
  }
}

if (isRest) addEarlier()
else await part('npm test', testEveryKind)
if (isAll && isWhole) await part('The rest', testTheRest)
process.exit()
