import { Readable } from 'node:stream'
import { parseJSONRPCMessage } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { describeInputProblem, type Language, type Text } from '@oklad/contract/internal'
import { createMcpServer } from './mcp-server.ts'
import { type Message, readMessage } from './message.ts'

/** The codes of JSON-RPC for a text that is no JSON, and for a message that is no request. */
const PARSE_ERROR = -32700
const INVALID_REQUEST = -32600

const noMessage: Text = {
  en: 'The line is not a JSON-RPC 2.0 message. A message has "jsonrpc": "2.0", a "method" and, if it needs an answer, an "id".',
  ru: 'Строка — не сообщение JSON-RPC 2.0. В сообщении есть "jsonrpc": "2.0", "method" и, если нужен ответ, "id".',
}

/** Whether the protocol answers a message: it would leave out any other in silence. */
function isAnswered(message: Message): boolean {
  try {
    parseJSONRPCMessage(message)
    return true
  } catch {
    return false
  }
}

/** The lines of the standard input that are not empty; the last one may lack its end. */
async function* lines() {
  let rest = ''
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    const parts = `${rest}${chunk}`.split('\n')
    rest = parts.pop() ?? ''
    yield* parts.filter((line) => line.trim() !== '')
  }
  if (rest.trim() !== '') yield rest
}

/**
 * Serves one assistant over standard input and output.
 * @param now returns milliseconds since 1970
 */
export function serveOverStdio(language: Language, now: () => number): void {
  async function* messages() {
    for await (const line of lines()) {
      const { message, repeatedId, problems, text } = readMessage(line)
      if (problems.length === 0 && isAnswered(message)) yield Buffer.from(`${text}\n`)
      else {
        const details = problems.map((problem) => describeInputProblem(problem, language).detail)
        const isJson = problems.every(({ code }) => code !== 'malformed_json')
        const code = isJson ? INVALID_REQUEST : PARSE_ERROR
        const error = { code, message: details.join('\n') || noMessage[language] }
        const answer = { jsonrpc: '2.0', id: repeatedId(), error }
        process.stdout.write(`${JSON.stringify(answer)}\n`)
      }
    }
  }
  const transport = new StdioServerTransport(Readable.from(messages()))
  serveStdio(() => createMcpServer(language, now), { transport })
}
