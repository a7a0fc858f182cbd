import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Connection, isClosedEarly } from '../support/connection.ts'
import { eventually } from '../support/eventually.ts'
import { anew, ask, calculate, PUBLIC } from '../support/http.ts'
import { haveInFlight } from '../support/metrics.ts'
import { launcher } from '../support/program.ts'
import { runtimes } from '../support/runtimes.ts'
import { type Server, sharedServer, start } from '../support/server.ts'

/** How many connections this process may open, with room for its other files. */
function mostConnections(): number {
  const limits = process.platform === 'linux' ? readFileSync('/proc/self/limits', 'utf8') : ''
  const files = Number(/Max open files\s+(\d+)/.exec(limits)?.[1] ?? 1000)
  return Math.min(5000, files - 500)
}

const IDLE = mostConnections()
if (IDLE < 5000) console.warn(`Only ${IDLE} idle connections: more files may not be opened here`)

/** How many connections are opened at a time: not more than the listen queue holds. */
const AT_A_TIME = 250

const salary = '{"gross_salary":15000000}'
const post = (lines: readonly string[]) =>
  [
    `POST ${PUBLIC} HTTP/1.1`,
    'Host: oklad',
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n')
const whole = post([`Content-Length: ${salary.length}`]) + salary

/** Opens connections, and sends a text on each. */
async function open(port: number, count: number, text: string): Promise<Connection[]> {
  const all: Connection[] = []
  while (all.length < count) {
    const opening = Array.from({ length: Math.min(AT_A_TIME, count - all.length) }, () =>
      Connection.open(port),
    )
    all.push(...(await Promise.all(opening)))
  }
  if (text !== '') for (const connection of all) connection.send(text)
  return all
}

/** Expects that the service answers a normal caller. */
async function isServed(server: Server): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const { status, json } = await calculate(server, { gross_salary: round * 100 })
    expect([status, json['gross_salary']]).toEqual([200, round * 100])
    // On a new connection, like the probe of an orchestrator.
    using probe = await Connection.open(server.port)
    probe.send('GET /readyz HTTP/1.1\r\nHost: oklad\r\nConnection: close\r\n\r\n')
    expect((await probe.answer()).status).toBe(200)
    expect((await ask(server, '/livez')).status).toBe(200)
  }
}

/** Broken requests, answered by an error or not at all. `half` closes the sending side after them. */
const attacks: readonly (readonly [name: string, text: string | Buffer, half?: boolean])[] = [
  ['headers of 100 kB', `GET / HTTP/1.1\r\nHost: oklad\r\nX-Long: ${'a'.repeat(100_000)}`],
  ['headers without an end', `GET / HTTP/1.1\r\n${'X-Many: 1\r\n'.repeat(5000)}`],
  ['a chunk without a valid size', `${post(['Transfer-Encoding: chunked'])}zz\r\n${salary}\r\n`],
  [
    'a chunk size beyond all bounds',
    `${post(['Transfer-Encoding: chunked'])}ffffffffffffffff\r\nx`,
  ],
  ['a length and chunks', `${post(['Content-Length: 5', 'Transfer-Encoding: chunked'])}0\r\n\r\n`],
  ['a body that is cut', post(['Content-Length: 100']) + salary, true],
  ['a head that is cut', 'POST /api/v1/calc HTT', true],
  ['bytes that are not HTTP', Buffer.alloc(4096, 0xff)],
  ['an endless body', post(['Content-Length: 99999999999']) + ' '.repeat(50_000)],
]

describe.each(runtimes)('hostile connections on $runtime', ({ runtime }) => {
  // While thousands connect, a turn of the event loop may take long.
  const server = sharedServer({ runtime, environment: { MAX_EVENT_LOOP_DELAY: '5000' } })

  it(`${IDLE} idle connections do not stop the service from answering others`, async () => {
    const idle = await open(server().port, IDLE, '')
    try {
      await isServed(server())
      expect(idle.filter(isClosedEarly)).toHaveLength(0)
    } finally {
      for (const connection of idle) connection[Symbol.dispose]()
    }
    await isServed(server())
  })

  it('a thousand unfinished requests do not stop the service from answering others', async () => {
    const slow = [
      ...(await open(server().port, 500, 'POST /api/v1/calc HTTP/1.1\r\nHost: ok')),
      ...(await open(server().port, 250, post(['Content-Length: 25']) + salary.slice(0, 9))),
      ...(await open(server().port, 250, `${post(['Transfer-Encoding: chunked'])}9\r\n{"gross`)),
    ]
    try {
      await isServed(server())
      expect(slow.filter(isClosedEarly)).toHaveLength(0)
    } finally {
      for (const connection of slow) connection[Symbol.dispose]()
    }
    await haveInFlight(server(), 0)
  })

  it('repeated broken requests of every kind are refused while others are answered', async () => {
    let over = false
    let sent = 0
    const accepted: string[] = []
    const attackers = attacks.map(async ([name, text, half = false]) => {
      while (!over) {
        using connection = await Connection.open(server().port)
        connection.send(text)
        if (half) connection.finishSending()
        // The service may wait for the rest of an endless body; the test does not wait with it.
        const answer = await connection.answer({ milliseconds: 300 }).catch(() => undefined)
        if (answer !== undefined && answer.status < 400) accepted.push(`${name}: ${answer.status}`)
        sent++
      }
    })
    try {
      await isServed(server())
      await eventually('enough broken requests were sent', () => sent > attacks.length * 5)
      await isServed(server())
    } finally {
      over = true
      await Promise.all(attackers)
    }
    expect(accepted).toEqual([])
    await isServed(server())
  })

  it('a thousand pipelined requests on one connection do not block other callers', async () => {
    const many = await open(server().port, 10, whole.repeat(1000))
    try {
      await isServed(server())
      for (const connection of many) {
        for (let count = 0; count < 1000; count++) {
          expect((await connection.answer()).status).toBe(200)
        }
      }
    } finally {
      for (const connection of many) connection[Symbol.dispose]()
    }
  })

  it('callers that disconnect without reading their answers leave no request in flight', async () => {
    for (let round = 0; round < 5; round++) {
      const all = await open(server().port, 100, whole)
      for (const connection of all) connection[Symbol.dispose]()
    }
    await isServed(server())
    await haveInFlight(server(), 0)
    expect(server().output()).not.toContain('"level":50')
  })
})

describe.runIf(process.platform === 'linux').each(runtimes)(
  'more connections than file descriptors, on $runtime',
  ({ runtime }) => {
    it('do not stop the answers on open connections, and block new ones only until they close', async () => {
      const program = runtime === 'node' ? [...launcher, '--node'] : launcher
      await using server = await start({
        runtime,
        command: ['sh', '-c', 'ulimit -n 200 && exec "$0" "$@"', ...program],
      })
      using connected = await Connection.open(server.port)
      const isAnswered = async () => {
        connected.send('GET /livez HTTP/1.1\r\nHost: oklad\r\n\r\n')
        expect((await connected.answer()).status).toBe(200)
      }
      await isAnswered()
      const idle = await open(server.port, 400, '')
      await pause(2000)
      for (let round = 0; round < 10; round++) await isAnswered()
      for (const connection of idle) connection[Symbol.dispose]()
      await eventually('others are answered', async () => {
        const answer = await ask(server, '/livez', { agent: anew }).catch(() => undefined)
        return answer?.status === 200
      })
      await isServed(server)
    })
  },
)
