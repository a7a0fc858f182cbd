import type {
  PaymentsResponse,
  PrivateCalculationResponse,
  RecalculationResponse,
} from '@oklad/contract/wire'
import { describe, expect, it } from 'vitest'
import { asked, type Fields, problemsOf } from './asked.ts'
import { fixed, randomRequests } from './requests.ts'

/** Requests that have payments by date: of an early year or of the self-employed there are none. */
const withPayments = (requests: readonly Fields[]) =>
  requests.filter((request) => problemsOf('payments', request).length === 0)
const paid = withPayments(fixed)
const random = withPayments(randomRequests('payments', 150))

/** The same request without what a calculation of the year does not have. */
const ofYear = ({ advance_day: _, final_day: __, advance_percent: ___, ...request }: Fields) =>
  request

/** Every payment on the last day of its month. */
const onLastDay = { advance_day: 30, final_day: 31, advance_percent: 0 }

const sum = <Item>(items: readonly Item[], read: (item: Item) => number) =>
  items.reduce((total, item) => total + read(item), 0)

const calculated = (request: Fields) => asked<PrivateCalculationResponse>('privateCalc', request)
const paymentsOf = (request: Fields) => asked<PaymentsResponse>('payments', request)

describe('payments', () => {
  const all = [...paid, ...random.map(ofYear)]

  it('add up to the gross pay of each month, whatever the paydays', () => {
    for (const request of [...paid, ...random]) {
      const { payments } = paymentsOf(request)
      for (const { month, monthly_gross_income } of calculated(ofYear(request)).monthly_details) {
        const ofMonth = payments.filter((payment) => payment.month === month)
        expect(
          sum(ofMonth, ({ gross_income }) => gross_income),
          JSON.stringify(request),
        ).toBe(monthly_gross_income)
      }
    }
  })

  it('add up to their transfers and tax years', () => {
    for (const request of [...paid, ...random]) {
      const { payments, transfers, tax_years } = paymentsOf(request)
      for (const name of ['gross_income', 'tax_amount', 'net_income'] as const) {
        const expected = sum(payments, (payment) => payment[name])
        expect(sum(transfers, (one) => one[name])).toBe(expected)
        expect(sum(tax_years, (one) => one[name])).toBe(expected)
      }
    }
  })

  it('on the last day of each month have the tax and the net pay of the year', () => {
    let compared = 0
    for (const request of all) {
      const { payments } = paymentsOf({ ...request, ...onLastDay })
      const isInMonth = payments.every(({ date, month }) => date.slice(0, 7) === month.slice(0, 7))
      if (!isInMonth) continue
      const year = calculated(request)
      compared++
      for (const { month, monthly_tax_amount, monthly_net_income } of year.monthly_details) {
        const ofMonth = payments.filter((payment) => payment.month === month)
        // The tax of each payment of an ordinary non-resident is rounded alone.
        if (ofMonth.length > 1 && ofMonth.some(({ tax_rate }) => tax_rate === 30)) continue
        const sums = [
          sum(ofMonth, ({ tax_amount }) => tax_amount),
          sum(ofMonth, ({ net_income }) => net_income),
        ]
        expect(sums, `${month} ${JSON.stringify(request)}`).toEqual([
          monthly_tax_amount,
          monthly_net_income,
        ])
      }
    }
    expect(compared).toBeGreaterThan(50)
  })
})

/** The numbers inside a value. */
const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : []

describe('a recalculation', () => {
  it('of equal requests finds nothing', () => {
    for (const request of [...paid, ...random.slice(0, 40).map(ofYear)]) {
      const { start_date = '2026-01-01' } = request
      const paid_on = `${String(start_date).slice(0, 4)}-12-10`
      const both = { before: request, after: request, paid_on }
      if (problemsOf('recalculate', both).length > 0) continue
      const answer = asked<RecalculationResponse>('recalculate', both)
      const { settlement, excess_tax, months, payments, debt } = answer
      // Tax withheld wrongly before, and tax above that after later deductions, is there without a recalculation.
      const hasDeductions = paymentsOf(request).payments.some(
        ({ deduction_codes }) => deduction_codes.length > 0,
      )
      const isKnown = 'income_before' in request || hasDeductions
      const excess = isKnown ? {} : excess_tax
      const sums = numbersIn({ settlement, excess, months, debt })
      expect([sums.filter((sum) => sum !== 0), payments], JSON.stringify(request)).toEqual([[], []])
    }
  })
})
