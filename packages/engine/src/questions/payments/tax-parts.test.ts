import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { roubles } from '../../money/kopecks.ts'
import type { OtherPay } from '../../terms/terms.ts'
import { type Example, earlierIncome, terms } from '../../testing/terms.ts'
import { paymentsOf } from './payments.ts'

const paid = (example: Example, year = 2026) =>
  paymentsOf(terms(example), { paydays: { advancePercent: 40 }, law: lawOf(year) })

/** The parts of a payment: base, rate, subtype of the budget code, and roubles of income, deduction and tax. */
const partsOn = (date: string, example: Example) =>
  paid(example)
    .payments.find((payment) => payment.date === date)
    ?.taxParts.map(({ base, rate, budgetCode, income, deduction, tax }) => [
      ...[base, rate, budgetCode?.slice(6, 11) ?? null],
      ...[income, deduction, tax].map((sum) => sum / 100),
    ])

const codesOn = (date: string, example: Example) => {
  const payment = paid(example).payments.find((one) => one.date === date)
  const inRoubles = (sums: readonly { code: string; amount: number }[] = []) =>
    Object.fromEntries(sums.map(({ code, amount }) => [code, amount / 100]))
  return [inRoubles(payment?.incomes), inRoubles(payment?.deductions)]
}

describe('the parts of tax', () => {
  it('are two where a payment crosses the end of a bracket', () => {
    // 2,200,000 before; of 440,000 on 20 March 200,000 are left at 13 %.
    const salary = roubles(1_100_000)
    expect(partsOn('2026-03-20', { salary })).toEqual([
      ['main', 13, '02010', 200_000, 0, 26_000],
      ['main', 15, '02080', 240_000, 0, 36_000],
    ])
    // The rest of February, 660,000 on 5 March, is remitted with it.
    const remittance = paid({ salary }).remittances.find(({ from }) => from === '2026-03-01')
    expect(remittance).toMatchObject({
      slot: '03',
      byBudgetCode: [
        { budgetCode: '18210102010011000110', tax: 11_180_000 },
        { budgetCode: '18210102080011000110', tax: 3_600_000 },
      ],
    })
  })

  it('have a line for the allowances, and deductions in the main base', () => {
    const example = { salary: roubles(100_000), district: 150, children: 1 }
    // 40 % of it: 13 % of 38,600 and of 20,000.
    expect(partsOn('2026-01-20', example)).toEqual([
      ['main', 13, '02010', 40_000, 1_400, 5_018],
      ['north', 13, '02210', 20_000, 0, 2_600],
    ])
    expect(codesOn('2026-01-20', example)).toEqual([{ 2000: 40_000, 2006: 20_000 }, { 126: 1_400 }])
  })

  it('of the allowances have the deductions that the base pay does not use up', () => {
    // 40 % of 4,000, and as much for the coefficient: of 3 × 1,400 and more, 1,600 are used up.
    const example = { salary: roubles(4_000), district: 200, children: 2 }
    expect(partsOn('2026-01-20', example)).toEqual([
      ['main', 13, '02010', 1_600, 1_600, 0],
      ['north', 13, '02210', 1_600, 1_600, 0],
    ])
  })

  it('go on from the bracket of income before', () => {
    // 2,300,000 taxed: 100,000 at 13 %, the rest of December’s 200,000 at 15 %.
    const incomeBefore = earlierIncome(2_300_000, 299_000)
    const example = { salary: roubles(500_000), from: 12, incomeBefore } as const
    expect(partsOn('2026-12-18', example)).toEqual([
      ['main', 13, '02010', 100_000, 0, 13_000],
      ['main', 15, '02080', 100_000, 0, 15_000],
    ])
  })

  it('have no tax below 0: excess tax stays in its bracket', () => {
    // 330,000 are withheld where 310,700 are due. Of 2,590,000 the tax is 312,000 + 28,500: 10,500 more.
    const incomeBefore = earlierIncome(2_390_000, 330_000)
    const example = { salary: roubles(500_000), from: 12, incomeBefore } as const
    expect(partsOn('2026-12-18', example)).toEqual([
      ['main', 13, '02010', 10_000, 0, 0],
      ['main', 15, '02080', 190_000, 0, 10_500],
    ])
  })

  it('are one for a non-resident, and have no known code with the privilege', () => {
    const salary = roubles(100_000)
    const nonResident = { salary, isNonResident: true, district: 150 }
    expect(partsOn('2026-01-20', nonResident)).toEqual([['main', 30, '02010', 60_000, 0, 18_000]])
    expect(partsOn('2026-01-20', { salary, privilege: true })).toEqual([
      ['main', 13, null, 40_000, 0, 5_200],
    ])
    // Before 2025 the pay has no scale of its own.
    const { payments } = paid({ salary, privilege: true }, 2024)
    expect(payments[0]?.taxParts).toMatchObject([{ budgetCode: '18210102010011000110' }])
  })

  it('of a non-resident with the rates of residents have known codes to 2024', () => {
    const codesIn = (year: number) => {
      const example = { salary: roubles(1_000_000), isNonResident: true } as const
      const { payments } = paid({ ...example, nonResidentCategory: 'listed' }, year)
      const parts = payments.flatMap(({ taxParts }) => taxParts)
      return new Set(parts.map(({ rate, budgetCode }) => `${rate} ${budgetCode}`))
    }
    expect(codesIn(2024)).toEqual(new Set(['13 18210102010011000110', '15 18210102080011000110']))
    expect(codesIn(2025)).toEqual(new Set(['13 null', '15 null', '18 null']))
  })

  it('set off excess tax of one base against tax due of the other', () => {
    // 13 % of 67,600 are withheld and of 45,726.32 due, 8,788 and 5,944; in the north 13 % of 87,000, and of 96,157.89,
    // 11,310 and 12,501: 1,191 of 2,844.
    const range = { lastMonth: 2, lastDay: 3, lastMonthPaid: 'workingDays' } as const
    const family = { children: 2, disabledChildren: 1, isSingleParent: true }
    const example = { ...range, ...family, salary: roubles(100_000), district: 187 }
    const ofYear = (one: Example) =>
      paymentsOf(terms(one), { paydays: { finalDay: 31 }, law: lawOf(2026) }).years
    expect(ofYear(example)).toMatchObject([{ setOff: 119_100, excessTax: 165_300 }])
    expect(ofYear({ ...example, district: 100, children: 0, disabledChildren: 0 })).toMatchObject([
      { setOff: 0 },
    ])
  })
})

it('tax withheld too much before, where nothing had allowances, is tax of the main base', () => {
  // 75,000 withheld on 500,000. 13 % of 600,000 and of 50,000: 78,000 and 6,500, less 75,000 are 3,000 and 6,500.
  const december = { salary: roubles(100_000), from: 12, district: 150 } as const
  const example = { ...december, incomeBefore: earlierIncome(500_000, 75_000) }
  const parts = paid(example).payments.flatMap(({ taxParts }) => taxParts)
  const taxOf = (of: string) =>
    parts.filter(({ base }) => base === of).reduce((sum, { tax }) => sum + tax, 0)
  expect([taxOf('main'), taxOf('north')]).toEqual([300_000, 650_000])
})

describe('the codes of a payment', () => {
  it('part bonuses for results of work and out of profit from pay by a recalculation', () => {
    const otherPay = (['recalculation', 'performance_bonus', 'profit_bonus'] as const).map(
      (kind, index) => ({
        ...{ kind, month: 3 as const, amount: roubles(10_000 * (index + 1)) },
        northernAmount: roubles(1_000),
      }),
    )
    // 60 % of the salary and 9,000; of each sum 1,000 have the base of the allowances.
    const incomes = { 2000: 69_000, 2002: 19_000, 2003: 29_000, 2006: 3_000 }
    expect(codesOn('2026-04-03', { salary: roubles(100_000), otherPay })[0]).toEqual(incomes)
  })

  it('name bonus, gift and aid, and what of them is exempt', () => {
    const example = {
      salary: roubles(100_000),
      monthlyBonuses: Array(12).fill(roubles(0)).with(2, roubles(30_000)),
      otherPay: (['gift', 'material_aid', 'birth_aid'] as const).map((kind) => ({
        ...{ kind, month: 3 as const, amount: roubles(10_000), northernAmount: roubles(0) },
      })),
    }
    // 3 April: 60 % of the salary with everything else of March.
    expect(codesOn('2026-04-03', example)).toEqual([
      { 2000: 60_000, 2002: 30_000, 2720: 10_000, 2760: 10_000, 2762: 10_000 },
      { 501: 4_000, 503: 4_000, 508: 10_000 },
    ])
  })

  it('leave out what is exempt of severance', () => {
    const severance = (amount: number) => ({
      salary: roubles(100_000),
      severanceAverageMonth: roubles(100_000),
      otherPay: [
        { kind: 'severance' as const, month: 3 as const, day: 20, amount: roubles(amount) },
      ],
    })
    const onDay = (amount: number) =>
      paid(severance(amount)).payments.find(({ kind }) => kind === 'severance')
    expect(onDay(450_000)).toMatchObject({
      grossIncome: roubles(450_000),
      incomeTax: roubles(19_500),
      incomes: [{ code: '2014', amount: roubles(150_000) }],
      deductions: [],
      taxParts: [
        { income: roubles(150_000), deduction: 0, taxBase: roubles(150_000), tax: roubles(19_500) },
      ],
    })
    expect(onDay(300_000)).toMatchObject({ incomes: [], deductions: [], taxParts: [] })
    // With the rest of its month, and at the rate of non-residents: 30 % of 150,000 and of 60,000.
    const {
      otherPay: [one],
      ...others
    } = severance(450_000)
    const ofMonth = { ...others, otherPay: [{ ...one, day: undefined } as OtherPay] }
    expect(codesOn('2026-04-03', ofMonth)).toEqual([{ 2000: 60_000, 2014: 150_000 }, {}])
    expect(partsOn('2026-04-03', { ...ofMonth, isNonResident: true })).toEqual([
      ['main', 30, '02010', 210_000, 0, 63_000],
    ])
  })

  it('are double for a single parent', () => {
    const example = {
      salary: roubles(100_000),
      children: 3,
      disabledChildren: 1,
      isSingleParent: true,
    }
    // Twice 1,400, 2,800, 6,000 and 12,000; the own deduction of item 2 is 500.
    expect(codesOn('2026-01-20', { ...example, ownDeduction: 'item2' })).toEqual([
      { 2000: 40_000 },
      { 134: 2_800, 136: 5_600, 138: 12_000, 140: 24_000, 104: 500 },
    ])
  })

  it('are 2010 for all pay of a civil contract', () => {
    expect(
      codesOn('2026-01-20', { salary: roubles(100_000), contractType: 'civilContract' }),
    ).toEqual([{ 2010: 40_000 }, {}])
  })
})

it.each([
  // From 2024: the first days of the months of a quarter, and the rest.
  [2026, ['01', '02', '02', '03', '03', '01', '01', '02']],
  // 2023: from the 23rd to the 22nd; the end of December by itself.
  [2023, ['01', '02', '02', '03', '03', '01', '01', '02']],
])('each payment of %i has its slot', (year, slots) => {
  const { payments } = paid({ salary: roubles(100_000) }, year)
  expect(payments.slice(0, 8).map(({ slot }) => slot)).toEqual(slots)
  expect(payments.findLast(({ date }) => date < `${year + 1}`)?.slot).toMatch(/03|04|13/)
})
