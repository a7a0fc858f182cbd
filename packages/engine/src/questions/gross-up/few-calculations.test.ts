import { lawOf } from '@oklad/law'
import { expect, it } from 'vitest'
import { kopecks, roubles } from '../../money/kopecks.ts'
import { countCalculations } from '../../testing/count-calculations.ts'
import { type Example, earlierIncome, termsWithoutSalary } from '../../testing/terms.ts'
import { type GrossUpOptions, grossUp } from './gross-up.ts'

type Question = readonly [
  most: number,
  where: string,
  example: Omit<Example, 'salary'>,
  options: Omit<GrossUpOptions, 'law'>,
]

const beyond = roubles(10_000_000_000)
const nothingWithheld = { from: 11, incomeBefore: earlierIncome(3_000_000) } as const
// Tax withheld in kopecks can fall as the salary rises.
const inKopecks = { ...earlierIncome(100_000), taxWithheld: kopecks(1_300_050) }
const withKopecks = { from: 3, incomeBefore: inKopecks } as const
/** The income before has ended the deduction for children. */
const owesAtLimit = { from: 11, incomeBefore: earlierIncome(1_000_000_000) } as const
const selfEmployed = { contractType: 'selfEmployment', hasRegistrationDeduction: true } as const
const alimony = [{ kind: 'alimony_share', share: [1, 4] }] as const
const keepsMinimum = [
  { kind: 'writ', debt: roubles(1_000_000), keepsMinimum: roubles(20_000) },
] as const

// A step for each kopeck would take thousands. The bounds are some more than a search takes.
it.each<Question>([
  [25, 'terms are plain', {}, { net: roubles(100_000), basis: 'annual' }],
  [22, 'the first month counts', {}, { net: roubles(100_000), basis: 'firstMonth' }],
  [200, 'every month counts', {}, { net: roubles(100_000), basis: 'everyMonth' }],
  [25, 'tax is owed from before', nothingWithheld, { net: roubles(50_000), basis: 'annual' }],
  [25, 'a month owes tax', nothingWithheld, { net: roubles(50_000), basis: 'firstMonth' }],
  [
    25,
    'a disabled person owes tax',
    { from: 2, ownDeduction: 'item1', incomeBefore: earlierIncome(300_000) },
    { net: roubles(100), basis: 'annual' },
  ],
  [
    45,
    'the pay is below the deductions',
    { from: 2, children: 5, incomeBefore: earlierIncome(200_000) },
    { net: roubles(100), basis: 'annual' },
  ],
  [
    110,
    'two days of a month are paid',
    { from: 11, firstMonthPaid: 'calendarDays', firstDay: 29 },
    { net: roubles(50_000), basis: 'firstMonth' },
  ],
  [
    400,
    'alimony is paid for a year',
    {},
    { net: roubles(50_000), basis: 'annual', deductions: alimony },
  ],
  [
    25,
    'alimony is paid for a month',
    {},
    { net: roubles(50_000), basis: 'firstMonth', deductions: alimony },
  ],
  [
    18,
    'the debtor keeps a minimum',
    {},
    { net: roubles(20_000), basis: 'firstMonth', deductions: keepsMinimum },
  ],
  [
    60,
    'a deduction has ended before and a rouble is asked for',
    { ...owesAtLimit, children: 28 },
    { net: kopecks(100), basis: 'annual' },
  ],
  [
    60,
    'a deduction has ended before and a month is asked for a rouble',
    { ...owesAtLimit, children: 28, firstMonthPaid: 'calendarDays', firstDay: 17 },
    { net: kopecks(100), basis: 'firstMonth' },
  ],
  [400, 'nothing reaches a year', withKopecks, { net: beyond, basis: 'annual' }],
  [330, 'nothing reaches a month', withKopecks, { net: beyond, basis: 'firstMonth' }],
  [2_000, 'nothing reaches every month', withKopecks, { net: beyond, basis: 'everyMonth' }],
  [
    380,
    'nothing reaches a year of self-employment',
    selfEmployed,
    { net: beyond, basis: 'annual' },
  ],
  [950, 'nothing is left of a year', { from: 10 }, { net: beyond, deductions: alimony }],
  [
    65,
    'nothing is left of a month',
    { from: 10 },
    { net: beyond, basis: 'firstMonth', deductions: alimony },
  ],
  [
    150,
    'nothing is left of every month',
    { from: 10 },
    { net: beyond, basis: 'everyMonth', deductions: alimony },
  ],
])('takes at most %i calculations where %s', (most, _, example, options) => {
  const sought = termsWithoutSalary(example)
  const count = countCalculations(lawOf(2026), (law) => grossUp(sought, { ...options, law }))
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(most)
})
