import { serviceDocument } from '@oklad/answers'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Answer,
  ask,
  bytesOf,
  calculate,
  calculatePrivately,
  PRIVATE,
  PUBLIC,
  post,
} from '../support/http.ts'
import { type ServiceInProcess, sharedInProcess } from '../support/in-process.ts'
import { calculationRoutes } from '../support/routes.ts'
import { currentTaxYear } from '../support/tax-year.ts'

interface MediaType {
  readonly examples?: Readonly<Record<string, { readonly value: object }>>
}

interface Parameter {
  readonly name?: string
  readonly in?: string
  readonly example?: unknown
}

interface Operation {
  readonly security: unknown
  readonly parameters?: readonly Parameter[]
  readonly requestBody: { readonly content: Readonly<Record<string, MediaType>> }
  readonly responses: Readonly<Record<string, object>>
}

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const salary = { gross_salary: 15_000_000 }

/** One answer of each kind that the document describes, with its operation. */
const kinds: readonly (readonly [
  path: string,
  method: string,
  status: number,
  ask: (server: ServiceInProcess) => Promise<Answer>,
])[] = [
  [PUBLIC, 'post', 200, (server) => calculate(server, salary)],
  [PRIVATE, 'post', 200, (server) => calculatePrivately(server, salary)],
  [
    PRIVATE,
    'post',
    200,
    // With a warning: the law of that year is not known yet.
    (server) =>
      calculatePrivately(server, { ...salary, start_date: `${NEWEST_TAX_YEAR + 1}-05-01` }),
  ],
  [PUBLIC, 'post', 400, (server) => calculate(server, '{')],
  [PRIVATE, 'post', 400, (server) => calculatePrivately(server, { grossSalary: 1.5, x: null })],
  [PRIVATE, 'post', 401, (server) => post(server, PRIVATE, salary)],
  [PRIVATE, 'post', 401, (server) => post(server, PRIVATE, salary, { 'x-api-key': 'nobody' })],
  [PUBLIC, 'post', 405, (server) => ask(server, PUBLIC)],
  [PUBLIC, 'post', 406, (server) => calculate(server, salary, { accept: 'text/html' })],
  [PUBLIC, 'post', 413, (server) => calculate(server, ' '.repeat(16_385))],
  [PUBLIC, 'post', 415, (server) => calculate(server, salary, { 'content-type': 'text/plain' })],
  ['/livez', 'get', 200, (server) => ask(server, '/livez')],
  ['/livez', 'get', 405, (server) => ask(server, '/livez', { method: 'PUT' })],
  ['/readyz', 'get', 200, (server) => ask(server, '/readyz')],
  ['/openapi.json', 'get', 200, (server) => ask(server, '/openapi.json')],
]

/** Escapes a name for a JSON Pointer inside a URI fragment. */
const step = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Returns the address of an operation, with its parameters set to their examples. */
function exampleAddress(path: string, { parameters = [] }: Operation): string {
  let address = path
  const query = new URLSearchParams()
  for (const { name = '', in: place, example } of parameters) {
    if (place === 'path') address = address.replace(`{${name}}`, String(example))
    if (place === 'query' && example !== undefined) query.set(name, String(example))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

describe('the OpenAPI document', () => {
  const server = sharedInProcess()
  let answer: Answer
  let document: Document
  beforeAll(async () => {
    answer = await ask(server(), '/openapi.json')
    document = JSON.parse(answer.text)
  })

  function operationAt(path: string, method = 'post'): Operation {
    const operation = document.paths[path]?.[method]
    if (operation === undefined) throw new Error(`The document has no ${method} ${path}`)
    return operation
  }

  it('is that of the sources, byte for byte, and pages of any origin may read it', () => {
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.text).toBe(JSON.stringify(serviceDocument(currentTaxYear())))
  })

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(answer.text))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
    expect(document.openapi).toMatch(/^3\.1\./)
  })

  it('describes the operations of the service, which all exist', async () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    expect(operations.map(({ path, method }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'post /api/v1/calc',
        'post /api/v1/private-calc',
        'get /livez',
        'get /readyz',
        'get /openapi.json',
      ]),
    )
    for (const { path, method, operation } of operations) {
      const { status } = await ask(server(), exampleAddress(path, operation), {
        method: method.toUpperCase(),
      })
      expect([404, 405], `${method} ${path}`).not.toContain(status)
    }
  })

  it('requires a key only for the private methods', () => {
    expect(operationAt(PUBLIC).security).toEqual([])
    expect(operationAt(PRIVATE).security).toEqual([{ apiKey: [] }])
    expect(document).toMatchObject({
      components: {
        securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      },
    })
  })

  it.each(kinds)(
    'describes the answer of %s %s with status %i',
    async (path, method, status, send) => {
      const got = await send(server())
      expect(got.status).toBe(status)
      const described = operationAt(path, method).responses[status] as { $ref?: string }
      const place = described.$ref ?? `#/paths/${step(path)}/${method}/responses/${status}`
      const mediaType = String(got.headers['content-type'])
      // Formats are not checked here; other tests check the exact values.
      const validator = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
      validator.addSchema(document, 'openapi', undefined, false)
      const validate = validator.compile({
        $ref: `openapi${place}/content/${step(mediaType)}/schema`,
      })
      validate(got.json)
      expect(validate.errors).toBeNull()
    },
  )

  it('has schemas that refuse an answer with a wrong value, and not the members of a later version', async () => {
    const validator = new Ajv2020({ strict: false, validateFormats: false })
    validator.addSchema(document, 'openapi', undefined, false)
    const place = `openapi#/paths/${step(PUBLIC)}/post/responses/200/content/${step('application/json')}`
    const validate = validator.compile({ $ref: `${place}/schema` })
    const { json } = await calculate(server(), salary)
    expect(validate(json)).toBe(true)
    expect(validate({ ...json, extra: 1 })).toBe(true)
    expect(validate({ ...json, gross_salary: '15000000' })).toBe(false)
  })

  describe.each(calculationRoutes)('the examples of %s', (path) => {
    it('get the documented answers', async () => {
      const operation = operationAt(path)
      const requests = operation.requestBody.content['application/json']?.examples ?? {}
      const responses = operation.responses['200'] as Operation['requestBody']
      const shown = responses.content['application/json']?.examples ?? {}
      expect(Object.keys(requests).length).toBeGreaterThan(0)
      for (const [name, { value }] of Object.entries(requests)) {
        const got = await post(server(), path, bytesOf(value), { 'x-api-key': server().key })
        expect(got.status, name).toBe(200)
        if (name in shown) expect(got.json, name).toEqual(shown[name]?.value)
      }
    })
  })
})
