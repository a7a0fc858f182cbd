import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonSyntaxProblem } from './json-syntax.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each([
  ['{\n  "a": 1,\n}', 3, 1, 'a field name in double quotes'],
  ['{ "a" 1 }', 1, 7, '`:`'],
  ['[1 2]', 1, 4, '`,` or the closing bracket'],
  ['[1}', 1, 3, '`,` or the closing bracket'],
  ['{"a": 1]', 1, 8, '`,` or the closing bracket'],
  ['{"a": }', 1, 7, 'a value'],
  ['[,]', 1, 2, 'a value or `]`'],
  ['{,}', 1, 2, 'a field name in double quotes or `}`'],
  ['{} {}', 1, 4, 'the end of the file'],
  ["{'a': 1}", 1, 2, 'a field name in double quotes or `}`'],
  ['["a\nb"]', 1, 2, 'a value or `]`'],
  ['{"a": [{"b": "c"', 1, 17, '`,` or the closing bracket'],
  ['', 1, 1, 'a value'],
])('%j is wrong at line %i, column %i', (text, line, column, expected) => {
  expect(jsonSyntaxProblem(text)).toEqual({ line, column, expected })
})

test('agrees with JSON.parse about JSON', () => {
  fc.assert(fc.property(fc.json(), (text) => jsonSyntaxProblem(text) === undefined))
})

test('agrees with JSON.parse about damaged JSON', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.nat(3),
      fc.constantFrom(
        '',
        ',',
        '"',
        '}',
        ']',
        '{',
        '[',
        ':',
        '0',
        '-',
        '.',
        'e',
        '\\',
        '\u0001',
        ' ',
      ),
      (text, place, removed, added) => {
        const at = place % (text.length + 1)
        const damaged = text.slice(0, at) + added + text.slice(at + removed)
        expect(jsonSyntaxProblem(damaged) === undefined).toBe(isJson(damaged))
      },
    ),
    { numRuns: 5000 },
  )
})

test('does not exhaust the stack', () => {
  expect(jsonSyntaxProblem('['.repeat(200_000))?.column).toBe(200_001)
})
