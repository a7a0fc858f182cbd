import type { ErrorCode } from '../errors/catalogue.ts'
import { type HeaderName, headerReferences, type JsonObject } from './parts.ts'
import { problemReferences } from './problem-responses.ts'

const errors: readonly ErrorCode[] = ['method_not_allowed', 'internal_error']

interface ServiceOperation {
  readonly operationId: string
  readonly summary: string
  readonly answer: string
  readonly schema: JsonObject
  readonly example?: JsonObject
  readonly headers: readonly HeaderName[]
  readonly errors: readonly ErrorCode[]
}

function operation(described: ServiceOperation): JsonObject {
  const { operationId, summary, answer, schema, example, headers } = described
  return {
    operationId,
    tags: ['Service'],
    summary,
    security: [],
    responses: {
      200: {
        description: answer,
        headers: headerReferences(headers),
        content: { 'application/json': { schema, ...(example && { example }) } },
      },
      ...problemReferences(described.errors),
    },
  }
}

const status = (value: string): JsonObject => ({
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', const: value } },
})

/** `GET /livez`. */
export const livenessOperation = operation({
  operationId: 'checkLiveness',
  summary: 'Whether the process runs',
  answer: 'It runs.',
  schema: status('alive'),
  example: { status: 'alive' },
  headers: ['x-request-id', 'cache-control', 'access-control-allow-origin'],
  errors,
})

/** `GET /readyz`. */
export const readinessOperation = operation({
  operationId: 'checkReadiness',
  summary: 'Whether the service takes work',
  answer: 'It takes work.',
  schema: status('ready'),
  example: { status: 'ready' },
  headers: ['x-request-id', 'cache-control', 'access-control-allow-origin'],
  errors: [...errors, 'draining'],
})

/** `GET /openapi.json`. */
export const documentOperation = operation({
  operationId: 'getOpenApiDocument',
  summary: 'This document',
  answer: 'The OpenAPI document of the service.',
  schema: { type: 'object', required: ['openapi', 'info', 'paths'] },
  headers: ['x-request-id', 'access-control-allow-origin'],
  errors: [...errors, 'overloaded'],
})
