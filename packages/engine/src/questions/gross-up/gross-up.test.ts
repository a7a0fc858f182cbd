import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { type Kopecks, kopecks, LARGEST_SALARY, roubles, ZERO } from '../../money/kopecks.ts'
import { calculate } from '../../readings/payslips.ts'
import type { Month } from '../../terms/terms.ts'
import { earlierIncome, monthly, termsWithoutSalary } from '../../testing/terms.ts'
import { grossUp, UnreachableTargetError } from './gross-up.ts'

const law = lawOf(2026)

describe('150,000 net in Surgut: district coefficient 1.7, northern allowance 50 %', () => {
  const surgut = termsWithoutSalary({ district: 170, northern: 50 })

  it('is reached on average over the year by the smallest salary', () => {
    // 78,369.89 a month: 54,858.92 + 39,184.95 (half a kopeck up) = 94,043.87; gross 172,413.76.
    // The year: tax 13 % of 940,438.68 = 122,257.03 and of 1,128,526.44 = 146,708.44, so 268,965;
    // net 2,068,965.12 − 268,965 = 1,800,000.12. A kopeck less: 2,068,964.88 and the same tax.
    const found = grossUp(surgut, { net: roubles(150_000), law })
    expect(found).toMatchObject({ basis: 'annual', salary: 7_836_989, excess: 12 })
    expect(found.netReached).toBe(180_000_012)
    expect(found.year).toEqual(calculate({ ...surgut, grossSalary: kopecks(7_836_989) }, law))
  })

  it('is reached in the first month by the smallest salary', () => {
    // 78,370: gross 172,414; tax 10,188.10 and 12,225.72, so 10,188 + 12,226; net 150,000 exactly.
    expect(grossUp(surgut, { net: roubles(150_000), basis: 'firstMonth', law })).toMatchObject({
      basis: 'firstMonth',
      salary: 7_837_000,
      netReached: 15_000_000,
      excess: 0,
    })
  })
})

it('finds the salaries month by month where the year passes a threshold', () => {
  // November: 13 % of 2,298,851 = 298,850.63, so 298,851; 2,000,000 are left.
  // December: the year's tax is 312,000 + 15 % of 2,249,412 = 649,411.80, so 649,412, less 298,851
  // = 350,561; of 2,350,561 there are 2,000,000 left.
  const found = grossUp(termsWithoutSalary({ from: 11 }), {
    net: roubles(2_000_000),
    basis: 'everyMonth',
    law,
  })
  const nothing = new Array<number>(10).fill(0)
  expect(found.monthlySalaries).toEqual([...nothing, 229_885_100, 235_056_100])
  expect(found).toMatchObject({ basis: 'everyMonth', netReached: 400_000_000, excess: 0 })
})

it('finds the salary of a part month, and that of the full month after it', () => {
  // November has 15 of its 30 days: half of 199,999.99 is 100,000, half a kopeck up; less 13 % it is
  // 87,000. A full December needs 100,000: with a kopeck less the tax is the same 13,000.
  const part = { firstMonthPaid: 'calendarDays', firstDay: 16 } as const
  const found = grossUp(termsWithoutSalary({ from: 11, ...part }), {
    net: roubles(87_000),
    basis: 'everyMonth',
    law,
  })
  expect(found.monthlySalaries.slice(10)).toEqual([19_999_999, 10_000_000])
})

describe('where the children’s deduction ends', () => {
  const oneChild = termsWithoutSalary({ children: 1 })

  it('finds the largest salary that has it all year', () => {
    // 12 × 37,500 = 450,000 is within the limit: 13 % of 450,000 − 16,800 = 56,316;
    // 393,684 are 12 × 32,807.
    expect(grossUp(oneChild, { net: roubles(32_807), basis: 'annual', law }).salary).toBe(3_750_000)
  })

  it('skips the salaries at which a lost deduction lowers net pay', () => {
    // A kopeck a month more loses December’s 1,400: 13 % of 450,209.16 − 15,400 = 56,525.19, so
    // 56,525; net 393,684.16 of 393,684.12 asked. 12 × 37,517.42 leaves 393,684.04.
    expect(grossUp(oneChild, { net: kopecks(3_280_701), basis: 'annual', law }).salary).toBe(
      3_751_743,
    )
  })
})

it('grants the deduction of months that a kopeck gives pay', () => {
  // November alone would have no pay: 13 % of 100,000 − 1,400 = 12,818, and 87,182 are left. With a kopeck
  // a month it has the deduction too: 13 % of 100,000.02 − 2,800 = 12,636.0026, so 87,364.02 are left.
  const sought = { firstMonth: 11, children: 1, monthlyBonuses: monthly({ 12: 100_000 }) } as const
  expect(grossUp(sought, { net: roubles(43_640), law })).toMatchObject({
    salary: 1,
    netReached: 8_736_402,
  })
})

describe('income before the first month on which no tax was withheld', () => {
  it('has none withheld on exempt pay', () => {
    // 13 % of 200,000 is 26,000; 100,000 and 4,000 of aid less that are 78,000.
    const aid = { kind: 'material_aid', month: 2, amount: roubles(4_000) } as const
    const terms = { firstMonth: 2, incomeBefore: earlierIncome(100_000), otherPay: [aid] } as const
    const found = grossUp(terms, { net: roubles(78_000), basis: 'firstMonth', law })
    expect(found.salary).toBe(roubles(100_000))
  })

  it('has its tax withheld before that of months with deductions', () => {
    // 1,400 for a child and 500 a month. February: 13 % of 214,942 − 1,900 = 27,695.46; 87,247 of 114,942 are left.
    // March: 13 % of 314,942 − 3,800 = 40,448.46, so 12,753 of 100,000. April: 53,201.46, so 12,753 again.
    const terms = {
      firstMonth: 2,
      lastMonth: 4,
      incomeBefore: earlierIncome(100_000),
      children: 1,
      ownDeduction: 'item2',
    } as const
    const found = grossUp(terms, { net: roubles(87_247), basis: 'everyMonth', law })
    expect(found.monthlySalaries.slice(1, 4)).toEqual([11_494_200, 10_000_000, 10_000_000])
  })

  it('has its tax withheld first', () => {
    // 13 % of 1,160,919 = 150,919.47, so 150,919, of 160,919: 10,000. A kopeck less has the same tax.
    const sought = termsWithoutSalary({ from: 12, incomeBefore: earlierIncome(1_000_000) })
    expect(grossUp(sought, { net: roubles(10_000), basis: 'annual', law }).salary).toBe(16_091_900)
  })

  it('has its tax withheld first, however large', () => {
    // 10 million owe 312,000 + 390,000 + 900,000 = 1,602,000; 18 % of 1,953,660 = 351,658.80 more,
    // so 351,659: a rouble is left. With a kopeck less the tax is the same.
    const sought = termsWithoutSalary({ from: 12, incomeBefore: earlierIncome(10_000_000) })
    expect(grossUp(sought, { net: roubles(1), basis: 'annual', law }).salary).toBe(195_366_000)
  })
})

it('grants the deduction of the month too where tax on earlier income is withheld first', () => {
  // 13 % of 100,000 + 15,883 − 1,400 = 14,882.79, so 14,883: 1,000 are left. A kopeck less has the
  // same tax, and a tax of 14,882 ends at 14,882 + 1,000.
  const incomeBefore = earlierIncome(100_000)
  const sought = termsWithoutSalary({ from: 12, children: 1, incomeBefore })
  expect(grossUp(sought, { net: roubles(1_000), basis: 'annual', law }).salary).toBe(1_588_300)
})

it('has no tax left to withhold for a non-resident', () => {
  // Less 30 % of 100,000. With a kopeck less the tax is the same 30,000.
  const incomeBefore = earlierIncome(10_000_000)
  const sought = termsWithoutSalary({ from: 12, isNonResident: true, incomeBefore })
  expect(grossUp(sought, { net: roubles(70_000), basis: 'annual', law }).salary).toBe(10_000_000)
})

describe('the self-employed', () => {
  const selfEmployed = termsWithoutSalary({ contractType: 'selfEmployment' })

  it('pay 6 %', () => {
    expect(grossUp(selfEmployed, { net: roubles(94_000), basis: 'firstMonth', law }).salary).toBe(
      10_000_000,
    )
  })

  it('cannot reach more than the income limit of the year leaves', () => {
    // 2,400,000 are 200,000 a month, less 12,000.
    const ask = (target: Kopecks) => grossUp(selfEmployed, { net: target, basis: 'annual', law })
    expect(ask(roubles(188_000)).salary).toBe(20_000_000)
    expect(() => ask(kopecks(18_800_001))).toThrow(
      expect.objectContaining({ largestReachable: 18_800_000 }),
    )
  })

  it('cannot reach more than income before leaves of the limit', () => {
    // 400,000 are left for two months: 200,000 each, less 12,000.
    const late = {
      ...selfEmployed,
      firstMonth: 11,
      incomeBefore: earlierIncome(2_000_000),
    } as const
    const ask = (target: Kopecks) => grossUp(late, { net: target, basis: 'annual', law })
    expect(ask(roubles(188_000)).salary).toBe(20_000_000)
    expect(() => ask(kopecks(18_800_001))).toThrow(UnreachableTargetError)
  })
})

describe('a target that cannot be reached', () => {
  it.each(['annual', 'firstMonth', 'everyMonth'] as const)(
    'throws an error with the largest reachable target: %s',
    (basis) => {
      const sought = termsWithoutSalary({ isNonResident: true })
      // A billion less 30 %. A kopeck more is out of reach, for the tax of 999,999,999.99 is the same.
      const ask = () => grossUp(sought, { net: LARGEST_SALARY, basis, law })
      expect(ask).toThrow(UnreachableTargetError)
      expect(ask).toThrow(expect.objectContaining({ largestReachable: 70_000_000_000 }))
      expect(grossUp(sought, { net: kopecks(70_000_000_000), basis, law }).excess).toBe(0)
      expect(() => grossUp(sought, { net: kopecks(70_000_000_001), basis, law })).toThrow(
        UnreachableTargetError,
      )
    },
  )

  it('throws an error with 0 if no target can be reached', () => {
    const sought = termsWithoutSalary({
      from: 12,
      incomeBefore: earlierIncome((12 * LARGEST_SALARY) / 100),
    })
    expect(() => grossUp(sought, { net: roubles(1_000), basis: 'annual', law })).toThrow(
      expect.objectContaining({ name: 'UnreachableTargetError', largestReachable: 0 }),
    )
  })

  it('throws an error with one rouble if no more can be left', () => {
    // 3,552,718,177.27 roubles and a billion more owe 9,402,000 + 22 % of 4,502,718,177.27 =
    // 999,999,999 roubles: the billion leaves one. With a kopeck less the tax is the same.
    const incomeBefore = { ...earlierIncome(0), baseIncome: kopecks(355_271_817_727) }
    const sought = termsWithoutSalary({ from: 12, incomeBefore })
    const message = 'The largest net that can be reached is 100 kopecks a month'
    expect(() => grossUp(sought, { net: roubles(1_000), basis: 'annual', law })).toThrow(
      expect.objectContaining({ largestReachable: 100, message }),
    )
  })

  it.each([99, 0, -1, 150.5, Number.NaN, 2 ** 53])('is rejected for %d kopecks', (target) => {
    expect(() =>
      grossUp(termsWithoutSalary({}), { net: target as Kopecks, basis: 'annual', law }),
    ).toThrow(/whole number/)
  })
})

it('rejects terms out of their range, and given monthly salaries', () => {
  const wrong = { ...termsWithoutSalary({}), firstMonth: 13 as Month }
  expect(() => grossUp(wrong, { net: roubles(1_000), basis: 'everyMonth', law })).toThrow(
    /firstMonth/,
  )
  const given = { ...termsWithoutSalary({}), monthlySalaries: new Array<Kopecks>(12).fill(ZERO) }
  expect(() => grossUp(given, { net: roubles(1_000), basis: 'annual', law })).toThrow(
    /monthlySalaries/,
  )
})

describe('after writs', () => {
  const quarter = { kind: 'alimony_share', share: [1, 4] } as const
  const loan = { kind: 'writ', debt: roubles(1_000_000) } as const
  const kept = { ...loan, keepsMinimum: roubles(20_000) }

  it.each([
    // 26,282 after tax of 30,000, less a quarter, 6,570.50; the same in every month.
    ['annual', [quarter], 1, 19_711.5, 30_000],
    ['firstMonth', [quarter], 1, 19_711.5, 30_000],
    // 26,281.99 − 13,140.99: half is rounded down.
    ['firstMonth', [quarter, loan], 1, 13_141, 29_999.99],
    // 20,000 after tax of 22,988 stays whole; a kopeck more is half of 40,000.01, of 45,977.01.
    ['firstMonth', [kept], 0, 20_000, 22_988],
    ['firstMonth', [kept], 0, 20_000.01, 45_977.01],
  ] as const)('%s with %j', (basis, deductions, children, net, salary) => {
    const options = { net: roubles(net), basis, deductions, law }
    expect(grossUp({ children }, options).salary).toBe(roubles(salary))
  })

  it('ends in every month with the debt', () => {
    // 45,976.99 − 5,977 leaves half, rounded up; 34,483.01 − 4,483 − 10,000.01 of debt; 22,988 − 2,988.
    const deductions = [{ kind: 'writ', debt: roubles(30_000) }] as const
    const options = { net: roubles(20_000), basis: 'everyMonth', deductions, law } as const
    const { monthlySalaries } = grossUp({}, options)
    expect(monthlySalaries.slice(0, 3)).toEqual([45_976.99, 34_483.01, 22_988].map(roubles))
  })

  it.each(['annual', undefined] as const)('keeps no minimum under %s', (basis) => {
    const options = { net: roubles(20_000), basis, deductions: [kept], law }
    expect(() => grossUp({}, options)).toThrow(
      /^deductions\[0\]\.keepsMinimum must not be given under annual$/,
    )
  })
})
