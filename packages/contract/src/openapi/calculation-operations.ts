import type { ErrorCode } from '../errors/catalogue.ts'
import type { CalculationKind } from '../request/calculation-kind.ts'
import { requestExamples, responseExamples } from './calculation-examples.ts'
import { type SchemaName, schemaReference } from './component-schemas.ts'
import { type HeaderName, headerReferences } from './headers.ts'
import type { JsonObject } from './json.ts'
import { problemReferences } from './problem-responses.ts'

interface CalculationOperation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly security: readonly JsonObject[]
  readonly request: SchemaName
  readonly response: SchemaName
  readonly headers: readonly HeaderName[]
  readonly errors: readonly ErrorCode[]
}

const errors: readonly ErrorCode[] = [
  'malformed_json',
  'invalid_request',
  'method_not_allowed',
  'not_acceptable',
  'body_too_large',
  'unsupported_media_type',
  'internal_error',
  'draining',
]

const operations: Record<CalculationKind, CalculationOperation> = {
  public: {
    operationId: 'calculatePublic',
    summary: 'Calculate a salary’s tax, open to everybody',
    description:
      'Income tax of the current calendar year in Moscow, month by month. Needs no key and may be called from a page of any origin.',
    security: [],
    request: 'PublicCalculationRequest',
    response: 'PublicCalculationResponse',
    headers: ['x-request-id', 'cache-control', 'access-control-allow-origin'],
    errors,
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
    errors: [...errors, 'api_key_missing', 'api_key_invalid'],
  },
}

/**
 * The `POST` of a calculation.
 * @param currentYear the tax year of the examples that name none
 */
export function calculationOperation(kind: CalculationKind, currentYear: number): JsonObject {
  const operation = operations[kind]
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
          examples: requestExamples(kind),
        },
      },
    },
    responses: {
      200: {
        description: 'The calculation: the sums of the year and an entry for each month.',
        headers: headerReferences(operation.headers),
        content: {
          'application/json': {
            schema: schemaReference(operation.response),
            examples: responseExamples(kind, currentYear),
          },
        },
      },
      ...problemReferences(operation.errors),
    },
  }
}
