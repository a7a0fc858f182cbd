import { lawOf } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recompute } from '../../breakdown/recompute.ts'
import { type Kopecks, roubles } from '../../money/kopecks.ts'
import { anyCase } from '../../testing/arbitraries.ts'
import { runs } from '../../testing/runs.ts'
import { earlierIncome, monthly, terms } from '../../testing/terms.ts'
import { paymentsOf } from '../payments/payments.ts'
import { type Recalculation, recalculate } from './recalculation.ts'

const salary = roubles(100_000)
const usual = terms({ salary })
const law = lawOf(2026)
const paydays = { advancePercent: 40 }
const inJune = { paidOn: '2026-06-19', paydays, law }

/** The sums of the settlement, roubles, once its steps give their values. */
const settled = ({ settlement, steps }: Recalculation) => {
  for (const step of steps) expect([step.id, recompute(step)]).toEqual([step.id, step.value])
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
  return (['grossIncome', 'incomeTax', 'netIncome', 'contributions'] as const).map(
    (name) => settlement[name] / 100,
  )
}

const excessStep = ({ steps }: Recalculation) =>
  steps.find(({ kind }) => kind === 'excess_tax')?.value

describe('a raise from March that is approved in June', () => {
  const raised = Array.from({ length: 12 }, (_, index) => roubles(index < 2 ? 100_000 : 110_000))
  const recalculated = () => recalculate(usual, terms({ salary, monthlySalaries: raised }), inJune)

  it('is paid on the day of the recalculation, with its tax and contributions', () => {
    const result = recalculated()
    // 3 × 10,000; 13 %; 30 %.
    expect(settled(result)).toEqual([30_000, 3_900, 26_100, 9_000])
    expect(result).toMatchObject({
      excessTax: { found: 0, setOff: 0, toReturn: 0 },
      ...{ taxNotWithheld: 0, debt: null },
    })
  })

  it('changes its months and the payments from that day on', () => {
    const result = recalculated()
    expect(
      result.months.map(({ month, grossIncome, contributions }) => [
        month,
        grossIncome,
        contributions,
      ]),
    ).toEqual(
      Array.from({ length: 12 }, (_, index) =>
        index < 2 ? [index + 1, 0, 0] : [index + 1, 1_000_000, 300_000],
      ),
    )
    // June's advance is 40 % of its salary: 4,000 more; the rest comes on 3 July.
    expect(
      result.payments
        .slice(0, 3)
        .map(({ date, kind, grossIncome, incomeTax }) => [
          ...[date, kind, grossIncome / 100, incomeTax / 100],
        ]),
    ).toEqual([
      ['2026-06-19', 'settlement', 30_000, 3_900],
      ['2026-06-19', 'advance', 4_000, 520],
      ['2026-07-03', 'final', 6_000, 780],
    ])
  })
})

it('pay found late is taxed in the bracket that the year has reached on that day', () => {
  // 500,000 a month: 2,500,000 before 19 June. Of 3 × 50,000 everything is above 2.4 million: 15 %.
  const high = { salary: roubles(500_000), firstMonth: 1 } as const
  const after = { ...high, monthlyBonuses: monthly({ 1: 50_000, 2: 50_000, 3: 50_000 }) }
  const found = recalculate(terms(high), terms(after), inJune)
  expect(settled(found).slice(0, 3)).toEqual([150_000, 22_500, 127_500])
})

it('pay found late passes the income limit of the deduction for children on that day', () => {
  // Withheld to 5 June: 300,000 less six months of 4,200, 35,724. 700,000 less five, without June, is 679,000: 88,270.
  const family = { salary: roubles(60_000), children: 2 } as const
  const after = terms({ ...family, monthlyBonuses: monthly({ 1: 400_000 }) })
  const found = recalculate(terms(family), after, inJune)
  expect(settled(found)).toEqual([400_000, 52_546, 347_454, 120_000])
})

it('settles the month before the first one by which pay was paid', () => {
  const inJuly = { ...inJune, paidOn: '2026-07-17' }
  const missed = recalculate(terms({ salary, from: 7 }), terms({ salary, from: 6 }), inJuly)
  expect(settled(missed)).toEqual([100_000, 13_000, 87_000, 30_000])
  expect(missed.payments.map(({ kind }) => kind)).toEqual(['settlement'])
  expect(missed.months[0]).toMatchObject({ month: 6, grossIncome: salary })
  // Two months of 50,000 in place of one of 200,000.
  const was = terms({ salary: roubles(200_000), from: 6 })
  const less = recalculate(was, terms({ salary: roubles(50_000), from: 5 }), inJuly)
  expect(settled(less)).toEqual([-100_000, -13_000, -87_000, -30_000])
})

it('pay of December that is paid in January is taxed from the start of that year', () => {
  const paidOn = '2026-12-15'
  const inJanuary = { paidOn, paydays: { advanceDay: 30, finalDay: 15, advancePercent: 40 }, law }
  const pay = { salary: roubles(250_000) } as const
  const raise = terms({ ...pay, monthlyBonuses: monthly({ 12: 60_000 }) })
  const { payments } = recalculate(terms(pay), raise, inJanuary)
  // 15 % in December, 13 % in January.
  expect(payments).toMatchObject([
    { date: '2027-01-15', kind: 'final', grossIncome: 6_000_000, incomeTax: 780_000 },
  ])
})

it('pay of another month, all of which is paid, stays income of the days on which it was paid', () => {
  // The bonus was paid on 5 February: past 450,000 after one month of 4,200. Paid on 5 May it would have left four.
  const family = { salary: roubles(60_000), children: 2 } as const
  const before = terms({ ...family, monthlyBonuses: monthly({ 1: 400_000 }) })
  const after = terms({ ...family, monthlyBonuses: monthly({ 4: 400_000 }) })
  const found = recalculate(before, after, inJune)
  expect(settled(found)).toEqual([0, 0, 0, 0])
  expect([found.excessTax.found, found.payments]).toEqual([0, []])
})

it('pay that is taken back did not pass the income limit of the deduction for children', () => {
  // Paid to 5 June: 300,000 and a bonus of 300,000, on 5 May past 450,000: four months of 4,200, 13 % of 583,200 is 75,816.
  // Right: 300,000, six months, 13 % of 274,800 is 35,724.
  const family = { salary: roubles(60_000), children: 2 } as const
  const before = terms({ ...family, monthlyBonuses: monthly({ 4: 300_000 }) })
  const found = recalculate(before, terms(family), inJune)
  expect(settled(found).slice(0, 3)).toEqual([-300_000, -40_092, -259_908])
})

it('of a non-resident has 30 % of the difference, whichever its sign', () => {
  const bonus = (sum: number) =>
    terms({ salary, isNonResident: true, monthlyBonuses: monthly({ 4: sum }) })
  // 10,000: 3,000 of tax, 3,000 of contributions.
  const more = recalculate(bonus(10_000), bonus(20_000), inJune)
  expect(settled(more)).toEqual([10_000, 3_000, 7_000, 3_000])
  expect(more.excessTax.found).toBe(0)
  const less = recalculate(bonus(20_000), bonus(10_000), inJune)
  expect(settled(less)).toEqual([-10_000, -3_000, -7_000, -3_000])
  // Set off against 12,000 of the advance, 40 % of 100,000.
  expect(less.excessTax).toEqual({ found: 300_000, setOff: 300_000, toReturn: 0 })
  // 40,000 − 12,000 = 28,000: 20 % are 5,600; the other 1,400 in July.
  expect(less.debt?.repayments.map(({ amount }) => amount)).toEqual([560_000, 140_000])
})

it('an overpaid bonus is a debt, deducted by a fifth of each payment after tax', () => {
  const bonus = (sum: number) => terms({ salary, monthlyBonuses: monthly({ 4: sum }) })
  const overpaid = recalculate(bonus(20_000), bonus(10_000), inJune)
  expect(settled(overpaid)).toEqual([-10_000, -1_300, -8_700, -3_000])
  // The tax taken back is set off. 40,000 − 5,200 = 34,800: 20 % are 6,960. 60,000 pays the other 1,740.
  expect(overpaid).toMatchObject({
    excessTax: { found: 130_000, setOff: 130_000, toReturn: 0 },
    debt: {
      amount: 870_000,
      repayments: [
        { date: '2026-06-19', limit: 696_000, amount: 696_000, left: 174_000 },
        { date: '2026-07-03', limit: 1_044_000, amount: 174_000, left: 0 },
      ],
      left: 0,
    },
  })
})

it('pay taken back before the first payment of a month has no deduction of that month', () => {
  const bonus = (sum: number) =>
    terms({ salary, monthlyBonuses: monthly({ 4: sum }), ownDeduction: 'item2' })
  const overpaid = recalculate(bonus(20_000), bonus(10_000), { ...inJune, paidOn: '2026-06-01' })
  // 13 % of 10,000, without 13 % of the 500 of June, which its first payment has.
  expect(settled(overpaid).slice(0, 3)).toEqual([-10_000, -1_300, -8_700])
})

it('pay taken back takes with it the tax that was withheld from it, and no other tax', () => {
  const bonus = (sum: number, children: number) =>
    terms({ salary, children, monthlyBonuses: monthly({ 2: sum }) })
  const told = recalculate(bonus(10_000, 0), bonus(0, 1), { ...inJune, paidOn: '2026-04-15' })
  // 1,300 of 10,000; the deductions of January to April, 13 % of 5,600, are due too.
  expect(settled(told).slice(0, 3)).toEqual([-10_000, -1_300, -8_700])
  expect(told.excessTax).toEqual({ found: 202_800, setOff: 202_800, toReturn: 0 })
  const was = terms({ salary, isNonResident: true, monthlyBonuses: monthly({ 2: 10_000 }) })
  const resident = recalculate(was, usual, { ...inJune, paidOn: '2026-12-31' })
  // 30 % of 10,000. Eleven salaries had 30,000, of which 13,000 are due; December is paid on 31 December: 60,000.
  expect(settled(resident).slice(0, 3)).toEqual([-10_000, -3_000, -7_000])
})

it('pay taken back has no more tax than itself', () => {
  // 450,000 by 5 June are within the limit, and have the deduction of June: 65 + 546 less than with 500 more.
  const family = { salary: roubles(90_000), children: 2 } as const
  const before = terms({ ...family, monthlyBonuses: monthly({ 1: 500 }) })
  const overpaid = recalculate(before, terms(family), inJune)
  expect(settled(overpaid)).toEqual([-500, -500, 0, -150])
  expect(overpaid).toMatchObject({ excessTax: { found: 61_100, setOff: 61_100 }, debt: null })
})

it('excess tax that no later tax sets off is to return', () => {
  // The tax of 1,300,000 is 169,000, that of 1,200,000 156,000. December is paid on 30 December.
  const bonus = terms({ salary, monthlyBonuses: monthly({ 10: 100_000 }) })
  const taken = recalculate(bonus, usual, { ...inJune, paidOn: '2026-12-31' })
  expect(settled(taken).slice(0, 3)).toEqual([-100_000, -13_000, -87_000])
  expect(taken.excessTax).toEqual({ found: 1_300_000, setOff: 0, toReturn: 1_300_000 })
  // On 30 December 60,000 are paid, with 7,800 of tax.
  const sooner = recalculate(bonus, usual, { ...inJune, paidOn: '2026-12-30' })
  expect(sooner.excessTax).toEqual({ found: 1_300_000, setOff: 780_000, toReturn: 520_000 })
  // The employment ends on 30 June, with its last payment.
  const untilJune = { salary, lastMonth: 6 } as const
  const dismissed = recalculate(
    terms({ ...untilJune, monthlyBonuses: monthly({ 4: 100_000 }) }),
    terms(untilJune),
    { ...inJune, paidOn: '2026-07-20' },
  )
  expect(dismissed.excessTax).toEqual({ found: 1_300_000, setOff: 0, toReturn: 1_300_000 })
})

it('no tax is excess while tax of earlier income is owed', () => {
  // 402,000 are due on 3,000,000, and nothing is withheld: the pay of June to August was all withheld.
  const owed = { from: 6, incomeBefore: earlierIncome(3_000_000, 0) } as const
  const less = recalculate(
    terms({ ...owed, salary }),
    terms({ ...owed, salary: roubles(50_000) }),
    { ...inJune, paidOn: '2026-09-15' },
  )
  // The tax of 3,150,000, 424,500, is above the 300,000 withheld: none is taken back with the pay.
  expect(settled(less).slice(0, 3)).toEqual([-150_000, 0, -150_000])
  expect(less.excessTax).toEqual({ found: 0, setOff: 0, toReturn: 0 })
  // Of 3,350,000 454,500 are due: the other 154,500 are withheld from the 200,000 of September to December.
  expect(less.taxNotWithheld).toBe(0)
  const all = recalculate(terms({ ...owed, salary: roubles(50_000) }), terms({ ...owed, salary }), {
    ...inJune,
    paidOn: '2026-09-15',
  })
  // The 150,000 that are paid in addition are all withheld: 274,500 of 424,500 were not by that day, and 447,000 are due.
  expect(settled(all).slice(0, 3)).toEqual([150_000, 150_000, 0])
  expect(all.excessTax.found).toBe(0)
})

it('a debt is not deducted from sick pay or a gift', () => {
  const otherPay = [
    { kind: 'material_aid', month: 3, amount: roubles(4_000) },
    { kind: 'gift', month: 6, day: 22, amount: roubles(4_000) },
    { kind: 'sick_pay', month: 6, day: 22, amount: roubles(10_000) },
  ] as const
  const bonus = (sum: number) => terms({ salary, otherPay, monthlyBonuses: monthly({ 4: sum }) })
  const overpaid = recalculate(bonus(10_000), bonus(0), { ...inJune, paidOn: '2026-06-22' })
  // Sick pay and 60,000 are paid on 3 July: a fifth of 52,200 is 10,440, the debt is 8,700.
  expect(settled(overpaid)).toEqual([-10_000, -1_300, -8_700, -3_000])
  expect(overpaid.debt?.repayments).toEqual([
    { date: '2026-07-03', limit: 1_044_000, amount: 870_000, left: 0 },
  ])
})

it('a debt of a civil contract is deducted from no payment', () => {
  const bonus = (sum: number) =>
    terms({ salary, contractType: 'civilContract', monthlyBonuses: monthly({ 4: sum }) })
  const { debt } = recalculate(bonus(10_000), bonus(0), inJune)
  expect(debt).toEqual({ amount: 870_000, repayments: [], left: 870_000 })
})

it('a limit of a debt is rounded down to the kopeck', () => {
  // Six months × 13 % are 35,629.55 and five 29,691.29: 5,939. A fifth of 39,739.91 is 7,947.982.
  const before = { salary: roubles(45_678.91), lastMonth: 6 } as const
  const overpaid = recalculate(
    terms({ ...before, monthlyBonuses: monthly({ 1: 50_000 }) }),
    terms(before),
    { paidOn: '2026-06-19', paydays: { advancePercent: 0 }, law },
  )
  expect(overpaid.debt?.repayments).toMatchObject([{ limit: 794_798 }])
  expect(overpaid.debt?.left).toBe(4_350_000 - 794_798)
})

it('a payment that falls away stands by its date between those that change', () => {
  const otherPay = [{ kind: 'other', month: 7, day: 22, amount: roubles(1_000) }] as const
  const raised = terms({ salary: roubles(110_000) })
  const inJuly = { ...inJune, paidOn: '2026-07-15' }
  const { payments } = recalculate(terms({ salary, otherPay }), raised, inJuly)
  const dates = ['2026-07-15', '2026-07-20', '2026-07-22', '2026-08-05']
  expect(payments.slice(0, 4).map(({ date }) => date)).toEqual(dates)
})

it('a child born in March and told of in June lowers the tax of later payments', () => {
  const fromMarch = { salary, from: 3, incomeBefore: earlierIncome(200_000, 26_000) } as const
  const told = recalculate(terms(fromMarch), terms({ ...fromMarch, children: 1 }), inJune)
  // 3 × 1,400 × 13 % = 546: the pay of 5 June passes the limit of 450,000, so June has no deduction.
  expect(settled(told)).toEqual([0, 0, 0, 0])
  expect(told.excessTax).toEqual({ found: 54_600, setOff: 54_600, toReturn: 0 })
  expect(told.payments[0]).toMatchObject({
    date: '2026-06-19',
    kind: 'advance',
    incomeTax: -54_600,
  })
})

it('tax withheld too much before the calculation counts, and is set off', () => {
  // 26,000 are due on 200,000: 100,000 are too much.
  const earlier = { salary, incomeBefore: earlierIncome(200_000, 126_000) } as const
  const fromMarch = terms({ ...earlier, from: 3 })
  const same = recalculate(fromMarch, fromMarch, inJune)
  expect(same.payments).toEqual([])
  // March to May set off 3 × 13,000 of it by 5 June; June to November have 6 × 13,000.
  expect(same.excessTax).toEqual({ found: 6_100_000, setOff: 6_100_000, toReturn: 0 })
  // A bonus that set off 6,500 is paid back: no tax was withheld from it.
  const paidBack = recalculate(
    terms({ ...earlier, from: 3, monthlyBonuses: monthly({ 4: 50_000 }) }),
    fromMarch,
    inJune,
  )
  expect(settled(paidBack).slice(0, 3)).toEqual([-50_000, 0, -50_000])
  expect(paidBack.excessTax).toEqual({ found: 6_100_000, setOff: 6_100_000, toReturn: 0 })
  expect(excessStep(paidBack)).toBe(6_100_000)
  // 5 January is a day off: December is paid in the year, and sets off 13,000.
  const december = terms({ ...earlier, from: 12 })
  const inDecember = recalculate(december, december, { ...inJune, paidOn: '2026-12-01' })
  expect(inDecember.excessTax).toEqual({
    found: 10_000_000,
    setOff: 1_300_000,
    toReturn: 8_700_000,
  })
  expect(excessStep(inDecember)).toBe(10_000_000)
})

it('the tax of a non-resident who becomes a resident is set off, and the rest is to return', () => {
  const stays = recalculate(terms({ salary, isNonResident: true }), usual, {
    ...inJune,
    paidOn: '2026-07-20',
  })
  // Six months of 30,000 are withheld and 13,000 due. The other six have 13,000 each.
  expect(settled(stays)).toEqual([0, 0, 0, 0])
  expect(stays.excessTax).toEqual({ found: 10_200_000, setOff: 7_800_000, toReturn: 2_400_000 })
  expect(
    stays.payments.every(({ grossIncome, incomeTax }) => grossIncome === 0 && incomeTax < 0),
  ).toBe(true)
})

it('tax withheld too much before the first month is to return as far as no payment sets it off', () => {
  // 100,000 are withheld on 500,000 and 65,000 due. June and July have 13,000 each, and pay no tax in either terms.
  const incomeBefore = earlierIncome(500_000, 100_000)
  const inTwoMonths = { salary, from: 6, lastMonth: 7, incomeBefore } as const
  const first = recalculate(terms(inTwoMonths), terms(inTwoMonths), {
    ...inJune,
    paidOn: '2026-06-01',
  })
  expect(first.payments).toEqual([])
  expect(first.excessTax).toEqual({ found: 3_500_000, setOff: 2_600_000, toReturn: 900_000 })
  const bonus = terms({ ...inTwoMonths, monthlyBonuses: monthly({ 6: 50_000 }) })
  const added = recalculate(terms(inTwoMonths), bonus, { ...inJune, paidOn: '2026-07-06' })
  // June's 100,000 and its bonus of 50,000 have 19,500 of the 35,000; July has 13,000 of the rest.
  expect(settled(added).slice(0, 3)).toEqual([50_000, 0, 50_000])
  expect(added.excessTax).toEqual({ found: 1_550_000, setOff: 1_300_000, toReturn: 250_000 })
})

it('deductions of months without pay after the settlement make tax too much', () => {
  const pay = (february: number) => {
    const sums = { 1: 100_000, 2: february, 3: 100_000, 12: 1_000 }
    return terms({ salary, children: 2, monthlySalaries: monthly(sums) })
  }
  const raised = recalculate(pay(100_000), pay(110_000), { paidOn: '2026-04-15', paydays, law })
  // 13 % of 310,000 less 4 × 4,200 are withheld by 15 April; of 311,000 less 12 × 4,200 are due: 38,116 and 33,878.
  expect(settled(raised).slice(0, 3)).toEqual([10_000, 1_300, 8_700])
  expect(raised.excessTax).toEqual({ found: 0, setOff: 0, toReturn: 0 })
  expect(raised.laterExcess).toBe(423_800)
})

it('the tax of a resident who becomes a non-resident is withheld from later payments', () => {
  const leaves = recalculate(usual, terms({ salary, isNonResident: true }), {
    ...inJune,
    paidOn: '2026-07-20',
  })
  // 102,000 more: 28,000 + 42,000 + 28,000 can be added to 12,000, 18,000 and 12,000; then 4,000.
  expect(leaves.payments.map(({ incomeTax }) => incomeTax / 100).slice(0, 4)).toEqual([
    ...[40_000 - 5_200, 60_000 - 7_800, 40_000 - 5_200, 18_000 + 4_000 - 7_800],
  ])
  expect(leaves.taxNotWithheld).toBe(0)
})

it('tax of earlier income that the pay of the year cannot pay is not withheld', () => {
  const owed = { salary, from: 6, lastMonth: 7, incomeBefore: earlierIncome(3_000_000, 0) } as const
  // 312,000 and 15 % of 800,000 are due on 3,200,000: 432,000, and two months pay 200,000.
  const { taxNotWithheld } = recalculate(terms(owed), terms(owed), inJune)
  expect(taxNotWithheld).toBe(roubles(232_000))
})

it('refuses a day outside the year', () => {
  expect(() => recalculate(usual, usual, { paidOn: '2027-01-11', law })).toThrow(
    'paidOn must be a date 2026-01-01 ... 2026-12-31',
  )
})

describe('any recalculation', () => {
  const anyPaid = anyCase.filter(
    ({ year, terms }) => year >= 2023 && year <= 2026 && terms.contractType !== 'selfEmployment',
  )
  /** Two terms of one year, and a day of it. */
  const anyChange = fc
    .tuple(anyPaid, anyPaid, fc.integer({ min: 1, max: 12 }))
    .filter(([{ year }, other]) => year === other.year)
    .map(([{ year, terms }, other, month]) => ({
      ...{ before: terms, after: other.terms, law: lawOf(year) },
      paidOn: `${year}-${String(month).padStart(2, '0')}-20`,
    }))
  const sum = (parts: readonly object[], name: string) =>
    parts.reduce((total, part) => total + ((part as Record<string, number>)[name] ?? 0), 0)

  it('of equal terms is nothing', () => {
    fc.assert(
      fc.property(anyPaid, fc.integer({ min: 10, max: 12 }), ({ year, terms }, month) => {
        const options = { paidOn: `${year}-${month}-20`, law: lawOf(year) }
        const { months, payments, settlement, excessTax, debt } = recalculate(terms, terms, options)
        expect(payments).toEqual([])
        expect(
          sum(
            months
              .map(({ month: _, ...sums }) => sums)
              .flatMap(Object.values)
              .map((value) => ({ value })),
            'value',
          ),
        ).toBe(0)
        // A deduction of a month with less pay can bring the tax below what is withheld, whatever is recalculated;
        // and too much may be withheld before.
        const { children, disabledChildren, ownDeduction, incomeBefore } = terms
        const isLower = children || disabledChildren || ownDeduction || incomeBefore?.taxWithheld
        const excess = isLower ? 0 : excessTax.found
        expect({ ...settlement, date: '', excess, debt }).toEqual({
          ...{ date: '', grossIncome: 0, basePay: 0, allowances: 0, incomeTax: 0, netIncome: 0 },
          ...{ contributions: 0, excess: 0, debt: null },
        })
      }),
      { numRuns: runs(1_000) },
    )
  })

  it('leads from the sums before to those after, by month, base, fund and payment', () => {
    fc.assert(
      fc.property(anyChange, ({ before, after, paidOn, law }) => {
        const { months, payments, ...years } = recalculate(before, after, { paidOn, law })
        for (const name of [
          'grossIncome',
          'basePay',
          'allowances',
          'pensionContribution',
          'medicalContribution',
          'socialContribution',
          'accidentContribution',
          'additionalContribution',
        ]) {
          for (const difference of months) {
            const inMonth = ({ months }: typeof years.before) =>
              sum(
                months.filter(({ month }) => month === difference.month),
                name,
              )
            expect(inMonth(years.before) + sum([difference], name)).toBe(inMonth(years.after))
          }
        }
        const paid = (terms: typeof before) => paymentsOf(terms, { law }).payments
        const [was, due] = [paid(before), paid(after)]
        expect(sum(was, 'grossIncome') + sum(payments, 'grossIncome')).toBe(sum(due, 'grossIncome'))
        for (const { date, month, kind } of [...was, ...payments, ...due]) {
          if (date < paidOn || kind === 'settlement') continue
          const [ofWas = 0, ofChange = 0, ofDue] = [was, payments, due].map((list) =>
            sum(
              list.filter(
                (one) => [one.date, one.month, one.kind].join() === `${date},${month},${kind}`,
              ),
              'grossIncome',
            ),
          )
          expect(ofWas + ofChange).toBe(ofDue)
        }
      }),
      { numRuns: runs(1_000) },
    )
  })

  it('has steps that give their sums, and keeps the limits', () => {
    fc.assert(
      fc.property(anyChange, ({ before, after, paidOn, law }) => {
        const result = recalculate(before, after, { paidOn, law })
        const { steps, settlement, debt, excessTax, taxNotWithheld } = result
        // What is owed sets excess tax off.
        expect(Math.min(excessTax.toReturn, taxNotWithheld)).toBe(0)
        expect(Math.min(excessTax.setOff, excessTax.toReturn)).toBeGreaterThanOrEqual(0)
        for (const step of steps) expect([step.id, recompute(step)]).toEqual([step.id, step.value])
        const value = (kind: string) => steps.find((step) => step.kind === kind)?.value
        expect([value('settlement_pay'), value('settlement_tax'), value('excess_tax')]).toEqual([
          ...[settlement.grossIncome, settlement.incomeTax, excessTax.found],
        ])
        const kept = debt?.repayments ?? []
        expect(kept.every(({ amount, limit }) => amount <= limit)).toBe(true)
        expect(sum(kept, 'amount') + (debt?.left ?? 0)).toBe(Math.max(0, -settlement.netIncome))
      }),
      { numRuns: runs(1_000) },
    )
  })

  it('ends the same in either order of two changes', () => {
    const change = (salary: Kopecks, bonus: Kopecks) => ({
      ...usual,
      monthlySalaries: Array.from({ length: 12 }, () => salary),
      monthlyBonuses: Array.from({ length: 12 }, () => bonus),
    })
    // A hundred roubles and more: below, the tax of a change is no more than its rounding.
    const sums = fc.integer({ min: 1, max: 5_000 }).map((hundreds) => roubles(100 * hundreds))
    fc.assert(
      fc.property(sums, sums, sums, sums, (oldSalary, newSalary, oldBonus, newBonus) => {
        const [old, end] = [change(oldSalary, oldBonus), change(newSalary, newBonus)]
        const ends = [change(newSalary, oldBonus), change(oldSalary, newBonus)].map((between) => {
          const both = [recalculate(old, between, inJune), recalculate(between, end, inJune)]
          return ['grossIncome', 'incomeTax', 'contributions'].map((name) =>
            sum(
              both.map(({ settlement }) => settlement),
              name,
            ),
          )
        })
        expect(ends[0]).toEqual(ends[1])
      }),
      { numRuns: runs(1_000) },
    )
  })
})
