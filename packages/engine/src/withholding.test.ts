import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lawOf } from './law/law-of.ts'
import { taxBasesOf, Withholding } from './withholding.ts'

interface WithholdingCase {
  id: string
  source: string
  tax_year: number
  monthly_income: number[]
  monthly_tax: number[]
}

const cases: WithholdingCase[] = JSON.parse(
  readFileSync(new URL('../../../fixtures/golden/withholding.json', import.meta.url), 'utf8'),
)

function withhold(year: number, pay: [base: number, allowances: number][], privilege = false) {
  const withholding = new Withholding(taxBasesOf(lawOf(year), privilege))
  return pay.map(([base, allowances]) => {
    withholding.withhold(base, allowances)
    return [withholding.baseTax, withholding.allowancesTax, withholding.rate]
  })
}

describe('uneven monthly income', () => {
  it.each(cases)('$id ($source)', ({ tax_year, monthly_income, monthly_tax }) => {
    const months = withhold(
      tax_year,
      monthly_income.map((income) => [income, 0]),
    )
    expect(months.map(([baseTax]) => baseTax)).toEqual(monthly_tax)
  })
})

describe('where base pay and allowances share one base', () => {
  it('rounds the shared sum, and the allowances get what they add', () => {
    // 2024: 13 % of 100.04 is 13.0052 roubles, of 100.04 + 3.85 is 13.5057: 13 and 14 roubles.
    expect(withhold(2024, [[10_004, 385]])).toEqual([[1_300, 100, 13]])
  })

  it('counts both to the threshold', () => {
    // 2024: 4,900,000 + 200,000; 13 % of 5 million and 15 % of 100,000 are 665,000.
    expect(withhold(2024, [[490_000_000, 20_000_000]])).toEqual([[63_700_000, 2_800_000, 15]])
  })

  it('never withholds more than the law takes from both, whatever the split rounds to', () => {
    // 0.51 roubles of allowance a month: its part wavers between 0 and 1 rouble, the sum is exact.
    const months = withhold(2024, Array(12).fill([10_000, 51]))
    const total = months.reduce(
      (sum, [base, allowances]) => sum + Number(base) + Number(allowances),
      0,
    )
    // 12 × 100.51 = 1,206.12; 13 % = 156.7956: 157 roubles.
    expect(total).toBe(15_700)
    expect(months.every(([, allowances]) => Number(allowances) >= 0)).toBe(true)
  })
})

describe('where the allowances have their own base (2025 on)', () => {
  it('rounds each base by itself', () => {
    // 13 % of 3.85 is 0.5005 roubles: each base gives a rouble of its own.
    expect(withhold(2025, [[385, 385]])).toEqual([[100, 100, 13]])
  })

  it('has two thresholds', () => {
    // 5 million on either base: 702,000 on the main scale, 650,000 on the allowances' one.
    expect(withhold(2025, [[500_000_000, 500_000_000]])).toEqual([[70_200_000, 65_000_000, 15]])
  })

  it('is one shared base again under the privilege', () => {
    // 3 + 3 million: 13 % of 5 million and 15 % of 1 million = 800,000; 390,000 on base pay.
    expect(withhold(2025, [[300_000_000, 300_000_000]], true)).toEqual([
      [39_000_000, 41_000_000, 15],
    ])
  })

  it('has no privilege before 2025', () => {
    expect(withhold(2024, [[600_000_000, 0]], true)).toEqual(withhold(2024, [[600_000_000, 0]]))
  })
})

describe('pay of a few roubles', () => {
  it('carries tax that the month can not pay to a later month', () => {
    // 2025: 0.99 a month. 13 % of 3.96 is 0.51: a rouble is due in April, and 0.99 can not pay it;
    // a payment of 100 in May pays 13.51, that is 14 roubles, at once.
    const months = withhold(2025, [
      [99, 0],
      [99, 0],
      [99, 0],
      [99, 0],
      [10_000, 0],
    ])
    expect(months.map(([baseTax]) => baseTax)).toEqual([0, 0, 0, 0, 1_400])
  })

  it('takes the base part first', () => {
    // Base and allowance bases of 3.85 and 0.00, then 3.90 and 3.85 more in a month that pays 1 rouble.
    const months = withhold(2025, [
      [380, 380],
      [50, 51],
    ])
    // After the second month 4.30 and 4.31 owe 0.56 and 0.56 roubles: 1 and 1; the month pays 1.01.
    expect(months).toEqual([
      [0, 0, 13],
      [100, 0, 13],
    ])
  })
})
