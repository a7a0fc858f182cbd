import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeApart } from './write-answer.ts'

const warnings = [{ code: 'a', detail: 'Ставка — 15 %' }]

it.each([
  {},
  { warnings },
  { a: 1, warnings, b: '"warnings":"\u0000"' },
  { b: '"warnings":"\u0000"', c: { warnings }, warnings: [] },
  { a: '"warnings":"\\u0000"', nested: { warnings: 'x' }, warnings },
  { warnings: null },
  { calculation: { warnings }, explanation: [{ title: 'Оклад', b: '"warnings":"\u0000"' }] },
  { explanation: [{ title: '"warnings":"\u0000"' }], warnings, d: '"explanation":"\u0000"' },
  { 'warnings":"': '\u0000', warnings },
])('writes what JSON.stringify writes: %j', (answer) => {
  expect(writeApart(answer)).toBe(JSON.stringify(answer))
})

it('writes what JSON.stringify writes, whatever an answer holds', () => {
  const answer = fc.record({
    a: fc.jsonValue(),
    warnings: fc.array(fc.jsonValue()),
    explanation: fc.jsonValue(),
    b: fc.jsonValue(),
  })
  fc.assert(fc.property(answer, (one) => writeApart(one) === JSON.stringify(one)))
})
