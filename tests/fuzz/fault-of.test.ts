import { problemDocument } from '@oklad/contract/internal'
import { describe, expect, it } from 'vitest'
import { PRIVATE, PUBLIC } from '../support/http.ts'
import { bodiesOf } from './bodies.ts'
import { faultOf } from './fault-of.ts'

const body = Buffer.from('{"gross_salary":31415926535.5}')
const problem = (pointer: string) =>
  problemDocument('invalid_request', 'en', 'id', [{ code: 'not_an_integer', pointer }])
const text = JSON.stringify(problem('/gross_salary'))

describe('a fault of an answer', () => {
  it('is undefined when a wrong body is refused correctly', () => {
    expect(faultOf(PUBLIC, body, 400, text)).toBeUndefined()
  })

  it.each([
    ['an error of the service', 500, '{}', 'status 500'],
    ['a status that no body causes', 404, '{}', 'status 404'],
    ['what is not JSON', 400, '{', 'not JSON'],
    ['a document without its members', 400, '{"status":400}', 'breaks its promise'],
    ['a calculation that is none', 200, '{}', 'breaks its promise'],
    ['a document of another status', 413, text, 'does not fit status 413'],
    [
      'a document with the salary',
      400,
      text.replace('is invalid', 'has 31415926535'),
      'tells 31415926535',
    ],
  ])('is %s', (_, status, answer, fault) => {
    expect(faultOf(PRIVATE, body, status, answer)).toContain(fault)
  })

  it('is not the name of an unknown field, even with digits', () => {
    const named = JSON.stringify(problem('/field_31415926535'))
    expect(faultOf(PUBLIC, Buffer.from('{"field_31415926535":1}'), 400, named)).toBeUndefined()
    expect(faultOf(PUBLIC, Buffer.from('{"field":31415926535}'), 400, named)).toContain('tells')
  })
})

describe('the bodies of a seed', () => {
  it('are the same each time, and differ for another seed or batch', () => {
    const bytes = (seed: number, batch: number) => Buffer.concat(bodiesOf(seed, batch))
    expect(bytes(1, 0).equals(bytes(1, 0))).toBe(true)
    expect(bytes(1, 0).equals(bytes(2, 0))).toBe(false)
    expect(bytes(1, 0).equals(bytes(1, 1))).toBe(false)
  })

  it('are valid and wrong, small and large, text and binary', () => {
    const bodies = bodiesOf(1, 0)
    const isJson = (bytes: Buffer) => {
      try {
        return typeof JSON.parse(bytes.toString()) === 'object'
      } catch {
        return false
      }
    }
    expect(bodies.filter(isJson).length).toBeGreaterThan(200)
    expect(bodies.filter((bytes) => !isJson(bytes)).length).toBeGreaterThan(200)
    expect(bodies.some(({ length }) => length > 16_384)).toBe(true)
    expect(bodies.some((bytes) => bytes.toString().includes('\ufffd'))).toBe(true)
  })
})
