import { type ErrorCode, errorCatalogue, errorCodes } from '../errors/catalogue.ts'
import type { InputProblem } from '../errors/input-problems.ts'
import { problemDocument } from '../errors/problem-document.ts'
import { readCalculationRequest } from '../request/read-request.ts'
import { schemaReference } from './component-schemas.ts'
import { EXAMPLE_REQUEST_ID, type HeaderName, headerReferences, limitHeaders } from './headers.ts'
import type { JsonObject } from './json.ts'

type ErrorStatus = (typeof errorCatalogue)[ErrorCode]['status']

interface StatusResponse {
  /** The name under `components.responses`. */
  readonly name: string
  readonly description: string
  /** What it carries besides the headers of every error. */
  readonly headers?: readonly HeaderName[]
}

const responses: Record<ErrorStatus, StatusResponse> = {
  400: {
    name: 'BadRequest',
    description:
      'The body is not JSON, or a field or parameter breaks a rule; every problem is listed in `errors`.',
    headers: limitHeaders,
  },
  401: {
    name: 'Unauthorized',
    description: 'The key is missing, unknown, expired or disabled; the body was not read.',
    headers: ['www-authenticate', ...limitHeaders],
  },
  404: {
    name: 'NotFound',
    description: 'No such path: the answer of every address unknown here.',
    headers: limitHeaders,
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The answer of this address to another HTTP method.',
    headers: ['allow'],
  },
  406: {
    name: 'NotAcceptable',
    description: 'The header Accept excludes application/json.',
    headers: limitHeaders,
  },
  413: {
    name: 'ContentTooLarge',
    description: 'The body is larger than 16 KiB.',
    headers: limitHeaders,
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is not sent as plain JSON.',
    headers: limitHeaders,
  },
  429: {
    name: 'TooManyRequests',
    description:
      'The limit of the address or of the key is used up, or the address has sent too many wrong keys.',
    headers: ['retry-after', ...limitHeaders],
  },
  500: { name: 'InternalServerError', description: 'The service failed; the fault is its own.' },
  503: {
    name: 'ServiceUnavailable',
    description: 'The service takes no new work now.',
    headers: ['retry-after'],
  },
}

/** Bodies that show what is answered to wrong input. */
const wrongBodies: Partial<Record<ErrorCode, string>> = {
  malformed_json: '{"gross_salary": 15000000,}',
  invalid_request: '{"grossSalary": 15000000, "territorial_multiplier": 1.15}',
}

/** The answers to errors, one for each status, with an example of every code. */
export function problemResponses(): JsonObject {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { name, description, headers = [] }]) => {
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

/** References to the answers that an operation gives to errors, by status. */
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
  const problems = body === undefined ? [] : problemsIn(body)
  const document = problemDocument(code, 'en', EXAMPLE_REQUEST_ID, problems)
  return {
    summary: body === undefined ? document.title : `The answer to ${body}`,
    value: JSON.parse(JSON.stringify(document)),
  }
}

function problemsIn(body: string): readonly InputProblem[] {
  // The year does not matter: the bodies are wrong in any.
  const reading = readCalculationRequest('public', body, 2026)
  return reading.ok ? [] : reading.problems
}
