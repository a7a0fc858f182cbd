import { lawOf } from '@oklad/law'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Kopecks } from '../../money/kopecks.ts'
import { calculate } from '../../readings/payslips.ts'
import type { Terms } from '../../terms/terms.ts'
import { anyCase } from '../../testing/arbitraries.ts'

/*
 * A second model of a year with refunds: the law written out by hand, in integers of any size. It shares
 * no code with the engine.
 */

const M = 100_000_000n
const flat = [[Number.POSITIVE_INFINITY, 13n]] as const
const twoSteps = [
  [5n * M, 13n],
  [Number.POSITIVE_INFINITY, 15n],
] as const
const fiveSteps = [
  [(24n * M) / 10n, 13n],
  [5n * M, 15n],
  [20n * M, 18n],
  [50n * M, 20n],
  [Number.POSITIVE_INFINITY, 22n],
] as const

type Steps = readonly (readonly [upTo: bigint | number, percent: bigint])[]

/** The tax on a base by a scale, in whole roubles, kopecks. */
function taxBy(steps: Steps, base: bigint): bigint {
  let hundredths = 0n
  let above = 0n
  for (const [upTo, percent] of steps) {
    const top = typeof upTo === 'number' || base < upTo ? base : upTo
    if (top <= above) break
    hundredths += (top - above) * percent
    above = top
  }
  return ((hundredths + 5_000n) / 10_000n) * 100n
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
const positive = (number: bigint) => (number > 0n ? number : 0n)

/** Income in the two bases: that of the main scale, and that of the scale for allowances. */
interface Bases {
  readonly main: bigint
  readonly second: bigint
}

/** Tax on both bases. Before 2025 they are one. Deductions reduce the main one first. */
function taxOn(year: number, { main, second }: Bases, deduction: bigint): bigint {
  if (year < 2025) return taxBy(year < 2021 ? flat : twoSteps, positive(main + second - deduction))
  const rest = positive(deduction - main)
  return taxBy(fiveSteps, positive(main - deduction)) + taxBy(twoSteps, positive(second - rest))
}

/** Pay with the privilege is, from 2025 on, in the base of the scale for allowances. */
const basesOf = (year: number, isPrivileged: boolean, base: bigint, allowances: bigint): Bases =>
  isPrivileged && year >= 2025
    ? { main: 0n, second: base + allowances }
    : { main: base, second: allowances }

interface Pay {
  readonly baseIncome: number
  readonly allowancesIncome: number
  readonly taxWithheld: number
  readonly hasTaxPrivilege: boolean
}

/** The terms of a case, all of them given. */
interface Asked {
  readonly year: number
  readonly grossSalary: number
  readonly districtCoefficient: number
  readonly northernAllowance: number
  readonly firstMonth: number
  readonly monthlyBonuses: readonly number[]
  readonly hasTaxPrivilege: boolean
  readonly children: number
  readonly elderChildren: number
  readonly incomeBeforeElsewhere: number
  readonly housingExpense: number
  readonly mortgageInterest: number
  readonly socialExpense: number
  readonly childEducationExpense: number
  readonly expensiveTreatment: number
  readonly longTermSavings: number
  readonly hasGtoBadge: boolean
  readonly ownDeduction: 'none' | 'item1' | 'item2'
  readonly hasFamilyPayment: boolean
  readonly otherEmployers: readonly Pay[]
}

function modelOf(asked: Asked) {
  const { year, children, elderChildren, otherEmployers } = asked
  const ofChild = year < 2025 ? [140_000, 140_000, 300_000] : [140_000, 280_000, 600_000]
  const places = Array.from({ length: children }, (_, index) => elderChildren + index)
  const monthly = places.reduce((sum, place) => sum + BigInt(ofChild[Math.min(place, 2)] ?? 0), 0n)
  const monthlyOwn = { none: 0n, item1: 300_000n, item2: 50_000n }[asked.ownDeduction]
  const limit = year < 2025 ? 35_000_000n : 45_000_000n

  // Only months between the first and the last one with pay have deductions.
  const isPaid = (month: number) => asked.grossSalary + (asked.monthlyBonuses[month - 1] ?? 0) > 0
  const paid = Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) => month >= asked.firstMonth && isPaid(month),
  )
  const isBetween = (month: number) => month >= (paid[0] ?? 13) && month <= (paid.at(-1) ?? 0)

  let [base, allowances, granted, withheld, months] = [0n, 0n, 0n, 0n, 0]
  for (let month = asked.firstMonth; month <= 12; month++) {
    const pay = BigInt(asked.grossSalary) + BigInt(asked.monthlyBonuses[month - 1] ?? 0)
    const part = (percent: number) => (pay * BigInt(percent) + 50n) / 100n
    const added = part(asked.districtCoefficient - 100) + part(asked.northernAllowance)
    base += pay
    allowances += added
    const ordinary = asked.hasTaxPrivilege && year >= 2025 ? 0n : base
    const counted = ordinary + (year < 2025 ? allowances : 0n) + BigInt(asked.incomeBeforeElsewhere)
    if (monthly > 0n && counted <= limit && isBetween(month)) {
      granted += monthly
      months++
    }
    if (isBetween(month)) granted += monthlyOwn
    const own = basesOf(year, asked.hasTaxPrivilege, base, allowances)
    const left = positive(taxOn(year, own, granted) - withheld)
    const gross = pay + added
    withheld += left <= gross ? left : (gross / 100n) * 100n
  }

  const everywhere = otherEmployers.reduce((sum, pay) => sum + BigInt(pay.taxWithheld), withheld)
  const bases = otherEmployers
    .map((pay) => {
      const sums = [BigInt(pay.baseIncome), BigInt(pay.allowancesIncome)] as const
      return basesOf(year, pay.hasTaxPrivilege, ...sums)
    })
    .reduce(
      (sum, { main, second }) => ({ main: sum.main + main, second: sum.second + second }),
      basesOf(year, asked.hasTaxPrivilege, base, allowances),
    )
  const tax = (deduction: bigint) => taxOn(year, bases, deduction)

  const rub = (roubles: number) => BigInt(roubles) * 100n
  const [socialLimit, educationLimit] = year < 2024 ? [120_000, 50_000] : [150_000, 110_000]
  const education = rub(educationLimit) * BigInt(Math.max(children, 1))
  const social =
    least(BigInt(asked.socialExpense), rub(socialLimit)) +
    least(BigInt(asked.childEducationExpense), education) +
    BigInt(asked.expensiveTreatment) +
    least(BigInt(asked.longTermSavings), year < 2024 ? 0n : rub(400_000)) +
    (asked.hasGtoBadge && year >= 2025 ? rub(18_000) : 0n)
  const all = bases.main + bases.second
  // 6 % of kopecks are hundredths of a kopeck: 10,000 of them are a rouble.
  const atSix = ((all * 6n + 5_000n) / 10_000n) * 100n
  const isFamily = asked.hasFamilyPayment && year >= 2025 && children >= 2
  const familyPayment = isFamily ? least(positive(tax(0n) - atSix), everywhere) : 0n
  const returnable = everywhere - familyPayment
  const socialReturn = least(tax(granted) - tax(granted + social), returnable)

  // The property deduction year by year, each with the same income and the same tax withheld.
  let left =
    least(BigInt(asked.housingExpense), rub(2_000_000)) +
    least(BigInt(asked.mortgageInterest), rub(3_000_000))
  const returnOf = (before: bigint, room: bigint, most: bigint) => {
    const used = least(left, positive(room))
    left -= used
    return least(tax(before) - tax(before + used), most)
  }
  const inFirst = granted + social
  const thisYear = returnOf(inFirst, all - inFirst, returnable - socialReturn)
  let inAll = thisYear
  while (left > 0n && all > granted) inAll += returnOf(granted, all - granted, everywhere)

  const own = monthlyOwn * BigInt(13 - asked.firstMonth)
  const ownReturn = tax(0n) - tax(own)
  const childrenReturn = tax(own) - tax(granted)
  return {
    withheld,
    due: tax(granted),
    deductions: {
      childrenMonthlyDeduction: monthly,
      childrenMonths: BigInt(months),
      saved: { notice: 0n, children: childrenReturn, own: ownReturn },
      socialReturn,
      propertyReturnThisYear: thisYear,
      propertyReturnTotal: inAll,
      totalReturn: childrenReturn + ownReturn + socialReturn + thisYear,
      familyPayment,
    },
  }
}

const sum = (max: number) =>
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: max / 100 }), fc.integer({ min: 0, max }))
const other: fc.Arbitrary<Pay> = fc.record({
  baseIncome: sum(1_000_000_000),
  allowancesIncome: sum(1_000_000_000),
  taxWithheld: sum(200_000_000),
  hasTaxPrivilege: fc.boolean(),
})
const anyAsked: fc.Arbitrary<Asked> = fc.record({
  year: fc.integer({ min: 2017, max: 2026 }),
  grossSalary: fc.oneof(
    ...[10_000_000, 400_000_000].map((max) => fc.integer({ min: 100_000, max })),
  ),
  districtCoefficient: fc.constantFrom(100, 100, 115, 180),
  northernAllowance: fc.constantFrom(0, 0, 30, 80),
  firstMonth: fc.integer({ min: 1, max: 12 }),
  monthlyBonuses: fc.array(sum(50_000_000), { minLength: 12, maxLength: 12 }),
  hasTaxPrivilege: fc.boolean(),
  children: fc.nat(4),
  elderChildren: fc.nat(3),
  incomeBeforeElsewhere: sum(50_000_000),
  housingExpense: sum(300_000_000),
  mortgageInterest: sum(400_000_000),
  socialExpense: sum(30_000_000),
  childEducationExpense: sum(60_000_000),
  expensiveTreatment: sum(60_000_000),
  longTermSavings: sum(60_000_000),
  hasGtoBadge: fc.boolean(),
  ownDeduction: fc.constantFrom('none', 'item1', 'item2'),
  hasFamilyPayment: fc.boolean(),
  otherEmployers: fc.array(other, { maxLength: 3 }),
})

it('refunds are those of an independent model', () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      const { year: taxYear, ...terms } = asked
      const year = calculate(terms as unknown as Terms, lawOf(taxYear))
      const model = modelOf(asked)
      const { saved, ...others } = year.deductions
      const big = (sums: object) =>
        Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, BigInt(value)]))
      expect({ ...big(others), saved: big(saved) }).toEqual(model.deductions)
      expect(BigInt(year.incomeTax)).toBe(model.withheld)
      if (year.settlement !== null) expect(BigInt(year.settlement.taxDue)).toBe(model.due)
    }),
    { numRuns: 5_000 },
  )
})

/** Checks a property of a year and of the same year with more. */
const checkMore = (
  more: (terms: Terms, by: number) => Partial<Terms>,
  property: (year: ReturnType<typeof calculate>, other: ReturnType<typeof calculate>) => void,
) =>
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 1, max: 30_000_000 }), ({ year, terms }, by) => {
      const law = lawOf(year)
      property(calculate(terms, law), calculate({ ...terms, ...more(terms, by) }, law))
    }),
    { numRuns: 1_000 },
  )

const expenses = [
  'housingExpense',
  'mortgageInterest',
  'socialExpense',
  'childEducationExpense',
  'expensiveTreatment',
  'longTermSavings',
] as const

it.each(expenses)('more of %s never lowers the refund', (name) => {
  checkMore(
    (terms, by) => ({ [name]: Math.min((terms[name] ?? 0) + by, 100_000_000_000) as Kopecks }),
    ({ deductions: less, incomeTax }, { deductions: more, ...year }) => {
      const back = (of: typeof less) => of.socialReturn + of.propertyReturnThisYear
      expect(back(more)).toBeGreaterThanOrEqual(back(less))
      expect(year.incomeTax).toBe(incomeTax)
    },
  )
})

it.each(['children', 'elderChildren'] as const)('more %s never raise the tax', (name) => {
  checkMore(
    (terms) => ({ [name]: Math.min((terms[name] ?? 0) + 1, 30) }),
    (less, more) => {
      expect(more.incomeTax).toBeLessThanOrEqual(less.incomeTax)
      if (less.settlement === null || more.settlement === null) return
      expect(more.settlement.taxDue).toBeLessThanOrEqual(less.settlement.taxDue)
    },
  )
})
