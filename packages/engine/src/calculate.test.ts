import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculate } from './calculate.ts'
import { Contributions } from './contributions.ts'
import type { ContributionRate } from './law/contribution-tariffs.ts'
import { lawOf } from './law/law-of.ts'
import { type Kopecks, LARGEST_SALARY, roubles } from './money/kopecks.ts'
import type { PayslipMonth, PayslipYear } from './payslip.ts'
import type { Bracket } from './scale.ts'
import { terms } from './terms.builder.ts'
import type { Month, Terms } from './terms.ts'
import { taxBasesOf, Withholding } from './withholding.ts'

describe('a year worked by hand', () => {
  // 150,000 a month, district coefficient 1.15, northern allowance 30 %, from March 2026.
  // Base pay 150,000; allowances 22,500 + 45,000 = 67,500; gross 217,500.
  // Tax 13 %: 19,500 + 8,775 = 28,275. Contributions 30 %: 65,250 = 47,850 + 11,092.50 + 6,307.50.
  const year = calculate(
    terms({ salary: roubles(150_000), district: 115, northern: 30, from: 3 }),
    lawOf(2026),
  )

  it('covers March to December', () => {
    expect(year.year).toBe(2026)
    expect(year.months.map(({ month }) => month)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('computes a month', () => {
    expect(year.months[0]).toEqual({
      month: 3,
      basePay: 15_000_000,
      allowances: 6_750_000,
      grossIncome: 21_750_000,
      baseTax: 1_950_000,
      allowancesTax: 877_500,
      incomeTax: 2_827_500,
      netIncome: 18_922_500,
      pensionContribution: 4_785_000,
      medicalContribution: 1_109_250,
      socialContribution: 630_750,
      taxRate: 13,
    })
  })

  it('sums the year', () => {
    expect(year).toMatchObject({
      grossIncome: 217_500_000,
      incomeTax: 28_275_000,
      netIncome: 189_225_000,
      pensionContribution: 47_850_000,
      medicalContribution: 11_092_500,
      socialContribution: 6_307_500,
    })
  })
})

it('refuses terms out of range, naming all of them', () => {
  const wrong = {
    grossSalary: -1 as Kopecks,
    districtCoefficient: 250,
    northernAllowance: 0.5,
    firstMonth: 13 as Month,
    hasTaxPrivilege: false,
  }
  expect(() => calculate(wrong, lawOf(2026))).toThrow(
    /grossSalary.*districtCoefficient.*northernAllowance.*firstMonth/,
  )
  expect(() => calculate({ ...wrong, grossSalary: Number.NaN as Kopecks }, lawOf(2026))).toThrow(
    RangeError,
  )
})

const salaries = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 1_000_000_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 3_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: LARGEST_SALARY }) },
)
const anyTerms: fc.Arbitrary<Terms> = fc.record({
  grossSalary: salaries as fc.Arbitrary<Kopecks>,
  districtCoefficient: fc.integer({ min: 100, max: 200 }),
  northernAllowance: fc.integer({ min: 0, max: 100 }),
  firstMonth: fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Month>,
  hasTaxPrivilege: fc.boolean(),
})
const anyLaw = fc.integer({ min: 2017, max: 2028 }).map(lawOf)
const runs = { numRuns: 1_000 }

const sumOf = (year: PayslipYear, field: Exclude<keyof PayslipMonth, 'month' | 'taxRate'>) =>
  year.months.reduce((sum, month) => sum + month[field], 0)

describe('whatever the terms and the year', () => {
  it('parts sum to wholes in every month and year', () => {
    fc.assert(
      fc.property(anyTerms, anyLaw, (said, law) => {
        const year = calculate(said, law)
        for (const month of year.months) {
          expect(month.basePay + month.allowances).toBe(month.grossIncome)
          expect(month.baseTax + month.allowancesTax).toBe(month.incomeTax)
          expect(month.grossIncome - month.incomeTax).toBe(month.netIncome)
        }
        for (const field of [
          'grossIncome',
          'incomeTax',
          'netIncome',
          'pensionContribution',
          'medicalContribution',
          'socialContribution',
        ] as const) {
          expect(sumOf(year, field)).toBe(year[field])
        }
      }),
      runs,
    )
  })

  it('every figure is a whole number, none is negative, tax is in whole roubles', () => {
    fc.assert(
      fc.property(anyTerms, anyLaw, (said, law) => {
        for (const month of calculate(said, law).months) {
          for (const figure of Object.values(month)) {
            expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true)
            expect(Object.is(figure, -0)).toBe(false)
          }
          expect(month.baseTax % 100).toBe(0)
          expect(month.allowancesTax % 100).toBe(0)
        }
      }),
      runs,
    )
  })

  it('tax so far is within half a rouble per base of the exact tax, or the month had no more to give', () => {
    fc.assert(
      fc.property(anyTerms, anyLaw, (said, law) => {
        const privileged = said.hasTaxPrivilege && law.figures.privilegeScale.value !== null
        const scale = privileged ? law.figures.privilegeScale.value : law.figures.mainScale.value
        const allowanceScale = privileged ? null : law.figures.allowanceScale.value
        let pay = 0n
        let allowances = 0n
        let withheld = 0n
        for (const month of calculate(said, law).months) {
          pay += BigInt(month.basePay)
          allowances += BigInt(month.allowances)
          withheld += BigInt(month.incomeTax)
          // In hundredths of a kopeck, by an independent sum over the brackets.
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

  it('the contributions are the exact tariff on the pay so far, to the kopeck', () => {
    fc.assert(
      fc.property(anyTerms, anyLaw, (said, law) => {
        const rates = law.figures.contributionRates.value
        const limit = BigInt(law.figures.contributionLimit.value)
        const socialLimit = BigInt(law.figures.socialContributionLimit.value)
        let pay = 0n
        let pension = 0n
        let medical = 0n
        let social = 0n
        for (const month of calculate(said, law).months) {
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

  it('a higher salary never lowers the annual net by more than a rouble per base', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 10_000 }), anyLaw, (said, raise, law) => {
        const raised = Math.min(said.grossSalary + raise, LARGEST_SALARY) as Kopecks
        const before = calculate(said, law)
        const after = calculate({ ...said, grossSalary: raised }, law)
        expect(after.netIncome).toBeGreaterThanOrEqual(before.netIncome - 200)
      }),
      runs,
    )
  })

  it('a later start is the same year, moved', () => {
    fc.assert(
      fc.property(anyTerms, anyLaw, (said, law) => {
        // The same first month paid at a later start is the same payslip, month for month.
        const whole = calculate({ ...said, firstMonth: 1 }, law).months
        const shorter = calculate(said, law).months
        shorter.forEach((month, index) => {
          expect({ ...month, month: index + 1 }).toEqual(whole[index])
        })
      }),
      runs,
    )
  })

  it('what is paid from some month on changes nothing before it', () => {
    const pay = fc.array(fc.integer({ min: 0, max: LARGEST_SALARY }), {
      minLength: 12,
      maxLength: 12,
    })
    const cut = fc.integer({ min: 0, max: 11 })
    fc.assert(
      fc.property(pay, pay, cut, anyLaw, fc.boolean(), (one, other, month, law, privilege) => {
        const spliced = [...one.slice(0, month), ...other.slice(month)]
        const withheld = (year: number[]) => {
          const withholding = new Withholding(taxBasesOf(law, privilege))
          const contributions = new Contributions(law)
          return year.map((base, index) => {
            withholding.withhold(base, other[index] as number)
            contributions.charge(base)
            const { baseTax, allowancesTax } = withholding
            return [baseTax, allowancesTax, contributions.pension, contributions.social]
          })
        }
        expect(withheld(spliced).slice(0, month)).toEqual(withheld(one).slice(0, month))
      }),
      runs,
    )
  })

  it('every product stays below 2^53 at the largest terms', () => {
    for (let year = 2017; year <= 2026; year++) {
      const law = lawOf(year)
      const largest = calculate(
        {
          grossSalary: LARGEST_SALARY,
          districtCoefficient: 200,
          northernAllowance: 100,
          firstMonth: 1,
          hasTaxPrivilege: false,
        },
        law,
      )
      const rates = law.figures.contributionRates.value
      const highestTax = Math.max(...law.figures.mainScale.value.brackets.map(({ rate }) => rate))
      const highestContribution = (rates.unified ?? rates.pension).withinLimit
      // Tax products are in hundredths, contribution products in thousandths of a kopeck.
      expect(largest.grossIncome * highestTax + 5_000).toBeLessThan(2 ** 53)
      expect(largest.grossIncome * highestContribution + 500).toBeLessThan(2 ** 53)
    }
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
