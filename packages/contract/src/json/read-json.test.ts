import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson, WRITTEN_WITH_FRACTION } from './read-json.ts'

const read = (text: string) => {
  const { value, problems } = readJson(text)
  expect(problems).toEqual([])
  return value
}

describe('readJson of valid JSON', () => {
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
  ])('reads %s', (text, value) => {
    expect(read(text)).toEqual(value)
  })

  it('ignores a byte order mark', () => {
    expect(read('\ufeff{"a":1}')).toEqual({ a: 1 })
    expect(read('\ufeff{"a":1.5}')).toEqual({ a: WRITTEN_WITH_FRACTION })
  })

  it('reads lone surrogates', () => {
    expect(read('{"\\ud800":"\\udc00"}')).toEqual({ '\ud800': '\udc00' })
    expect(read('{"\ud800":"\udc00"}')).toEqual({ '\ud800': '\udc00' })
  })

  it.each(['{"__proto__":{"gross_salary":1}}', '{"__proto__":{"gross_salary":1},"a":1.5}'])(
    'sets no prototype: %s',
    (text) => {
      const value = read(text) as object
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
      expect(Object.hasOwn(value, '__proto__')).toBe(true)
      expect('gross_salary' in value).toBe(false)
    },
  )
})

describe('readJson of a number', () => {
  it.each(['1.5', '1.0', '1e5', '1E5', '1e+5', '1e-5', '0.1', '-1.5', '1e400', '0e0', '1.5e3'])(
    'marks %s as not written as a whole number',
    (text) => {
      expect(read(text)).toBe(WRITTEN_WITH_FRACTION)
      expect(read(`{"a":[${text}],"b":1}`)).toEqual({ a: [WRITTEN_WITH_FRACTION], b: 1 })
    },
  )

  it('does not round a fraction to a whole number', () => {
    expect(JSON.parse('1500000.0000000001')).toBe(1_500_000)
    expect(read('1500000.0000000001')).toBe(WRITTEN_WITH_FRACTION)
  })

  it('keeps numbers beyond 2^53 large', () => {
    expect(read('9007199254740993')).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
    expect(read('9'.repeat(400))).toBe(Number.POSITIVE_INFINITY)
    expect(read(`[1.5,-${'9'.repeat(400)}]`)).toEqual([
      WRITTEN_WITH_FRACTION,
      Number.NEGATIVE_INFINITY,
    ])
  })
})

describe('readJson of malformed JSON', () => {
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
    ['{"a":"\n"}', 1, 6],
    ['\ufeff\ufeff{}', 1, 1],
    ['NaN', 1, 1],
    ['undefined', 1, 1],
    ['{"a":1.}', 1, 6],
    ['{"a":.5}', 1, 6],
    ['{"a":+1}', 1, 6],
    ['{"a":1}//', 1, 8],
    ['gross_salary=1', 1, 1],
    ['{"gross_salary":1', 1, 18],
    ['{"a', 1, 2],
  ])('tells that %j breaks at line %i, column %i', (text, line, column) => {
    expect(readJson(text)).toEqual({
      value: undefined,
      problems: [{ code: 'malformed_json', pointer: '', line, column }],
    })
  })
})

describe('readJson of nested values', () => {
  const tooDeep = {
    value: undefined,
    problems: [{ code: 'too_deep', pointer: '', maximum: 8 }],
  }

  it('accepts eight levels and refuses nine', () => {
    expect(read('[[[[[[[[]]]]]]]]')).toEqual([[[[[[[[]]]]]]]])
    expect(readJson('[[[[[[[[[]]]]]]]]]')).toEqual(tooDeep)
    expect(read('[[],[],[],[],[],[],[],[],[],[]]')).toHaveLength(10)
  })

  it.each(['[', '{"a":', '[{"a":', '[1.5,'])('refuses 16 KiB of %s', (text) => {
    expect(readJson(text.repeat(16_384 / text.length))).toEqual(tooDeep)
  })

  it('ignores brackets inside strings', () => {
    expect(read('{"a":"[[[[[[[[[[{{{{{{{"}')).toEqual({ a: '[[[[[[[[[[{{{{{{{' })
    expect(read('{"a":"\\"[[[[[[[[[["}')).toEqual({ a: '"[[[[[[[[[[' })
    // Nor can they hide real ones.
    expect(readJson(`["${']'.repeat(8000)}",${'['.repeat(8000)}`)).toEqual(tooDeep)
    expect(readJson(`["\\"${']'.repeat(8000)}",${'['.repeat(8000)}`)).toEqual(tooDeep)
  })
})

describe('readJson of fields given more than once', () => {
  const duplicatesIn = (text: string) =>
    readJson(text).problems.map(({ code, pointer }) =>
      code === 'duplicate_field' ? pointer : code,
    )

  it.each(['{"a":1.5,"a":2.5}', '{"a":null,"a":null}', '{"a":{},"a":{}}'])(
    'keeps the last value beside the problem: %s',
    (text) => {
      expect(duplicatesIn(text)).toEqual(['/a'])
      expect(readJson(text).value).toHaveProperty('a')
    },
  )

  it.each([
    ['{"a":1,"a":2}', ['/a']],
    // The sender may have meant to change one of two equal values.
    ['{"a":1,"a":1}', ['/a']],
    ['{"a":1,"a":2,"a":3}', ['/a']],
    ['{"b":1,"a":2,"a":3,"b":4}', ['/a', '/b']],
    ['{"gross_salary":1,"gross\\u005fsalary":2}', ['/gross_salary']],
    ['{"\\"":1,"\\u0022":2}', ['/"']],
    ['{"a" : 1, "a"\n\t: 2}', ['/a']],
    ['{"":1,"":2}', ['/']],
    ['{"a/b":1,"a/b":2}', ['/a~1b']],
    ['{"__proto__":1,"__proto__":2}', ['/__proto__']],
    ['{"constructor":1,"constructor":2,"toString":1}', ['/constructor']],
    ['{"a":{"b":1,"b":2}}', ['/a/b']],
    ['{"x":[{"a":1},[{}],{"a":1,"a":1}]}', ['/x/2/a']],
    ['[{"a":1,"a":1},{"a":1,"a":1}]', ['/0/a', '/1/a']],
  ])('finds the duplicates of %s', (text, pointers) => {
    expect(duplicatesIn(text)).toEqual(pointers)
  })

  it.each([
    '{}',
    '[]',
    '"a"',
    '1',
    '{"a":1,"A":2}',
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":1}]',
    '{"a":"b","b":"a"}',
    '{"a":["a","a"],"b":"a"}',
    // The contents of a string.
    '{"a":"{\\"a\\":1,\\"a\\":2}"}',
    '{"a":"}","b":"{","c":","}',
  ])('finds no duplicates in %s', (text) => {
    expect(duplicatesIn(text)).toEqual([])
  })

  it('finds duplicates under any name and any escape', () => {
    const escaped = (name: string) =>
      `"${Array.from({ length: name.length }, (_, at) => `\\u${name.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`
    const field = fc.tuple(
      fc.constantFrom('a', 'b', 'c/d', '~', '__proto__', '"', '\\', '{'),
      fc.boolean(),
    )
    fc.assert(
      fc.property(fc.array(field, { maxLength: 6 }), (fields) => {
        const text = fields.map(
          ([name, isEscaped], at) => `${isEscaped ? escaped(name) : JSON.stringify(name)}: ${at}`,
        )
        const names = fields.map(([name]) => name)
        const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at))
        expect(new Set(duplicatesIn(`{${text.join(' , ')}}`))).toEqual(
          new Set([...repeated].map((name) => `/${name.replace('~', '~0').replace('/', '~1')}`)),
        )
      }),
    )
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

describe('readJson of any text', () => {
  it('reads whole numbers as JSON.parse does, token by token too', () => {
    fc.assert(
      fc.property(wholeNumbers, fc.constantFrom(0, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        expect(read(text)).toEqual(JSON.parse(text))
        // A fraction leads to the reading by token.
        expect(read(`[0.5,${text}]`)).toEqual([WRITTEN_WITH_FRACTION, JSON.parse(text)])
      }),
    )
  })

  it('finds malformed JSON exactly where JSON.parse does', () => {
    const damaged = fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom('', ...'{}[]",:.0-1eE+\\ntu \n'))
      .map(([text, place, typed]) => {
        const at = place % (text.length + 1)
        return text.slice(0, at) + typed + text.slice(typed === '' ? at + 1 : at)
      })
    fc.assert(
      fc.property(damaged, (text) => {
        const isMalformed = readJson(text).problems.some(({ code }) => code === 'malformed_json')
        expect(isMalformed).toBe(isRefusedByTheRuntime(text))
      }),
      { numRuns: 3000 },
    )
  })
})

it.each(['1', '1.5'])('reads 1,800 fields of %s', (value) => {
  const fields = Array.from({ length: 1800 }, (_, index) => `"f${index}":${value}`)
  const reading = readJson(`{${fields.join(',')}}`)
  expect(reading.problems).toEqual([])
  expect(Object.keys(reading.value as object)).toHaveLength(1800)
})

function isRefusedByTheRuntime(text: string): boolean {
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}
