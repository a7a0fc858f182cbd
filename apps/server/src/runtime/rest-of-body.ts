import type { Exchange } from '../http/exchange.ts'
import { IDLE_TIMEOUT, SILENCE } from './listener.ts'

/** How long the rest of a body is read, milliseconds. */
const LONGEST = IDLE_TIMEOUT * 1000

/**
 * Drops the rest of a body, until it ends or nothing has come for a time, for 30 s at most. A connection that is closed
 * while a body arrives loses the answer.
 * @param timeout how long nothing may come, milliseconds: the answer waits
 */
export async function dropRest(exchange: Exchange, timeout = SILENCE): Promise<void> {
  const latest = performance.now() + LONGEST
  await new Promise<void>((resolve) => {
    const silence = setTimeout(resolve, timeout)
    const end = () => {
      clearTimeout(silence)
      resolve()
    }
    async function drop() {
      for await (const _ of exchange.chunks()) {
        if (performance.now() > latest) return
        silence.refresh()
      }
    }
    // An error says that the caller is gone.
    drop().then(end, end)
  })
}

/** A stream that ends when the body of its request has come. */
export async function* endingAfterBody(
  body: AsyncIterator<string>,
  exchange: Exchange,
): AsyncGenerator<string> {
  yield* { [Symbol.asyncIterator]: () => body }
  await dropRest(exchange, LONGEST)
}
