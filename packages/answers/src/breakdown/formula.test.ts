import fc from 'fast-check'
import { expect, it } from 'vitest'
import { breakdownOf } from '../testing/answers.ts'

/** Printed numbers as whole parts of a hundred-millionth. */
const DECIMALS = 8
const SCALE = 10n ** BigInt(DECIMALS)

function read(text: string): bigint {
  const [whole = '', decimals = ''] = text.replaceAll(',', '').split('.')
  return BigInt(whole + decimals.padEnd(DECIMALS, '0'))
}

/** A product of numbers, one of which may be a percentage. */
function product(text: string): bigint {
  return text.split(' × ').reduce((value, factor) => {
    const isPercent = factor.endsWith('%')
    const number = read(factor.replace(/ ?%/, ''))
    return (value * number) / SCALE / (isPercent ? 100n : 1n)
  }, SCALE)
}

/** A sum of products, some of them subtracted. */
function expression(text: string): bigint {
  return text
    .split(/ (?=[+−] )/)
    .map((term) =>
      term.startsWith('− ') ? -product(term.slice(2)) : product(term.replace(/^\+ /, '')),
    )
    .reduce((sum, term) => sum + term, 0n)
}

const NUMBERS = /^[\d.,]+(?: ?%)?(?: [+−×] [\d.,]+(?: ?%)?)*$/

/**
 * Works out the printed arithmetic of a line and returns what does not hold.
 * @returns the number of equations that were checked, and the wrong ones
 */
function verify(formula: string): { checked: number; wrong: string[] } {
  let checked = 0
  const wrong: string[] = []
  let last = 0n
  for (const segment of formula.split('; ')) {
    const [equation = '', ...arrows] = segment.split(' → ')
    const [left = '', right] = equation.split(' = ')
    if (left.startsWith('less ') && right !== undefined) {
      const taken = [...left.matchAll(/less ([\d,.]+)/g)].map(([, amount]) => read(amount ?? ''))
      const expected = taken.reduce((rest, amount) => rest - amount, last)
      checked++
      if (read(right) !== expected) wrong.push(segment)
    } else if (right !== undefined && NUMBERS.test(left) && /^[\d.,]+$/.test(right)) {
      checked++
      if (expression(left) !== read(right)) wrong.push(segment)
    }
    const rounded = arrows.at(-1)
    const result = rounded ?? right
    if (result !== undefined && /^[\d.,]+$/.test(result)) last = read(result)
    if (rounded !== undefined && right !== undefined && /^[\d.,]+$/.test(right)) {
      // Half a unit at most: a rouble where none of its kopecks are printed, else a kopeck.
      const unit = rounded.includes('.') ? 1_000_000n : SCALE
      const distance = last - read(right)
      checked++
      if (2n * distance > unit || 2n * distance <= -unit || last % unit !== 0n) wrong.push(segment)
    }
  }
  return { checked, wrong }
}

it('the checker tells right from wrong', () => {
  const right = '13% × 5,205.00 = 676.65 → 677; less 600.00 withheld before = 77.00'
  expect(verify(right)).toEqual({ checked: 3, wrong: [] })
  expect(verify(right.replace('77.00', '78.00')).wrong).toHaveLength(1)
  expect(verify(right.replace('677', '676')).wrong).not.toEqual([])
  expect(verify('100.00 − 1.00 = 98.00').wrong).toHaveLength(1)
})

it('all arithmetic in the formulas is right, computed from the text alone', () => {
  let checked = 0
  fc.assert(
    fc.property(
      fc.record({
        gross_salary: fc.oneof(fc.nat(1_000), fc.nat(300_000_000), fc.nat(100_000_000_000)),
        territorial_multiplier: fc.integer({ min: 100, max: 200 }),
        northern_coefficient: fc.integer({ min: 100, max: 200 }),
        has_tax_privilege: fc.boolean(),
        start_date: fc.constantFrom('2019-04-01', '2022-01-01', '2024-01-01', '2026-01-01'),
      }),
      fc.constantFrom({}, { children_count: 2, accident_rate: 125, housing_expense: 123_456_789 }),
      (plain, more) => {
        for (const { id, formula } of breakdownOf({ ...plain, ...more }).explanation) {
          const result = verify(formula)
          checked += result.checked
          if (result.wrong.length > 0) expect([id, formula, result.wrong]).toEqual([])
        }
      },
    ),
    { numRuns: 60 },
  )
  expect(checked).toBeGreaterThan(10_000)
})
