import { describe, expect, it } from 'vitest'
import { errorCatalogue, errorCodes } from '../errors/catalogue.ts'
import { document, namesOf, operationAt, resolved, type Tree } from '../testing/openapi-document.ts'

describe('the error responses', () => {
  const everywhere = ['method_not_allowed', 'internal_error']
  // Codes of one status share a response.
  const beyondLimits = ['rate_limit_exceeded', 'too_many_batches', 'too_many_failed_keys']
  const unavailable = ['overloaded', 'draining']
  const ofCalculations = [
    ...everywhere,
    ...beyondLimits,
    'malformed_json',
    'invalid_request',
    // The status of all three is 400.
    'invalid_table',
    'not_acceptable',
    'body_too_large',
    // The status of both is 413.
    'batch_too_long',
    'unsupported_media_type',
    ...unavailable,
  ]
  const ofLaw = [...everywhere, ...unavailable, ...beyondLimits, 'not_acceptable']
  const ofLawWithYears = [...ofLaw, 'malformed_json', 'invalid_request', 'invalid_table']
  const codesIn = (response: Tree) => namesOf(response.content['application/problem+json'].examples)

  it.each([
    ['/api/v1/calc', ofCalculations],
    ['/api/v1/private-calc', [...ofCalculations, 'api_key_missing', 'api_key_invalid']],
    ['/api/v1/law', ofLaw],
    ['/api/v1/law/diff', ofLawWithYears],
    ['/api/v1/law/{year}', [...ofLawWithYears, 'not_found']],
    ['/livez', everywhere],
    ['/readyz', [...everywhere, ...unavailable]],
    ['/openapi.json', [...everywhere, ...unavailable]],
  ])('of %s stand under their status', (path, codes) => {
    const listed: string[] = []
    for (const [status, response] of Object.entries<Tree>(operationAt(path).responses)) {
      if (Number(status) < 400) continue
      for (const code of codesIn(resolved(response))) {
        expect(errorCatalogue[code as keyof typeof errorCatalogue].status).toBe(Number(status))
        listed.push(code)
      }
    }
    expect(listed.toSorted()).toEqual(codes.toSorted())
  })

  it('cover the whole catalogue', () => {
    const responses: Tree[] = Object.values(document.components.responses)
    expect(responses.flatMap(codesIn).toSorted()).toEqual(errorCodes.toSorted())
    for (const response of responses) {
      const { examples, schema } = response.content['application/problem+json']
      expect(schema).toEqual({ $ref: '#/components/schemas/ProblemDocument' })
      for (const code of namesOf(examples)) {
        expect(examples[code].value).toMatchObject({ code, type: `/errors/${code}` })
      }
    }
  })

  it('have the headers that HTTP asks for', () => {
    const { responses } = document.components
    expect(namesOf(responses.Unauthorized.headers)).toContain('www-authenticate')
    expect(namesOf(responses.MethodNotAllowed.headers)).toContain('allow')
    expect(namesOf(responses.TooManyRequests.headers)).toContain('retry-after')
    expect(namesOf(responses.ServiceUnavailable.headers)).toContain('retry-after')
  })

  it('of limited methods have the rate-limit headers, as all their responses do', () => {
    for (const path of namesOf(document.paths)) {
      const { responses } = operationAt(path)
      if (responses[429] === undefined) continue
      for (const status of [200, 304, 400, 401, 404, 406, 413, 415, 429]) {
        if (responses[status] === undefined) continue
        expect(namesOf(resolved(responses[status]).headers), `${path} ${status}`).toEqual(
          expect.arrayContaining(['ratelimit', 'ratelimit-policy']),
        )
      }
    }
  })
})
