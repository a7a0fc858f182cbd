/**
 * The floor of the request path on Bun: the least server that does a part of what the service promises, more with each level.
 * `floor.ts` measures them beside the service. Variables: `PORT`, `LEVEL`, and `LOG`, the file of the last level.
 */
import { openSync, writeSync } from 'node:fs'
import { answerRequest } from '@oklad/answers'

/** What each level adds to the one before. */
export const levels = [
  'the body parsed, prepared headers, fixed bytes',
  'our answer computed',
  'our answer written as JSON',
  'a route, the URL and six headers read',
  'a request id sent',
  'a limit: the address of the caller, its window, two headers',
  'a duration counted by status, method and route',
  'a line of the log, 18 in a write',
] as const

/** The headers of an answer of `/calc`. */
const prepared: readonly (readonly [string, string])[] = [
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['strict-transport-security', 'max-age=31536000'],
  ['x-frame-options', 'DENY'],
  ['access-control-allow-origin', '*'],
  [
    'access-control-expose-headers',
    'x-request-id, retry-after, ratelimit, ratelimit-policy, oklad-columns',
  ],
  ['cross-origin-resource-policy', 'cross-origin'],
  ['content-type', 'application/json'],
]
const READ = [
  'host',
  'transfer-encoding',
  'x-request-id',
  'accept',
  'content-type',
  'content-length',
]

const PATH = '/api/v1/calc'
const YEAR = 2026

const QUOTA = 999_999_999
const WINDOW = 60_000

/** Counts the requests of a caller in its window, and returns the value of the header that says what is left. */
function limiter(): (address: string, now: number) => string {
  const windows = new Map<string, { spent: number; endsAt: number }>()
  return (address, now) => {
    const name = `public:${QUOTA}/${WINDOW}:${address}`
    let window = windows.get(name)
    if (window === undefined || window.endsAt < now) {
      window = { spent: 0, endsAt: now + WINDOW }
      windows.set(name, window)
    }
    window.spent++
    const seconds = Math.ceil((window.endsAt - now) / 1000)
    return `"public";r=${QUOTA - window.spent};t=${seconds}`
  }
}

const BUCKETS = 15

/** Counts durations, milliseconds, in buckets of two milliseconds. */
function histogram(): (duration: number) => void {
  const counts = new Map<string, Float64Array>()
  return (duration) => {
    const key = `200 POST ${PATH}`
    let buckets = counts.get(key)
    if (buckets === undefined) {
      buckets = new Float64Array(BUCKETS)
      counts.set(key, buckets)
    }
    const bucket = Math.min(BUCKETS - 1, Math.floor(duration / 2))
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
  }
}

/** Writes lines of requests to a file, about 18 at once. */
function logger(file: string): (duration: number, id: string) => void {
  const output = openSync(file, 'w')
  let lines: string[] = []
  return (duration, id) => {
    const milliseconds = Math.round(duration * 1000) / 1000
    lines.push(
      `{"level":30,"time":${Date.now()},"pid":1,"hostname":"host","method":"POST","route":"${PATH}","status":200,"duration_ms":${milliseconds},"request_id":"${id}","msg":"Request"}\n`,
    )
    if (lines.length < 18) return
    writeSync(output, Buffer.from(lines.join('')))
    lines = []
  }
}

function serve(level: number): void {
  const isLimited = level >= 5
  const policy = ['ratelimit-policy', `"public";q=${QUOTA};w=60`]
  const headers = new Headers([...prepared, ...(isLimited ? [policy] : [])] as [string, string][])
  const limit = limiter()
  const observe = histogram()
  const log = level >= 7 ? logger(process.env['LOG'] ?? '/dev/null') : undefined
  const answerTo = (text: string) => answerRequest.calc(text, YEAR, () => 'en')
  const bytes = JSON.stringify(answerTo('{"gross_salary":15000000}'))
  let read = 0
  function write(text: string, begun: number, address: string): Response {
    let body = bytes
    if (level === 0) JSON.parse(text)
    else {
      const answer = answerTo(text)
      if (!answer.ok) throw new Error('The body is wrong')
      if (level >= 2) body = JSON.stringify(answer.body)
    }
    const id = level >= 4 ? crypto.randomUUID() : ''
    if (level >= 4) headers.set('x-request-id', id)
    if (isLimited) headers.set('ratelimit', limit(address, begun))
    const duration = performance.now() - begun
    if (level >= 6) observe(duration)
    log?.(duration, id)
    return new Response(body, { headers })
  }
  function handle(request: Request, server: Bun.Server<undefined>): Promise<Response> {
    const begun = performance.now()
    if (level >= 3) {
      read += request.url.length
      for (const name of READ) read += request.headers.get(name)?.length ?? 0
    }
    const address = isLimited ? (server.requestIP(request)?.address ?? '') : ''
    return request.text().then((text) => write(text, begun, address))
  }
  const options = { port: Number(process.env['PORT']), hostname: '127.0.0.1', development: false }
  if (level < 3) Bun.serve({ ...options, fetch: handle })
  else {
    const fetch = () => new Response(null, { status: 404 })
    Bun.serve({ ...options, routes: { [PATH]: handle }, fetch })
  }
  process.on('exit', () => read)
}

if (process.env['LEVEL'] !== undefined) serve(Number(process.env['LEVEL']))
