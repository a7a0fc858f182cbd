import type { ErrorCode } from '../errors/catalogue.ts'
import type { CalculationKind } from '../request/calculation-kind.ts'
import { requestExamples, responseExamples } from './calculation-examples.ts'
import { type SchemaName, schemaReference } from './component-schemas.ts'
import { type HeaderName, headerReferences, limitHeaders } from './headers.ts'
import type { JsonObject } from './json.ts'
import { problemReferences } from './problem-responses.ts'

/** A `POST` that answers a JSON body. */
export interface PostOperation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly security: readonly JsonObject[]
  readonly request: SchemaName
  readonly response: SchemaName
  readonly headers: readonly HeaderName[]
  readonly errors: readonly ErrorCode[]
  /** What the answer holds, in words. */
  readonly answer: string
}

/** The errors of every such operation. */
export const postErrors: readonly ErrorCode[] = [
  'malformed_json',
  'invalid_request',
  'method_not_allowed',
  'not_acceptable',
  'body_too_large',
  'unsupported_media_type',
  'rate_limit_exceeded',
  'internal_error',
  'overloaded',
]

const answer = 'The calculation: the sums of the year and an entry for each month.'

const operations: Record<CalculationKind, PostOperation> = {
  public: {
    operationId: 'calculatePublic',
    summary: 'Calculate a salary’s tax, open to everybody',
    description:
      'Income tax of the current calendar year in Moscow, month by month. Needs no key and may be called from a page of any origin.',
    security: [],
    request: 'PublicCalculationRequest',
    response: 'PublicCalculationResponse',
    headers: ['x-request-id', 'cache-control', 'access-control-allow-origin'],
    errors: postErrors,
    answer,
  },
  private: {
    operationId: 'calculatePrivate',
    summary: 'Calculate a salary’s tax and contributions, with a key',
    description:
      'The extended calculation for servers, scripts and internal tools: a start date, the tax privilege, the parts of pay and tax, and the employer’s contributions. Needs a key in the header x-api-key, which is checked before the body is read.',
    security: [{ apiKey: [] }],
    request: 'PrivateCalculationRequest',
    response: 'PrivateCalculationResponse',
    headers: ['x-request-id', 'cache-control'],
    errors: [...postErrors, 'api_key_missing', 'api_key_invalid', 'too_many_failed_keys'],
    answer,
  },
}

/**
 * The `POST` of a calculation.
 * @param currentYear the tax year of the examples that name none
 */
export function calculationOperation(kind: CalculationKind, currentYear: number): JsonObject {
  return postOperation(operations[kind], {
    request: requestExamples(kind),
    response: responseExamples(kind, currentYear),
  })
}

/** An operation with the examples of its request and its answer. */
export function postOperation(
  operation: PostOperation,
  examples: { readonly request: JsonObject; readonly response: JsonObject },
): JsonObject {
  return {
    operationId: operation.operationId,
    tags: ['Calculation'],
    summary: operation.summary,
    description: operation.description,
    security: operation.security,
    parameters: ['AcceptLanguage', 'RequestId'].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: {
      required: true,
      description:
        'One JSON object in UTF-8, at most 16 KiB. `null` for an optional field counts as omitted. Unknown fields and fields given twice are refused.',
      content: {
        'application/json': {
          schema: schemaReference(operation.request),
          examples: examples.request,
        },
      },
    },
    responses: {
      200: {
        description: operation.answer,
        headers: headerReferences([...operation.headers, ...limitHeaders]),
        content: {
          'application/json': {
            schema: schemaReference(operation.response),
            examples: examples.response,
          },
        },
      },
      ...problemReferences(operation.errors),
    },
  }
}
