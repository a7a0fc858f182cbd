import { EARLIEST_TAX_YEAR, lawOf, NEWEST_TAX_YEAR } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recompute } from '../breakdown/recompute.ts'
import type { Step } from '../breakdown/step.ts'
import {
  type Kopecks,
  LARGEST_MONTHLY_PAY,
  LARGEST_OTHER_PAY,
  LARGEST_SALARY,
  roubles,
} from '../money/kopecks.ts'
import { explain } from '../readings/breakdown.ts'
import { calculate } from '../readings/payslips.ts'
import { anyYear } from '../testing/arbitraries.ts'
import type { Terms } from './terms.ts'

const YEAR_OF_SALARIES = (12 * LARGEST_SALARY) as Kopecks
const months = (sum: number) => Array<number>(12).fill(sum)

/** Calculates terms whose type is not checked. */
const calculateAny = (terms: object) =>
  calculate({ grossSalary: roubles(100_000), ...terms } as Terms, lawOf(2026))

const nobody = { baseIncome: -1, allowancesIncome: 0, taxWithheld: -1, deductionGranted: 0 }
const toSalary = 'must be a whole number 0 ... 100000000000'
const toYearOfSalaries = 'must be a whole number 0 ... 1200000000000'

/** For each term, a value out of its range: the place and the text of the problem. */
const outOfRange: [place: string, value: unknown, problem: string][] = [
  ['grossSalary', -1, toSalary],
  ['contractType', 'job', 'must be one of employment, civilContract, selfEmployment'],
  ['districtCoefficient', 250, 'must be a whole number 100 ... 200'],
  ['statutoryDistrictCoefficient', 99, 'must be a whole number 100 ... 200'],
  ['northernAllowance', 0.5, 'must be a whole number 0 ... 100'],
  ['firstMonth', 13, 'must be a whole number 1 ... 12'],
  ['firstMonthPaid', 'no', 'must be one of full, workingDays, calendarDays'],
  ['firstDay', 32, 'must be a whole number 1 ... 31'],
  ['lastMonth', 0, 'must be a whole number 1 ... 12'],
  ['lastMonthPaid', 'no', 'must be one of full, workingDays, calendarDays'],
  ['lastDay', 0, 'must be a whole number 1 ... 31'],
  ['monthlySalaries', [1], 'must have twelve values'],
  ['monthlyDistrictCoefficients[0]', months(99), 'must be a whole number 100 ... 200'],
  ['monthlyStatutoryDistrictCoefficients[0]', months(201), 'must be a whole number 100 ... 200'],
  ['monthlyNorthernAllowances[11]', months(101), 'must be a whole number 0 ... 100'],
  ['monthlyBonuses[0]', months(0.5), toSalary],
  ['monthlyBonuses[11]', months(-1), toSalary],
  ['children', 1.5, 'must be a whole number 0 ... 30'],
  ['disabledChildren', 31, 'must be a whole number 0 ... 30'],
  ['elderChildren', 0.5, 'must be a whole number 0 ... 30'],
  ['incomeBeforeElsewhere', -1, toYearOfSalaries],
  [
    'otherEmployers[0].hasTaxPrivilege',
    [{ ...nobody, hasTaxPrivilege: null }],
    'must be true or false',
  ],
  ['housingExpense', -1, toSalary],
  ['mortgageInterest', '1', toSalary],
  ['socialExpense', Number.NaN, toSalary],
  ['childEducationExpense', LARGEST_SALARY + 1, toSalary],
  ['expensiveTreatment', 0.5, toSalary],
  ['longTermSavings', -1, toSalary],
  ['hasGtoBadge', 1, 'must be true or false'],
  ['isNonResident', 1, 'must be true or false'],
  ['hasTaxPrivilege', 'yes', 'must be true or false'],
  ['bonusesAttractAllowances', 0, 'must be true or false'],
  ['isSingleParent', null, 'must be true or false'],
  ['hasRegistrationDeduction', 'true', 'must be true or false'],
  ['nonResidentCategory', 'no', 'must be one of ordinary, eaeuCitizen, remoteEmployee, listed'],
  ['incomePayer', 'nobody', 'must be one of firms, individuals'],
  ['incomeBefore.allowancesIncome', { ...nobody, allowancesIncome: 0.5 }, toYearOfSalaries],
  ['incomeBefore.deductionGranted', { ...nobody, deductionGranted: -1 }, toYearOfSalaries],
  ['incomeBefore.baseIncome', nobody, toYearOfSalaries],
  ['otherEmployers[0].taxWithheld', [nobody], toYearOfSalaries],
  ['otherEmployers', Array(12).fill(nobody), 'must be at most 11'],
  [
    'contributionTariff',
    'no',
    'must be one of general, it, smallBusiness, smallBusinessManufacturing',
  ],
  [
    'otherPay[0].amount',
    [{ kind: 'gift', month: 1, amount: -1 }],
    'must be a whole number 0 ... 10000000000',
  ],
  ['accidentRate', 0.2, 'must be a whole number 8 ... 1190'],
]
const termAt = (place: string) => place.replace(/[.[].*/, '')

describe('calculate', () => {
  it.each(outOfRange)('throws for %s out of its range', (place, value, problem) => {
    const calculation = () => calculateAny({ [termAt(place)]: value })
    expect(calculation).toThrow(RangeError)
    expect(calculation).toThrow(`${place} ${problem}`)
  })

  it('names all terms that are out of their range at once', () => {
    const all = outOfRange.map(([place, value]) => [termAt(place), value])
    for (const [name] of all) {
      expect(() => calculateAny(Object.fromEntries(all))).toThrow(`${name}`)
    }
  })

  it.each([{}, { grossSalary: undefined }])('throws for %j, which has no salary', (terms) => {
    expect(() => calculate(terms as Terms, lawOf(2026))).toThrow('grossSalary must be')
  })

  it.each([
    [{ gross_salary: 1 }, 'gross_salary is not known: did you mean grossSalary?'],
    [{ salary: 50 }, 'salary is not known: did you mean grossSalary?'],
    [{ childen: 2 }, 'childen is not known: did you mean children?'],
    [{ grossSallary: 50 }, 'grossSallary is not known: did you mean grossSalary?'],
    [{ colour: 'red' }, /colour is not known$/],
    [
      { incomeBefore: { ...nobody, base_income: 1 } },
      'incomeBefore.base_income is not known: did you mean incomeBefore.baseIncome?',
    ],
    [{ otherEmployers: [{ baseIncome: 1 }] }, 'otherEmployers[0].allowancesIncome must be a whole'],
    [{ monthlyBonuses: 5 }, 'monthlyBonuses must have twelve values'],
    [{ gros_salary: 50 }, 'gros_salary is not known: did you mean grossSalary?'],
    [{ incomeBefore: null }, 'incomeBefore must be an object'],
    [{ incomeBefore: 5 }, /incomeBefore must be an object$/],
    [{ otherPay: 5 }, /otherPay must be a list$/],
    [{ firstMonth: 5, lastMonth: 3 }, 'lastMonth must be a whole number 5 ... 12'],
    [{ children: 1, disabledChildren: 2 }, 'disabledChildren must be a whole number 0 ... 1'],
    [
      { districtCoefficient: 115, statutoryDistrictCoefficient: 116 },
      'statutoryDistrictCoefficient must be a whole number 100 ... 115',
    ],
    [
      { otherPay: [{ kind: 'gift', month: 9, amount: 1 }], lastMonth: 8 },
      'otherPay[0].month must be a whole number 1 ... 8',
    ],
    [
      { otherPay: [{ kind: 'gift', month: 1, amount: 1 }], firstMonth: 2 },
      'month must be a whole number 2 ... 12',
    ],
    [
      { otherPay: [{ kind: 'gift', month: 1, amount: 5, northernAmount: 1 }] },
      'northernAmount must be 0 for gift',
    ],
    [
      { otherPay: [{ kind: 'tip', month: 1, amount: 5 }] },
      'otherPay[0].kind must be one of vacation_pay',
    ],
    [
      { otherPay: [{ kind: 'gift', month: 1, amount: 5 }], contractType: 'civilContract' },
      'otherPay must not be given beside contractType',
    ],
    [
      { contractType: 'civilContract', districtCoefficient: 115, hasTaxPrivilege: true },
      'hasTaxPrivilege must not be given beside contractType; districtCoefficient must not be',
    ],
    [
      { contractType: 'selfEmployment', monthlyNorthernAllowances: months(10), accidentRate: 20 },
      'monthlyNorthernAllowances must not be given beside contractType; accidentRate must not be given beside contractType',
    ],
    [
      { contractType: 'selfEmployment', workingConditions: 'class31' },
      'workingConditions must not be given beside contractType',
    ],
  ])('throws for %j', (terms, problem) => {
    expect(() => calculateAny(terms)).toThrow(problem)
  })

  it.each([
    ['civilContract', 'employmentOnly'],
    ['selfEmployment', 'notForSelfEmployed'],
  ])('says by which rule %s excludes a term', (contractType, reason) => {
    expect(() => calculateAny({ contractType, hasTaxPrivilege: true })).toThrow(
      expect.objectContaining({
        problems: [expect.objectContaining({ path: 'hasTaxPrivilege', reason })],
      }),
    )
  })

  it('takes a term that a contract type excludes at its default', () => {
    const asDefault = { districtCoefficient: 100, otherPay: [], monthlyNorthernAllowances: null }
    const { incomeTax } = calculateAny({ contractType: 'civilContract', ...asDefault })
    // 13 % of 1.2 million.
    expect(incomeTax).toBe(15_600_000)
  })

  it('takes a coefficient of the law beside coefficients by month, whatever the one of the year is', () => {
    // A coefficient of 1.5 pays 50,000, of which 30,000 are those of the law and 20,000 count as salary.
    const byMonth = { monthlyDistrictCoefficients: months(150), statutoryDistrictCoefficient: 130 }
    const year = calculateAny(byMonth)
    expect(year.months[0]).toMatchObject({ basePay: 12_000_000, allowances: 3_000_000 })
  })

  it('says once that a salary is no number', () => {
    expect(() => calculateAny({ grossSalary: Number.NaN })).toThrow(/^[^;]*$/)
  })

  it('separates the problems with semicolons', () => {
    expect(() => calculateAny({ children: -1, accidentRate: 0.2 })).toThrow(
      'children must be a whole number 0 ... 30; accidentRate must be a whole number 8 ... 1190',
    )
  })

  it('throws for monthly pay above the largest one with its allowances', () => {
    const monthlySalaries = months(LARGEST_MONTHLY_PAY)
    expect(calculateAny({ monthlySalaries }).grossIncome).toBe(12 * LARGEST_MONTHLY_PAY)
    expect(() => calculateAny({ monthlySalaries, northernAllowance: 1 })).toThrow(
      `monthlySalaries with allowances must be at most ${LARGEST_MONTHLY_PAY} a month`,
    )
  })

  it('throws for the largest monthly pay with a bonus', () => {
    const monthlySalaries = months(0).with(0, LARGEST_MONTHLY_PAY)
    const monthlyBonuses = months(0).with(0, 1)
    expect(() => calculateAny({ monthlySalaries, monthlyBonuses })).toThrow('at most')
  })

  it('throws for the largest monthly pay with other pay in the same month', () => {
    const monthlySalaries = months(0).with(11, LARGEST_MONTHLY_PAY)
    const otherPayOf = (month: number) => [{ kind: 'gift', month, amount: 1 }]
    expect(() => calculateAny({ monthlySalaries, otherPay: otherPayOf(12) })).toThrow('at most')
    expect(calculateAny({ monthlySalaries, otherPay: otherPayOf(11) }).months).toHaveLength(12)
  })

  it('accepts terms at their defaults', () => {
    // 100,000 and a bonus of 50,000 in each month: 13 % of 1.8 million.
    const { incomeTax } = calculateAny({ monthlyBonuses: months(5_000_000), children: 0 })
    expect(incomeTax).toBe(23_400_000)
  })
})

describe('the largest terms', () => {
  const largestEmployer = {
    baseIncome: YEAR_OF_SALARIES,
    allowancesIncome: YEAR_OF_SALARIES,
    taxWithheld: YEAR_OF_SALARIES,
  }
  const largestTerms: Terms = {
    grossSalary: LARGEST_SALARY,
    districtCoefficient: 200,
    northernAllowance: 100,
    monthlyBonuses: months(LARGEST_SALARY) as Kopecks[],
    children: 30,
    disabledChildren: 30,
    elderChildren: 30,
    isSingleParent: true,
    housingExpense: LARGEST_SALARY,
    mortgageInterest: LARGEST_SALARY,
    socialExpense: LARGEST_SALARY,
    childEducationExpense: LARGEST_SALARY,
    expensiveTreatment: LARGEST_SALARY,
    longTermSavings: LARGEST_SALARY,
    hasGtoBadge: true,
    incomeBefore: { ...largestEmployer, deductionGranted: YEAR_OF_SALARIES },
    otherEmployers: Array(11).fill(largestEmployer),
    accidentRate: 1_190,
  }

  it('keep every product below 2^53', () => {
    // A month pays twice the salary, three times with the allowances, and other pay; a year twelve such months and
    // two years of salaries before; the tax service adds ten times two years of salaries.
    const month = LARGEST_MONTHLY_PAY
    const year = 12 * month + 2 * YEAR_OF_SALARIES
    const everyEmployer = year + 10 * 2 * YEAR_OF_SALARIES
    const highest = { tax: 22, flat: 30, insurance: 300, fund: 220 }
    const otherPay = Array(24).fill({ kind: 'other', month: 1, amount: LARGEST_OTHER_PAY })
    const year2026 = calculate({ ...largestTerms, otherPay }, lawOf(2026))
    expect(year2026.months[0]?.grossIncome).toBe(month)
    expect(year2026.grossIncome).toBe(12 * 6 * LARGEST_SALARY + 24 * LARGEST_OTHER_PAY)
    // Tax products are in hundredths, contribution products in thousandths of a kopeck.
    expect(everyEmployer * highest.tax + 5_000).toBeLessThan(2 ** 53)
    expect(month * highest.flat + 5_000).toBeLessThan(2 ** 53)
    expect(year * highest.insurance + 500).toBeLessThan(2 ** 53)
    // A part month and a fund's share double their product.
    expect(2 * month * 31 + 31).toBeLessThan(2 ** 53)
    expect(2 * ((year * highest.insurance) / 1_000) * highest.fund + 300).toBeLessThan(2 ** 53)
    for (let taxYear = EARLIEST_TAX_YEAR; taxYear <= NEWEST_TAX_YEAR; taxYear++) {
      const { mainScale, contributionRates } = lawOf(taxYear).figures
      const taxRates = mainScale.value.brackets.map(({ rate }) => rate)
      expect(Math.max(...taxRates)).toBeLessThanOrEqual(highest.tax)
      const { unified, pension } = contributionRates.value
      expect((unified ?? pension).withinLimit).toBeLessThanOrEqual(highest.insurance)
    }
  })

  it.each([2017, 2022, 2024, 2025, 2026])('have an exact accident premium in %i', (taxYear) => {
    const year = calculate(largestTerms, lawOf(taxYear))
    // 11.9 % of a year, to the kopeck, since its beginning.
    const paidBefore = 2n * BigInt(YEAR_OF_SALARIES)
    const premium = (pay: bigint) => (pay * 1_190n * 2n + 10_000n) / 20_000n
    expect(BigInt(year.accidentContribution)).toBe(
      premium(paidBefore + BigInt(year.grossIncome)) - premium(paidBefore),
    )
  })

  it('have breakdowns that are exact in integers of any size', () => {
    const largestSalaries = [null, months(LARGEST_SALARY), months(LARGEST_MONTHLY_PAY)]
    const either = <T>(...values: T[]) => fc.constantFrom(...values)
    const extremes = fc.record({
      ...Object.fromEntries(
        Object.entries(largestTerms).map(([name, value]) => [name, either(value, undefined)]),
      ),
      grossSalary: either(0, 1, LARGEST_SALARY - 1, LARGEST_SALARY),
      monthlySalaries: either(...largestSalaries),
      contractType: either('employment', 'civilContract', 'selfEmployment'),
      contributionTariff: either('general', 'it', 'smallBusiness', 'smallBusinessManufacturing'),
      statutoryDistrictCoefficient: either(null, 100),
      firstMonth: either(1, 12),
      firstMonthPaid: either('full', 'workingDays', 'calendarDays'),
      isNonResident: fc.boolean(),
      hasTaxPrivilege: fc.boolean(),
      hasRegistrationDeduction: fc.boolean(),
    }) as fc.Arbitrary<Terms>
    fc.assert(
      fc.property(extremes, anyYear, (terms, taxYear) => {
        let steps: readonly Step[] = []
        try {
          steps = explain(terms, lawOf(taxYear)).steps
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
        fc.pre(steps.length > 0)
        const inexact = steps.filter(
          (step) =>
            recompute(step) !== step.value ||
            !Number.isSafeInteger(step.value) ||
            step.brackets?.some(({ tax }) => !Number.isSafeInteger(tax)),
        )
        expect(inexact).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
