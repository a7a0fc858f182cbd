import { ifNoneMatch } from '../openapi/parts.ts'
import type { Operation } from './operation.ts'

/** The parts that open operations share. */
export const service = {
  tag: 'Service',
  headers: ['x-request-id', 'cache-control', 'access-control-allow-origin'],
  errors: ['method_not_allowed', 'internal_error'],
} as const satisfies Partial<Operation>

const state = (status: string) => ({
  response: {
    type: 'object',
    required: ['status'],
    properties: { status: { type: 'string', const: status } },
  },
  example: { status },
})

/** The operations on the service itself. */
// biome-ignore format: one text a line
export const serviceOperations = {
  livez: {
    ...service,
    id: 'checkLiveness',
    path: '/livez',
    ...state('alive'),
    summary: { en: 'Whether the process runs', ru: 'Работает ли процесс' },
    description: {
      en: 'For an orchestrator, which restarts a process that does not answer.',
      ru: 'Для оркестратора: он перезапускает процесс, который не отвечает.',
    },
    answer: { en: 'It runs.', ru: 'Работает.' },
  },
  readyz: {
    ...service,
    id: 'checkReadiness',
    path: '/readyz',
    ...state('ready'),
    summary: { en: 'Whether the service takes work', ru: 'Принимает ли сервис запросы' },
    description: {
      en: 'For a load balancer, which sends no requests to a service that is not ready.',
      ru: 'Для балансировщика: он не отправляет запросы сервису, который не готов.',
    },
    answer: { en: 'It takes work.', ru: 'Принимает.' },
    errors: [...service.errors, 'draining'],
  },
  openApi: {
    ...service,
    id: 'getOpenApiDocument',
    path: '/openapi.json',
    response: {
      type: 'object',
      required: ['openapi', 'info', 'paths'],
      properties: {
        openapi: { type: 'string' },
        info: { type: 'object' },
        paths: { type: 'object' },
      },
    },
    summary: { en: 'This document', ru: 'Этот документ' },
    description: {
      en: 'Describes every operation, request, answer and error of the service.',
      ru: 'Описывает все методы, запросы, ответы и ошибки сервиса.',
    },
    answer: { en: 'The OpenAPI document of the service.', ru: 'Документ OpenAPI сервиса.' },
    parameters: [ifNoneMatch],
    headers: ['x-request-id', 'access-control-allow-origin', 'cache-control', 'etag', 'vary'],
    errors: [...service.errors, 'overloaded'],
  },
} as const satisfies Readonly<Record<string, Operation>>
