import { calculationOperation } from './calculation-operations.ts'
import { componentSchemas } from './component-schemas.ts'
import { responseHeaders } from './headers.ts'
import type { JsonObject } from './json.ts'
import { lawDifferenceOperation, lawOperation, lawYearsOperation } from './law-operations.ts'
import { privateOperation } from './private-operations.ts'
import { problemResponses } from './problem-responses.ts'
import { documentOperation, livenessOperation, readinessOperation } from './service-operations.ts'

/** An OpenAPI document as far as this one goes. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: JsonObject
  readonly servers: readonly JsonObject[]
  readonly tags: readonly JsonObject[]
  readonly paths: Readonly<Record<string, JsonObject>>
  readonly components: Readonly<Record<string, JsonObject>>
}

const description = `Russian progressive income tax on a salary, computed by the law of its year: the sums of the year, every month, and with a key the employer's contributions. Nothing is stored.

**Money.** Every monetary value in requests and responses is an integer number of kopecks, a hundredth of a rouble: 150,000 roubles are \`15000000\`. A fraction, an exponent or quotes are refused.

**Errors.** Every error is an RFC 9457 document, \`application/problem+json\`, in English or Russian by \`Accept-Language\`. Its \`code\` is stable, and wrong input is listed in \`errors\`, all problems at once. An address that is not listed here answers 404 in the same form.`

// They have no examples: /docs would send them with every request that a reader tries.
const parameters = {
  AcceptLanguage: {
    name: 'accept-language',
    in: 'header',
    description:
      'The language of errors, warnings and titles: en or ru; English where neither is asked for.',
    schema: { type: 'string', default: 'en' },
  },
  RequestId: {
    name: 'x-request-id',
    in: 'header',
    description:
      'An id for the request, to find it again: up to 128 letters, digits and "_.:-". It comes back in the answer; any other one is replaced.',
    schema: { type: 'string' },
  },
}

/**
 * The OpenAPI 3.1 document of the service: pure JSON, made of the schemas that requests are
 * checked with, the error catalogue and computed examples.
 * @param currentYear the calendar year in Moscow: the tax year of the examples that name none
 */
export function openApiDocument(currentYear: number): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Oklad',
      version: '1.0.0',
      summary: 'Russian income tax on a salary, to the kopeck, by dated law',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'Calculation', description: 'Tax and contributions of a salary.' },
      { name: 'Law', description: 'The figures of every tax year, with their sources.' },
      { name: 'Service', description: 'The state of the service and its description.' },
    ],
    paths: {
      '/api/v1/calc': { post: calculationOperation('public', currentYear) },
      '/api/v1/private-calc': { post: calculationOperation('private', currentYear) },
      '/api/v1/private-calc/explain': { post: privateOperation('explain') },
      '/api/v1/private-calc/gross-up': { post: privateOperation('gross-up') },
      '/api/v1/private-calc/compare': { post: privateOperation('compare') },
      '/api/v1/law': { get: lawYearsOperation },
      '/api/v1/law/diff': { get: lawDifferenceOperation },
      '/api/v1/law/{year}': { get: lawOperation },
      '/livez': { get: livenessOperation },
      '/readyz': { get: readinessOperation },
      '/openapi.json': { get: documentOperation },
    },
    components: {
      schemas: componentSchemas(),
      responses: problemResponses(),
      headers: responseHeaders,
      parameters,
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: 'The key of a client, given by the operator of the service.',
        },
      },
    },
  }
}
