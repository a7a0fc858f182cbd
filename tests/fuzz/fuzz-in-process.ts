import { type PostedBody, serveInProcess } from '@oklad/server/testing'
import { PRIVATE, PUBLIC } from '../support/http.ts'
import { BATCH, bodiesOf } from './bodies.ts'
import { faultOf } from './fault-of.ts'

/** The longest that an answer may take, milliseconds. */
export const PATIENCE = 50

/**
 * How often a slow body is tried again, milliseconds apart: a busy machine is slow for a while, a
 * service always.
 */
const REPEATS = 10
const PAUSE = 100

/** How many bodies follow each other before the event loop turns. */
const TURN = 50

const key = 'key-of-the-fuzzer-alone'
export const FUZZ_ENVIRONMENT = {
  API_KEY: key,
  LOG_LEVEL: 'silent',
  RATE_LIMIT: 'on',
  RATE_LIMIT_PUBLIC: '999999999/60s',
  RATE_LIMIT_PRIVATE: '999999999/60s',
  // Bodies are made on the same event loop, so that its turns say nothing about the service.
  MAX_EVENT_LOOP_DELAY: '60000',
}
export const FUZZ_HEADERS = {
  'content-type': 'application/json',
  'x-api-key': key,
  'x-request-id': 'fuzz',
}
export const FUZZ_PATHS = [PUBLIC, PRIVATE] as const

/** An answer that should not have been, with all that it takes to get it again. */
export interface Fault {
  readonly seed: number
  /** Which body of the seed, counted from 0. */
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

/** What a run came to so far. */
export class FuzzRun {
  bodies = 0
  readonly statuses = new Map<number, number>()
  readonly faults: Fault[] = []
  /** The longest answer that was as slow every time, milliseconds. */
  slowest = 0
  /** How many took too long once and not again. */
  disturbed = 0
  private readonly post: (posted: PostedBody) => unknown
  private readonly seed: number

  private constructor(seed: number, post: (posted: PostedBody) => unknown) {
    this.seed = seed
    this.post = post
  }

  static async start(seed: number): Promise<FuzzRun> {
    return new FuzzRun(seed, await serveInProcess(FUZZ_ENVIRONMENT))
  }

  /**
   * Asks for every body of a batch at both addresses.
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

  /** Asks once, and measures how long the answer takes. */
  private async answer(path: string, body: Buffer) {
    const begun = performance.now()
    const reply = (await this.post({ path, headers: FUZZ_HEADERS, body })) as {
      status: number
      body: unknown
    }
    const milliseconds = performance.now() - begun
    return { status: reply.status, text: String(reply.body), milliseconds }
  }

  /** Notes how long an answer takes that took so long once; tells when that is always too long. */
  private async timeOf(path: string, body: Buffer, once: number): Promise<string | undefined> {
    if (once <= this.slowest) return undefined
    let always = once
    for (let repeat = 0; repeat < REPEATS && always > this.slowest; repeat++) {
      if (always > PATIENCE) await new Promise((resolve) => setTimeout(resolve, PAUSE))
      always = Math.min(always, (await this.answer(path, body)).milliseconds)
    }
    if (once > PATIENCE && always <= PATIENCE) this.disturbed++
    this.slowest = Math.max(this.slowest, always)
    return always > PATIENCE ? `it takes ${always.toFixed(0)} ms, every time` : undefined
  }
}

/** How much of a body is printed. */
const MOST_PRINTED = 2000

/** A fault, with how to see it again. */
export function faultText({ seed, index, path, fault, body }: Fault): string {
  const bytes = body.subarray(0, MOST_PRINTED).toString('base64')
  const again = `npm run fuzz -- --seed ${seed} --first ${index - (index % BATCH)} --count ${BATCH}`
  return `${path}: ${fault}\n  body ${index} of seed ${seed}, ${body.length} bytes, in base64: ${bytes}\n  again: ${again}`
}
