import { Readable } from 'node:stream'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { describeInputProblem, type Language } from '@oklad/contract/internal'
import { createMcpServer } from './mcp-server.ts'
import { readMessage } from './message.ts'

/** The codes of JSON-RPC for a text that is no JSON, and for a message that is no request. */
const PARSE_ERROR = -32700
const INVALID_REQUEST = -32600

/**
 * Serves one assistant over standard input and output.
 * @param now returns milliseconds since 1970
 */
export function serveOverStdio(language: Language, now: () => number): void {
  async function* messages() {
    let rest = ''
    for await (const chunk of process.stdin.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines.filter((line) => line.trim() !== '')) {
        const { message, problems, text } = readMessage(line)
        if (problems.length === 0) yield Buffer.from(`${text}\n`)
        else {
          const details = problems.map((problem) => describeInputProblem(problem, language).detail)
          const isJson = problems.every(({ code }) => code !== 'malformed_json')
          const code = isJson ? INVALID_REQUEST : PARSE_ERROR
          const error = { code, message: details.join('\n') }
          const answer = { jsonrpc: '2.0', id: message.id ?? null, error }
          process.stdout.write(`${JSON.stringify(answer)}\n`)
        }
      }
    }
  }
  const transport = new StdioServerTransport(Readable.from(messages()))
  serveStdio(() => createMcpServer(language, now), { transport })
}
