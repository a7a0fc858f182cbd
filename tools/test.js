/**
 * `npm test`: the linter, the types, the page, then the tests with their coverage. Every step runs whatever
 * the one before it said, and the last line printed is always `N passed, N failed[, N skipped]`.
 * Arguments go to vitest: `npm test -- packages/engine` runs some of the tests, so their coverage is
 * not measured; `npm test -- packages/engine --coverage` measures it and demands nothing of it.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const minimumBranches = 95
const root = fileURLToPath(new URL('..', import.meta.url))
const vitestArguments = process.argv.slice(2)

// Vitest takes CI=true for a wish for colours, and `biome ci` always has it.
const { FORCE_COLOR, NO_COLOR, ...rest } = process.env
const forced = FORCE_COLOR !== undefined && FORCE_COLOR !== '0'
const coloured = forced || (process.stdout.isTTY && (NO_COLOR ?? FORCE_COLOR) === undefined)
const env = coloured ? { ...rest, FORCE_COLOR: FORCE_COLOR ?? '1' } : { ...rest, NO_COLOR: '1' }

const count = { passed: 0, failed: 0, skipped: 0 }
/** One line for every failure that is not a failed test, for those vitest lists itself. */
const reasons = []
let runningChild
let interrupted = false

function fail(reason) {
  count.failed += 1
  reasons.push(reason)
}

/** The script behind a package's command: unlike node_modules/.bin it starts alike on any system. */
function commandOf(packageName, command) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, bin[command])
}

function run(script, scriptArguments) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...scriptArguments], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    runningChild = child
    let output = ''
    // Both streams leave by the standard output: two pipes could be read with the last line first.
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
        process.stdout.write(text)
      })
    }
    child.on('error', reject)
    child.on('close', (code, signal) => {
      runningChild = undefined
      resolve({ code, signal, output: stripVTControlCharacters(output) })
    })
  })
}

function ending({ code, signal }) {
  return signal === null ? `exit code ${code}` : `signal ${signal}`
}

/** A step that breaks is a failure like any other: the next one still runs. */
async function step(name, action) {
  if (interrupted) return
  console.log(`\n${name}`)
  try {
    await action()
  } catch (error) {
    fail(`${name} could not be run: ${error instanceof Error ? error.message : error}`)
  }
}

async function check(name, script, scriptArguments) {
  const result = await run(script, scriptArguments)
  if (result.code === 0) count.passed += 1
  else fail(`${name} failed (${ending(result)})`)
}

async function test(temporary) {
  const report = join(temporary, 'report.json')
  const result = await run(commandOf('vitest', 'vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // Not in the repository: two runs at once would remove each other's files there.
    `--coverage.reportsDirectory=${join(temporary, 'coverage')}`,
    ...(vitestArguments.length === 0
      ? ['--coverage.enabled', `--coverage.thresholds.branches=${minimumBranches}`]
      : vitestArguments),
  ])
  const failedBefore = count.failed
  countTests(report, result)
  if (result.code === 0) return
  for (const [line] of result.output.matchAll(/Coverage for .* does not meet .*threshold.*/g)) {
    fail(line)
  }
  for (const [line] of result.output.matchAll(/Vitest caught \d+ unhandled errors?/g)) fail(line)
  if (count.failed === failedBefore) fail(`vitest failed outside of the tests (${ending(result)})`)
}

function countTests(report, result) {
  let files
  try {
    files = JSON.parse(readFileSync(report, 'utf8')).testResults
  } catch {
    fail(`vitest left no report (${ending(result)})`)
    return
  }
  for (const file of files) {
    const statuses = file.assertionResults.map((assertion) => assertion.status)
    const failed = statuses.filter((status) => status === 'failed').length
    const passed = statuses.filter((status) => status === 'passed').length
    count.passed += passed
    count.failed += failed
    count.skipped += statuses.length - passed - failed
    // It could not be loaded, or a hook around its tests broke.
    if (file.status === 'failed' && failed === 0) {
      fail(`${relative(root, file.name)} failed outside of its tests`)
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    interrupted = true
    runningChild?.kill(signal)
  })
}

let temporary
await step('Lint: biome ci', () =>
  check('lint', commandOf('@biomejs/biome', 'biome'), [
    'ci',
    `--colors=${coloured ? 'force' : 'off'}`,
    '.',
  ]),
)
await step('Types: tsc --noEmit', () =>
  check('types', commandOf('typescript', 'tsc'), ['--noEmit']),
)
// The service serves the page as it is built, and a browser opens it.
await step('Page: vite build', () => check('the build of the page', 'tools/build-page.js', []))
await step('Tests: vitest', () => {
  temporary = mkdtempSync(join(tmpdir(), 'oklad-test-'))
  return test(temporary)
})
if (temporary !== undefined) {
  try {
    rmSync(temporary, { recursive: true, force: true })
  } catch {
    // A leftover in the system's temporary folder says nothing about the tests.
  }
}
if (interrupted) fail('interrupted before the end')

console.log()
for (const reason of reasons) console.log(`failed: ${reason}`)
const skipped = count.skipped === 0 ? '' : `, ${count.skipped} skipped`
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`)
process.exitCode = count.failed === 0 ? 0 : 1
