import type { ErrorCode } from '@oklad/contract/internal'
import { type Exchange, LARGEST_BODY } from '../http/exchange.ts'
import { IDLE_TIMEOUT } from '../runtime/listener.ts'

/** The largest body of a batch, bytes: 64 MiB. The proxies allow as much. */
export const LARGEST_BATCH = 64 * 1024 * 1024

/** A line costs a point; lines that are longer on average cost a point for each KiB. */
const BYTES_FOR_A_POINT = 1024

/** How long a batch waits for the end of a line, milliseconds. */
const PATIENCE = IDLE_TIMEOUT * 1000

const LINE_END = 10

/** Lets the process answer others. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Ends a batch early, with the error that its caller gets in place of the next answer. */
export class BatchEnd extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

/** The body of a batch as it arrives. Its lines and bytes are charged before they are answered. */
export class BatchBody {
  readonly #exchange: Exchange
  readonly #source: AsyncIterator<Uint8Array>
  readonly #maxLines: number
  #lines = 0
  #bytes = 0
  /** The guard of the route has charged the first point. */
  #points = 1

  constructor(exchange: Exchange, maxLines: number) {
    this.#exchange = exchange
    this.#source = exchange.chunks()[Symbol.asyncIterator]()
    this.#maxLines = maxLines
  }

  /**
   * The bytes in pieces that take a few milliseconds to answer.
   * @throws {BatchEnd} when the body is too large, its points are not left, it breaks off, or no line
   *   ends within 30 seconds of waiting for the caller
   */
  async *pieces(): AsyncGenerator<Uint8Array> {
    let patience = PATIENCE
    for (;;) {
      const asked = performance.now()
      const chunk = await this.#next(patience)
      if (chunk === undefined) return
      const waited = performance.now() - asked
      patience = chunk.includes(LINE_END) ? PATIENCE : patience - waited
      for (let start = 0; start < chunk.length; start += LARGEST_BODY) {
        const piece = chunk.subarray(start, start + LARGEST_BODY)
        this.#bytes += piece.length
        if (this.#bytes > LARGEST_BATCH) throw new BatchEnd('batch_too_long')
        if ((await this.#charge()) > 0) throw new BatchEnd('rate_limit_exceeded')
        yield piece
        await turn()
      }
    }
  }

  /**
   * Charges a group of lines.
   * @returns how many of them are answered, and the code of the error for the next one, if there is one
   */
  async admit(size: number): Promise<{ kept: number; refusal: ErrorCode | undefined }> {
    await turn()
    const left = this.#maxLines - this.#lines
    const within = Math.min(size, left)
    this.#lines += within
    const kept = Math.max(0, within - (await this.#charge()))
    if (kept < within) return { kept, refusal: 'rate_limit_exceeded' }
    return { kept, refusal: within < size ? 'batch_too_long' : undefined }
  }

  /** Charges what is due for the lines and bytes so far; returns the points that are not left. */
  async #charge(): Promise<number> {
    // biome-ignore lint/plugin/money: a number of points, not money
    const ofBytes = Math.floor(this.#bytes / BYTES_FOR_A_POINT)
    const due = Math.max(this.#lines, ofBytes) - this.#points
    if (due <= 0) return 0
    const { spend } = this.#exchange
    const charged = spend === undefined ? due : ((await spend(due, 1)) ?? 0)
    this.#points += charged
    return due - charged
  }

  async #next(patience: number): Promise<Uint8Array | undefined> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, Math.max(0, patience), new BatchEnd('malformed_json'))
    })
    try {
      const { done, value } = await Promise.race([this.#source.next(), late])
      return done ? undefined : value
    } catch {
      throw new BatchEnd('malformed_json')
    } finally {
      clearTimeout(timer)
    }
  }
}
