import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { kopecks, roubles } from '../money/kopecks.ts'
import { grossUp } from '../questions/gross-up/gross-up.ts'
import type { Month, NonResidentCategory } from '../terms/terms.ts'
import { type Example, earlierIncome } from '../testing/terms.ts'
import { stepsOf, yearOf } from '../testing/year.ts'
import { allowanceScaleOf } from './residency.ts'

const terms = { grossSalary: kopecks(100_000_00), northernAllowance: 50 }

// Tax Code, article 224, paragraph 1.2: since 2025, 13 % up to 5 million, 15 % above.
it('taxes allowances apart from base pay since 2025', () => {
  const brackets = allowanceScaleOf(terms, lawOf(2026))?.brackets
  expect(brackets?.map(({ rate }) => rate)).toEqual([13, 15])
  expect(allowanceScaleOf(terms, lawOf(2024))).toBeNull()
})

it.each([
  ['a non-resident', { isNonResident: true }],
  ['the self-employed', { contractType: 'selfEmployment' }],
  ['a participant of the special military operation', { hasTaxPrivilege: true }],
] as const)('taxes all pay of %s in one base', (_, more) => {
  expect(allowanceScaleOf({ ...terms, ...more }, lawOf(2026))).toBeNull()
})

describe('a non-resident with the rates of residents', () => {
  const december = { from: 12 as Month, isNonResident: true }
  const taxOf = (year: number, nonResidentCategory: NonResidentCategory, example: Example) =>
    yearOf(year, { ...december, nonResidentCategory, ...example }).incomeTax

  it.each([
    // 13 % of 6 million; 13 % of 5 million and 15 % of a million; 13 % of 2.4 million, 15 % of 2.6
    // million and 18 % of a million.
    ['listed', 2019, 780_000],
    ['listed', 2021, 800_000],
    ['listed', 2025, 882_000],
    ['eaeuCitizen', 2019, 780_000],
    ['eaeuCitizen', 2024, 800_000],
    ['eaeuCitizen', 2026, 882_000],
    ['remoteEmployee', 2024, 800_000],
    ['remoteEmployee', 2025, 882_000],
    ['ordinary', 2025, 1_800_000],
  ] as const)('pays as %s in %i on 6 million %i', (category, year, tax) => {
    expect(taxOf(year, category, { salary: roubles(6_000_000) })).toBe(roubles(tax))
  })

  it('has neither deductions nor the privilege, and gets a warning of a higher rate', () => {
    const { incomeTax, warnings, deductions } = yearOf(2026, {
      ...december,
      salary: roubles(6_000_000),
      nonResidentCategory: 'eaeuCitizen',
      privilege: true,
      children: 3,
    })
    expect([incomeTax, deductions.childrenMonths]).toEqual([roubles(882_000), 0])
    expect(warnings.map(({ code }) => code)).toEqual([
      'threshold_passed',
      'contribution_limit_passed',
      'deductions_not_applied',
    ])
  })

  it('has no deductions of the months before either', () => {
    // 13 % of 300,000 less 26,000, whatever was granted; the flat rate counts nothing of them.
    const before = earlierIncome(200_000, 26_000)
    const incomeBefore = { ...before, deductionGranted: roubles(10_000) }
    const terms = { ...december, salary: roubles(100_000), incomeBefore }
    for (const [nonResidentCategory, tax] of [
      ['eaeuCitizen', 13_000],
      ['listed', 13_000],
      ['ordinary', 30_000],
    ] as const) {
      const { incomeTax, warnings } = yearOf(2026, { ...terms, nonResidentCategory })
      expect([incomeTax, warnings]).toEqual([roubles(tax), [{ code: 'deductions_not_applied' }]])
    }
  })

  it('continues the scale from income before, and a gross-up finds the salary', () => {
    // 2.4 million before: all of 100,000 at 15 %.
    const incomeBefore = earlierIncome(2_400_000, 312_000)
    expect(taxOf(2026, 'listed', { salary: roubles(100_000), incomeBefore })).toBe(roubles(15_000))
    const terms = { firstMonth: 12 as Month, isNonResident: true, incomeBefore } as const
    const sought = { ...terms, nonResidentCategory: 'listed' } as const
    expect(
      grossUp(sought, { net: roubles(85_000), basis: 'annual', law: lawOf(2026) }).salary,
    ).toBe(roubles(100_000))
  })

  it.each([
    [2025, 'ст. 73', '2014-05-29'],
    // Law № 425-ФЗ wrote the rule of the treaty into the Code.
    [2026, 'ст. 224 п. 3.1; ст. 73', '2025-11-28'],
  ])('cites as a citizen of the union in %i %s of %s', (year, article, date) => {
    const example = { salary: roubles(100_000), isNonResident: true } as const
    const step = stepsOf(year, { ...example, nonResidentCategory: 'eaeuCitizen' })
    expect(step('main_base_due.1').citation).toMatchObject({ article, date })
  })

  it('cannot be a remote employee before 2024', () => {
    expect(() => taxOf(2023, 'remoteEmployee', { salary: roubles(1) })).toThrow(
      'nonResidentCategory must be another one: there was no scale for it under employment in 2023',
    )
  })

  // Article 208, paragraph 1, item 6.2 (2024) is about employment alone; item 6.3 brings civil contracts from 2025.
  it('cannot work remotely under a civil contract before 2025', () => {
    const civil = { salary: roubles(6_000_000), contractType: 'civilContract' } as const
    expect(() => taxOf(2024, 'remoteEmployee', civil)).toThrow(
      'nonResidentCategory must be another one: there was no scale for it under civilContract in 2024',
    )
    expect(taxOf(2025, 'remoteEmployee', civil)).toBe(roubles(882_000))
    const remote = { isNonResident: true, nonResidentCategory: 'remoteEmployee' } as const
    const step = stepsOf(2026, { ...civil, ...remote })
    expect(step('main_base_due.1').citation.article).toBe('ст. 208 п. 1 пп. 6.3, ст. 224 п. 3, 3.1')
  })
})
