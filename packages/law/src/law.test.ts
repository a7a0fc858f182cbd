import { describe, expect, it } from 'vitest'
import { averageEarningsIn, benefitLimitIn } from './average-earnings.ts'
import { figureIn } from './figure.ts'
import { roubles } from './kopecks.ts'
import { type LawFigures, lawSeries } from './law.ts'
import { lawOf } from './law-of.ts'
import { EARLIEST_TAX_YEAR } from './tax-years.ts'
import { contributionLimits, NEWEST_TAX_YEAR, socialContributionLimits } from './yearly-figures.ts'

const years = Array.from(
  { length: NEWEST_TAX_YEAR - EARLIEST_TAX_YEAR + 1 },
  (_, index) => EARLIEST_TAX_YEAR + index,
)
const date = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

describe.each(years)('the law of %i', (year) => {
  const law = lawOf(year)
  const figures = { ...law.figures, ...averageEarningsIn(year) }

  it('has every figure with its value, unit, citation and dates', () => {
    expect(Object.keys(law.figures).length).toBeGreaterThanOrEqual(6)
    for (const [name, figure] of Object.entries(figures)) {
      expect(figure.value, name).toBeDefined()
      expect(figure.unit.length, name).toBeGreaterThan(0)
      expect(figure.citation.act, name).toMatch(/№ \d+/)
      expect(figure.citation.article, name).toMatch(/(ст|п)\. \d/)
      expect(figure.citation.date, name).toMatch(date)
      expect(figure.checked, name).toMatch(date)
      // A new line does not have the date on which those before it were checked.
      expect(figure.checked > figure.citation.date, name).toBe(true)
      expect(figure.from, name).toBeLessThanOrEqual(year)
      // A figure that does not exist yet cites the act that introduces it later.
      if (figure.value === null) continue
      // An act cannot set a figure for a year that had ended before the act was signed.
      expect(Number(figure.citation.date.slice(0, 4)), name).toBeLessThanOrEqual(figure.from)
    }
  })

  it('has contribution limits set for that year, not for an earlier one', () => {
    expect(figureIn(contributionLimits, year).from).toBe(year)
    expect(figureIn(socialContributionLimits, year).from).toBe(year)
  })

  it('has no raise of the minimum wage that a year before had', () => {
    const { value, from } = law.figures.minimumWageRaise
    if (value !== null) expect(from).toBe(year)
  })

  it('has no figure whose value is another one in its first year', () => {
    for (const [name, { from, value }] of Object.entries(law.figures)) {
      const { figures } = lawOf(Math.max(from, EARLIEST_TAX_YEAR))
      expect(value, name).toEqual(figures[name as keyof LawFigures].value)
    }
  })

  it('is not provisional', () => {
    expect(law).toMatchObject({ year, figuresOf: year, provisional: false })
  })
})

// Decrees of the Government № 1255, 1378, 1426, 1407, 1935, 1951, 2143, 1883, 1457, 1705.
it.each([
  [2017, 876_000, 755_000],
  [2018, 1_021_000, 815_000],
  [2019, 1_150_000, 865_000],
  [2020, 1_292_000, 912_000],
  [2021, 1_465_000, 966_000],
  [2022, 1_565_000, 1_032_000],
  [2023, 1_917_000, 1_917_000],
  [2024, 2_225_000, 2_225_000],
  [2025, 2_759_000, 2_759_000],
  [2026, 2_979_000, 2_979_000],
])('has contribution limits of %i that are %i and %i roubles', (year, limit, socialLimit) => {
  expect(lawOf(year).figures.contributionLimit.value).toBe(roubles(limit))
  expect(lawOf(year).figures.socialContributionLimit.value).toBe(roubles(socialLimit))
})

// 212-ФЗ, decrees of the Government № 933, 974, 1276, 1101, 1316, 1265, then those of social contributions.
it('has the limits of earnings for benefits from 2010 on', () => {
  const limits = [415, 463, 512, 568, 624, 670, 718, 755].map((limit) => roubles(limit * 1_000))
  expect(limits.map((_, index) => benefitLimitIn(2010 + index).value)).toEqual(limits)
  expect(() => benefitLimitIn(2009)).toThrow(RangeError)
})

it('gives small business a new value with each minimum wage', () => {
  const years = [2021, 2022, 2023, 2024, 2025, 2026]
  const wages = [12_792, 13_890, 16_242, 19_242, 33_660, 40_639.5]
  const tariffs = years.map((year) => lawOf(year).figures.smallBusinessTariff)
  expect(tariffs.map(({ from }) => from)).toEqual(years)
  expect(tariffs.map(({ value }) => value?.generalUpTo)).toEqual(wages.map((wage) => wage * 100))
})

it('uses the newest law for later years and marks it as provisional', () => {
  const year = NEWEST_TAX_YEAR + 1
  const next = lawOf(year)
  expect(next).toMatchObject({ year, figuresOf: NEWEST_TAX_YEAR, provisional: true })
  const withoutCalendar = ({ productionCalendar: _, ...others }: LawFigures) => others
  expect(withoutCalendar(next.figures)).toEqual(withoutCalendar(lawOf(NEWEST_TAX_YEAR).figures))
  expect(lawOf(2040).provisional).toBe(true)
})

it('throws for a year whose law is not known', () => {
  expect(() => lawOf(2016)).toThrow('year must be a whole number 2017 ... 9999, got 2016')
  expect(() => lawOf(2025.5)).toThrow(RangeError)
  expect(() => lawOf(Number.NaN)).toThrow(RangeError)
  expect(() => figureIn(contributionLimits, 2016)).toThrow(/No figure is in force in 2016/)
})

it('returns the same object for the same year', () => {
  expect(lawOf(2026)).toBe(lawOf(2026))
})

const yearlyFigures = [
  'contributionLimit',
  'socialContributionLimit',
  'minimumWage',
  'productionCalendar',
] as const

it('names the yearly figures that a new tax year still needs', () => {
  const missingFigures = (year: number) =>
    yearlyFigures.filter((name) => !lawSeries[name].some(({ from }) => from === year))
  expect(missingFigures(NEWEST_TAX_YEAR)).toEqual([])
  expect(missingFigures(NEWEST_TAX_YEAR + 2)).toEqual(yearlyFigures)
})
