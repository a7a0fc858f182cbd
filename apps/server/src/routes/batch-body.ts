import { setImmediate } from 'node:timers/promises'
import { type ErrorCode, LARGEST_BATCH, LARGEST_BODY } from '@oklad/contract/internal'
import { type Exchange, Refused } from '../http/exchange.ts'
import { IDLE_TIMEOUT } from '../runtime/listener.ts'

/** A line costs a point; lines that are longer on average cost a point for each KiB. */
const BYTES_FOR_A_POINT = 1024

/** How long a batch waits for the end of a line, milliseconds. */
const SILENCE_TIMEOUT = IDLE_TIMEOUT * 1000

const LINE_END = 10

/**
 * The body in the chunks in which it arrives.
 * @throws {Refused} when it breaks off, or no line ends within 30 seconds of waiting for the caller
 */
async function* chunksInTime(exchange: Exchange): AsyncGenerator<Uint8Array> {
  const source = exchange.chunks()[Symbol.asyncIterator]()
  let timeout = SILENCE_TIMEOUT
  for (;;) {
    const asked = performance.now()
    const chunk = await nextOf(source, timeout)
    if (chunk === undefined) return
    const waited = performance.now() - asked
    timeout = chunk.includes(LINE_END) ? SILENCE_TIMEOUT : timeout - waited
    yield chunk
  }
}

async function nextOf(source: AsyncIterator<Uint8Array>, timeout: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, Math.max(0, timeout), new Refused('malformed_json'))
  })
  try {
    const { done, value } = await Promise.race([source.next(), late])
    return done ? undefined : value
  } catch {
    throw new Refused('malformed_json')
  } finally {
    clearTimeout(timer)
  }
}

/** The body of a batch as it arrives. Its lines and bytes are charged before they are answered. */
export type BatchBody = ReturnType<typeof batchBody>

export function batchBody(exchange: Exchange, maxLines: number) {
  let lines = 0
  let bytes = 0
  /** The points of the lists in the lines. */
  let listed = 0
  /** The guard of the route has charged the first point. */
  let points = 1

  /** Charges what is due for the lines and bytes so far; returns the points that are not left. */
  async function charge(): Promise<number> {
    // biome-ignore lint/plugin/money: a number of points, not money
    const due = Math.max(lines, Math.floor(bytes / BYTES_FOR_A_POINT)) + listed - points
    if (due <= 0) return 0
    const { spend } = exchange
    const charged = spend === undefined ? due : ((await spend(due, 1)) ?? 0)
    points += charged
    return due - charged
  }

  return {
    /**
     * The bytes in pieces that take a few milliseconds to answer.
     * @throws {Refused} when the body is too large, too few points are left, it breaks off, or no line
     *   ends within 30 seconds of waiting for the caller
     */
    async *pieces(): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunksInTime(exchange)) {
        for (let start = 0; start < chunk.length; start += LARGEST_BODY) {
          const piece = chunk.subarray(start, start + LARGEST_BODY)
          bytes += piece.length
          if (bytes > LARGEST_BATCH) throw new Refused('batch_too_long')
          if ((await charge()) > 0) throw new Refused('rate_limit_exceeded')
          yield piece
          // Lets the process answer others.
          await setImmediate()
        }
      }
    },

    /**
     * Charges the lists of a line before it is answered.
     * @throws {Refused} `rate_limit_exceeded` if too few points are left
     */
    async admitLists(more: number): Promise<void> {
      if (more === 0) return
      listed += more
      if ((await charge()) > 0) throw new Refused('rate_limit_exceeded')
      // A line with lists may take milliseconds: others are answered between two of them.
      await setImmediate()
    },

    /**
     * Charges a group of lines.
     * @returns how many of them are answered, and the code of the error for the next one, if there is one
     */
    async admit(size: number): Promise<{ kept: number; refusal: ErrorCode | undefined }> {
      await setImmediate()
      const within = Math.min(size, maxLines - lines)
      lines += within
      const kept = Math.max(0, within - (await charge()))
      if (kept < within) return { kept, refusal: 'rate_limit_exceeded' }
      return { kept, refusal: within < size ? 'batch_too_long' : undefined }
    },
  }
}
