import type { McpServer } from '@modelcontextprotocol/server'

const INVALID_PARAMS = -32602

interface ProtocolError {
  readonly code: number
  readonly message: string
}

/** A problem of parameters as the library's validator writes it. */
interface Issue {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** The problems in a message of the library; `undefined` where it has none. */
function issuesIn(message: string): readonly Issue[] | undefined {
  try {
    // A sentence may come before them.
    const found: unknown = JSON.parse(message.slice(message.indexOf('[')))
    const isIssue = (one: Issue) => Array.isArray(one?.path) && typeof one.message === 'string'
    return Array.isArray(found) && found.every(isIssue) ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns an error as the protocol means it. The library answers parameters of a wrong type as a failure of its own, with a
 * dump of its validator, and calls a tool disabled whose name every object of JavaScript has.
 */
function correctedError({ code, message, ...rest }: ProtocolError): ProtocolError {
  const issues = issuesIn(message)
  if (issues !== undefined) {
    const sentences = issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return { code: INVALID_PARAMS, message: sentences.join('\n'), ...rest }
  }
  // No tool and no prompt is ever disabled.
  return {
    code,
    message: message.replace(/^((?:Tool|Prompt) .*) disabled$/s, '$1 not found'),
    ...rest,
  }
}

/** Corrects the errors of every answer that a server sends. */
export function correctErrors(server: McpServer): void {
  const connect = server.connect.bind(server)
  server.connect = (transport) => {
    const send = transport.send.bind(transport)
    transport.send = (message, options) =>
      send(
        'error' in message ? { ...message, error: correctedError(message.error) } : message,
        options,
      )
    return connect(transport)
  }
}
