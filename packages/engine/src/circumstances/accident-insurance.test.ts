import { expect, it } from 'vitest'
import { roubles } from '../money/kopecks.ts'
import { AccidentInsurance } from './accident-insurance.ts'
import { yearUnder } from './year.builder.ts'

it('is a rate on all pay, without limit', () => {
  // 8.5 % of 1,000,000 are 85,000 every month of 12 million a year.
  const { details, result } = yearUnder(2026, { salary: roubles(1_000_000) }, { accidentRate: 850 })
  expect(details.map((month) => month.accidentContribution)).toEqual(Array(12).fill(8_500_000))
  expect(result.accidentContribution).toBe(roubles(1_020_000))
})

it('is on the allowances too', () => {
  // 0.2 % of 145,000 with 15 % and 30 %.
  const { details } = yearUnder(
    2026,
    { salary: roubles(100_000), district: 115, northern: 30 },
    { accidentRate: 20 },
  )
  expect(details[0]?.accidentContribution).toBe(29_000)
})

it('is rounded since January, half a kopeck up', () => {
  // 0.2 % of 2.50 is half a kopeck: 1, then 1.0 in all, then 1.5.
  const insurance = new AccidentInsurance(20)
  const premiums = [250, 250, 250, 250].map((pay) => {
    insurance.charge(pay)
    return insurance.premium
  })
  expect(premiums).toEqual([1, 0, 1, 0])
})

it('is a part of what the employee costs', () => {
  // 50,000 a month: 30 % are 15,000, 0.2 % are 100: 65,100 × 12.
  const { result } = yearUnder(2025, { salary: roubles(50_000) }, { accidentRate: 20 })
  expect(result.employerCost).toBe(roubles(781_200))
  expect(yearUnder(2025, { salary: roubles(50_000) }, {}).result).toMatchObject({
    employerCost: roubles(780_000),
    accidentContribution: 0,
  })
})
