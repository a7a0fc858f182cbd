/**
 * `npm run fuzz`: a million bodies as nobody should send them, asked for at both calculations in this
 * process, and the last of them over a socket on both runtimes, where the answers must be the same.
 * Every fault is printed with all that it takes to see it again; the exit code is then 1.
 *
 * `-- --seed 7 --first 5000 --count 1000 --socket 0` asks for others, of this seed, from this one on,
 * this many, without a socket; all in thousands. `-- --save` adds the run to `benchmarks/results.md`.
 */
import { parseArgs } from 'node:util'
import { BATCH, bodiesOf } from '../tests/fuzz/bodies.ts'
import {
  FUZZ_ENVIRONMENT,
  FUZZ_HEADERS,
  FUZZ_PATHS,
  type FuzzAnswer,
  FuzzRun,
  faultText,
  PATIENCE,
} from '../tests/fuzz/fuzz-in-process.ts'
import { ask } from '../tests/support/http.ts'
import { heapMebibytes, slope } from './heap.ts'
import { describeMachine, type RuntimeName } from './machine.ts'
import { count, type Section, saveResults, sectionText } from './report.ts'
import { startServer } from './server.ts'

/** How often the memory is looked at in a run. */
const LOOKS = 10
/** How many callers there are at the socket. */
const CALLERS = 8
/** How many faults are printed: a thousand alike say no more. */
const MOST_FAULTS = 20

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    count: { type: 'string', default: '1000000' },
    socket: { type: 'string', default: '10000' },
    save: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
const batches = Number(values.count) / BATCH
const firstBatch = Number(values.first) / BATCH
const socketBatches = Math.min(Number(values.socket) / BATCH, batches)
// The last ones are kept for the socket, which would look like a leak.
const lookEvery = Math.ceil((batches - socketBatches) / LOOKS)

const rows: string[][] = []
const run = await FuzzRun.start(seed)
const heap: { x: number; y: number }[] = []
const last: { readonly bodies: Buffer[]; readonly answers: FuzzAnswer[] }[] = []
for (let batch = 0; batch < batches; batch++) {
  const bodies = bodiesOf(seed, firstBatch + batch)
  const answers = await run.runBatch(firstBatch + batch, bodies)
  const isLast = batch >= batches - socketBatches
  if (!isLast && (batch + 1) % lookEvery === 0) {
    heap.push({ x: run.bodies / 100_000, y: heapMebibytes() })
    process.stdout.write(
      `${count(run.bodies)} bodies, heap ${heap.at(-1)?.y.toFixed(1)} MiB, slowest ${run.slowest.toFixed(1)} ms, faults ${run.faults.length}\n`,
    )
  }
  if (isLast) last.push({ bodies, answers })
}
const statuses = [...run.statuses].sort(([one], [other]) => one - other)
rows.push(
  ['bodies, each at both addresses', count(run.bodies)],
  ...statuses.map(([status, times]) => [`answers ${status}`, count(times)]),
  ['faults', count(run.faults.length)],
  ['slowest answer, the least of several times, ms', run.slowest.toFixed(1)],
  [`over ${PATIENCE} ms once and not again`, count(run.disturbed)],
)
if (heap.length > 2) {
  const settled = heap.slice(1)
  rows.push(
    ['heap after the first tenth, MiB', (heap[0]?.y ?? 0).toFixed(1)],
    ['heap at the end, MiB', (heap.at(-1)?.y ?? 0).toFixed(1)],
    ['its slope after the first tenth, MiB for 100,000 bodies', slope(settled).toFixed(2)],
  )
}
for (const fault of run.faults.slice(0, MOST_FAULTS)) process.stdout.write(`${faultText(fault)}\n`)

let differences = 0
if (socketBatches > 0) {
  for (const runtime of ['Bun', 'Node'] as const) {
    const different = await overSocket(runtime)
    differences += different
    rows.push([`over a socket on ${runtime}`, count(last.length * BATCH * FUZZ_PATHS.length)])
    rows.push([`answered otherwise than in this process, on ${runtime}`, count(different)])
  }
}

const section: Section = {
  title: 'Mutated bodies',
  head: [`seed ${seed}, on ${'Bun' in globalThis ? 'Bun' : 'Node'}`, ''],
  rows,
}
process.stdout.write(`\n${sectionText(section)}\n`)
if (values.save) saveResults(describeMachine(), [section])
process.exit(run.faults.length + differences === 0 ? 0 : 1)

/**
 * Asks for the last bodies over a socket.
 * @returns how many were answered otherwise
 */
async function overSocket(runtime: RuntimeName): Promise<number> {
  const server = await startServer(runtime, 0, FUZZ_ENVIRONMENT)
  const port = Number(new URL(server.url).port)
  const questions = last.flatMap(({ bodies, answers }) =>
    answers.map((answer, index) => ({
      answer,
      body: bodies[Math.trunc(index / FUZZ_PATHS.length)] as Buffer,
      path: FUZZ_PATHS[index % FUZZ_PATHS.length] as string,
    })),
  )
  let different = 0
  let next = 0
  const callers = Array.from({ length: CALLERS }, async () => {
    for (;;) {
      const question = questions[next++]
      if (question === undefined) return
      const { path, body, answer } = question
      const { status, text } = await ask({ port }, path, {
        method: 'POST',
        headers: FUZZ_HEADERS,
        body,
      })
      if (status === answer.status && text === answer.text) continue
      different++
      if (different > MOST_FAULTS) continue
      process.stdout.write(
        `${runtime} answers ${path} otherwise: ${status} ${text} instead of ${answer.status} ${answer.text}\n  body of seed ${seed}, in base64: ${body.toString('base64')}\n`,
      )
    }
  })
  try {
    await Promise.all(callers)
  } finally {
    await server.stop()
  }
  return different
}
