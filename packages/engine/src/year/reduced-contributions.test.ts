import { describe, expect, it } from 'vitest'
import { kopecks, roubles, ZERO } from '../money/kopecks.ts'
import type { ContributionTariff } from '../terms/terms.ts'
import { earlierIncome, fromJanuary } from '../testing/terms.ts'
import { insuranceOf, stepsOf, yearOf } from '../testing/year.ts'
import type { PayslipMonth } from '../year-figures.ts'

/** The contributions of every month to all funds together, kopecks. */
const sums = (year: number, salary: number, contributionTariff: ContributionTariff) =>
  yearOf(year, { salary: roubles(salary), contributionTariff }).months.map(insuranceOf)

describe('a small business', () => {
  it('pays contributions that are rounded since January', () => {
    // 2026: 40,639.50 × 30 % + 9,360.50 × 15 % = 12,191.85 + 1,404.075 = 13,595.925 a month;
    // twice 27,191.85, so that February owes half a kopeck less than January.
    expect(sums(2026, 50_000, 'smallBusiness').slice(0, 4)).toEqual([
      1_359_593, 1_359_592, 1_359_593, 1_359_592,
    ])
  })

  it('pays the general rate on a salary of one and a half minimum wages', () => {
    // 30 % of 33,660.
    expect(sums(2025, 33_660, 'smallBusiness')[0]).toBe(1_009_800)
  })

  it("pays 15.1 % instead of 30 % above the year's limit, and still 15 %", () => {
    // 3 million a month, the limit is 2,759,000. January: 33,660 × 30 % + 2,966,340 × 15 % =
    // 10,098 + 444,951. February: 33,660 × 15.1 % = 5,082.66 + 444,951.
    expect(sums(2025, 3_000_000, 'smallBusiness').slice(0, 2)).toEqual([45_504_900, 45_003_366])
  })

  it.each([
    // 10,098 + 16,340 × 7.6 % = 10,098 + 1,241.84.
    [2025, 1_133_984],
    // 12,191.85 + 9,360.50 × 7.6 % = 12,191.85 + 711.398.
    [2026, 1_290_325],
  ])('in manufacturing pays 7.6 % above one and a half minimum wages in %i', (year, january) => {
    expect(sums(year, 50_000, 'smallBusinessManufacturing')[0]).toBe(january)
  })
})

describe('an information technology company', () => {
  it('pays 7.6 % of all pay in 2025', () => {
    // 6 million a year, far above the limit: 38,000 every month.
    expect(sums(2025, 500_000, 'it')).toEqual(Array(12).fill(3_800_000))
  })

  it('pays 15 % to the limit and 7.6 % above in 2026', () => {
    // 75,000 to May; 2,979,000 − 2,500,000 = 479,000 in June: 71,850 + 21,000 × 7.6 % = 1,596.
    expect(sums(2026, 500_000, 'it')).toEqual([
      ...Array(5).fill(7_500_000),
      7_344_600,
      ...Array(6).fill(3_800_000),
    ])
  })
})

describe('the funds of a reduced tariff', () => {
  it('are never negative', () => {
    // 7.6 % of 8.88 are 67 kopecks, of 8.89 they are 68. One kopeck is due, of which 68 × 0.17 =
    // 11.56 and 68 × 0.0967 = 6.57 both want one more than 11.39 and 6.48: medical takes it.
    // 1.00 more: 7.6 % of 9.89 are 75 kopecks; 12.75 and 7.25 of them: 13 and 7 in all.
    const monthlySalaries = fromJanuary([888, 1, 100])
    const { months } = yearOf(2025, { salary: ZERO, monthlySalaries, contributionTariff: 'it' })
    expect(months.slice(0, 3)).toMatchObject([
      { pensionContribution: 50, medicalContribution: 11, socialContribution: 6 },
      { pensionContribution: 0, medicalContribution: 1, socialContribution: 0 },
      { pensionContribution: 5, medicalContribution: 1, socialContribution: 1 },
    ])
  })
})

it('treats earlier pay as that of several months', () => {
  // April to June 2022 and 30,000 a month before: 30,000 less 13,890 are 16,110, three times.
  const step = stepsOf(2022, {
    salary: roubles(50_000),
    from: 4,
    contributionTariff: 'smallBusiness',
    incomeBefore: earlierIncome(90_000),
  })
  expect(step('general_part.before').value).toBe(roubles(41_670))
  expect(step('reduced_part.before').value).toBe(roubles(48_330))
})

it('a civil contract until 2022 has no social contributions under a reduced tariff either', () => {
  const terms = { salary: roubles(50_000), contractType: 'civilContract' } as const
  const { months } = yearOf(2022, { ...terms, contributionTariff: 'smallBusiness' })
  // 22 % of 13,890 + 10 % of 36,110.
  expect(months[0]).toMatchObject({ pensionContribution: 666_680, socialContribution: 0 })
})

it.each([
  [2019, 'smallBusiness'],
  [2024, 'smallBusinessManufacturing'],
] as const)('throws in %i for the tariff %s', (year, contributionTariff) => {
  expect(() => yearOf(year, { salary: kopecks(1), contributionTariff })).toThrow(
    `contributionTariff must be another one: there was no tariff ${contributionTariff} in ${year}`,
  )
})

describe('a small business with pay before the first month', () => {
  it('pays the general rate up to one and a half minimum wages of each month', () => {
    // 2025: two months of 100,000 before. March: 33,660 × 30 % + 66,340 × 15 %.
    const before = { from: 3, incomeBefore: earlierIncome(200_000) } as const
    const example = { salary: roubles(100_000), contributionTariff: 'smallBusiness' } as const
    expect(insuranceOf(yearOf(2025, { ...example, ...before }).months[0] as never)).toBe(2_004_900)
  })

  it('pays the general rate on all pay before April 2020, when the tariff began', () => {
    const example = { salary: roubles(100_000), contributionTariff: 'smallBusiness' } as const
    const funds = ({
      pensionContribution,
      medicalContribution,
      socialContribution,
    }: PayslipMonth) => [pensionContribution, medicalContribution, socialContribution]
    // April: 12,130 × 22 %, 5.1 % and 2.9 %; 87,870 × 10 %, 5 % and nothing.
    const april = [1_145_560, 501_213, 35_177]
    const { months } = yearOf(2020, example)
    expect(months.slice(2, 4).map(funds)).toEqual([[2_200_000, 510_000, 290_000], april])
    const before = { from: 4, incomeBefore: earlierIncome(300_000) } as const
    expect(
      yearOf(2020, { ...example, ...before })
        .months.slice(0, 1)
        .map(funds),
    ).toEqual([april])
  })
})
