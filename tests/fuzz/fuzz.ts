/**
 * `npm run fuzz`: posts a million wrong bodies to both calculations in this process, and the last 10,000
 * over a socket on both runtimes, where the answers must be the same. Prints every fault with the body
 * that causes it; the exit code is then 1.
 *
 * `-- --seed 7 --first 5000 --count 1000 --socket 0` chooses the seed, the first body, how many bodies, and
 * how many of them go over a socket; each number but the seed is a multiple of 1,000.
 */
import { parseArgs } from 'node:util'
import { ask } from '../support/http.ts'
import { launch } from '../support/program.ts'
import { BATCH, bodiesOf } from './bodies.ts'
import {
  FUZZ_ENVIRONMENT,
  FUZZ_HEADERS,
  FUZZ_PATHS,
  FuzzRun,
  faultText,
} from './fuzz-in-process.ts'

/** How many callers share the bodies that go over a socket. */
const CALLERS = 8
/** How many faults are printed: a thousand alike say no more. */
const MOST_FAULTS = 20

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    count: { type: 'string', default: '1000000' },
    socket: { type: 'string', default: '10000' },
  },
})
const seed = Number(values.seed)
const batches = Number(values.count) / BATCH
const firstBatch = Number(values.first) / BATCH
const batchesInProcess = batches - Number(values.socket) / BATCH
const print = (line: string) => process.stdout.write(`${line}\n`)

const run = await FuzzRun.start(seed)
/** The requests that are repeated over a socket, with their expected answers. */
const questions: { path: string; body: Buffer; status: number; text: string }[] = []
for (let batch = 0; batch < batches; batch++) {
  const bodies = bodiesOf(seed, firstBatch + batch)
  const answers = (await run.runBatch(firstBatch + batch, bodies)).values()
  if ((batch + 1) % 100 === 0) print(`${run.bodies} bodies, ${run.faults.length} faults`)
  if (batch < batchesInProcess) continue
  for (const body of bodies) {
    for (const path of FUZZ_PATHS) {
      const { status, text } = answers.next().value ?? { status: 0, text: '' }
      questions.push({ path, body, status, text })
    }
  }
}
for (const fault of run.faults.slice(0, MOST_FAULTS)) print(faultText(fault))
print(`bodies, each at both addresses: ${run.bodies}`)
for (const [status, times] of [...run.statuses].sort()) print(`answers ${status}: ${times}`)
print(`faults: ${run.faults.length}`)
print(`slowest answer, the least of several times: ${run.slowest.toFixed(1)} ms of the processor`)

let differences = 0
for (const runtime of ['bun', 'node'] as const) {
  const different = await askOverSocket(runtime)
  differences += different
  print(`answered differently over a socket on ${runtime}: ${different} of ${questions.length}`)
}
process.exit(run.faults.length + differences === 0 ? 0 : 1)

/** @returns how many answers over a socket differ from those in this process */
async function askOverSocket(runtime: 'bun' | 'node'): Promise<number> {
  await using server = launch({ runtime, environment: FUZZ_ENVIRONMENT })
  const [, port] = await server.printed(/http:\/\/[^\s"]+:(\d+)/)
  const waiting = questions.values()
  let different = 0
  const caller = async () => {
    for (const { path, body, status, text } of waiting) {
      const sent = { method: 'POST', headers: FUZZ_HEADERS, body }
      const answer = await ask({ port: Number(port) }, path, sent)
      if (answer.status === status && answer.text === text) continue
      different++
      if (different > MOST_FAULTS) continue
      print(`${runtime} at ${path}: ${answer.status} ${answer.text} instead of ${status} ${text}`)
      print(`  body in base64: ${body.toString('base64')}`)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return different
}
