/**
 * The floor of the request path on Bun: the least server that does a part of what the service promises, more with each level.
 * `floor.ts` measures them beside the service. Variables: `PORT`, `LEVEL`.
 */
import { answerRequest } from '@oklad/answers'

/** What each level adds to the one before. */
export const levels = [
  'the body parsed, prepared headers, fixed bytes',
  'our answer computed',
  'our answer written as JSON',
  'a route, the URL and six headers read',
  'a request id sent',
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

function serve(level: number): void {
  const headers = new Headers(prepared as [string, string][])
  const answerTo = (text: string) => answerRequest.calc(text, YEAR, () => 'en')
  const bytes = JSON.stringify(answerTo('{"gross_salary":15000000}'))
  let read = 0
  function write(text: string): Response {
    let body = bytes
    if (level === 0) JSON.parse(text)
    else {
      const answer = answerTo(text)
      if (!answer.ok) throw new Error('The body is wrong')
      if (level >= 2) body = JSON.stringify(answer.body)
    }
    if (level >= 4) headers.set('x-request-id', crypto.randomUUID())
    return new Response(body, { headers })
  }
  function handle(request: Request): Promise<Response> {
    if (level >= 3) {
      read += request.url.length
      for (const name of READ) read += request.headers.get(name)?.length ?? 0
    }
    return request.text().then(write)
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
