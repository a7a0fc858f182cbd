import { describe, expect, it } from 'vitest'
import {
  document,
  namesOf,
  operationAt,
  partsOf,
  resolved,
  type Tree,
} from '../testing/openapi-document.ts'

describe('the OpenAPI document', () => {
  it('is pure JSON without symbols or prototypes', () => {
    expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document)
    for (const part of partsOf(document)) {
      const isPlain = Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype
      expect(isPlain).toBe(true)
      const own = Reflect.ownKeys(part).filter((key) => !Array.isArray(part) || key !== 'length')
      expect(own).toEqual(Object.keys(part))
    }
  })

  it('describes the service', () => {
    expect(document.info).toMatchObject({
      title: 'Oklad',
      version: '1.2.3',
      license: { name: 'MIT', identifier: 'MIT' },
      description: expect.stringContaining('integer number of kopecks'),
    })
    expect(document.servers).toEqual([{ url: '/' }])
  })

  it('lists every operation', () => {
    const operations = namesOf(document.paths).flatMap((path) =>
      Object.entries(document.paths[path]).map(([method, operation]: [string, Tree]) => [
        method,
        path,
        operation.operationId,
        operation.security,
      ]),
    )
    expect(operations).toEqual([
      ['post', '/api/v1/calc', 'calculatePublic', []],
      ['post', '/api/v1/private-calc', 'calculatePrivate', [{ apiKey: [] }]],
      ['post', '/api/v1/private-calc/explain', 'explainPrivate', [{ apiKey: [] }]],
      ['post', '/api/v1/private-calc/gross-up', 'grossUpPrivate', [{ apiKey: [] }]],
      ['post', '/api/v1/private-calc/compare', 'comparePrivate', [{ apiKey: [] }]],
      ['post', '/api/v1/private-calc/payments', 'listPayments', [{ apiKey: [] }]],
      ['post', '/api/v1/private-calc/payments/explain', 'explainPayments', [{ apiKey: [] }]],
      ['post', '/api/v1/private-calc/recalculate', 'recalculatePrivate', [{ apiKey: [] }]],
      ['post', '/api/v1/private-calc/vacation-pay', 'computeVacationPay', [{ apiKey: [] }]],
      ['post', '/api/v1/private-calc/vacation-pay/explain', 'explainVacationPay', [{ apiKey: [] }]],
      ['post', '/api/v1/private-calc/sick-pay', 'computeSickPay', [{ apiKey: [] }]],
      ['post', '/api/v1/private-calc/sick-pay/explain', 'explainSickPay', [{ apiKey: [] }]],
      ['post', '/api/v1/private-calc/batch', 'calculatePrivateBatch', [{ apiKey: [] }]],
      ['get', '/api/v1/law', 'listLawYears', []],
      ['get', '/api/v1/law/diff', 'compareLaw', []],
      ['get', '/api/v1/law/{year}', 'getLaw', []],
      ['get', '/livez', 'checkLiveness', []],
      ['get', '/readyz', 'checkReadiness', []],
      ['get', '/openapi.json', 'getOpenApiDocument', []],
    ])
    expect(document.components.securitySchemes.apiKey).toMatchObject({
      type: 'apiKey',
      in: 'header',
      name: 'x-api-key',
    })
  })

  it('describes every tag of an operation', () => {
    const tags = document.tags.map(({ name }: Tree) => name)
    const used = namesOf(document.paths).flatMap((path) => operationAt(path).tags)
    expect(new Set(used)).toEqual(new Set(tags))
  })

  it('has every component it refers to and no other', () => {
    const references = new Set<string>()
    for (const part of partsOf(document)) {
      if (part.$ref === undefined) continue
      expect(resolved(part), part.$ref).toBeDefined()
      // A reference may lead to a part of a component.
      references.add(part.$ref.split('/').slice(0, 4).join('/'))
    }
    const components = namesOf(document.components)
      .filter((kind) => kind !== 'securitySchemes')
      .flatMap((kind) =>
        namesOf(document.components[kind]).map((name) => `#/components/${kind}/${name}`),
      )
    // The answer to unknown addresses, where no operation is.
    references.add('#/components/responses/NotFound')
    expect(references).toEqual(new Set(components))
  })
})

describe('every response', () => {
  it('has the request id, and cache-control under /api/', () => {
    for (const path of namesOf(document.paths)) {
      for (const response of Object.values(operationAt(path).responses)) {
        const headers = namesOf(resolved(response).headers)
        expect(headers).toContain('x-request-id')
        if (path.startsWith('/api/')) expect(headers).toContain('cache-control')
      }
    }
  })

  it('of the public calculation may be read by a page of any origin', () => {
    const headersAt = (path: string) => namesOf(operationAt(path).responses[200].headers)
    expect(headersAt('/api/v1/calc')).toContain('access-control-allow-origin')
    expect(headersAt('/api/v1/private-calc')).not.toContain('access-control-allow-origin')
  })
})
