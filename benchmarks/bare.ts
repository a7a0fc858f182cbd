/**
 * The least that a server on a runtime can do, to show the service's own share of a request: it
 * parses the body and answers the same bytes with the same headers, and a request id that changes.
 * Started by `http.ts`: the answer is a JSON file, named by the environment.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const answer: { headers: [string, string][]; body: string } = JSON.parse(
  readFileSync(process.env['ANSWER'] ?? '', 'utf8'),
)
const port = Number(process.env['PORT'])
const hostname = '127.0.0.1'
let count = 0

if ('Bun' in globalThis) {
  const headers = new Headers(answer.headers)
  Bun.serve({
    port,
    hostname,
    fetch: (request) =>
      request.text().then((body) => {
        JSON.parse(body)
        headers.set('x-request-id', String(count++))
        return new Response(answer.body, { headers })
      }),
  })
} else {
  const flat = answer.headers.flat()
  const length = String(Buffer.byteLength(answer.body))
  createServer((message, response) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk) => chunks.push(chunk))
    message.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString())
      const own = ['x-request-id', String(count++), 'content-length', length]
      response.writeHead(200, [...flat, ...own])
      response.end(answer.body)
    })
  }).listen(port, hostname)
}
