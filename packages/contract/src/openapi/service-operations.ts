import type { ErrorCode } from '../errors/catalogue.ts'
import { type HeaderName, headerReferences, type JsonObject } from './parts.ts'
import { problemReferences } from './problem-responses.ts'

const errors: readonly ErrorCode[] = ['method_not_allowed', 'internal_error']

interface ServiceOperation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly answer: string
  readonly schema: JsonObject
  readonly example?: JsonObject
  readonly headers: readonly HeaderName[]
  readonly errors: readonly ErrorCode[]
}

function operation(described: ServiceOperation): JsonObject {
  const { operationId, summary, description, answer, schema, example, headers } = described
  return {
    operationId,
    tags: ['Service'],
    summary,
    description,
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
  description: 'For an orchestrator, which restarts a process that does not answer.',
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
  description: 'For a load balancer, which sends no requests to a service that is not ready.',
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
  headers: ['x-request-id', 'access-control-allow-origin'],
  errors: [...errors, 'overloaded'],
})
