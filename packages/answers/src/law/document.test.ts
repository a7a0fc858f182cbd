import { LawDifferenceResponse, LawResponse, LawYearsResponse } from '@oklad/contract'
import { languages } from '@oklad/contract/fields'
import { assertValid, independentValidator } from '@oklad/contract/testing'
import { EARLIEST_TAX_YEAR, lawOf, NEWEST_TAX_YEAR } from '@oklad/engine'
import { allFiguresOf, lawFigureKeys } from '@oklad/engine/internal'
import { describe, expect, it } from 'vitest'
import { changedFigures, lawDifference, lawDocument, lawYears } from './document.ts'

const years = Array.from(
  { length: NEWEST_TAX_YEAR + 1 - EARLIEST_TAX_YEAR + 1 },
  (_, index) => EARLIEST_TAX_YEAR + index,
)
const isLaw = independentValidator(LawResponse)
const isDifference = independentValidator(LawDifferenceResponse)

const figureOf = (year: number, name: string) =>
  lawDocument(year, 'en').figures.find((figure) => figure.name === name)

describe.each(years)('the law of %i', (year) => {
  it.each(languages)('matches its schema (%s)', (language) => {
    const document = lawDocument(year, language)
    assertValid(isLaw, document)
    expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document)
  })

  it('has every figure of the engine once', () => {
    const names = lawDocument(year, 'en').figures.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toHaveLength(Object.keys(allFiguresOf(lawOf(year))).length)
  })

  it('compared with any other year matches its schema', () => {
    for (const other of years) assertValid(isDifference, lawDifference(year, other, 'ru'))
    expect(lawDifference(year, year, 'en').figures).toEqual([])
  })
})

describe('the figures', () => {
  // Decree № 1705: 2,979,000 roubles.
  it('have their sources', () => {
    expect(figureOf(2026, 'contribution_limit')).toEqual({
      name: 'contribution_limit',
      title: 'Limit of the contribution base (pension; unified since 2023)',
      unit: 'kopecks a year',
      value: 297_900_000,
      from: 2026,
      citation: {
        act: 'Постановление Правительства РФ № 1705',
        article: 'п. 1',
        date: '2025-10-31',
      },
      checked: lawOf(2026).figures.contributionLimit.checked,
    })
  })

  it('are JSON under wire names', () => {
    // Tax Code, article 224, paragraph 1, as amended by law № 176-ФЗ.
    expect(figureOf(2025, 'main_scale')?.value).toEqual([
      { up_to: 240_000_000, rate: 13 },
      { up_to: 500_000_000, rate: 15 },
      { up_to: 2_000_000_000, rate: 18 },
      { up_to: 5_000_000_000, rate: 20 },
      { up_to: null, rate: 22 },
    ])
    expect(figureOf(2024, 'allowance_scale')?.value).toBeNull()
    // Article 425, paragraph 3: 30 % to the limit, 15.1 % above it.
    expect(figureOf(2026, 'contribution_rates')?.value).toMatchObject({
      medical: { within_limit: 51, above_limit: 51 },
      unified: { within_limit: 300, above_limit: 151 },
    })
    expect(figureOf(2025, 'child_deduction_limit')?.value).toEqual({
      income: 45_000_000,
      counts_allowances: false,
    })
    expect(figureOf(2022, 'civil_contract_social_insurance')?.value).toBe(false)
    expect(figureOf(2026, 'production_calendar')?.value).toMatchObject({ worked: [] })
  })

  it('of a year without law of its own are the newest, marked provisional', () => {
    const next = NEWEST_TAX_YEAR + 1
    const document = lawDocument(next, 'en')
    expect(document).toMatchObject({ year: next, figures_of: NEWEST_TAX_YEAR, provisional: true })
    const kept = document.figures.filter(({ from }) => from !== next)
    expect(lawDocument(NEWEST_TAX_YEAR, 'en').figures).toEqual(expect.arrayContaining(kept))
    expect(document.figures.length - kept.length).toBeLessThanOrEqual(1)
  })

  it('have a title of their own in each language', () => {
    const titles = Object.values(allFiguresOf(lawOf(NEWEST_TAX_YEAR))).map(({ title }) => title)
    for (const language of languages) {
      expect(new Set(titles.map((title) => title[language])).size).toBe(titles.length)
    }
    for (const { ru, en } of titles) {
      expect(ru).toMatch(/[а-я]|МРОТ/)
      expect(en).not.toMatch(/[а-я]/)
    }
  })

  it('keep their unit from year to year', () => {
    for (const name of lawFigureKeys) {
      expect(new Set(years.map((year) => allFiguresOf(lawOf(year))[name].unit)).size, name).toBe(1)
    }
  })
})

describe('a comparison', () => {
  // Law № 176-ФЗ: scales, deductions for children and the GTO badge; the rest is set for every year.
  it('of 2024 with 2025 finds exactly the changed figures', () => {
    expect(changedFigures(lawOf(2024), lawOf(2025))).toEqual([
      'mainScale',
      'allowanceScale',
      'privilegeScale',
      'contributionLimit',
      'socialContributionLimit',
      'nonResidentScale',
      'remoteEmployeeScale',
      'remoteContractorScale',
      'childDeductions',
      'childDeductionLimit',
      'gtoDeduction',
      'familyPaymentRate',
      'itTariff',
      'smallBusinessTariff',
      'manufacturingTariff',
      'minimumWage',
      'productionCalendar',
      'budgetCodes',
    ])
  })

  it('shows both values with both sources, in the order of the query', () => {
    const limit = (from: number, to: number) =>
      lawDifference(from, to, 'en').figures.find(({ name }) => name === 'child_deduction_limit')
    const there = limit(2024, 2025)
    expect(there).toMatchObject({
      before: { value: { income: 35_000_000 }, from: 2017, citation: { date: '2015-11-23' } },
      after: { value: { income: 45_000_000 }, from: 2025, citation: { date: '2024-07-12' } },
    })
    const back = limit(2025, 2024)
    expect([back?.before, back?.after]).toEqual([there?.after, there?.before])
  })

  it('with a provisional year finds at most its production calendar', () => {
    const next = NEWEST_TAX_YEAR + 1
    const difference = lawDifference(NEWEST_TAX_YEAR, next, 'en')
    expect(difference).toMatchObject({ from: { provisional: false }, to: { provisional: true } })
    expect(
      difference.figures.filter(
        ({ name, after }) => name !== 'production_calendar' || after.from !== next,
      ),
    ).toEqual([])
  })
})

describe('the list of years', () => {
  it('goes from the first year to the one after the newest', () => {
    const list = lawYears()
    assertValid(independentValidator(LawYearsResponse), list)
    expect(list.years.map(({ year }) => year)).toEqual(years)
    expect(list.years[0]).toMatchObject({ law: '/api/v1/law/2017', changes: null })
    expect(list.years[1]?.changes).toBe('/api/v1/law/diff?from=2017&to=2018')
    expect(list.years.filter(({ provisional }) => provisional)).toHaveLength(1)
  })
})
