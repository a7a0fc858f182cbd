import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculate } from '../calculate.ts'
import { lawOf } from '../law/law-of.ts'
import { type Kopecks, LARGEST_SALARY } from '../money/kopecks.ts'
import type { PayslipMonth } from '../payslip.ts'
import type { Month, Terms } from '../terms.ts'
import type { Circumstances, IncomeBefore } from './circumstances.ts'

const runs = { numRuns: 1_000 }
const money = (max: number) =>
  fc.oneof(
    fc.nat(1_000),
    fc.integer({ min: 0, max: Math.min(max, 100_000_000) }),
    fc.integer({ min: 0, max }),
  ) as fc.Arbitrary<Kopecks>

const anyTerms: fc.Arbitrary<Terms> = fc.record({
  grossSalary: money(LARGEST_SALARY),
  districtCoefficient: fc.integer({ min: 100, max: 200 }),
  northernAllowance: fc.integer({ min: 0, max: 100 }),
  firstMonth: fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Month>,
  hasTaxPrivilege: fc.boolean(),
})
const anyYear = fc.integer({ min: 2017, max: 2027 })
const sums = fc.array(money(LARGEST_SALARY), { minLength: 12, maxLength: 12 })
const employer = fc.record({
  baseIncome: money(12 * LARGEST_SALARY),
  allowancesIncome: money(12 * LARGEST_SALARY),
  taxWithheld: money(12 * LARGEST_SALARY),
})
const anyCircumstances: fc.Arbitrary<Circumstances> = fc.record(
  {
    isNotResident: fc.boolean(),
    engagement: fc.constantFrom('employment', 'civilContract'),
    monthlySalaries: sums,
    monthlyBonuses: sums,
    bonusesAttractAllowances: fc.boolean(),
    statutoryDistrictCoefficient: fc.integer({ min: 100, max: 200 }),
    children: fc.nat(30),
    disabledChildren: fc.nat(30),
    isSingleParent: fc.boolean(),
    expenses: fc.record({
      housing: money(LARGEST_SALARY),
      mortgageInterest: money(LARGEST_SALARY),
      social: money(LARGEST_SALARY),
      childEducation: money(LARGEST_SALARY),
    }),
    incomeBefore: fc
      .tuple(employer, money(12 * LARGEST_SALARY))
      .map(([income, deductionGranted]) => ({ ...income, deductionGranted })),
    otherEmployers: fc.array(employer, { maxLength: 10 }),
    accidentRate: fc.integer({ min: 20, max: 850 }),
    partFirstMonth: fc.record({
      by: fc.constant('calendarDays' as const),
      fromDay: fc.integer({ min: 1, max: 28 }),
    }),
  },
  { requiredKeys: [] },
)
const reducedTariff = fc.constantFrom('it', 'smallBusiness', 'smallBusinessManufacturing')

/** Circumstances of any kind that the year has. */
const anyCase = fc
  .tuple(anyYear, anyTerms, anyCircumstances, fc.nat(9), reducedTariff)
  .map(([year, terms, circumstances, kind, contributionTariff]) => {
    const isSelfEmployed = kind === 0 && year >= 2019
    const isReduced = kind === 1 && year >= 2025
    const chosen: Circumstances = {
      ...circumstances,
      ...(isSelfEmployed && { engagement: 'selfEmployment', hasRegistrationDeduction: true }),
      ...(isReduced && { contributionTariff }),
    }
    return { year, terms, circumstances: chosen }
  })

const yearOf = (year: number, terms: Terms, circumstances: Circumstances) =>
  calculate({ ...terms, circumstances }, lawOf(year))

/** The places of a value with a number that is no sum: not whole, or negative. */
function strangeNumbersIn(value: unknown, place = ''): string[] {
  if (typeof value === 'number') {
    // A change of net pay is the one thing that can be a loss.
    const isRight = Number.isSafeInteger(value) && (value >= 0 || place.endsWith('/netChange'))
    return isRight ? [] : [place]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => strangeNumbersIn(part, `${place}/${name}`))
}

const sumOf = (months: readonly PayslipMonth[], field: keyof PayslipMonth) =>
  months.reduce((sum, month) => sum + month[field], 0)

const insuranceOf = (month: PayslipMonth) =>
  month.pensionContribution + month.medicalContribution + month.socialContribution

describe('under any circumstances', () => {
  it('every figure is a whole number, and none is negative', () => {
    fc.assert(
      fc.property(anyCase, ({ year, terms, circumstances }) => {
        expect(strangeNumbersIn(yearOf(year, terms, circumstances))).toEqual([])
      }),
      runs,
    )
  })

  it('parts sum to wholes', () => {
    fc.assert(
      fc.property(anyCase, ({ year: taxYear, terms, circumstances }) => {
        const year = yearOf(taxYear, terms, circumstances)
        const { months, circumstances: result } = year
        const details = result?.months ?? []
        expect(details.map(({ month }) => month)).toEqual(months.map(({ month }) => month))
        months.forEach((month, index) => {
          const accrual = details[index]?.accrual
          if (accrual === undefined) throw new Error('A month is missing')
          const { salary, bonus, districtExcess, districtPart, northernPart } = accrual
          expect(month.basePay).toBe(salary + bonus + districtExcess)
          expect(month.allowances).toBe(districtPart + northernPart)
          expect(month.grossIncome).toBe(month.basePay + month.allowances)
          expect(month.incomeTax).toBe(month.baseTax + month.allowancesTax)
          expect(month.netIncome).toBe(month.grossIncome - month.incomeTax)
        })
        for (const field of ['grossIncome', 'incomeTax', 'netIncome'] as const) {
          expect(year[field]).toBe(sumOf(months, field))
        }
        const insurance = months.reduce((sum, month) => sum + insuranceOf(month), 0)
        const accidents = details.reduce((sum, month) => sum + month.accidentContribution, 0)
        expect(result?.accidentContribution).toBe(accidents)
        expect(result?.employerCost).toBe(year.grossIncome + insurance + accidents)
        const back = result?.deductions
        expect(back?.totalReturn).toBe(
          (back?.childrenReturn ?? 0) +
            (back?.propertyReturnThisYear ?? 0) +
            (back?.socialReturn ?? 0),
        )
        const settlement = result?.settlement
        if (settlement === undefined) return
        const withheld = settlement.withheldElsewhere.reduce(
          (sum, tax) => sum + tax,
          settlement.withheldHere as number,
        )
        expect(withheld + settlement.notice - settlement.overpaid).toBe(settlement.taxDue)
        expect(Math.min(settlement.notice, settlement.overpaid)).toBe(0)
      }),
      runs,
    )
  })

  it('tax is in whole roubles, and no month withholds more than it pays', () => {
    fc.assert(
      fc.property(anyCase, ({ year, terms, circumstances }) => {
        for (const month of yearOf(year, terms, circumstances).months) {
          // Unless there are kopecks in what was withheld before: the sum since January has none.
          if ((circumstances.incomeBefore?.taxWithheld ?? 0) % 100 === 0) {
            expect(month.incomeTax % 100).toBe(0)
          }
          expect(month.netIncome).toBeGreaterThanOrEqual(0)
        }
      }),
      runs,
    )
  })

  it('expenses never give back more than was withheld', () => {
    fc.assert(
      fc.property(anyCase, ({ year, terms, circumstances }) => {
        const { incomeTax, circumstances: result } = yearOf(year, terms, circumstances)
        const back = result?.deductions
        const withheld = incomeTax + (circumstances.incomeBefore?.taxWithheld ?? 0)
        expect((back?.socialReturn ?? 0) + (back?.propertyReturnThisYear ?? 0)).toBeLessThanOrEqual(
          withheld,
        )
      }),
      runs,
    )
  })

  it('that change nothing, nothing changes', () => {
    fc.assert(
      fc.property(anyTerms, anyYear, (terms, year) => {
        const { circumstances: _, ...under } = yearOf(year, terms, {
          isNotResident: false,
          engagement: 'employment',
          monthlyBonuses: Array(12).fill(0),
          statutoryDistrictCoefficient: terms.districtCoefficient,
          children: 0,
          contributionTariff: 'general',
          otherEmployers: [],
        })
        expect(under).toEqual(calculate(terms, lawOf(year)))
      }),
      runs,
    )
  })
})

describe('children', () => {
  it('never raise the tax', () => {
    const families = fc.tuple(fc.nat(10), fc.nat(10), fc.boolean())
    fc.assert(
      fc.property(
        anyTerms,
        anyYear,
        sums,
        families,
        fc.nat(3),
        (terms, year, monthlyBonuses, [children, disabledChildren, isSingleParent], more) => {
          const tax = (family: Circumstances) =>
            yearOf(year, terms, { monthlyBonuses, ...family }).incomeTax
          const less = { children, disabledChildren }
          expect(tax({ ...less, children: children + more })).toBeLessThanOrEqual(tax(less))
          expect(tax({ ...less, disabledChildren: disabledChildren + more })).toBeLessThanOrEqual(
            tax(less),
          )
          expect(tax({ ...less, isSingleParent })).toBeLessThanOrEqual(tax(less))
        },
      ),
      runs,
    )
  })
})

describe('a bonus moved to another month', () => {
  // From 100 roubles a month on, no month is too small to pay the tax that is due in it.
  const salary = fc.integer({ min: 10_000, max: 500_000_000 }) as fc.Arbitrary<Kopecks>
  const bonus = fc.integer({ min: 0, max: 1_000_000_000 }) as fc.Arbitrary<Kopecks>
  const month = fc.nat(11)
  const paidIn = (sum: Kopecks, paid: number) =>
    Array.from({ length: 12 }, (_, index) => (index === paid ? sum : (0 as Kopecks)))

  it('changes the tax of the year by a rouble for each base at most', () => {
    fc.assert(
      fc.property(
        anyTerms,
        salary,
        anyYear,
        bonus,
        month,
        month,
        fc.boolean(),
        (terms, grossSalary, year, sum, one, other, bonusesAttractAllowances) => {
          const tax = (paid: number) =>
            yearOf(
              year,
              { ...terms, grossSalary, firstMonth: 1 },
              { monthlyBonuses: paidIn(sum, paid), bonusesAttractAllowances },
            ).incomeTax
          expect(Math.abs(tax(one) - tax(other))).toBeLessThanOrEqual(200)
        },
      ),
      runs,
    )
  })

  it('changes it besides by no more than the deductions for children explain', () => {
    fc.assert(
      fc.property(
        anyTerms,
        salary,
        anyYear,
        bonus,
        month,
        month,
        fc.integer({ min: 1, max: 5 }),
        (terms, grossSalary, taxYear, sum, one, other, children) => {
          const year = (paid: number) =>
            yearOf(
              taxYear,
              { ...terms, grossSalary, firstMonth: 1 },
              { monthlyBonuses: paidIn(sum, paid), children },
            )
          // What the deductions save can differ, and what they would still save, were tax paid back.
          const first = year(one)
          const second = year(other)
          const monthlyDeduction = first.circumstances?.deductions.childrenMonthlyDeduction ?? 0
          const explained = Math.ceil((12 * monthlyDeduction * 22) / 100)
          expect(Math.abs(first.incomeTax - second.incomeTax)).toBeLessThanOrEqual(explained + 200)
        },
      ),
      runs,
    )
  })
})

describe('a year continued from income before', () => {
  /** What the months before a month paid, withheld and granted. */
  function earlier(year: ReturnType<typeof yearOf>, month: number): IncomeBefore {
    const months = year.months.filter((entry) => entry.month < month)
    const granted = year.circumstances?.months.filter((entry) => entry.month < month) ?? []
    return {
      baseIncome: sumOf(months, 'basePay') as Kopecks,
      allowancesIncome: sumOf(months, 'allowances') as Kopecks,
      taxWithheld: sumOf(months, 'incomeTax') as Kopecks,
      deductionGranted: granted.reduce((sum, entry) => sum + entry.childDeduction, 0) as Kopecks,
    }
  }

  const family = fc.record({ children: fc.nat(5), disabledChildren: fc.nat(2) })
  const tariff = fc.constantFrom('general' as const, 'it' as const)

  it('is the year undivided, wherever it is divided', () => {
    fc.assert(
      fc.property(
        anyTerms,
        anyYear,
        sums,
        family,
        tariff,
        fc.integer({ min: 20, max: 850 }),
        (terms, year, monthlyBonuses, children, wanted, accidentRate) => {
          const contributionTariff = year >= 2025 ? wanted : 'general'
          const circumstances = { monthlyBonuses, accidentRate, contributionTariff, ...children }
          const whole = yearOf(year, { ...terms, firstMonth: 1 }, circumstances)
          const incomeBefore = earlier(whole, terms.firstMonth)
          const rest = yearOf(year, terms, { ...circumstances, incomeBefore })
          const figures = (part: typeof whole) =>
            part.months
              .map((month, index) => [
                month.month,
                month.grossIncome,
                month.incomeTax,
                month.taxRate,
                insuranceOf(month),
                part.circumstances?.months[index]?.childDeduction,
                part.circumstances?.months[index]?.accidentContribution,
              ])
              .slice(-rest.months.length)
          expect(figures(rest)).toEqual(figures(whole))
          expect(rest.circumstances?.deductions.childrenReturn).toBe(
            whole.circumstances?.deductions.childrenReturn,
          )
        },
      ),
      runs,
    )
  })

  it('has the parts of tax and of insurance too, where every month can pay its tax', () => {
    // From 2025 on each base is rounded by itself, so that its part does not depend on the other.
    const salary = fc.integer({ min: 1_000_000, max: 1_000_000_000 }) as fc.Arbitrary<Kopecks>
    fc.assert(
      fc.property(
        anyTerms,
        salary,
        fc.integer({ min: 2025, max: 2027 }),
        family,
        (terms, grossSalary, year, children) => {
          const said = { ...terms, grossSalary, hasTaxPrivilege: false }
          const whole = yearOf(year, { ...said, firstMonth: 1 }, children)
          const incomeBefore = earlier(whole, terms.firstMonth)
          const rest = yearOf(year, said, { ...children, incomeBefore })
          expect(rest.months).toEqual(whole.months.slice(-rest.months.length))
        },
      ),
      runs,
    )
  })
})

describe('the largest request there can be', () => {
  const yearOfSalaries = (12 * LARGEST_SALARY) as Kopecks
  const largestEmployer = {
    baseIncome: yearOfSalaries,
    allowancesIncome: yearOfSalaries,
    taxWithheld: yearOfSalaries,
  }
  const terms: Terms = {
    grossSalary: LARGEST_SALARY,
    districtCoefficient: 200,
    northernAllowance: 100,
    firstMonth: 1,
    hasTaxPrivilege: false,
  }
  const circumstances: Circumstances = {
    monthlyBonuses: Array(12).fill(LARGEST_SALARY),
    children: 30,
    disabledChildren: 30,
    isSingleParent: true,
    expenses: {
      housing: LARGEST_SALARY,
      mortgageInterest: LARGEST_SALARY,
      social: LARGEST_SALARY,
      childEducation: LARGEST_SALARY,
    },
    incomeBefore: { ...largestEmployer, deductionGranted: yearOfSalaries },
    otherEmployers: Array(10).fill(largestEmployer),
    accidentRate: 850,
  }

  it('has every product below 2^53', () => {
    // A month pays twice the salary, three times with the allowances; a year twelve such months and
    // two years of salaries before; the tax service adds ten times two years of salaries.
    const month = 6 * LARGEST_SALARY
    const year = 12 * month + 2 * yearOfSalaries
    const everyEmployer = year + 10 * 2 * yearOfSalaries
    const highest = { tax: 22, flat: 30, insurance: 300, accidents: 850, fund: 220 }
    const largest = yearOf(2026, terms, circumstances)
    expect(largest.grossIncome).toBe(12 * month)
    expect(everyEmployer * highest.tax + 5_000).toBeLessThan(2 ** 53)
    expect(month * highest.flat + 5_000).toBeLessThan(2 ** 53)
    expect(year * highest.insurance + 500).toBeLessThan(2 ** 53)
    expect(year * highest.accidents + 5_000).toBeLessThan(2 ** 53)
    // A part month and a fund's share double their product.
    expect(2 * LARGEST_SALARY * 31 + 31).toBeLessThan(2 ** 53)
    expect(2 * ((year * highest.insurance) / 1_000) * highest.fund + 300).toBeLessThan(2 ** 53)
  })

  it.each([2017, 2022, 2024, 2025, 2026])('is exact in %i', (taxYear) => {
    const year = yearOf(taxYear, terms, circumstances)
    expect(strangeNumbersIn(year)).toEqual([])
    // 8.5 % of a year, to the kopeck, since its beginning.
    const paidBefore = 2n * BigInt(yearOfSalaries)
    const premium = (pay: bigint) => (pay * 850n * 2n + 10_000n) / 20_000n
    expect(BigInt(year.circumstances?.accidentContribution ?? 0)).toBe(
      premium(paidBefore + BigInt(year.grossIncome)) - premium(paidBefore),
    )
  })

  it.each(['it', 'smallBusiness', 'smallBusinessManufacturing'] as const)(
    'is exact under a reduced tariff: %s',
    (contributionTariff) => {
      const year = yearOf(2026, terms, { ...circumstances, contributionTariff })
      expect(strangeNumbersIn(year)).toEqual([])
    },
  )
})
