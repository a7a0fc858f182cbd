import { type Bracket, type ContributionRate, lawOf, NEWEST_TAX_YEAR } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kopecks, LARGEST_SALARY, ZERO } from '../money/kopecks.ts'
import type { IncomeBefore, Terms } from '../terms/terms.ts'
import {
  anyCase,
  anyYear,
  type Case,
  plainTerms,
  rightTogether,
  sumUpTo,
  twelve,
  twelveUpTo,
  yearOfSums,
} from '../testing/arbitraries.ts'
import { fromJanuary } from '../testing/terms.ts'
import { insuranceOf, sumOf } from '../testing/year.ts'
import type { DeductionResult } from '../year/assessment/refunds.ts'
import { reusedYears } from '../year-figures.ts'
import { calculate, computeYear, type PayslipYear } from './payslips.ts'

const runs = { numRuns: 1_000 }

const yearOf = (year: number, terms: Terms) => calculate(terms, lawOf(year))

/** Checks a property of years with any terms. */
const checkYears = (property: (year: PayslipYear, asked: Case) => void) =>
  fc.assert(
    fc.property(anyCase, (asked) => {
      property(yearOf(asked.year, asked.terms), asked)
    }),
    runs,
  )

/** Returns the paths of all numbers in a value that cannot be sums: not whole, negative or -0. */
function strangeNumbersIn(value: unknown, place = ''): string[] {
  if (typeof value === 'number') {
    // Only a change of net pay can be negative.
    const isRight = Number.isSafeInteger(value) && (value >= 0 || place.endsWith('/netChange'))
    return isRight && !Object.is(value, -0) ? [] : [place]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => strangeNumbersIn(part, `${place}/${name}`))
}

describe('a year with any terms', () => {
  it('has only whole numbers, and none is negative', () => {
    checkYears((year) => expect(strangeNumbersIn(year)).toEqual([]))
  })

  it('is the same in a year that is used again', () => {
    const years = reusedYears()
    // The same months, so that most years are used again.
    checkYears((_, { year, terms }) => {
      const otherPay = terms.otherPay?.filter(({ month }) => month >= 7) ?? []
      const july = { ...terms, otherPay, firstMonth: 7, lastMonth: 12 } as const
      expect(computeYear(july, lawOf(year), { yearOf: years })).toEqual(yearOf(year, july))
    })
  })

  it('has totals equal to the sums of their parts', () => {
    checkYears((year) => {
      const { months, deductions, settlement } = year
      const wrong = months.filter(
        (month) =>
          month.basePay + month.allowances !== month.grossIncome ||
          month.baseTax + month.allowancesTax !== month.incomeTax ||
          month.grossIncome - month.incomeTax !== month.netIncome,
      )
      expect(wrong).toEqual([])
      for (const field of [
        'grossIncome',
        'incomeTax',
        'netIncome',
        'pensionContribution',
        'medicalContribution',
        'socialContribution',
        'accidentContribution',
        'additionalContribution',
      ] as const) {
        expect(year[field]).toBe(sumOf(months, field))
      }
      const insurance = months.reduce((sum, month) => sum + insuranceOf(month), 0)
      const more = year.accidentContribution + year.additionalContribution
      expect(year.employerCost).toBe(year.grossIncome + insurance + more)
      expect(deductions.totalReturn).toBe(
        deductions.saved.notice +
          deductions.saved.children +
          deductions.saved.own +
          deductions.propertyReturnThisYear +
          deductions.socialReturn,
      )
      if (settlement === null) return
      const withheld = settlement.withheldElsewhere.reduce(
        (sum, tax) => sum + tax,
        settlement.withheldHere as number,
      )
      expect(withheld + settlement.notice - settlement.overpaid).toBe(settlement.taxDue)
      expect(Math.min(settlement.notice, settlement.overpaid)).toBe(0)
    })
  })

  it('has tax in whole roubles, and no month withholds more than it pays', () => {
    checkYears(({ months }, { terms }) => {
      for (const month of months) {
        // Tax withheld before may have kopecks; the tax since January is in whole roubles.
        if ((terms.incomeBefore?.taxWithheld ?? 0) % 100 === 0) {
          expect(month.baseTax % 100).toBe(0)
          expect(month.allowancesTax % 100).toBe(0)
        }
        expect(month.netIncome).toBeGreaterThanOrEqual(0)
      }
    })
  })

  it('refunds no more than the tax that all employers withheld', () => {
    checkYears(({ incomeTax, deductions }, { terms: { incomeBefore, otherEmployers = [] } }) => {
      const withheld = otherEmployers.reduce(
        (sum, { taxWithheld }) => sum + taxWithheld,
        incomeTax + (incomeBefore?.taxWithheld ?? 0),
      )
      const back = deductions.socialReturn + deductions.propertyReturnThisYear
      expect(back).toBeLessThanOrEqual(withheld)
    })
  })

  it('pays a salary, a bonus, an excess and two allowances that add up', () => {
    checkYears(({ months }, { terms, year }) => {
      const { bonusesAttractAllowances = true, firstMonth = 1, lastMonth = 12 } = terms
      // Pay by average earnings is split from 2026 on.
      const isSplit = (kind: string) =>
        /other|recalculation|_bonus/.test(kind) ||
        (year >= 2026 && /vacation_pay|compensation|sick_pay|working_days_pay/.test(kind))
      for (const { month, bonus, basePay, grossIncome } of months) {
        expect(bonus).toBe(terms.monthlyBonuses?.[month - 1] ?? 0)
        if (terms.firstMonthPaid !== 'full' && month === firstMonth) continue
        if (terms.lastMonthPaid !== 'full' && month === lastMonth) continue
        const at = month - 1
        // Their salary has tests of its own.
        if (terms.absentDays?.[at]?.length) continue
        const salary = terms.monthlySalaries?.[at] ?? terms.grossSalary
        const district = terms.monthlyDistrictCoefficients?.[at] ?? terms.districtCoefficient ?? 100
        const statutory =
          terms.monthlyStatutoryDistrictCoefficients?.[at] ?? terms.statutoryDistrictCoefficient
        const base = BigInt(bonusesAttractAllowances ? salary + bonus : salary)
        const part = (percent: number) => Number((base * BigInt(percent) + 50n) / 100n)
        const paid = Math.min(statutory ?? district, district)
        const excess = part(district - 100) - part(paid - 100)
        const others = terms.otherPay?.filter((pay) => pay.month === month) ?? []
        const other = others.reduce((sum, { amount }) => sum + amount, 0)
        const apart = others
          .filter(({ kind }) => isSplit(kind))
          .reduce(
            (sum, { amount, northernAmount = 0 }) => sum + Math.min(amount, northernAmount),
            0,
          )
        expect(basePay).toBe(salary + bonus + excess + other - apart)
        const northern = part(terms.monthlyNorthernAllowances?.[at] ?? terms.northernAllowance ?? 0)
        expect(grossIncome).toBe(salary + bonus + part(district - 100) + northern + other)
      }
    })
  })
})

it('terms at their defaults give the same year as terms left out', () => {
  fc.assert(
    fc.property(plainTerms, anyYear, (terms, year) => {
      const defaults: Terms = {
        ...terms,
        isNonResident: false,
        contractType: 'employment',
        monthlyBonuses: fromJanuary([]),
        statutoryDistrictCoefficient: terms.districtCoefficient ?? null,
        children: 0,
        contributionTariff: 'general',
        otherEmployers: [],
      }
      expect(yearOf(year, defaults)).toEqual(yearOf(year, terms))
    }),
    runs,
  )
})

it('a series of equal values gives the same year as the value of every month', () => {
  fc.assert(
    fc.property(anyCase, ({ terms, year }) => {
      const { monthlySalaries: _, monthlyDistrictCoefficients: __, ...rest } = terms
      const {
        monthlyNorthernAllowances: ___,
        monthlyStatutoryDistrictCoefficients,
        ...plain
      } = rest
      const inEvery = <Value>(value: Value) => Array<Value>(12).fill(value)
      const series = rightTogether<Terms>({
        ...plain,
        grossSalary: ZERO,
        districtCoefficient: 100,
        statutoryDistrictCoefficient: null,
        northernAllowance: 0,
        monthlySalaries: inEvery(plain.grossSalary),
        monthlyDistrictCoefficients: inEvery(plain.districtCoefficient ?? 100),
        monthlyStatutoryDistrictCoefficients: inEvery(
          plain.statutoryDistrictCoefficient ?? plain.districtCoefficient ?? 100,
        ),
        monthlyNorthernAllowances: inEvery(plain.northernAllowance ?? 0),
      })
      // In a series a salary of 0 is a month without pay, which may have no deduction.
      fc.pre(plain.grossSalary > 100)
      expect(yearOf(year, series)).toEqual(yearOf(year, plain))
    }),
    runs,
  )
})

describe('a year of an ordinary employee', () => {
  it('has tax to date within half a rouble per base of the exact tax, or withholds all it can', () => {
    fc.assert(
      fc.property(plainTerms, anyYear, (terms, year) => {
        const { figures } = lawOf(year)
        const privileged = terms.hasTaxPrivilege && figures.privilegeScale.value !== null
        const scale = privileged ? figures.privilegeScale.value : figures.mainScale.value
        const allowanceScale = privileged ? null : figures.allowanceScale.value
        let pay = 0n
        let allowances = 0n
        let withheld = 0n
        for (const month of yearOf(year, terms).months) {
          pay += BigInt(month.basePay)
          allowances += BigInt(month.allowances)
          withheld += BigInt(month.incomeTax)
          // In hundredths of a kopeck, computed independently as a sum over the brackets.
          const exact =
            allowanceScale === null
              ? exactTax(scale?.brackets, pay + allowances)
              : exactTax(scale?.brackets, pay) + exactTax(allowanceScale.brackets, allowances)
          const halfRoubles = allowanceScale === null ? 5_000n : 10_000n
          const difference = withheld * 100n - exact
          expect(difference <= halfRoubles).toBe(true)
          const nothingLeft = month.grossIncome - month.incomeTax < 100
          expect(difference >= -halfRoubles || nothingLeft).toBe(true)
        }
      }),
      runs,
    )
  })

  it('has contributions that are the exact tariff on the pay to date, to the kopeck', () => {
    fc.assert(
      fc.property(plainTerms, anyYear, (terms, year) => {
        const { figures } = lawOf(year)
        const rates = figures.contributionRates.value
        const limit = BigInt(figures.contributionLimit.value)
        const socialLimit = BigInt(figures.socialContributionLimit.value)
        let pay = 0n
        let pension = 0n
        let medical = 0n
        let social = 0n
        for (const month of yearOf(year, terms).months) {
          pay += BigInt(month.grossIncome)
          pension += BigInt(month.pensionContribution)
          medical += BigInt(month.medicalContribution)
          social += BigInt(month.socialContribution)
          if (rates.unified !== null) {
            expect(pension + medical + social).toBe(exactContribution(rates.unified, limit, pay))
          } else {
            expect(pension).toBe(exactContribution(rates.pension, limit, pay))
            expect(medical).toBe(exactContribution(rates.medical, limit, pay))
            expect(social).toBe(exactContribution(rates.social, socialLimit, pay))
          }
        }
      }),
      runs,
    )
  })

  it('has net pay that a higher salary never lowers by more than a rouble per base', () => {
    fc.assert(
      fc.property(plainTerms, fc.integer({ min: 1, max: 10_000 }), anyYear, (terms, more, year) => {
        const grossSalary = Math.min(terms.grossSalary + more, LARGEST_SALARY) as Kopecks
        const raised = yearOf(year, { ...terms, grossSalary })
        expect(raised.netIncome).toBeGreaterThanOrEqual(yearOf(year, terms).netIncome - 200)
      }),
      runs,
    )
  })

  it('has the same months, shifted, if it starts later', () => {
    fc.assert(
      fc.property(plainTerms, anyYear, (terms, year) => {
        const whole = yearOf(year, { ...terms, firstMonth: 1 }).months
        yearOf(year, terms).months.forEach((month, index) => {
          expect({ ...month, month: index + 1 }).toEqual(whole[index])
        })
      }),
      runs,
    )
  })

  it('has months that do not depend on later pay', () => {
    const cut = fc.nat(11)
    fc.assert(
      fc.property(yearOfSums, yearOfSums, yearOfSums, cut, plainTerms, anyYear, (...asked) => {
        const [one, other, monthlyBonuses, month, terms, year] = asked
        const spliced = [...one.slice(0, month), ...other.slice(month)]
        const cutBonuses = [...monthlyBonuses.slice(0, month), ...other.slice(month)]
        const monthsOf = (changing: Partial<Terms>) =>
          yearOf(year, { ...terms, firstMonth: 1, ...changing }).months.slice(0, month)
        expect(monthsOf({ monthlySalaries: spliced, monthlyBonuses: cutBonuses })).toEqual(
          monthsOf({ monthlySalaries: one, monthlyBonuses }),
        )
      }),
      runs,
    )
  })
})

it('children never raise the tax', () => {
  const families = fc.tuple(fc.nat(10), fc.nat(10), fc.boolean(), fc.nat(3))
  fc.assert(
    fc.property(plainTerms, anyYear, yearOfSums, families, (...asked) => {
      const [terms, year, monthlyBonuses, [children, disabledChildren, isSingleParent, more]] =
        asked
      const tax = (family: Partial<Terms>) =>
        yearOf(year, { ...terms, monthlyBonuses, ...family }).incomeTax
      const less = { children: children + disabledChildren, disabledChildren }
      const highest = tax(less)
      expect(tax({ ...less, children: less.children + more })).toBeLessThanOrEqual(highest)
      const moreDisabled = rightTogether({ ...less, disabledChildren: disabledChildren + more })
      expect(tax(moreDisabled)).toBeLessThanOrEqual(highest)
      expect(tax({ ...less, isSingleParent })).toBeLessThanOrEqual(highest)
    }),
    runs,
  )
})

describe('a bonus moved to another month', () => {
  // With 100 roubles a month or more, every month can pay the tax due in it.
  const salary = fc.integer({ min: 10_000, max: 500_000_000 }) as fc.Arbitrary<Kopecks>
  const bonus = fc.integer({ min: 0, max: 1_000_000_000 }) as fc.Arbitrary<Kopecks>
  const months = fc.tuple(fc.nat(11), fc.nat(11))

  /** Checks a property of two years that differ only in the month of a bonus. */
  const checkMoved = (
    others: fc.Arbitrary<Partial<Terms>>,
    property: (one: PayslipYear, other: PayslipYear) => void,
  ) =>
    fc.assert(
      fc.property(plainTerms, salary, anyYear, bonus, months, others, (...asked) => {
        const [terms, grossSalary, year, sum, [one, other], more] = asked
        const paidIn = (paid: number) => {
          const monthlyBonuses = fromJanuary([]).with(paid, sum)
          return yearOf(year, { ...terms, grossSalary, firstMonth: 1, monthlyBonuses, ...more })
        }
        property(paidIn(one), paidIn(other))
      }),
      runs,
    )

  it('changes the tax of the year by at most a rouble for each base', () => {
    checkMoved(fc.record({ bonusesAttractAllowances: fc.boolean() }), (one, other) => {
      expect(Math.abs(one.incomeTax - other.incomeTax)).toBeLessThanOrEqual(200)
    })
  })

  it('changes the tax by no more than the deductions for children besides', () => {
    checkMoved(fc.record({ children: fc.integer({ min: 1, max: 5 }) }), (one, other) => {
      // The deductions can save other sums, and could save more if tax were paid back.
      const monthlyDeduction = one.deductions.childrenMonthlyDeduction
      const explained = Math.ceil((12 * monthlyDeduction * 22) / 100)
      expect(Math.abs(one.incomeTax - other.incomeTax)).toBeLessThanOrEqual(explained + 200)
    })
  })
})

describe('a year continued from income before its first month', () => {
  /** The pay, the tax and the deductions of the months before a month. */
  function earlier(year: PayslipYear, month: number): IncomeBefore {
    const months = year.months.filter((entry) => entry.month < month)
    return {
      baseIncome: sumOf(months, 'basePay') as Kopecks,
      allowancesIncome: sumOf(months, 'allowances') as Kopecks,
      taxWithheld: sumOf(months, 'incomeTax') as Kopecks,
      deductionGranted: months.reduce(
        (sum, { deductions }) => sum + deductions.children + deductions.own,
        0,
      ) as Kopecks,
    }
  }

  const family = fc
    .record({
      children: fc.nat(5),
      disabledChildren: fc.nat(2),
      ownDeduction: fc.constantFrom('none' as const, 'item1' as const),
    })
    .map(rightTogether)

  it('has the same months as the whole year, wherever it is divided', () => {
    const tariff = fc.constantFrom('general' as const, 'it' as const)
    // Eleven such months, with bonuses and all allowances, are within the range of income before.
    const largest = 25_000_000_000
    const others = fc.record({
      grossSalary: sumUpTo(largest),
      monthlyBonuses: twelveUpTo(largest),
      accidentRate: fc.integer({ min: 8, max: 1_190 }),
      monthlySalaries: fc.option(twelveUpTo(largest)),
      monthlyDistrictCoefficients: fc.option(twelve(fc.integer({ min: 100, max: 200 }))),
      monthlyNorthernAllowances: fc.option(twelve(fc.integer({ min: 0, max: 100 }))),
    })
    fc.assert(
      fc.property(plainTerms, others, anyYear, family, tariff, (...asked) => {
        const [terms, more, year, children, wanted] = asked
        const contributionTariff = year >= 2025 ? wanted : 'general'
        const said = { ...terms, ...more, ...children, contributionTariff }
        const whole = yearOf(year, { ...said, firstMonth: 1 })
        const rest = yearOf(year, { ...said, incomeBefore: earlier(whole, terms.firstMonth ?? 1) })
        const figures = ({ months }: PayslipYear) =>
          months
            .map((month) => [
              month.month,
              month.grossIncome,
              month.incomeTax,
              month.taxRate,
              insuranceOf(month),
              { ...month.deductions },
              month.accidentContribution,
            ])
            .slice(-rest.months.length)
        expect(figures(rest)).toEqual(figures(whole))
        const saved = ({ saved }: DeductionResult) => saved.children + saved.own
        expect(saved(rest.deductions)).toBe(saved(whole.deductions))
      }),
      runs,
    )
  })

  it('has the same parts of tax and of contributions where every month can pay its tax', () => {
    // From 2025 on each base is rounded by itself, so that its part does not depend on the other.
    const salary = fc.integer({ min: 1_000_000, max: 1_000_000_000 }) as fc.Arbitrary<Kopecks>
    const year = fc.integer({ min: 2025, max: NEWEST_TAX_YEAR + 1 })
    fc.assert(
      fc.property(plainTerms, salary, year, family, (terms, grossSalary, taxYear, children) => {
        const said = { ...terms, ...children, grossSalary, hasTaxPrivilege: false }
        const whole = yearOf(taxYear, { ...said, firstMonth: 1 })
        const incomeBefore = earlier(whole, terms.firstMonth ?? 1)
        const rest = yearOf(taxYear, { ...said, incomeBefore })
        expect(rest.months).toEqual(whole.months.slice(-rest.months.length))
      }),
      runs,
    )
  })
})

function exactTax(brackets: readonly Bracket[] | undefined, base: bigint): bigint {
  let tax = 0n
  let above = 0n
  for (const { upTo, rate } of brackets ?? []) {
    const top = upTo === Number.POSITIVE_INFINITY || base < BigInt(upTo) ? base : BigInt(upTo)
    if (top > above) tax += (top - above) * BigInt(rate)
    if (upTo !== Number.POSITIVE_INFINITY) above = BigInt(upTo)
  }
  return tax
}

function exactContribution(rate: ContributionRate, limit: bigint, pay: bigint): bigint {
  const within = pay < limit ? pay : limit
  const exact = within * BigInt(rate.withinLimit) + (pay - within) * BigInt(rate.aboveLimit)
  return (2n * exact + 1_000n) / 2_000n
}
