/**
 * A minimal server: it parses the body and answers fixed bytes with a new request id. `http.ts` compares the
 * service with it, to show how much of a request's time the service itself takes. The variable `ANSWER` names
 * the JSON file with the answer.
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
