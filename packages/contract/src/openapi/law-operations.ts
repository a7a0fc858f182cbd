import type { ErrorCode } from '../errors/catalogue.ts'
import { NEWEST_TAX_YEAR, startYears } from '../limits.ts'
import { type SchemaName, schemaReference } from './component-schemas.ts'
import {
  asJson,
  commonParameters,
  headerReferences,
  type JsonObject,
  limitHeaders,
} from './parts.ts'
import { problemReferences } from './problem-responses.ts'

interface LawOperation {
  readonly summary: string
  readonly description: string
  readonly answer: string
  readonly schema: SchemaName
  readonly parameters: readonly JsonObject[]
  /** The parameters of the example. */
  readonly example: JsonObject
  readonly errors: readonly ErrorCode[]
}

const year = (name: string, place: 'path' | 'query', description: string, example: number) => ({
  name,
  in: place,
  required: true,
  description: `${description}, ${startYears.minimum} to ${startYears.maximum}.`,
  schema: { type: 'integer', ...startYears },
  example,
})

const operations = {
  listLawYears: {
    summary: 'The tax years whose law is here',
    description:
      'Every tax year that can be asked for, with the addresses of its figures and of its differences from the year before. A provisional year uses the figures of the newest known one.',
    answer: 'The years.',
    schema: 'LawYearsResponse',
    parameters: [],
    example: {},
    errors: [],
  },
  getLaw: {
    summary: 'Every figure of a tax year, with its source',
    description:
      'The scales, rates, limits, deductions and the calendar that a calculation of the year uses, each with the act it comes from and the day it was checked. Sums are kopecks.',
    answer: 'The figures of the year.',
    schema: 'LawResponse',
    parameters: [year('year', 'path', 'The tax year', NEWEST_TAX_YEAR)],
    example: { year: NEWEST_TAX_YEAR },
    errors: ['invalid_request', 'not_found'],
  },
  compareLaw: {
    summary: 'The differences between two tax years',
    description:
      'The figures whose values differ, with both values and both sources. A figure enacted anew with the same value does not differ.',
    answer: 'The figures that differ.',
    schema: 'LawDifferenceResponse',
    parameters: [
      year('from', 'query', 'The tax year to compare', NEWEST_TAX_YEAR - 1),
      year('to', 'query', 'The tax year to compare it with', NEWEST_TAX_YEAR),
    ],
    example: { from: NEWEST_TAX_YEAR - 1, to: NEWEST_TAX_YEAR },
    errors: ['invalid_request'],
  },
} as const satisfies Readonly<Record<string, LawOperation>>

/** The id of an operation about the law. */
export type LawOperationId = keyof typeof operations

const header = (description: string, example: string): JsonObject => ({
  description,
  schema: { type: 'string' },
  example,
})

/** The headers of an answer, sent anew or not. */
const headers: JsonObject = {
  ...headerReferences([
    'x-request-id',
    'content-language',
    'access-control-allow-origin',
    ...limitHeaders,
  ]),
  'cache-control': header('How long the answer may be kept.', 'public, max-age=3600'),
  etag: header('The version of the answer, for If-None-Match.', '"8m1Yw0nq3dX5vZkT2rB7cQ"'),
  vary: header('The request headers on which the answer depends.', 'accept-language'),
}

/**
 * A `GET` operation about the law, with an example.
 * @param answerTo computes the answer to the parameters of the example
 */
export function lawOperation(
  id: LawOperationId,
  answerTo: (operation: LawOperationId, request: JsonObject) => object,
): JsonObject {
  const { summary, description, parameters, answer, schema, example, errors } = operations[id]
  return {
    operationId: id,
    tags: ['Law'],
    summary,
    description,
    security: [],
    parameters: [
      ...parameters,
      ...commonParameters,
      {
        name: 'if-none-match',
        in: 'header',
        description: 'The etag of an answer that the caller has: it is not sent again.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: {
        description: answer,
        headers,
        content: {
          'application/json': {
            schema: schemaReference(schema),
            example: asJson(answerTo(id, example)),
          },
        },
      },
      304: { description: 'The caller has this answer already.', headers },
      ...problemReferences([
        ...errors,
        'method_not_allowed',
        'not_acceptable',
        'rate_limit_exceeded',
        'internal_error',
        'overloaded',
      ]),
    },
  }
}
