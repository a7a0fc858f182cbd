import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { duplicateFields } from './duplicate-fields.ts'

describe('fields given more than once', () => {
  it.each([
    ['{"a":1,"a":2}', ['/a']],
    // The same value twice is no better: the sender may have meant to change one.
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
  ])('%s', (text, pointers) => {
    expect(duplicateFields(text)).toEqual(pointers)
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
    // What is inside a string names nothing.
    '{"a":"{\\"a\\":1,\\"a\\":2}"}',
    '{"a":"}","b":"{","c":","}',
  ])('%s has none', (text) => {
    expect(duplicateFields(text)).toEqual([])
  })

  it('finds them whatever they are called and however they are escaped', () => {
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
        expect(new Set(duplicateFields(`{${text.join(' , ')}}`))).toEqual(
          new Set([...repeated].map((name) => `/${name.replace('~', '~0').replace('/', '~1')}`)),
        )
      }),
    )
  })
})
