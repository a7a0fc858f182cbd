import { type ErrorCode, errorCatalogue, errorCodes } from '../errors/catalogue.ts'
import { problemDocument } from '../errors/problem-document.ts'
import { BODY_KIB } from '../limits.ts'
import { readRequest } from '../validation/read-request.ts'
import {
  asJson,
  EXAMPLE_REQUEST_ID,
  type HeaderName,
  headerReferences,
  type JsonObject,
  limitHeaders,
  schemaReference,
} from './parts.ts'

type ErrorStatus = (typeof errorCatalogue)[ErrorCode]['status']

interface StatusResponse {
  /** The name under `components.responses`. */
  readonly name: string
  readonly description: string
  /** The headers besides those of every error; those of the limit if absent. */
  readonly headers?: readonly HeaderName[]
}

const responses: Record<ErrorStatus, StatusResponse> = {
  400: {
    name: 'BadRequest',
    description:
      'The body is not JSON, or a field or parameter breaks a rule; every problem is listed in `errors`.',
  },
  401: {
    name: 'Unauthorized',
    description: 'The key is missing, unknown, expired or disabled; the body was not read.',
    headers: ['www-authenticate', ...limitHeaders],
  },
  404: { name: 'NotFound', description: 'No such path: the answer of every address unknown here.' },
  405: {
    name: 'MethodNotAllowed',
    description: 'The answer of this address to another HTTP method.',
    headers: ['allow'],
  },
  406: { name: 'NotAcceptable', description: 'The header Accept excludes application/json.' },
  413: {
    name: 'ContentTooLarge',
    description: `The body is larger than ${BODY_KIB} KiB.`,
  },
  415: { name: 'UnsupportedMediaType', description: 'The body is not sent as plain JSON.' },
  429: {
    name: 'TooManyRequests',
    description:
      'The limit of the address or of the key is used up, or the address has sent too many wrong keys.',
    headers: ['retry-after', ...limitHeaders],
  },
  500: {
    name: 'InternalServerError',
    description: 'The service failed; the fault is its own.',
    headers: [],
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'The service takes no new work now.',
    headers: ['retry-after'],
  },
}

/** Bodies for the examples of invalid input. */
const wrongBodies: Partial<Record<ErrorCode, string>> = {
  malformed_json: '{"gross_salary": 15000000,}',
  invalid_request: '{"grossSalary": 15000000, "territorial_multiplier": 1.15}',
}

/** The error responses, one for each status, with an example of every code. */
export function problemResponses(): JsonObject {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { name, description, headers = limitHeaders }]) => {
      const codes = errorCodes.filter((code) => errorCatalogue[code].status === Number(status))
      const response = {
        description,
        headers: headerReferences([
          'x-request-id',
          'cache-control',
          'content-language',
          ...headers,
        ]),
        content: {
          'application/problem+json': {
            schema: schemaReference('ProblemDocument'),
            examples: Object.fromEntries(codes.map((code) => [code, problemExample(code)])),
          },
        },
      }
      return [name, response]
    }),
  )
}

/** References to the error responses of an operation, by status. */
export function problemReferences(codes: readonly ErrorCode[]): JsonObject {
  return Object.fromEntries(
    codes.map((code) => {
      const { status } = errorCatalogue[code]
      return [status, { $ref: `#/components/responses/${responses[status].name}` }] as const
    }),
  )
}

function problemExample(code: ErrorCode): JsonObject {
  const body = wrongBodies[code]
  const reading = body === undefined ? undefined : readRequest('public', body)
  const problems = reading?.ok === false ? reading.problems : []
  const document = problemDocument(code, 'en', EXAMPLE_REQUEST_ID, problems)
  return {
    summary: body === undefined ? document.title : `The answer to ${body}`,
    value: asJson(document),
  }
}
