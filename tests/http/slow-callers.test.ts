import { beforeAll, describe, expect, it } from 'vitest'
import { Connection, isClosedEarly, SOME_TIME } from '../support/connection.ts'
import { ask, calculate, PRIVATE, PUBLIC } from '../support/http.ts'
import { runtimes } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'

/** Extra time for a machine that is busy with other tests, milliseconds. */
const BUSY = 60_000

/** How long the headers and the body of a request may take to arrive, milliseconds. */
const HEADERS = 15_000 + BUSY
const BODY = 35_000 + BUSY

const start = 'GET /livez HTTP/1.1\r\nHost: oklad\r\n'
const post = (path: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nHost: oklad\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
const long = 'Content-Length: 10000'
const chunked = 'Transfer-Encoding: chunked'

/** Callers: the first bytes, the bytes repeated every second, and the time limit of the connection, ms. */
const callers: readonly (readonly [
  caller: string,
  first: string,
  again: string | undefined,
  cutWithin: number,
])[] = [
  ['says nothing', '', undefined, HEADERS],
  ['stops in the first line', 'GET /liv', undefined, HEADERS],
  ['stops in its headers', start, undefined, HEADERS],
  ['sends a header a second', start, 'X-Slow: 1\r\n', HEADERS],
  ['sends no body', post(PUBLIC, long), undefined, BODY],
  ['stops in its body', `${post(PUBLIC, long)}{"gross`, undefined, BODY],
  ['sends a byte of its body a second', post(PUBLIC, long), ' ', BODY],
  ['stops between chunks', `${post(PUBLIC, chunked)}1\r\n \r\n`, undefined, BODY],
  ['sends a chunk a second', post(PUBLIC, chunked), '1\r\n \r\n', BODY],
  ['goes on after it was refused', post(PRIVATE, long), ' ', BODY],
  ['sends a body to an unknown path', post('/nowhere', long), ' ', BODY],
  ['sends no second request', `${start}\r\n`, undefined, BODY],
]

/** Sends slowly until the connection is closed. Returns the milliseconds until then, and the answer. */
async function callSlowly(port: number, first: string, again: string | undefined, limit: number) {
  using connection = await Connection.open(port)
  connection.send(first)
  const dripping = setInterval(() => {
    if (again !== undefined && !connection.isClosed) connection.send(again)
  }, 1000)
  let timer: NodeJS.Timeout | undefined
  const neverCut = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(Number.POSITIVE_INFINITY), limit + 5000)
  })
  const cutAfter = await Promise.race([connection.closed, neverCut])
  clearInterval(dripping)
  clearTimeout(timer)
  return { cutAfter, received: connection.leftOver }
}

// All runtimes and callers run concurrently, so that they take only as long as the slowest one.
describe.concurrent.each(runtimes)('slow callers on $runtime', ({ runtime }) => {
  const server = sharedServer({ runtime })
  const calls = new Map<string, ReturnType<typeof callSlowly>>()
  beforeAll(() => {
    for (const [caller, first, again, cutWithin] of callers) {
      calls.set(caller, callSlowly(server().port, first, again, cutWithin))
    }
  })

  it.each(callers)('a caller that %s is disconnected', async (caller, _, __, cutWithin) => {
    const call = await calls.get(caller)
    expect(call?.cutAfter).toBeLessThan(cutWithin)
    // A slow caller gets some time.
    expect(call?.cutAfter).toBeGreaterThan(SOME_TIME)
    expect(call?.received).not.toContain('gross_salary')
  })

  it('a caller that stops in its headers is disconnected before one that sends no body', async () => {
    const after = async (caller: string) => (await calls.get(caller))?.cutAfter
    expect(await after('stops in its headers')).toBeLessThan((await after('sends no body')) ?? 0)
  })

  it('a hundred of them do not delay other callers', async () => {
    const idle = await Promise.all(
      Array.from({ length: 100 }, () => Connection.open(server().port)),
    )
    try {
      idle.forEach((connection, index) => {
        connection.send(['', start, post(PUBLIC, long), post(PUBLIC, chunked)][index % 4] ?? '')
      })
      for (let round = 0; round < 20; round++) {
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => calculate(server(), { gross_salary: round })),
        )
        expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
        // The others were answered before the service closed the connections of the slow callers.
        if (round === 0) expect(idle.filter(({ isClosed }) => isClosed)).toHaveLength(0)
      }
      expect((await ask(server(), '/readyz')).status).toBe(200)
      expect(idle.filter(isClosedEarly)).toHaveLength(0)
    } finally {
      for (const connection of idle) connection[Symbol.dispose]()
    }
  })
})
