import { lawOf } from '@oklad/law'
import { expect, it } from 'vitest'
import { roubles, ZERO } from '../money/kopecks.ts'
import { compareContractTypes } from '../questions/compare/compare-contract-types.ts'
import { paymentsOf } from '../questions/payments/payments.ts'
import { recalculate } from '../questions/recalculation/recalculation.ts'
import { calculate } from '../readings/payslips.ts'
import type { NoticeDeduction, Terms } from '../terms/terms.ts'
import { monthly } from '../testing/terms.ts'

const notice = (kind: NoticeDeduction['kind'], month: number, sum: number) =>
  ({ kind, month, amount: roubles(sum) }) as NoticeDeduction

const law = lawOf(2025)

/** 839,723 to September, and a bonus of 74,714 in October. */
const published: Terms = {
  grossSalary: ZERO,
  monthlySalaries: Array.from({ length: 12 }, (_, index) =>
    roubles(index < 8 ? 100_000 : index === 8 ? 39_723 : 0),
  ),
  monthlyBonuses: monthly({ 10: 74_714 }),
}

const withNotice = (terms: Terms, ...noticeDeductions: NoticeDeduction[]): Terms => ({
  ...terms,
  noticeDeductions,
})

const taxes = (terms: Terms, year = law) =>
  calculate(terms, year).months.map(({ incomeTax }) => incomeTax)

it('withholds nothing after a notice above the income, and leaves the tax before as excess tax', () => {
  const { months, warnings, deductions } = calculate(
    withNotice(published, notice('housing', 10, 1_293_000)),
    law,
  )
  // 13 % of 839,723 are 109,164; nothing is due of 914,437 less 1,293,000.
  expect(months.slice(0, 9).reduce((sum, { incomeTax }) => sum + incomeTax, 0)).toBe(
    roubles(109_164),
  )
  expect(months.slice(9).map(({ incomeTax }) => incomeTax)).toEqual([0, 0, 0])
  expect(warnings).toContainEqual({ code: 'excess_tax', excess: roubles(109_164) })
  // 13 % of 914,437: the tax that the deduction saved.
  expect(deductions.saved.notice).toBe(roubles(118_877))
})

it('sets the tax before the application off against the tax of later months', () => {
  // 13,000 a month. In July the income since January is 700,000 less 130,000: 74,100 of tax, of which 78,000 are withheld.
  // In August 87,100 are due.
  const terms = withNotice({ grossSalary: roubles(100_000) }, notice('treatment', 7, 130_000))
  expect(taxes(terms).slice(5, 8)).toEqual([roubles(13_000), 0, roubles(9_100)])
})

it('reduces the tax of the months from the application on, as far as the income goes', () => {
  // 150,000 of treatment and 110,000 for a child, both from January: two months and 60,000 of the third.
  const both = [notice('treatment', 1, 150_000), notice('child_education', 1, 110_000)]
  const terms = withNotice({ grossSalary: roubles(100_000) }, ...both)
  expect(taxes(terms).slice(0, 4)).toEqual([0, 0, roubles(5_200), roubles(13_000)])
})

it('reduces the 13 % bracket last: the income since January falls into a lower one', () => {
  // 3,000,000 a year: 312,000 and 15 % of 600,000; less 2,000,000: 13 % of 1,000,000.
  const terms = withNotice({ grossSalary: roubles(250_000) }, notice('housing', 12, 2_000_000))
  const { incomeTax, warnings } = calculate(terms, law)
  // 312,000 and 15 % of 350,000 are withheld to November.
  expect(incomeTax).toBe(roubles(364_500))
  expect(warnings).toContainEqual({ code: 'excess_tax', excess: roubles(234_500) })
})

it('does not end the deduction for children, nor count without pay', () => {
  const terms = { grossSalary: roubles(100_000), children: 1 }
  const { months } = calculate(withNotice(terms, notice('housing', 2, 50_000)), law)
  expect(months.map(({ deductions }) => deductions.children).slice(0, 5)).toEqual([
    ...Array(4).fill(roubles(1_400)),
    0,
  ])
})

it('is given to nobody without a right to deductions', () => {
  const terms: Terms = { grossSalary: roubles(100_000), isNonResident: true }
  const year = calculate(withNotice(terms, notice('housing', 1, 1_000_000)), law)
  expect(year.incomeTax).toBe(roubles(360_000))
  expect(year.warnings).toContainEqual({ code: 'deductions_not_applied' })
})

it('has its code in the payment that grants it, in the month of the application', () => {
  const terms = withNotice(
    { grossSalary: roubles(100_000) },
    notice('housing', 10, 90_000),
    notice('mortgage_interest', 11, 30_000),
  )
  const { payments, years } = paymentsOf(terms, { law })
  const granted = payments.flatMap(({ date, deductions }) =>
    deductions.map(({ code, amount }) => [date, code, amount]),
  )
  expect(granted).toEqual([
    ['2025-10-03', '311', roubles(90_000)],
    ['2025-11-05', '312', roubles(30_000)],
  ])
  // The pay to 19 December less 120,000, and that of January's payday in the next year.
  const [own] = years
  expect(own?.excessTax).toBe(0)
})

it('is set off by a recalculation as in payments from the start', () => {
  const before: Terms = { grossSalary: roubles(100_000) }
  const after = withNotice(before, notice('treatment', 10, 100_000))
  const { excessTax } = recalculate(before, after, { paidOn: '2025-12-20', law })
  // 13 % of 100,000, withheld in October without the notice.
  expect(excessTax.found).toBe(roubles(13_000))
})

it('stays in a comparison of contract types', () => {
  const terms = withNotice({ grossSalary: roubles(100_000) }, notice('treatment', 1, 100_000))
  const { atEqualGross } = compareContractTypes(terms, law)
  expect(atEqualGross.civilContract?.incomeTax).toBe(roubles(143_000))
})
