import { NEWEST_TAX_YEAR } from '@oklad/engine'
import type { ErrorCode } from '../errors/catalogue.ts'
import { lawDifference, lawDocument, lawYears } from '../law/document.ts'
import { startYears } from '../request/schemas.ts'
import { type SchemaName, schemaReference } from './component-schemas.ts'
import { headerReferences, limitHeaders } from './headers.ts'
import type { JsonObject } from './json.ts'
import { problemReferences } from './problem-responses.ts'

interface LawOperation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly JsonObject[]
  readonly answer: string
  readonly schema: SchemaName
  readonly example: object
  readonly errors?: readonly ErrorCode[]
}

const header = (description: string, example: string): JsonObject => ({
  description,
  schema: { type: 'string' },
  example,
})

/** What an answer carries whether it is sent anew or not. */
const headers: JsonObject = {
  ...headerReferences([
    'x-request-id',
    'content-language',
    'access-control-allow-origin',
    ...limitHeaders,
  ]),
  'cache-control': header('How long the answer may be kept.', 'public, max-age=3600'),
  etag: header(
    'Which version it is; to be sent back in If-None-Match.',
    '"8m1Yw0nq3dX5vZkT2rB7cQ"',
  ),
  vary: header('What the answer depends on besides its address.', 'accept-language'),
}

function operation(described: LawOperation): JsonObject {
  const { operationId, summary, description, parameters = [], answer, schema, example } = described
  return {
    operationId,
    tags: ['Law'],
    summary,
    description,
    security: [],
    parameters: [
      ...parameters,
      ...['AcceptLanguage', 'RequestId'].map((name) => ({
        $ref: `#/components/parameters/${name}`,
      })),
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
            example: JSON.parse(JSON.stringify(example)),
          },
        },
      },
      304: { description: 'The caller has this answer already.', headers },
      ...problemReferences([
        ...(described.errors ?? []),
        'method_not_allowed',
        'not_acceptable',
        'rate_limit_exceeded',
        'internal_error',
        'overloaded',
      ]),
    },
  }
}

const year = (name: string, place: 'path' | 'query', description: string, example: number) => ({
  name,
  in: place,
  required: true,
  description: `${description}, ${startYears.minimum} to ${startYears.maximum}.`,
  schema: { type: 'integer', ...startYears },
  example,
})

/** `GET /api/v1/law`. */
export const lawYearsOperation = operation({
  operationId: 'listLawYears',
  summary: 'The tax years whose law is here',
  description:
    'Every tax year that can be asked for, with the addresses of its figures and of what it changed. A provisional year stands on the figures of the newest known one.',
  answer: 'The years.',
  schema: 'LawYearsResponse',
  example: lawYears(),
})

/** `GET /api/v1/law/{year}`. */
export const lawOperation = operation({
  operationId: 'getLaw',
  summary: 'Every figure of a tax year, with its source',
  description:
    'The scales, rates, limits, deductions and the calendar that a calculation of the year uses, each with the act it comes from and the day it was checked. Sums are kopecks.',
  parameters: [year('year', 'path', 'The tax year', NEWEST_TAX_YEAR)],
  answer: 'The figures of the year.',
  schema: 'LawResponse',
  example: lawDocument(NEWEST_TAX_YEAR, 'en'),
  errors: ['invalid_request', 'not_found'],
})

/** `GET /api/v1/law/diff`. */
export const lawDifferenceOperation = operation({
  operationId: 'compareLaw',
  summary: 'What differs between two tax years',
  description:
    'The figures whose values differ, with both values and both sources. A figure enacted anew with the same value does not differ.',
  parameters: [
    year('from', 'query', 'The tax year to compare', NEWEST_TAX_YEAR - 1),
    year('to', 'query', 'The tax year to compare it with', NEWEST_TAX_YEAR),
  ],
  answer: 'The figures that differ.',
  schema: 'LawDifferenceResponse',
  example: lawDifference(NEWEST_TAX_YEAR - 1, NEWEST_TAX_YEAR, 'en'),
  errors: ['invalid_request'],
})
