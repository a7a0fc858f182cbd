import { lawOf } from '@oklad/law'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Kopecks, LARGEST_SALARY, roubles } from '../money/kopecks.ts'
import type { Month } from '../terms/terms.ts'
import { anyCase } from '../testing/arbitraries.ts'
import { runs } from '../testing/runs.ts'
import { calculateColumns } from './columns.ts'
import { calculate } from './payslips.ts'

/** Random whole numbers from a fixed seed (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed
  return (low: number, high: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    return low + Math.floor(fraction * (high - low + 1))
  }
}

it('gives every figure of random people as calculate does, month by month', () => {
  const seed = 2026
  const rows = 500
  const random = randomNumbers(seed)
  const column = (value: () => number) => Array.from({ length: rows }, value)
  const different: unknown[] = []
  for (const { year, terms } of fc.sample(anyCase, { seed, numRuns: runs(100_000) / rows })) {
    // Other pay is in a month of the calculation, and the rows have different ones.
    const { grossSalary: _, monthlySalaries, lastMonth: __, otherPay: ___, ...others } = terms
    // Only a few chunks have monthly salaries: with them all rows have the same pay.
    const common = random(0, 9) === 0 ? { monthlySalaries: monthlySalaries ?? null } : {}
    const firstMonth = column(() => random(1, 12))
    const columns = {
      grossSalary: column(() => random(0, 10 ** random(3, 11)) % (LARGEST_SALARY + 1)),
      districtCoefficient: column(() => random(100, 200)),
      northernAllowance: column(() => random(0, 100)),
      children: column(() => Math.max(random(-3, 5), 0)),
      disabledChildren: column(() => Math.max(random(-3, 2), 0)),
      accidentRate: column(() => (random(0, 1) === 0 ? 0 : random(8, 1_190))),
      firstMonth,
      lastMonth: firstMonth.map((first) => Math.max(first, random(1, 18) % 13)),
    }
    const law = lawOf(year)
    const output = calculateColumns(columns, { law, common: { ...others, ...common } })
    expect(output.refused.size).toBe(0)
    const { refused, ...figures } = output
    const names = Object.keys(figures) as (keyof typeof figures)[]
    for (let row = 0; row < rows; row++) {
      const rowTerms = {
        ...others,
        ...common,
        grossSalary: columns.grossSalary[row] as Kopecks,
        districtCoefficient: columns.districtCoefficient[row] as number,
        northernAllowance: columns.northernAllowance[row] as number,
        children: columns.children[row] as number,
        disabledChildren: columns.disabledChildren[row] as number,
        accidentRate: columns.accidentRate[row] as number,
        firstMonth: columns.firstMonth[row] as Month,
        lastMonth: columns.lastMonth[row] as Month,
      }
      const { months } = calculate(rowTerms, law)
      for (const name of names) {
        for (let month = 1; month <= 12; month++) {
          const expected = months[month - rowTerms.firstMonth]?.[name] ?? 0
          if (output[name][12 * row + month - 1] === expected) continue
          different.push({ year, rowTerms, name, month, expected })
        }
      }
    }
  }
  expect(different).toEqual([])
})

it('reports the rows that are out of range, and computes the others', () => {
  const columns = {
    grossSalary: [roubles(150_000), -1, Number.NaN, roubles(150_000), roubles(150_000)],
    districtCoefficient: [100, 100, 250, 100, 100],
    firstMonth: [1, 1, 1, 13, 12],
  }
  const { refused, grossIncome, baseTax } = calculateColumns(columns, { law: lawOf(2026) })
  expect([...refused]).toEqual([
    [1, 'grossSalary must be a whole number 0 ... 100000000000'],
    [
      2,
      'grossSalary must be a whole number 0 ... 100000000000; districtCoefficient must be a whole number 100 ... 200',
    ],
    [3, 'firstMonth must be a whole number 1 ... 12'],
  ])
  const salaries = [...grossIncome].map((sum) => sum / 15_000_000)
  expect(salaries).toEqual([...Array(12).fill(1), ...Array(47).fill(0), 1])
  // 13 % of 150,000.
  expect(baseTax[59]).toBe(roubles(19_500))
})

it('reports the rows whose first month does not have the first day paid', () => {
  const columns = { grossSalary: [roubles(31_000), roubles(31_000)], firstMonth: [2, 3] }
  const common = { firstMonthPaid: 'calendarDays', firstDay: 30 } as const
  const { refused, grossIncome } = calculateColumns(columns, { law: lawOf(2026), common })
  expect([...refused]).toEqual([[0, 'firstDay must be a day of the month, 1 ... 28']])
  // 30 and 31 March: 31,000 × 2 / 31.
  expect(grossIncome[12 + 2]).toBe(roubles(2_000))
})

it.each([
  [{ children: -1 }, 'children must be a whole number 0 ... 30'],
  [
    { contributionTariff: 'smallBusinessManufacturing' },
    'There was no tariff smallBusinessManufacturing in 2024',
  ],
] as const)('throws for the common terms %j in 2024', (common, problem) => {
  const columns = { grossSalary: [roubles(100_000)] }
  expect(() => calculateColumns(columns, { law: lawOf(2024), common })).toThrow(problem)
})
