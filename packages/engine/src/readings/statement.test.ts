import { lawOf } from '@oklad/law'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minus, roubles } from '../money/kopecks.ts'
import { anyCase } from '../testing/arbitraries.ts'
import { yearOf } from '../testing/year.ts'
import { calculate } from './payslips.ts'
import { amountNames, differenceOf, statementOf } from './statement.ts'

it('adds up a year of 250,000 a month', () => {
  const { months, total, average } = statementOf(yearOf(2026, { salary: roubles(250_000) }))
  // 2.4 million are passed in October: 13 % of 2,400,000 and 15 % of 600,000 in all.
  expect(total.grossIncome).toBe(roubles(3_000_000))
  expect(total.incomeTax).toBe(roubles(312_000 + 90_000))
  expect(total.netIncome).toBe(roubles(2_598_000))
  // 30 % of 2,979,000 and 15.1 % of 21,000.
  expect(total.contributions).toBe(roubles(893_700 + 3_171))
  expect(total.employerCost).toBe(roubles(3_896_871))
  // October: 13 % of 150,000 and 15 % of 100,000.
  const october = months[9]
  expect(october?.amounts.netIncome).toBe(roubles(250_000 - 34_500))
  expect(october?.amounts.contributions).toBe(roubles(75_000))
  expect(october?.amounts.employerCost).toBe(roubles(325_000))
  expect(october?.yearToDate.incomeTax).toBe(roubles(312_000 + 15_000))
  expect(october?.yearToDate.contributions).toBe(roubles(750_000))
  expect(october?.taxRate).toBe(15)
  // 2,598,000 / 12 and 3,896,871 / 12 = 324,739.25.
  expect(average.netIncome).toBe(roubles(216_500))
  expect(average.employerCost).toBe(32_473_925)
})

it('counts accident insurance among the contributions', () => {
  const { months } = statementOf(yearOf(2026, { salary: roubles(250_000), accidentRate: 20 }))
  // 0.2 % of 250,000.
  expect(months[0]?.amounts.accidentContribution).toBe(roubles(500))
  expect(months[0]?.amounts.contributions).toBe(roubles(75_500))
  expect(months[0]?.amounts.employerCost).toBe(roubles(325_500))
})

it('includes the earlier pay of the year in the year to date', () => {
  const year = yearOf(2026, { salary: roubles(100_000), firstMonth: 11 })
  const { before, months, total } = statementOf(year, {
    baseIncome: roubles(900_000),
    allowancesIncome: roubles(100_000),
    taxWithheld: roubles(130_000),
    deductionGranted: roubles(0),
  })
  expect(before?.netIncome).toBe(roubles(870_000))
  expect(months[0]?.yearToDate.grossIncome).toBe(roubles(1_100_000))
  expect(months[1]?.yearToDate.incomeTax).toBe(roubles(130_000 + 26_000))
  expect(months[1]?.yearToDate.netIncome).toBe(roubles(870_000 + 174_000))
  expect(total.grossIncome).toBe(roubles(200_000))
})

it('subtracts the amounts of one year from those of another', () => {
  const total = (salary: number) => statementOf(yearOf(2026, { salary: roubles(salary) })).total
  const more = differenceOf(total(151_000), total(150_000))
  expect(more.grossIncome).toBe(roubles(12_000))
  expect(more.incomeTax).toBe(roubles(1_560))
  expect(more.netIncome).toBe(roubles(10_440))
  expect(more.contributions).toBe(roubles(3_600))
  expect(differenceOf(total(150_000), total(151_000)).netIncome).toBe(roubles(-10_440))
  expect(minus(roubles(150_000), roubles(151_000))).toBe(roubles(-1_000))
})

it('has a year to date that ends at the total of the year', () => {
  fc.assert(
    fc.property(anyCase, ({ terms, year: taxYear }) => {
      const year = calculate(terms, lawOf(taxYear))
      const { months, total } = statementOf(year)
      expect(months.at(-1)?.yearToDate).toEqual(total)
      expect(total).toMatchObject({
        grossIncome: year.grossIncome,
        incomeTax: year.incomeTax,
        netIncome: year.netIncome,
        pensionContribution: year.pensionContribution,
        medicalContribution: year.medicalContribution,
        socialContribution: year.socialContribution,
        accidentContribution: year.accidentContribution,
        employerCost: year.employerCost,
      })
      for (const name of amountNames) {
        const sum = months.reduce((toDate, { amounts }) => toDate + amounts[name], 0)
        expect(total[name]).toBe(sum)
      }
    }),
  )
})
