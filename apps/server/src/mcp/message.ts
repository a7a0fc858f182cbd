import { type InputProblem, readJson, WRITTEN_WITH_FRACTION } from '@oklad/contract/internal'

/** The headers of the protocol's own that a caller sends. */
export const protocolHeaders = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const

/** A message of the protocol, as far as it is read here. */
export interface Message {
  readonly id?: unknown
  readonly method?: unknown
  readonly params?: { readonly name?: unknown; readonly arguments?: unknown } | null
}

/**
 * Reads a message without losing anything, which the protocol's own reader does.
 * @returns with `text`, which the protocol reads as it was meant, and problems; `malformed_json` has a plain text
 */
export function readMessage(body: string) {
  const given = body.replace(/^\ufeff+/, '')
  const { value, problems: found } = readJson(given)
  const message: Message = { ...(value as object) }
  const problems: readonly InputProblem[] = Array.isArray(value)
    ? [{ code: 'wrong_type', pointer: '', expected: 'object' }]
    : [...found, ...lostIn(message)]
  /** The id that a refusal repeats, with its fraction too, which no argument may have. */
  const repeatedId = (): unknown =>
    value === undefined ? null : (Object(JSON.parse(given)).id ?? null)
  return { message, repeatedId, problems, text: exactly(given, message) }
}

/** The protocol would leave out an argument of this name. */
const lostIn = ({ params }: Message): readonly InputProblem[] =>
  Object.hasOwn(Object(params?.arguments), '__proto__')
    ? [{ code: 'unknown_field', pointer: '/params/arguments/__proto__' }]
    : []

/** The text of a message in which a number of the arguments that is not written as a whole number is none: a tool refuses any fraction. */
function exactly(body: string, { params }: Message): string {
  if (typeof params?.arguments !== 'object') return body
  const message = JSON.parse(body)
  message.params.arguments = params.arguments
  return JSON.stringify(message, (_, part) => (part === WRITTEN_WITH_FRACTION ? 0.5 : part))
}
