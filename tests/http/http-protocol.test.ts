import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Connection } from '../support/connection.ts'
import { ask, calculate, PRIVATE, PUBLIC } from '../support/http.ts'
import { runtimes } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'

const salary = '{"gross_salary":15000000}'

/** The head of a POST, to be followed by its body. */
const head = (lines: readonly string[], path = PUBLIC) =>
  [`POST ${path} HTTP/1.1`, 'Host: oklad', 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  )

const whole = (body: string, id: string) =>
  head([`Content-Length: ${body.length}`, `X-Request-Id: ${id}`]) + body

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const lastChunk = '0\r\n\r\n'
const chunked = 'Transfer-Encoding: chunked'

describe.each(runtimes)('HTTP on $runtime', ({ runtime }) => {
  const server = sharedServer({ runtime })

  describe('a body', () => {
    it('may arrive byte by byte', async () => {
      using connection = await Connection.open(server().port)
      connection.send(head([`Content-Length: ${salary.length}`]))
      for (const byte of salary) {
        connection.send(byte)
        await new Promise((resolve) => setImmediate(resolve))
      }
      const answer = await connection.answer()
      expect(answer.status).toBe(200)
      expect(answer.body).toBe((await calculate(server(), salary)).text)
    })

    it('may be chunked', async () => {
      using connection = await Connection.open(server().port)
      connection.send(head([chunked]))
      for (let index = 0; index < salary.length; index += 7) {
        connection.send(chunk(salary.slice(index, index + 7)))
      }
      connection.send(lastChunk)
      const answer = await connection.answer()
      expect(answer.status).toBe(200)
      expect(answer.body).toBe((await calculate(server(), salary)).text)
      expect(connection.leftOver).toBe('')
    })

    it('has one Content-Type', async () => {
      using connection = await Connection.open(server().port)
      connection.send(
        head([`Content-Length: ${salary.length}`, 'content-type: text/plain']) + salary,
      )
      expect((await connection.answer()).status).toBe(415)
    })

    it('may have chunks that split a character', async () => {
      using connection = await Connection.open(server().port)
      connection.send(head([chunked]))
      const bytes = Buffer.from('{"оклад":1}')
      for (const byte of bytes) {
        connection.send(Buffer.from([0x31, 0x0d, 0x0a, byte, 0x0d, 0x0a]))
      }
      connection.send(lastChunk)
      expect(JSON.parse((await connection.answer()).body).errors).toMatchObject([
        { code: 'missing_field' },
        { pointer: '/оклад', code: 'unknown_field' },
      ])
    })

    it('may have 16 KiB but not one byte more', async () => {
      expect((await calculate(server(), salary.padEnd(16_384))).status).toBe(200)
      expect((await calculate(server(), salary.padEnd(16_385))).status).toBe(413)
    })

    it('is refused before it is sent if Content-Length is too large', async () => {
      using connection = await Connection.open(server().port)
      connection.send(head(['Content-Length: 16385']))
      const answer = await connection.answer()
      expect(answer.status).toBe(413)
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'body_too_large', status: 413 })
      connection.send(' '.repeat(16_385) + whole(salary, 'next'))
      const next = await connection.answer()
      expect([next.status, next.headers['x-request-id']]).toEqual([200, 'next'])
    })

    it('is refused before its end if its chunks are too large together', async () => {
      using connection = await Connection.open(server().port)
      connection.send(head([chunked]))
      for (let sent = 0; sent <= 16_384; sent += 1024) connection.send(chunk(' '.repeat(1024)))
      const answer = await connection.answer()
      expect(answer.status).toBe(413)
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'body_too_large' })
    })

    it('of ten megabytes is refused with an answer that the sender can read', async () => {
      const body = Buffer.alloc(10_000_000, ' ')
      for (let time = 0; time < 20; time++) {
        expect((await calculate(server(), body)).status).toBe(413)
        const inChunks = { 'transfer-encoding': 'chunked' }
        expect((await calculate(server(), body, inChunks)).status).toBe(413)
        const closing = { ...inChunks, connection: 'close' }
        expect((await calculate(server(), body, closing)).status).toBe(413)
      }
    })

    it('is never taken for the next request if the service does not read it', async () => {
      for (const [path, status] of [
        [PRIVATE, 401],
        ['/nowhere', 404],
      ] as const) {
        using connection = await Connection.open(server().port)
        connection.send(head([`Content-Length: ${salary.length}`], path) + salary)
        expect((await connection.answer()).status).toBe(status)
        if (connection.isClosed) continue
        connection.send(whole(salary, 'next'))
        const next = await connection.answer()
        expect([next.status, next.headers['x-request-id']]).toEqual([200, 'next'])
      }
    })
  })

  describe('an ambiguous or broken request is refused, and its connection is closed', () => {
    // A proxy and the service behind it must always agree on where a request ends.
    it.each([
      ['a length and chunks', ['Content-Length: 5', chunked], chunk(salary) + lastChunk],
      ['chunks and a length', [chunked, 'Content-Length: 5'], chunk(salary) + lastChunk],
      ['two lengths', ['Content-Length: 5', `Content-Length: ${salary.length}`], salary],
      ['two lengths in one', [`Content-Length: ${salary.length}, 5`], salary],
      ['a length below zero', ['Content-Length: -1'], salary],
      ['a length with a sign', [`Content-Length: +${salary.length}`], salary],
      ['a length in another base', ['Content-Length: 0x19'], salary],
      ['an unknown coding', ['Transfer-Encoding: xchunked'], chunk(salary) + lastChunk],
      ['the coding identity', ['Transfer-Encoding: identity', 'Content-Length: 25'], salary],
      ['a space before the colon', ['Transfer-Encoding : chunked'], chunk(salary) + lastChunk],
      ['a folded header', ['X-Folded: one', '  two'], ''],
      ['a zero byte in a header', ['X-Zero: \0'], ''],
      ['chunks of no size', [chunked], 'zz\r\nabc\r\n0\r\n\r\n'],
      ['chunks of a size below zero', [chunked], '-5\r\nabcde\r\n0\r\n\r\n'],
      ['a chunk longer than its size', [chunked], `5\r\n${salary}\r\n0\r\n\r\n`],
      ['a chunk size beyond all bounds', [chunked], `fffffffffffffffff\r\n${salary}\r\n0\r\n\r\n`],
    ])('%s', async (_, lines, body) => {
      using connection = await Connection.open(server().port)
      connection.send(`${head(lines)}${body}GET /livez HTTP/1.1\r\nHost: oklad\r\n\r\n`)
      expect((await connection.answer()).status).toBe(400)
      await connection.closed
      expect(connection.leftOver).not.toContain('alive')
    })

    it('invalid chunks after valid ones', async () => {
      using connection = await Connection.open(server().port)
      connection.send(head([chunked]) + chunk(salary.slice(0, 9)))
      await new Promise((resolve) => setTimeout(resolve, 100))
      connection.send('zz\r\nabc\r\n0\r\n\r\n')
      expect((await connection.answer()).status).toBe(400)
      await connection.closed
    })

    it.each([
      ['no Host', 'GET /livez HTTP/1.1\r\n\r\n'],
      ['two Hosts', 'GET /livez HTTP/1.1\r\nHost: oklad\r\nHost: other\r\n\r\n'],
      ['two codings', `${head(['Transfer-Encoding: gzip, chunked'])}${chunk(salary)}${lastChunk}`],
      ['text that is not HTTP', 'hello\r\n\r\n'],
      ['TLS', Buffer.from('16030100a5010000a10303', 'hex')],
    ])('%s', async (_, content) => {
      using connection = await Connection.open(server().port)
      connection.send(content)
      expect((await connection.answer()).status).toBe(400)
      await connection.closed
    })
  })

  it.each(['GET /livez\r\n\r\n', 'GET /livez HTTP/2.0\r\nHost: oklad\r\n\r\n'])(
    'another version of HTTP is refused: %j',
    async (text) => {
      using connection = await Connection.open(server().port)
      connection.send(text)
      expect([400, 505]).toContain((await connection.answer()).status)
      await connection.closed
    },
  )

  it.each([
    ['in the same packet', 0],
    ['in a later packet', 200],
  ])('a chunked body with trailers %s is answered once', async (_, delay) => {
    using connection = await Connection.open(server().port)
    const end = '0\r\n'
    const trailers = 'X-Checksum: 1\r\n\r\n'
    connection.send(head([chunked]) + chunk(salary) + end + (delay === 0 ? trailers : ''))
    await pause(delay)
    if (delay > 0) connection.send(trailers)
    expect([200, 400]).toContain((await connection.answer()).status)
    connection.finishSending()
    await connection.closed
    expect(connection.leftOver).not.toContain('HTTP/1.1')
  })

  it.each([
    '/x\\..\\metrics',
    '/x/../metrics',
    '/%2e%2e/metrics',
    '/x/%2E%2e/metrics',
    '/./metrics',
    '/docs/../metrics',
    '/docs/%2e%2e/metrics',
    '/how/..\\livez',
    '//metrics',
  ])('the path %s is answered 404', async (path) => {
    using connection = await Connection.open(server().port)
    connection.send(`GET ${path} HTTP/1.1\r\nHost: oklad\r\n\r\n`)
    const { status, body } = await connection.answer()
    expect([status, JSON.parse(body).code]).toEqual([404, 'not_found'])
  })

  describe('headers', () => {
    it('may have 15 KiB', async () => {
      const answer = await ask(server(), '/livez', { headers: { 'x-long': 'a'.repeat(15_000) } })
      expect(answer.status).toBe(200)
    })

    it.each([
      ['a field of 17 KB', `X-Long: ${'a'.repeat(17_000)}\r\n`],
      ['400 fields of 50 bytes', `X-Many: ${'a'.repeat(40)}\r\n`.repeat(400)],
    ])('with %s are answered 431, and the connection is closed', async (_, lines) => {
      using connection = await Connection.open(server().port)
      connection.send(`GET /livez HTTP/1.1\r\nHost: oklad\r\n${lines}\r\n`)
      expect((await connection.answer()).status).toBe(431)
      await connection.closed
    })

    it('are all read, or refused: none of many is left out', async () => {
      using connection = await Connection.open(server().port)
      connection.send(
        `GET /livez HTTP/1.1\r\nHost: oklad\r\n${'X:\r\n'.repeat(2500)}Host: other\r\n\r\n`,
      )
      expect([400, 431]).toContain((await connection.answer()).status)
      await connection.closed
    })

    it('are not read after a path of 17 KB, which is refused', async () => {
      using connection = await Connection.open(server().port)
      connection.send(`GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: oklad\r\n\r\n`)
      expect([414, 431]).toContain((await connection.answer()).status)
      await connection.closed
    })
  })

  it.each([
    ['at once', Number.POSITIVE_INFINITY],
    ['in pieces that end anywhere', 97],
  ])('pipelined requests that are sent %s are answered in order', async (_, size) => {
    using connection = await Connection.open(server().port)
    const requests = Array.from({ length: 30 }, (_, index) =>
      whole(index % 3 === 0 ? '{' : `{"gross_salary":${index}}`, `pipelined-${index}`),
    )
    requests.push('GET /livez HTTP/1.1\r\nHost: oklad\r\nX-Request-Id: last\r\n\r\n')
    const text = requests.join('')
    for (let sent = 0; sent < text.length; sent += size) {
      connection.send(text.slice(sent, sent + size))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    for (let index = 0; index < 30; index++) {
      const { status, headers, body } = await connection.answer()
      expect(headers['x-request-id']).toBe(`pipelined-${index}`)
      expect(status).toBe(index % 3 === 0 ? 400 : 200)
      if (status === 200) expect(JSON.parse(body).gross_salary).toBe(index)
    }
    expect((await connection.answer()).headers['x-request-id']).toBe('last')
  })

  it('a connection serves many requests one after the other', async () => {
    using connection = await Connection.open(server().port)
    for (let index = 0; index < 50; index++) {
      connection.send(whole(`{"gross_salary":${index}}`, `again-${index}`))
      const { status, headers, body } = await connection.answer()
      expect([status, headers['x-request-id']]).toEqual([200, `again-${index}`])
      expect(JSON.parse(body).gross_salary).toBe(index)
    }
    expect(connection.isClosed).toBe(false)
  })

  it('a caller that has closed its sending side still gets its answer', async () => {
    using connection = await Connection.open(server().port)
    connection.send(whole(salary, 'half-closed'))
    connection.finishSending()
    const answer = await connection.answer()
    expect(answer.status).toBe(200)
    expect(answer.body).toBe((await calculate(server(), salary)).text)
    await connection.closed
  })

  it('a caller that closes its sending side inside a body gets no calculation', async () => {
    using connection = await Connection.open(server().port)
    connection.send(head([`Content-Length: ${salary.length + 1}`]) + salary)
    connection.finishSending()
    await connection.closed
    expect(connection.leftOver).not.toContain('200 OK')
    expect((await ask(server(), '/readyz')).status).toBe(200)
  })

  it('Expect: 100-continue is answered 100', async () => {
    using connection = await Connection.open(server().port)
    connection.send(head([`Content-Length: ${salary.length}`, 'Expect: 100-continue']))
    expect((await connection.answer()).status).toBe(100)
    connection.send(salary)
    expect((await connection.answer()).status).toBe(200)
  })

  it('Expect: 100-continue with a bad key is refused before the body', async () => {
    using connection = await Connection.open(server().port)
    const lines = ['X-Api-Key: nobody', 'Content-Length: 100', 'Expect: 100-continue']
    connection.send(head(lines, PRIVATE))
    const first = await connection.answer()
    const { status } = first.status === 100 ? await connection.answer() : first
    expect(status).toBe(401)
  })

  it('HTTP/1.0 with chunks, which it does not have, is refused', async () => {
    using connection = await Connection.open(server().port)
    const chunked = `${salary.length.toString(16)}\r\n${salary}\r\n0\r\n\r\n`
    const lines = ['Transfer-Encoding: chunked']
    connection.send(head(lines).replace('HTTP/1.1', 'HTTP/1.0') + chunked)
    expect((await connection.answer()).status).toBe(400)
    await connection.closed
  })

  it('HTTP/1.0 is answered, and the connection is closed', async () => {
    using connection = await Connection.open(server().port)
    connection.send(whole(salary, 'old').replace('HTTP/1.1', 'HTTP/1.0'))
    expect((await connection.answer()).status).toBe(200)
    await connection.closed
  })
})
