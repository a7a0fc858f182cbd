import type { ErrorCode } from '../errors/catalogue.ts'
import { type SchemaName, schemaReference } from './component-schemas.ts'
import {
  asJson,
  commonParameters,
  type HeaderName,
  headerReferences,
  type JsonObject,
  limitHeaders,
} from './parts.ts'
import { problemReferences } from './problem-responses.ts'
import { requestExamples } from './request-examples.ts'

/** A `POST` that answers a JSON body. */
interface PostOperation {
  readonly summary: string
  readonly description: string
  readonly security: readonly JsonObject[]
  readonly request: SchemaName
  readonly response: SchemaName
  readonly headers: readonly HeaderName[]
  readonly errors: readonly ErrorCode[]
  /** The content of the answer, in words. */
  readonly answer: string
}

/** The id of a `POST` operation. */
export type PostOperationId = keyof typeof requestExamples

const errors: readonly ErrorCode[] = [
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

const withKey = {
  security: [{ apiKey: [] }],
  headers: ['x-request-id', 'cache-control'],
  errors: [...errors, 'api_key_missing', 'api_key_invalid', 'too_many_failed_keys'],
} as const satisfies Partial<PostOperation>

const answer = 'The calculation: the sums of the year and an entry for each month.'

const operations: Readonly<Record<PostOperationId, PostOperation>> = {
  calculatePublic: {
    summary: 'Calculate a salary’s tax, open to everybody',
    description:
      'Income tax of the current calendar year in Moscow, month by month. Needs no key and may be called from a page of any origin.',
    security: [],
    request: 'PublicCalculationRequest',
    response: 'PublicCalculationResponse',
    headers: ['x-request-id', 'cache-control', 'access-control-allow-origin'],
    errors,
    answer,
  },
  calculatePrivate: {
    ...withKey,
    summary: 'Calculate a salary’s tax and contributions, with a key',
    description:
      'The extended calculation for servers, scripts and internal tools: a start date, the tax privilege, the parts of pay and tax, and the employer’s contributions. Needs a key in the header x-api-key, which is checked before the body is read. A request with the first five fields only gets no other figures and no warnings but that of provisional law; any further field, "warnings": true among them, asks for more. Fields that the contract type, the residence or the tax year excludes are refused. Values that contradict each other, such as a bonus before the first month, are calculated as they stand, and a warning with the code contradictory_fields names the fields.',
    request: 'PrivateCalculationRequest',
    response: 'PrivateCalculationResponse',
    answer,
  },
  explainPrivate: {
    ...withKey,
    summary: 'Explain every figure of a private calculation',
    description:
      'The same request as the private calculation. For each month and for the year, the steps that a person can check with a pen: formula, brackets, rounding, earlier withholding, and the article.',
    request: 'PrivateCalculationRequest',
    response: 'ExplanationResponse',
    answer: 'The calculation, and the steps that lead to each of its figures.',
  },
  grossUpPrivate: {
    ...withKey,
    summary: 'Find the salary that brings a net pay',
    description:
      'The private request with target_net in place of gross_salary. Finds the smallest salary, to the kopeck; a target that the largest accepted salary does not bring is an error with the largest reachable.',
    request: 'GrossUpRequest',
    response: 'GrossUpResponse',
    answer: 'The salary, the net pay that it brings, and the full calculation.',
  },
  comparePrivate: {
    ...withKey,
    summary: 'Compare employment, civil contract and self-employment',
    description:
      'The same request as the private calculation, under each contract type, at equal gross pay and at equal cost to the employer, with the salaries at which one overtakes another.',
    request: 'PrivateCalculationRequest',
    response: 'ComparisonResponse',
    answer: 'The contract types side by side, which is best for whom, and the break-evens.',
  },
}

/**
 * A `POST` operation with the examples of its requests and their answers.
 * @param answerTo computes the answer to an example
 */
export function postOperation(
  id: PostOperationId,
  answerTo: (operation: PostOperationId, request: JsonObject) => object,
): JsonObject {
  const { summary, description, security, request, response, ...operation } = operations[id]
  const content = (schema: SchemaName, valueFor: (request: JsonObject) => object) => {
    const examples = Object.entries(requestExamples[id]).map(([name, example]) => {
      const value = asJson(valueFor(asJson(example.request)))
      return [name, { summary: example.summary, value }] as const
    })
    return {
      'application/json': {
        schema: schemaReference(schema),
        examples: Object.fromEntries(examples),
      },
    }
  }
  return {
    operationId: id,
    tags: ['Calculation'],
    summary,
    description,
    security,
    parameters: commonParameters,
    requestBody: {
      required: true,
      description:
        'One JSON object in UTF-8, at most 16 KiB. `null` for an optional field counts as omitted. Unknown fields and fields given twice are refused.',
      content: content(request, (value) => value),
    },
    responses: {
      200: {
        description: operation.answer,
        headers: headerReferences([...operation.headers, ...limitHeaders]),
        content: content(response, (value) => answerTo(id, value)),
      },
      ...problemReferences(operation.errors),
    },
  }
}
