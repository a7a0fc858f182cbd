import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson, WRITTEN_WITH_FRACTION } from './parse-json.ts'

const read = (text: string) => {
  const { value, problems } = parseJson(text)
  expect(problems).toEqual([])
  return value
}

describe('a text that is JSON', () => {
  it.each([
    ['{"gross_salary":15000000}', { gross_salary: 15_000_000 }],
    [' \t\r\n{"a": [1, "b", null, true, false, {}]} ', { a: [1, 'b', null, true, false, {}] }],
    ['{"start_date":"2026-01-01"}', { start_date: '2026-01-01' }],
    ['{"gross\\u005fsalary":1}', { gross_salary: 1 }],
    ['null', null],
    ['[]', []],
    ['"x"', 'x'],
    ['true', true],
    ['0', 0],
    ['-1', -1],
    ['-0', -0],
    ['"1e5 and 1.5"', '1e5 and 1.5'],
  ])('%s', (text, value) => {
    expect(read(text)).toEqual(value)
  })

  it('may begin with a byte order mark', () => {
    expect(read('\ufeff{"a":1}')).toEqual({ a: 1 })
    expect(read('\ufeff{"a":1.5}')).toEqual({ a: WRITTEN_WITH_FRACTION })
  })

  it('may hold lone surrogates', () => {
    expect(read('{"\\ud800":"\\udc00"}')).toEqual({ '\ud800': '\udc00' })
    expect(read('{"\ud800":"\udc00"}')).toEqual({ '\ud800': '\udc00' })
  })

  it.each(['{"__proto__":{"gross_salary":1}}', '{"__proto__":{"gross_salary":1},"a":1.5}'])(
    'does not touch a prototype: %s',
    (text) => {
      const value = read(text) as object
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
      expect(Object.hasOwn(value, '__proto__')).toBe(true)
      expect('gross_salary' in value).toBe(false)
    },
  )
})

describe('a number', () => {
  it.each(['1.5', '1.0', '1e5', '1E5', '1e+5', '1e-5', '0.1', '-1.5', '1e400', '0e0', '1.5e3'])(
    '%s is not written as a whole one',
    (text) => {
      expect(read(text)).toBe(WRITTEN_WITH_FRACTION)
      expect(read(`{"a":[${text}],"b":1}`)).toEqual({ a: [WRITTEN_WITH_FRACTION], b: 1 })
    },
  )

  it('does not round to a whole one', () => {
    expect(JSON.parse('1500000.0000000001')).toBe(1_500_000)
    expect(read('1500000.0000000001')).toBe(WRITTEN_WITH_FRACTION)
  })

  it('is as near as a number can be beyond 2^53', () => {
    expect(read('9007199254740993')).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
    expect(read('9'.repeat(400))).toBe(Number.POSITIVE_INFINITY)
    expect(read(`[1.5,-${'9'.repeat(400)}]`)).toEqual([
      WRITTEN_WITH_FRACTION,
      Number.NEGATIVE_INFINITY,
    ])
  })
})

describe('a text that is not JSON', () => {
  it.each([
    ['', 1, 1],
    ['   ', 1, 4],
    ['{', 1, 2],
    ['{"gross_salary": 15000000,}', 1, 27],
    ['{"gross_salary": 15 000}', 1, 21],
    ['{"gross_salary": 015}', 1, 19],
    ["{'gross_salary': 1}", 1, 2],
    ['{"a":1}{"b":2}', 1, 8],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{"a":"\n"}', 1, 7],
    ['\ufeff\ufeff{}', 1, 1],
    ['NaN', 1, 1],
    ['undefined', 1, 1],
    ['{"a":1.}', 1, 8],
    ['{"a":.5}', 1, 6],
    ['{"a":+1}', 1, 6],
    ['{"a":1}//', 1, 8],
    ['gross_salary=1', 1, 1],
  ])('%j breaks at line %i, column %i', (text, line, column) => {
    expect(parseJson(text)).toEqual({
      value: undefined,
      problems: [{ code: 'malformed_json', pointer: '', line, column }],
    })
  })
})

describe('nesting', () => {
  const tooDeep = {
    value: undefined,
    problems: [{ code: 'too_deep', pointer: '', maximum: 8 }],
  }

  it('may be eight levels deep', () => {
    expect(read('[[[[[[[[]]]]]]]]')).toEqual([[[[[[[[]]]]]]]])
    expect(parseJson('[[[[[[[[[]]]]]]]]]')).toEqual(tooDeep)
    expect(read('[[],[],[],[],[],[],[],[],[],[]]')).toHaveLength(10)
  })

  it.each(['[', '{"a":', '[{"a":', '[1.5,'])('of 16 KiB of %s is refused', (text) => {
    expect(parseJson(text.repeat(16_384 / text.length))).toEqual(tooDeep)
  })

  it('does not count the brackets of a string', () => {
    expect(read('{"a":"[[[[[[[[[[{{{{{{{"}')).toEqual({ a: '[[[[[[[[[[{{{{{{{' })
    expect(read('{"a":"\\"[[[[[[[[[["}')).toEqual({ a: '"[[[[[[[[[[' })
    // Nor can they hide real ones.
    expect(parseJson(`["${']'.repeat(8000)}",${'['.repeat(8000)}`)).toEqual(tooDeep)
    expect(parseJson(`["\\"${']'.repeat(8000)}",${'['.repeat(8000)}`)).toEqual(tooDeep)
  })
})

describe('a field given twice', () => {
  it.each([
    '{"a":1,"a":1}',
    '{"a":1,"a":2}',
    '{"a":1.5,"a":2.5}',
    '{"a":null,"a":null}',
    '{"a":1,"\\u0061":1}',
    '{"a":{},"a":{}}',
  ])('%s is told', (text) => {
    const { value, problems } = parseJson(text)
    expect(problems).toEqual([{ code: 'duplicate_field', pointer: '/a' }])
    expect(value).toHaveProperty('a')
  })
})

const wholeNumbers = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, true, false),
    fc.maxSafeInteger(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')),
      tie('value'),
      {
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
  ),
})).value

describe('every text', () => {
  it('with whole numbers is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(wholeNumbers, fc.constantFrom(0, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        expect(read(text)).toEqual(JSON.parse(text))
        // The same on the careful way, which a fraction leads to.
        expect(read(`[0.5,${text}]`)).toEqual([WRITTEN_WITH_FRACTION, JSON.parse(text)])
      }),
    )
  })

  it('is malformed exactly when JSON.parse refuses it', () => {
    const damaged = fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom('', ...'{}[]",:.0-1eE+\\ntu \n'))
      .map(([text, place, typed]) => {
        const at = place % (text.length + 1)
        return text.slice(0, at) + typed + text.slice(typed === '' ? at + 1 : at)
      })
    fc.assert(
      fc.property(damaged, (text) => {
        const isMalformed = parseJson(text).problems.some(({ code }) => code === 'malformed_json')
        expect(isMalformed).toBe(isRefusedByTheRuntime(text))
      }),
      { numRuns: 3000 },
    )
  })
})

function isRefusedByTheRuntime(text: string): boolean {
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}
