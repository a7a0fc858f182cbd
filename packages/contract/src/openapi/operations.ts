import type { ErrorCode } from '../errors/catalogue.ts'
import { NEWEST_TAX_YEAR, startYears } from '../limits.ts'
import { requestPoints } from '../request-points.ts'
import { type SchemaName, schemaReference } from './component-schemas.ts'
import {
  asJson,
  commonParameters,
  type HeaderName,
  headerReferences,
  ifNoneMatch,
  type JsonObject,
  limitHeaders,
} from './parts.ts'
import { problemReferences } from './problem-responses.ts'
import { type Examples, requestExamples } from './request-examples.ts'

const tableDescription =
  'A table with a header and a person in each row. Columns are the fields of a private request, such as gross_salary (kopecks), gross_salary_rub or «Оклад, ₽»; all others pass through. The answer has the columns of the input, those of the year (annual_tax_amount and so on), warnings and errors.'

/** An operation of the service. */
interface Operation {
  readonly path: string
  readonly method: 'get' | 'post'
  readonly tag: 'Calculation' | 'Law' | 'Service'
  readonly summary: string
  readonly description: string
  /** The points that a request takes from the caller's limit; none when left out. */
  readonly points?: number
  readonly security: readonly JsonObject[]
  readonly parameters?: readonly JsonObject[]
  /** The schema of the body; none for a `GET`. */
  readonly request?: SchemaName
  /** Whether the body and the answer are lines of JSON: a request in each line, and its answer. */
  readonly isBatch?: true
  /** The content of the answer, in words. */
  readonly answer: string
  readonly schema: JsonObject
  readonly headers: readonly HeaderName[]
  readonly errors: readonly ErrorCode[]
  /** The only example of an answer, or the parameters that it is computed from. */
  readonly example?: JsonObject
}

const service = {
  method: 'get',
  tag: 'Service',
  security: [],
  headers: ['x-request-id', 'cache-control', 'access-control-allow-origin'],
  errors: ['method_not_allowed', 'internal_error'],
} as const satisfies Partial<Operation>

const law = {
  ...service,
  tag: 'Law',
  points: requestPoints.law,
  parameters: [...commonParameters, ifNoneMatch],
  headers: [
    'x-request-id',
    'content-language',
    'access-control-allow-origin',
    ...limitHeaders,
    'cache-control',
    'etag',
    'vary',
  ],
  errors: [...service.errors, 'not_acceptable', 'rate_limit_exceeded', 'overloaded'],
} as const satisfies Partial<Operation>

const bodyErrors = [
  'malformed_json',
  'invalid_request',
  'body_too_large',
  'unsupported_media_type',
] as const

const calculation = {
  method: 'post',
  tag: 'Calculation',
  parameters: commonParameters,
  headers: ['x-request-id', 'cache-control', 'content-language', 'vary', ...limitHeaders],
  errors: [...law.errors, ...bodyErrors],
} as const satisfies Partial<Operation>

const calculationWithKey = {
  ...calculation,
  security: [{ apiKey: [] }],
  request: 'PrivateCalculationRequest',
  errors: [...calculation.errors, 'api_key_missing', 'api_key_invalid', 'too_many_failed_keys'],
} as const satisfies Partial<Operation>

const year = (name: string, place: 'path' | 'query', description: string, example: number) => ({
  name,
  in: place,
  required: true,
  description: `${description}, ${startYears.minimum} to ${startYears.maximum}.`,
  schema: { type: 'integer', ...startYears },
  example,
})

const state = (status: string) => ({
  schema: {
    type: 'object',
    required: ['status'],
    properties: { status: { type: 'string', const: status } },
  },
  example: { status },
})

const operations = {
  calculatePublic: {
    ...calculation,
    path: '/api/v1/calc',
    summary: 'Calculate a salary’s tax, open to everybody',
    description:
      'Income tax of the current calendar year in Moscow, month by month. Needs no key and may be called from a page of any origin.',
    points: requestPoints.calc,
    security: [],
    request: 'PublicCalculationRequest',
    answer: 'The calculation: the sums of the year and an entry for each month.',
    schema: schemaReference('PublicCalculationResponse'),
    headers: [...calculation.headers, 'access-control-allow-origin'],
  },
  calculatePrivate: {
    ...calculationWithKey,
    path: '/api/v1/private-calc',
    points: requestPoints['private-calc'],
    summary: 'Calculate a salary’s tax and contributions, with a key',
    description:
      'The extended calculation for servers, scripts and internal tools: a start date, the tax privilege, the parts of pay and tax, and the employer’s contributions. Needs a key in the header x-api-key, which is checked before the body is read. A request with the first five fields only gets no other figures and no warnings but that of provisional law; any further field, "warnings": true among them, asks for more. Fields that the contract type, the residence or the tax year excludes are refused. Values that contradict each other, such as a bonus before the first month, are calculated as they stand, and a warning with the code contradictory_fields names the fields.',
    answer: 'The calculation: the sums of the year and an entry for each month.',
    schema: schemaReference('PrivateCalculationResponse'),
  },
  explainPrivate: {
    ...calculationWithKey,
    path: '/api/v1/private-calc/explain',
    points: requestPoints.explain,
    summary: 'Explain every figure of a private calculation',
    description:
      'The same request as the private calculation. For each month and for the year, the steps that a person can check with a pen: formula, brackets, rounding, earlier withholding, and the article.',
    answer: 'The calculation, and the steps that lead to each of its figures.',
    schema: schemaReference('ExplanationResponse'),
  },
  grossUpPrivate: {
    ...calculationWithKey,
    path: '/api/v1/private-calc/gross-up',
    points: requestPoints['gross-up'],
    summary: 'Find the salary that brings a net pay',
    description:
      'The private request with target_net in place of gross_salary. Finds the smallest salary, to the kopeck; a target that the largest accepted salary does not bring is an error with the largest reachable.',
    request: 'GrossUpRequest',
    answer: 'The salary, the net pay that it brings, and the full calculation.',
    schema: schemaReference('GrossUpResponse'),
  },
  comparePrivate: {
    ...calculationWithKey,
    path: '/api/v1/private-calc/compare',
    points: requestPoints.compare,
    summary: 'Compare employment, civil contract and self-employment',
    description:
      'The same request as the private calculation, under each contract type, at equal gross pay and at equal cost to the employer, with the salaries at which one overtakes another.',
    answer: 'The contract types side by side, which is best for whom, and the break-evens.',
    schema: schemaReference('ComparisonResponse'),
  },
  listPayments: {
    ...calculationWithKey,
    path: '/api/v1/private-calc/payments',
    points: requestPoints.payments,
    request: 'PaymentsRequest',
    summary: 'List the payments of a year by date, with the tax of each',
    description:
      'The private request with the days of payment. Since 2023 tax is withheld from every payment, and income belongs to the year in which it is paid: December paid in January is income of the next year. Lists every advance and final payment by date with its tax, and the tax to transfer by each day. Only pay for the months of the request is listed; what was paid earlier in the year, such as last December in January, counts if income_before has it. Answered from 2023 on, not for the self-employed.',
    answer: 'The payments, the transfers of their tax, and the sums of each tax year.',
    schema: schemaReference('PaymentsResponse'),
  },
  explainPayments: {
    ...calculationWithKey,
    path: '/api/v1/private-calc/payments/explain',
    points: requestPoints['payments/explain'],
    request: 'PaymentsRequest',
    summary: 'Explain every figure of the payments',
    description:
      'The same request as the payments. For each payment, transfer and tax year, the steps that a person can check with a pen.',
    answer: 'The payments, and the steps that lead to each of their figures.',
    schema: schemaReference('PaymentsExplanationResponse'),
  },
  calculatePrivateBatch: {
    ...calculationWithKey,
    path: '/api/v1/private-calc/batch',
    points: requestPoints['private-calc'],
    isBatch: true,
    errors: [...calculationWithKey.errors, 'invalid_table'],
    summary: 'Calculate many salaries, a line of JSON for each',
    description:
      'A private request in each line, and a line for each in the same order: the number of the line with its answer, or with its problem; wrong lines do not stop the others, and empty lines are not answered. Answers are sent while lines arrive, no faster than they are read; a connection that neither sends nor reads for 30 seconds is closed. Every line costs its points. A line whose points are not left has the problem rate_limit_exceeded and is the last one answered; so is, with batch_too_long, the line after the last that the service allows: by default 10,000, set by MAX_BATCH_LINES. A body of the type text/csv is a table, and so is its answer, or the answer to lines of JSON where only text/csv is accepted: each row has its errors in the last column, and an answer that ends early has a last row with errors alone.',
    answer: 'A line of JSON for each line of the body.',
    schema: {
      type: 'object',
      required: ['line'],
      properties: {
        line: { type: 'integer', minimum: 1, description: 'The number of the line, from 1.' },
        answer: schemaReference('PrivateCalculationResponse'),
        problem: schemaReference('ProblemDocument'),
      },
    },
  },
  listLawYears: {
    ...law,
    path: '/api/v1/law',
    summary: 'The tax years whose law is here',
    description:
      'Every tax year that can be asked for, with the addresses of its figures and of its differences from the year before. A provisional year uses the figures of the newest known one.',
    answer: 'The years.',
    schema: schemaReference('LawYearsResponse'),
    example: {},
  },
  compareLaw: {
    ...law,
    path: '/api/v1/law/diff',
    summary: 'The differences between two tax years',
    description:
      'The figures whose values differ, with both values and both sources. A figure enacted anew with the same value does not differ.',
    answer: 'The figures that differ.',
    schema: schemaReference('LawDifferenceResponse'),
    parameters: [
      year('from', 'query', 'The tax year to compare', NEWEST_TAX_YEAR - 1),
      year('to', 'query', 'The tax year to compare it with', NEWEST_TAX_YEAR),
      ...law.parameters,
    ],
    example: { from: NEWEST_TAX_YEAR - 1, to: NEWEST_TAX_YEAR },
    errors: [...law.errors, 'invalid_request'],
  },
  getLaw: {
    ...law,
    path: '/api/v1/law/{year}',
    summary: 'Every figure of a tax year, with its source',
    description:
      'The scales, rates, limits, deductions and the calendar that a calculation of the year uses, each with the act it comes from and the day it was checked. Sums are kopecks.',
    answer: 'The figures of the year.',
    schema: schemaReference('LawResponse'),
    parameters: [year('year', 'path', 'The tax year', NEWEST_TAX_YEAR), ...law.parameters],
    example: { year: NEWEST_TAX_YEAR },
    errors: [...law.errors, 'invalid_request', 'not_found'],
  },
  checkLiveness: {
    ...service,
    path: '/livez',
    summary: 'Whether the process runs',
    description: 'For an orchestrator, which restarts a process that does not answer.',
    answer: 'It runs.',
    ...state('alive'),
  },
  checkReadiness: {
    ...service,
    path: '/readyz',
    summary: 'Whether the service takes work',
    description: 'For a load balancer, which sends no requests to a service that is not ready.',
    answer: 'It takes work.',
    ...state('ready'),
    errors: [...service.errors, 'draining'],
  },
  getOpenApiDocument: {
    ...service,
    path: '/openapi.json',
    summary: 'This document',
    description: 'Describes every operation, request, answer and error of the service.',
    answer: 'The OpenAPI document of the service.',
    schema: {
      type: 'object',
      required: ['openapi', 'info', 'paths'],
      properties: {
        openapi: { type: 'string' },
        info: { type: 'object' },
        paths: { type: 'object' },
      },
    },
    parameters: [ifNoneMatch],
    headers: ['x-request-id', 'access-control-allow-origin', 'cache-control', 'etag', 'vary'],
    errors: [...service.errors, 'overloaded'],
  },
} as const satisfies Readonly<Record<string, Operation>>

export type OperationId = keyof typeof operations

/** The points that a request takes from the caller's limit; `undefined` where it takes none. */
export const pointsOf = (id: OperationId): number | undefined =>
  (operations as Readonly<Record<OperationId, Operation>>)[id].points

/** The id of an operation on data: its answers are shown as computed examples. */
export type ExampleOperation =
  | keyof typeof requestExamples
  | 'listLawYears'
  | 'compareLaw'
  | 'getLaw'

/** Computes the answer to an example: to the body of a `POST`, or to the parameters of a `GET`. */
export type AnswerTo = (operation: ExampleOperation, request: JsonObject) => object

/** The operations of the document, by their paths. */
export function pathsOf(answerTo: AnswerTo): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(
    Object.entries<Operation>(operations).map(([id, operation]) => [
      operation.path,
      { [operation.method]: describe(id, operation, answerTo) },
    ]),
  )
}

function describe(id: string, operation: Operation, answerTo: AnswerTo): JsonObject {
  const { tag, summary, points, security, parameters, request, example } = operation
  const costs = points && ` Costs ${points} ${points === 1 ? 'point' : 'points'} of the limit.`
  const headers = headerReferences(operation.headers)
  const examples: Examples | undefined = requestExamples[id as keyof typeof requestExamples]
  const answer = (shown: object) => asJson(answerTo(id as ExampleOperation, asJson(shown)))
  const isCached = operation.headers.includes('etag')
  const json = (schema: JsonObject, shown: object) =>
    operation.isBatch
      ? {
          'application/x-ndjson': { schema },
          'text/csv': { schema: { type: 'string', description: tableDescription } },
        }
      : { 'application/json': { schema, ...shown } }
  const shownAs = (value: (request: object) => JsonObject) => ({
    examples: Object.fromEntries(
      Object.entries(examples ?? {}).map(([name, one]) => [
        name,
        { summary: one.summary, value: value(one.request) },
      ]),
    ),
  })
  return asJson({
    operationId: id,
    tags: [tag],
    summary,
    description: `${operation.description}${costs ?? ''}`,
    security,
    parameters,
    requestBody: request && {
      required: true,
      description: operation.isBatch
        ? 'Lines of JSON in UTF-8, each at most 16 KiB and with a request of the private calculation. The schema is that of a line.'
        : 'One JSON object in UTF-8, at most 16 KiB. `null` for an optional field counts as omitted. Unknown fields and fields given twice are refused.',
      content: json(schemaReference(request), shownAs(asJson)),
    },
    responses: {
      200: {
        description: operation.answer,
        headers,
        content: json(
          operation.schema,
          request && !operation.isBatch
            ? shownAs(answer)
            : { example: example && (isCached ? answer(example) : example) },
        ),
      },
      304: isCached ? { description: 'The caller has this answer already.', headers } : undefined,
      ...problemReferences(operation.errors),
    },
  })
}
