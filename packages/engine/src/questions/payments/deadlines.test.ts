import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { roubles } from '../../money/kopecks.ts'
import { calculate } from '../../readings/payslips.ts'
import { statementOf } from '../../readings/statement.ts'
import { deadlinesOf } from './deadlines.ts'
import { paymentsOf } from './payments.ts'

const deadlinesIn = (year: number, month: 2 | 3 | 12, advancePercent = 40) => {
  const law = lawOf(year)
  const terms = { grossSalary: roubles(100_000), accidentRate: 20 }
  const { months } = statementOf(calculate(terms, law))
  const payments =
    year < 2023 ? [] : paymentsOf(terms, { paydays: { advancePercent }, law }).payments
  const amounts = months[month - 1]?.amounts
  if (amounts === undefined) throw new Error('no month')
  return deadlinesOf(year, month, payments, amounts).map(
    ({ date, kind, amount }) => `${date} ${kind} ${amount ?? '-'}`,
  )
}

describe('the deadlines for the pay of a month', () => {
  // 13 % of 40,000 and of 60,000; 30 % of 100,000, and 0.2 % of accidents.
  it('are the payments, notices, tax and contributions by date', () => {
    // 15 March 2026 is a Sunday, 28 March a Saturday.
    expect(deadlinesIn(2026, 2)).toEqual([
      '2026-02-20 advance 3480000',
      '2026-02-25 taxNotice -',
      '2026-03-02 tax 520000',
      '2026-03-05 final 5220000',
      '2026-03-16 accidents 20000',
      '2026-03-25 taxNotice -',
      '2026-03-25 notice -',
      '2026-03-30 tax 780000',
      '2026-03-30 contributions 3000000',
    ])
  })

  it('have one sum and one notice for the tax of several payments that is due on a day', () => {
    // Vacation pay of 50,000 on 3 July, an advance of 40,000 on 20 July: 6,500 and 5,200.
    const law = lawOf(2026)
    const pay = { kind: 'vacation_pay', month: 7, day: 3, amount: roubles(50_000) } as const
    const terms = { grossSalary: roubles(100_000), otherPay: [pay] }
    const { payments } = paymentsOf(terms, { paydays: { advancePercent: 40 }, law })
    const amounts = statementOf(calculate(terms, law)).months[6]?.amounts as never
    const ofTax = deadlinesOf(2026, 7, payments, amounts).filter(({ kind }) => /^tax/.test(kind))
    expect(ofTax).toEqual([
      { date: '2026-07-27', kind: 'taxNotice', amount: null },
      { date: '2026-07-28', kind: 'tax', amount: roubles(11_700) },
      { date: '2026-08-25', kind: 'taxNotice', amount: null },
      { date: '2026-08-28', kind: 'tax', amount: roubles(7_800) },
    ])
  })

  it('have the report after a quarter, and the last working day for the tax of the last days of December', () => {
    expect(deadlinesIn(2026, 3)).toContain('2026-04-27 report -')
    // 31 December 2024 is off: the final pay of 2024 is paid on 28 December, a worked Saturday.
    expect(deadlinesIn(2024, 12).slice(0, 6)).toEqual([
      '2024-12-20 advance 3480000',
      '2024-12-25 taxNotice -',
      '2024-12-28 final 5220000',
      '2024-12-28 tax 520000',
      '2024-12-28 taxNotice -',
      '2024-12-28 tax 780000',
    ])
  })

  it('are the contributions alone before 2023, without notices', () => {
    // 15 March 2021 is a Monday.
    expect(deadlinesIn(2021, 2)).toEqual([
      '2021-03-15 accidents 20000',
      '2021-03-15 contributions 3000000',
    ])
  })
})
