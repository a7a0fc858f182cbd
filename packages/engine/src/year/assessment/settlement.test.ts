import { describe, expect, it } from 'vitest'
import { roubles, ZERO } from '../../money/kopecks.ts'
import { type Example, paidInJanuary } from '../../testing/terms.ts'
import { printed, stepsOf, yearOf } from '../../testing/year.ts'

const employer = (baseIncome: number, taxWithheld: number, allowancesIncome = 0) => ({
  baseIncome: roubles(baseIncome),
  allowancesIncome: roubles(allowancesIncome),
  taxWithheld: roubles(taxWithheld),
})

/** The settlement of a person whom this employer pays the sum of a year at once. */
const settled = (year: number, sum: number, example: Omit<Example, 'salary'>) =>
  yearOf(year, { salary: ZERO, ...paidInJanuary(sum), ...example }).settlement

describe('the settlement with other employers', () => {
  it('adds the income of all employers in each tax base', () => {
    // Allowances of 3 million at each of two: 390,000 were withheld on either; on 6 million 650,000
    // + 15 % of 1 million = 800,000: 20,000 are left.
    const otherEmployers = [employer(0, 390_000, 3_000_000), employer(0, 390_000, 3_000_000)]
    expect(settled(2026, 0, { otherEmployers })).toMatchObject({
      taxDue: roubles(800_000),
      withheldHere: 0,
      withheldElsewhere: [roubles(390_000), roubles(390_000)],
      notice: roubles(20_000),
    })
    // Before 2025 there is one base: 13 % of 5 million and 15 % of 1 million are 800,000 too, and
    // base pay of 1 million more costs 150,000.
    expect(settled(2024, 1_000_000, { otherEmployers })).toMatchObject({
      taxDue: roubles(950_000),
      withheldHere: roubles(130_000),
      notice: roubles(40_000),
    })
  })

  it.each([
    // 1 December 2024 is a Sunday.
    [2023, '2024-12-02'],
    [2024, '2025-12-01'],
    [2026, '2027-12-01'],
  ])('of %i is paid by %s, a working day', (year, noticeDue) => {
    const otherEmployers = [employer(0, 0)]
    expect(settled(year, 1, { otherEmployers })).toMatchObject({ noticeDue })
  })

  it('does not exist before 2021, when one rate applied to all pay', () => {
    const otherEmployers = [employer(5_000_000, 650_000)]
    expect(settled(2020, 1_000_000, { otherEmployers })).toBeNull()
    expect(settled(2021, 1_000_000, { otherEmployers })).toMatchObject({ notice: roubles(20_000) })
  })

  it('has the excess of the tax withheld over the tax due', () => {
    // 13 % of 200,000 are due; 13,000 + 20,000 were withheld.
    expect(settled(2026, 100_000, { otherEmployers: [employer(100_000, 20_000)] })).toMatchObject({
      taxDue: roubles(26_000),
      notice: 0,
      overpaid: roubles(7_000),
    })
  })

  it('taxes only pay for the special operation on its own scale', () => {
    const privileged = { ...employer(2_500_000, 325_000), hasTaxPrivilege: true }
    // 2.8 million of ordinary pay: 312,000 + 15 % of 400,000 = 372,000. 13 % of 2.5 million is 325,000.
    // On one scale the 5.3 million would cost 756,000 or 695,000.
    expect(settled(2025, 2_800_000, { otherEmployers: [privileged] })).toMatchObject({
      taxDue: roubles(697_000),
      notice: 0,
      overpaid: 0,
    })
    // The other way round: 13 % of 2.8 million is 364,000; on 2.5 million 327,000 are due.
    const otherEmployers = [employer(2_500_000, 327_000)]
    expect(settled(2025, 2_800_000, { privilege: true, otherEmployers })).toMatchObject({
      taxDue: roubles(691_000),
      withheldHere: roubles(364_000),
      notice: 0,
    })
    // Both: 13 % of 5 million and 15 % of 300,000 are 695,000.
    const both = { privilege: true, otherEmployers: [privileged] }
    expect(settled(2025, 2_800_000, both)).toMatchObject({
      taxDue: roubles(695_000),
      notice: roubles(6_000),
    })
  })

  it('lets pay for the special operation and allowances of ordinary pay share their threshold', () => {
    // 3 million and 3 million: 650,000 + 15 % of 1 million; 1 million of ordinary base pay: 130,000.
    const otherEmployers = [employer(1_000_000, 520_000, 3_000_000)]
    expect(settled(2026, 3_000_000, { privilege: true, otherEmployers })).toMatchObject({
      taxDue: roubles(930_000),
      withheldHere: roubles(390_000),
      notice: roubles(20_000),
    })
  })

  it('counts the tax that this employer withheld before the first month', () => {
    const { settlement } = yearOf(2026, {
      salary: ZERO,
      from: 12,
      incomeBefore: { ...employer(2_800_000, 372_000), deductionGranted: ZERO },
      otherEmployers: [employer(2_500_000, 327_000)],
    })
    expect(settlement).toMatchObject({ withheldHere: roubles(372_000), notice: roubles(57_000) })
  })

  it('is null for a non-resident: the rate is the same with each employer', () => {
    const otherEmployers = [employer(100_000, 30_000)]
    expect(settled(2026, 100_000, { isNonResident: true, otherEmployers })).toBeNull()
  })

  it('is null without other employers', () => {
    expect(settled(2026, 100_000, { children: 1 })).toBeNull()
  })

  it('has a breakdown that names the pay of each employer', () => {
    // Privileged: 3 million here and 500,000 there, with allowances of 3 million: 650,000 + 15 % of 1.5 million.
    // 130,000 on a million of ordinary base pay. 390,000 + 520,000 + 65,000 were withheld.
    const privileged = { ...employer(500_000, 65_000), hasTaxPrivilege: true }
    const example = { salary: ZERO, ...paidInJanuary(3_000_000), privilege: true }
    const otherEmployers = [employer(1_000_000, 520_000, 3_000_000), privileged]
    const step = stepsOf(2026, { ...example, otherEmployers })
    const elsewhere = 'allowances_income_elsewhere'
    const withheld = 'tax_withheld_elsewhere.employer_'
    const rows = [
      ['base_pay_so_far', 1_000_000, 'base_income_elsewhere'],
      [
        'allowances_so_far',
        6_500_000,
        'allowances_so_far.year',
        elsewhere,
        elsewhere,
        'base_pay_so_far.year',
        'privileged_income_elsewhere',
      ],
      [
        'tax_withheld_everywhere',
        975_000,
        'tax_withheld_here.year',
        `${withheld}1`,
        `${withheld}2`,
      ],
      ['notice', 30_000, 'tax_due.all_employers', 'tax_withheld_everywhere.all_employers'],
    ] as const
    expect(rows.map(([kind]) => printed(step(`${kind}.all_employers`)))).toEqual(
      rows.map(([kind, value, ...from]) => [`${kind}.all_employers`, roubles(value), ...from]),
    )
    expect(() => step('deductions_so_far.all_employers')).toThrow()
    const all = stepsOf(2026, { ...example, otherEmployers: [privileged] })
    expect(all('base_pay_so_far.all_employers').value).toBe(roubles(3_500_000))
    const before2021 = stepsOf(2020, { ...example, otherEmployers })
    expect(() => before2021('notice.all_employers')).toThrow()
  })
})
