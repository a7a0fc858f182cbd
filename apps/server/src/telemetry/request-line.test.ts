import fc from 'fast-check'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { AnsweredRequest } from './answered-request.ts'
import { requestLine } from './request-line.ts'

const text = (characters: string) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 40 })

const requests: fc.Arbitrary<AnsweredRequest> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'M-SEARCH'),
  route: fc.option(fc.constantFrom('/api/v1/calc', '/api/v1/law/*'), { nil: undefined }),
  status: fc.integer({ min: 100, max: 599 }),
  requestId: text('aZ09_.:-'),
  keyId: fc.option(text('aZ09'), { nil: undefined }),
  begun: fc.constant(0),
  duration: fc.double({ min: 0, max: 100_000, noNaN: true }),
  traceParent: fc.constant(undefined),
  traceState: fc.constant(undefined),
})

/** What pino writes. */
function pinoLine(level: 'info' | 'debug', base: object | null, fields: object): string {
  let written = ''
  const destination = {
    write(line: string) {
      written += line
    },
  }
  pino({ level: 'debug', base }, destination)[level](fields, 'Request')
  return written
}

it('is, but for the time, what pino would write', () => {
  const levels = fc.constantFrom('info' as const, 'debug' as const)
  const traces = fc.option(text('0123456789abcdef'), { nil: undefined })
  const workers = fc.option(fc.nat(64), { nil: undefined })
  fc.assert(
    fc.property(requests, levels, traces, workers, (request, level, trace_id, worker) => {
      const { method, route, status, duration, requestId, keyId } = request
      const duration_ms = Math.round(duration * 1000) / 1000
      const base = worker === undefined ? null : { worker }
      const expected = pinoLine(level, base, {
        method,
        route,
        status,
        duration_ms,
        request_id: requestId,
        key_id: keyId,
        trace_id,
      })
      const [time = ''] = /(?<="time":)\d+/.exec(expected) ?? []
      const ownBase = worker === undefined ? '' : `,"worker":${worker}`
      expect(requestLine(level, Number(time), ownBase, request, trace_id)).toBe(expected)
    }),
  )
})
