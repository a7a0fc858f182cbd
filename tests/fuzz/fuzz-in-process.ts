import { type PostedBody, serveInProcess } from '@oklad/server/testing'
import { PRIVATE, PUBLIC } from '../support/http.ts'
import { BATCH, bodiesOf } from './bodies.ts'
import { faultOf } from './fault-of.ts'

/** The longest that an answer may take, milliseconds of the processor. */
export const SLOW = 50

/** How often a slow body is posted again: the first answers compile the code. */
const REPEATS = 10

/** How many bodies are posted before the event loop gets a turn. */
const TURN = 50

const key = 'key-of-the-fuzzer-alone'
export const FUZZ_ENVIRONMENT = {
  API_KEY: key,
  LOG_LEVEL: 'silent',
  RATE_LIMIT: 'on',
  RATE_LIMIT_PUBLIC: '999999999/60s',
  RATE_LIMIT_PRIVATE: '999999999/60s',
  // The bodies are made on the same event loop, so its turns say nothing about the service.
  MAX_EVENT_LOOP_DELAY: '60000',
}
export const FUZZ_HEADERS = {
  'content-type': 'application/json',
  'x-api-key': key,
  'x-request-id': 'fuzz',
}
export const FUZZ_PATHS = [PUBLIC, PRIVATE] as const

/** A wrong answer, with everything needed to get it again. */
export interface Fault {
  readonly seed: number
  /** The number of the body in its seed, from 0. */
  readonly index: number
  readonly path: string
  readonly fault: string
  readonly body: Buffer
}

/** One answer. */
export interface FuzzAnswer {
  readonly status: number
  readonly text: string
}

/** The results of a run so far. */
export class FuzzRun {
  bodies = 0
  readonly statuses = new Map<number, number>()
  readonly faults: Fault[] = []
  /** The slowest answer that was as slow every time, milliseconds of the processor. */
  slowest = 0
  private readonly post: (posted: PostedBody) => unknown
  private readonly seed: number

  private constructor(seed: number, post: (posted: PostedBody) => unknown) {
    this.seed = seed
    this.post = post
  }

  static async start(seed: number): Promise<FuzzRun> {
    return new FuzzRun(seed, (await serveInProcess(FUZZ_ENVIRONMENT)).handle)
  }

  /**
   * Posts every body of a batch to both calculations.
   * @returns the answers, two for each body
   */
  async runBatch(batch: number, bodies = bodiesOf(this.seed, batch)): Promise<FuzzAnswer[]> {
    const answers: FuzzAnswer[] = []
    for (const [offset, body] of bodies.entries()) {
      if (offset % TURN === 0) await new Promise((resolve) => setImmediate(resolve))
      const index = batch * BATCH + offset
      for (const path of FUZZ_PATHS) {
        const answer = await this.answer(path, body)
        const slow = await this.timeOf(path, body, answer.milliseconds)
        const fault = faultOf(path, body, answer.status, answer.text) ?? slow
        if (fault !== undefined) this.faults.push({ seed: this.seed, index, path, fault, body })
        this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1)
        answers.push(answer)
      }
      this.bodies++
    }
    return answers
  }

  /** Posts once, and measures the time that the processor takes for the answer. */
  private async answer(path: string, body: Buffer) {
    const begun = process.cpuUsage()
    const reply = (await this.post({ path, headers: FUZZ_HEADERS, body })) as {
      status: number
      body: unknown
    }
    const { user, system } = process.cpuUsage(begun)
    const milliseconds = (user + system) * 0.001
    return { status: reply.status, text: String(reply.body), milliseconds }
  }

  /** Posts a slow body again and records its least time; returns a fault if it is always too slow. */
  private async timeOf(path: string, body: Buffer, once: number): Promise<string | undefined> {
    if (once <= this.slowest) return undefined
    let always = once
    for (let repeat = 0; repeat < REPEATS && always > this.slowest; repeat++) {
      always = Math.min(always, (await this.answer(path, body)).milliseconds)
    }
    this.slowest = Math.max(this.slowest, always)
    return always > SLOW ? `it takes ${always.toFixed(0)} ms every time` : undefined
  }
}

/** The number of bytes of a body that are printed. */
const MOST_PRINTED = 2000

/** A fault as text, with the command that repeats it. */
export function faultText({ seed, index, path, fault, body }: Fault): string {
  const bytes = body.subarray(0, MOST_PRINTED).toString('base64')
  const again = `npm run fuzz -- --seed ${seed} --first ${index - (index % BATCH)} --count ${BATCH}`
  return `${path}: ${fault}\n  body ${index} of seed ${seed}, ${body.length} bytes, in base64: ${bytes}\n  again: ${again}`
}
