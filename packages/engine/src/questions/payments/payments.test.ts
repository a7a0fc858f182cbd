import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { recompute } from '../../breakdown/recompute.ts'
import { roubles } from '../../money/kopecks.ts'
import { calculate } from '../../readings/payslips.ts'
import { type Example, earlierIncome, monthly, terms } from '../../testing/terms.ts'
import type { Paydays } from './paydays.ts'
import { explainPayments, paymentsOf } from './payments.ts'

const paid = (year: number, example: Example, paydays: Paydays = {}) =>
  paymentsOf(terms(example), { paydays, law: lawOf(year) })

/** The date, base pay, allowances, and the tax on each, of every payment; roubles. */
const rows = (year: number, example: Example, paydays?: Paydays) =>
  paid(year, example, paydays).payments.map((payment) => [
    payment.date,
    ...[payment.basePay, payment.allowances, payment.baseTax, payment.allowancesTax].map(
      (sum) => sum / 100,
    ),
  ])

/** The first two payments before tax. */
const firstTwo = (year: number, example: Example, paydays?: Paydays) =>
  rows(year, example, paydays)
    .slice(0, 2)
    .map((row) => row.slice(0, 3))

it('allowances accrue on the advance and are taxed apart from 2025 on', () => {
  // 40 % of 100,000, and half of it for each of coefficient and allowance.
  const example = { salary: roubles(100_000), district: 150, northern: 50, from: 11 } as const
  expect(rows(2026, example, { advancePercent: 40 })).toEqual([
    ['2026-11-20', 40_000, 40_000, 5_200, 5_200],
    ['2026-12-04', 60_000, 60_000, 7_800, 7_800],
    ['2026-12-18', 40_000, 40_000, 5_200, 5_200],
    ['2026-12-30', 60_000, 60_000, 7_800, 7_800],
  ])
  // By days: 9 of November's 20, so 45,000.
  expect(firstTwo(2026, example)).toEqual([
    ['2026-11-20', 45_000, 45_000],
    ['2026-12-04', 55_000, 55_000],
  ])
})

describe('pay for December', () => {
  // 11 million before: 650,000 + 15 % of 6 million = 1,550,000.
  const december = {
    salary: roubles(1_000_000),
    from: 12,
    incomeBefore: earlierIncome(11_000_000, 1_550_000),
  } as const

  it('that is paid in January is income of the next year, on its law and from zero', () => {
    expect(rows(2024, december, { advancePercent: 40, finalDay: 10 })).toEqual([
      ['2024-12-20', 400_000, 0, 60_000, 0],
      ['2025-01-10', 600_000, 0, 78_000, 0],
    ])
    // In 2024 the coefficient's 20,000 share the base; in 2025 its 30,000 have their own: 13 % anyway.
    const northern = { salary: roubles(100_000), district: 150, from: 12 } as const
    const { payments, years, remittances } = paid(2024, northern, {
      advancePercent: 40,
      finalDay: 10,
    })
    expect(payments).toMatchObject([
      { taxYear: 2024, allowances: roubles(20_000), incomeTax: roubles(7_800) },
      { taxYear: 2025, allowances: roubles(30_000), incomeTax: roubles(11_700) },
    ])
    expect(years).toMatchObject([
      { year: 2024, incomeTax: roubles(7_800) },
      { year: 2025, incomeTax: roubles(11_700) },
    ])
    expect(remittances.map(({ due }) => due)).toEqual(['2024-12-28', '2025-01-28'])
  })

  it('that is paid in January has the exempt sums and the northern part of the next year', () => {
    // 50,000 of salary, 4,000 of aid again, 60,000 for a birth (50,000 would be exempt in 2025), 40,000 of vacation.
    const aid = { kind: 'material_aid', amount: roubles(4_000) } as const
    const otherPay = [
      { ...aid, month: 11 },
      { ...aid, month: 12 },
      { kind: 'birth_aid', month: 12, amount: roubles(60_000) },
      { kind: 'vacation_pay', month: 12, amount: roubles(40_000), northernAmount: roubles(5_000) },
    ] as const
    const example = { salary: roubles(100_000), from: 11, otherPay } as const
    const paydays = { advancePercent: 50, advanceDay: 30, finalDay: 15 }
    // 13 % of 149,000 − 64,000 = 85,000, and of 5,000.
    expect(rows(2025, example, paydays).slice(2)).toEqual([
      ['2025-12-30', 50_000, 0, 6_500, 0],
      ['2026-01-15', 149_000, 5_000, 11_050, 650],
    ])
    const { steps } = explainPayments(terms(example), { paydays, law: lawOf(2025) })
    for (const step of steps) expect([step.id, recompute(step)]).toEqual([step.id, step.value])
    const exempt = steps.find(({ id }) => id === 'exempt_birth_aid.payment_4')
    expect(exempt?.citation.date).toBe('2025-07-23')
  })

  it('is paid and taxed in December if the payday is in the New Year holidays', () => {
    expect(rows(2024, december, { advancePercent: 40 })).toEqual([
      ['2024-12-20', 400_000, 0, 60_000, 0],
      ['2024-12-28', 600_000, 0, 90_000, 0],
    ])
  })
})

it('the exempt sum of a year is used by the gift that is paid first', () => {
  const otherPay = [
    { kind: 'gift', month: 2, amount: roubles(3_000) },
    { kind: 'gift', month: 2, amount: roubles(5_000), day: 10 },
  ] as const
  const { payments } = paid(2026, { salary: roubles(100_000), from: 2, otherPay })
  // 13 % of 5,000 less 4,000; of 10 days of 19 beside it; of 104,000 in all, less 130 and 6,842.
  expect(payments.slice(0, 3).map(({ date, incomeTax }) => [date, incomeTax])).toEqual([
    ['2026-02-10', roubles(130)],
    ['2026-02-20', roubles(6_842)],
    ['2026-03-05', roubles(6_548)],
  ])
})

it('the exempt sum of a year is used by the gift of March that is paid before that of February', () => {
  const otherPay = [
    { kind: 'gift', month: 2, amount: roubles(4_000) },
    { kind: 'gift', month: 3, amount: roubles(3_000), day: 6 },
  ] as const
  const paydays = { advancePercent: 50, finalDay: 10 }
  // 13 % of 50,000; nothing on the gift of 6 March; 13 % of 50,000 and of 4,000 less 1,000.
  const example = { salary: roubles(100_000), from: 2, otherPay } as const
  expect(rows(2026, example, paydays).slice(0, 3)).toEqual([
    ['2026-02-20', 50_000, 0, 6_500, 0],
    ['2026-03-06', 3_000, 0, 0, 0],
    ['2026-03-10', 54_000, 0, 6_890, 0],
  ])
})

it('a deduction for children is granted with the first payment of a month until the limit', () => {
  // 100,000 twice a month, 4,200 a month for two children. 20 March passes 450,000 and takes back
  // March's deduction: 13 % of 95,800; 200,000 − 8,400; 300,000 − 8,400; 400,000 − 12,600; 500,000 − 8,400.
  const example = { salary: roubles(200_000), children: 2 }
  const taxes = rows(2026, example, { advancePercent: 50 }).map(([, , , tax]) => tax)
  expect(taxes.slice(0, 5)).toEqual([12_454, 12_454, 13_000, 12_454, 13_546])
})

it('no deduction is granted for a month after the contract, in which its rest is paid', () => {
  // (100,000 - 2 × (1,400 + 500)) × 13 % = 12,506.
  const contract = { contractType: 'civilContract', lastMonth: 2, children: 1 } as const
  const example = { salary: roubles(50_000), ownDeduction: 'item2', ...contract } as const
  const { payments } = paid(2026, example)
  expect(payments.at(-1)).toMatchObject({ date: '2026-03-05', deductions: [] })
  expect(payments.reduce((sum, { incomeTax }) => sum + incomeTax, 0)).toBe(roubles(12_506))
})

it('the own deduction is granted with the first payment of a month, without a limit', () => {
  // 13 % of 197,000, then of 200,000.
  const example = { salary: roubles(400_000), ownDeduction: 'item1' } as const
  const taxes = rows(2026, example, { advancePercent: 50 }).map(([, , , tax]) => tax)
  expect(taxes.slice(0, 5)).toEqual([25_610, 25_610, 26_000, 25_610, 26_000])
})

describe('the advance', () => {
  const salary = roubles(210_000)

  it('has no bonus', () => {
    // 22 working days in April 2026, 11 of them to the 15th.
    const example = {
      salary,
      from: 4,
      district: 110,
      monthlyBonuses: monthly({ 4: 90_000 }),
    } as const
    expect(firstTwo(2026, example)).toEqual([
      ['2026-04-20', 105_000, 10_500],
      ['2026-05-05', 195_000, 19_500],
    ])
  })

  it('is for the days worked after the start', () => {
    // From Wednesday 11 March: 3 of 21 days to the 15th, 15 in all. By calendar days: 5 and 21 of 31.
    const from11 = { salary, from: 3, firstDay: 11 } as const
    expect(firstTwo(2026, { ...from11, firstMonthPaid: 'workingDays' })).toEqual([
      ['2026-03-20', 30_000, 0],
      ['2026-04-03', 120_000, 0],
    ])
    const inDays = { ...from11, salary: roubles(93_000), firstMonthPaid: 'calendarDays' } as const
    expect(firstTwo(2026, inDays)).toEqual([
      ['2026-03-20', 15_000, 0],
      ['2026-04-03', 48_000, 0],
    ])
  })

  it('is not paid without a day worked to the 15th', () => {
    const example = { salary, from: 3, firstDay: 16, firstMonthPaid: 'workingDays' } as const
    for (const paydays of [{}, { advancePercent: 40 }]) {
      expect(firstTwo(2026, example, paydays)[0]).toEqual(['2026-04-03', 120_000, 0])
    }
  })
})

describe('pay at the end of an employment', () => {
  // June 2026 has 21 working days, 10 of them to the 15th; 5 to Friday the 5th.
  const until = (lastDay: number) =>
    ({
      salary: roubles(210_000),
      from: 6,
      lastMonth: 6,
      lastMonthPaid: 'workingDays',
      lastDay,
    }) as const

  it('is due on the last day', () => {
    expect(firstTwo(2026, until(30))).toEqual([
      ['2026-06-19', 100_000, 0],
      ['2026-06-30', 110_000, 0],
    ])
  })

  it('is one payment if the last day is before that of the advance', () => {
    expect(firstTwo(2026, until(5))).toEqual([['2026-06-05', 50_000, 0]])
  })

  it('under a civil contract is paid on the usual day', () => {
    const civil = { ...until(30), contractType: 'civilContract' } as const
    expect(firstTwo(2026, civil)[1]).toEqual(['2026-07-03', 110_000, 0])
  })
})

it('a non-resident pays 30 % of each payment', () => {
  const example = { salary: roubles(100_001), from: 12, isNonResident: true } as const
  expect(rows(2026, example, { advancePercent: 40 })).toEqual([
    ['2026-12-18', 40_000.4, 0, 12_000, 0],
    ['2026-12-30', 60_000.6, 0, 18_000, 0],
  ])
})

it('is refused before 2023 and for the self-employed', () => {
  const salary = roubles(1)
  expect(() => paid(2022, { salary })).toThrow(
    'law.year must be another one: in 2022 tax was not withheld from every payment',
  )
  expect(() => paid(2026, { salary, contractType: 'selfEmployment' })).toThrow(
    'contractType must not be selfEmployment: no tax is withheld',
  )
})

describe('the breakdown of payments', () => {
  it.each([
    [2026, { salary: roubles(150_000) }, {}],
    [
      2024,
      { salary: roubles(300_000), district: 150, northern: 50, children: 3 },
      { finalDay: 10 },
    ],
    [2026, { salary: roubles(90_000), isNonResident: true }, { advancePercent: 40 }],
    [
      2024,
      {
        salary: roubles(90_000),
        statutoryDistrictCoefficient: 110,
        district: 120,
        children: 1,
        incomeBefore: earlierIncome(100_000, 13_000),
        from: 2,
        monthlyBonuses: monthly({ 3: 1_000 }),
      },
      { finalDay: 15 },
    ],
    [
      2026,
      {
        salary: roubles(100_000),
        from: 2,
        otherPay: [
          { kind: 'gift', month: 2, amount: roubles(3_000) },
          { kind: 'gift', month: 2, amount: roubles(5_000), day: 10 },
          { kind: 'material_aid', month: 2, amount: roubles(6_000), day: 10 },
          { kind: 'vacation_pay', month: 3, amount: roubles(9_000), day: 2 },
          { kind: 'vacation_pay', month: 3, amount: roubles(8_000), day: 9 },
        ],
      },
      {},
    ],
  ] as const)('of %i for %j has steps that follow from each other', (year, example, paydays) => {
    const options = { paydays, law: lawOf(year) }
    const { steps, ...paid } = explainPayments(terms(example as Example), options)
    const { payments, remittances, years } = paid
    const known = new Map<string, number>()
    for (const step of steps) {
      for (const { from, value } of step.inputs) {
        if (from !== undefined) expect(known.get(from), from).toBe(value)
      }
      expect(known.has(step.id), step.id).toBe(false)
      expect(recompute(step), step.id).toBe(step.value)
      known.set(step.id, step.value)
    }
    expect(paymentsOf(terms(example as Example), options)).toEqual(paid)
    for (const [index, { incomeTax, netIncome, grossIncome }] of payments.entries()) {
      expect(known.get(`income_tax.payment_${index + 1}`)).toBe(incomeTax)
      expect(known.get(`net_income.payment_${index + 1}`)).toBe(netIncome)
      expect(known.get(`gross_income.payment_${index + 1}`)).toBe(grossIncome)
    }
    for (const { from, incomeTax } of remittances) {
      expect(known.get(`income_tax.transfer_${from}`)).toBe(incomeTax)
    }
    expect(known.get('income_tax.year')).toBe(years[0]?.incomeTax)
    expect(known.get('income_tax.next_year')).toBe(years[1]?.incomeTax)
  })
})

it.each([
  [2023, '№ 263-ФЗ', '2022-07-14'],
  [2024, '№ 539-ФЗ', '2023-11-27'],
])('the remittances of %i cite article 226 as amended by %s', (year, act, date) => {
  const { steps } = explainPayments(terms({ salary: roubles(100_000) }), { law: lawOf(year) })
  const remittances = steps.filter(({ id }) => id.startsWith(`income_tax.transfer_${year}`))
  expect(remittances.length).toBeGreaterThan(0)
  for (const { citation } of remittances) {
    expect(citation).toEqual({ act: expect.stringContaining(act), article: 'ст. 226 п. 6', date })
  }
})

// Tax Code, article 218, paragraph 3: 1 February 2026 is a Sunday, and 31 January a Saturday.
it('an employment that begins or ends on days off alone has the deductions of its year', () => {
  const example = { salary: roubles(100_000), children: 1 } as const
  const to = { lastMonth: 2, lastMonthPaid: 'workingDays' } as const
  const ended = { ...example, ...to, lastDay: 1 }
  const hired = { ...ended, firstMonthPaid: 'workingDays', firstDay: 31, lastDay: 28 } as const
  for (const one of [ended, hired]) {
    const { deductions, incomeTax } = calculate(terms(one), lawOf(2026))
    expect([deductions.childrenMonths, incomeTax]).toEqual([1, roubles(12_818)])
    const { payments } = paid(2026, one)
    const sum = (sums: readonly number[]) => sums.reduce((total, one) => total + one, 0)
    expect(sum(payments.map((payment) => payment.incomeTax))).toBe(roubles(12_818))
    const granted = payments.flatMap(({ deductions }) => deductions.map(({ amount }) => amount))
    expect(sum(granted)).toBe(roubles(1_400))
  }
  // All of January is paid on 2 February.
  expect(paid(2026, ended).payments.at(-1)).toMatchObject({ date: '2026-02-02', month: 1 })
})
