import fc from 'fast-check'
import type { LawFigures } from '../law/law.ts'
import { EARLIEST_TAX_YEAR, lawOf } from '../law/law-of.ts'
import { NEWEST_TAX_YEAR } from '../law/yearly-figures.ts'
import { type Kopecks, LARGEST_SALARY } from '../money/kopecks.ts'
import type { Month, Terms } from '../terms.ts'
import { tariffFigures } from '../year/reduced-contributions.ts'

/** Sums up to a limit, small ones as often as large ones. */
export const sumUpTo = (max: number) =>
  fc.oneof(
    ...[3_000, 100_000_000, 3_000_000_000, max].map((limit) =>
      fc.integer({ min: 0, max: Math.min(limit, max) }),
    ),
  ) as fc.Arbitrary<Kopecks>

/** Twelve values. */
export const twelve = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(value, { minLength: 12, maxLength: 12 })

/** Twelve sums up to a limit. */
export const twelveUpTo = (max: number) => twelve(sumUpTo(max))

/** Twelve sums, each up to the largest salary. */
export const yearOfSums = twelveUpTo(LARGEST_SALARY)

export const anyYear = fc.integer({ min: EARLIEST_TAX_YEAR, max: NEWEST_TAX_YEAR + 2 })

const plain = {
  grossSalary: sumUpTo(LARGEST_SALARY),
  districtCoefficient: fc.integer({ min: 100, max: 200 }),
  northernAllowance: fc.integer({ min: 0, max: 100 }),
  firstMonth: fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Month>,
  hasTaxPrivilege: fc.boolean(),
}

/** The terms of an ordinary employee, which every year has. */
export const plainTerms: fc.Arbitrary<Terms> = fc.record(plain)

/** All terms, with pay of one size: from a few roubles to the largest salary. */
const allTerms = fc
  .constantFrom(...[3_000, 3_000_000, 30_000_000, 1_000_000_000, LARGEST_SALARY])
  .chain(termsOfPay) as fc.Arbitrary<Terms>

const tariffs = ['general', 'it', 'smallBusiness', 'smallBusinessManufacturing']

function termsOfPay(largest: number) {
  const pay = sumUpTo(largest)
  const employer = {
    baseIncome: sumUpTo(12 * largest),
    allowancesIncome: sumUpTo(12 * largest),
    taxWithheld: sumUpTo(12 * largest),
  }
  const deductionGranted = fc.oneof(fc.constant(0 as Kopecks), sumUpTo(12 * largest))
  return fc.record(
    {
      ...plain,
      grossSalary: pay,
      contractType: fc.constantFrom('employment', 'employment', 'civilContract', 'selfEmployment'),
      isNonResident: fc.boolean(),
      nonResidentCategory: fc.constantFrom('ordinary', 'eaeuCitizen', 'remoteEmployee', 'listed'),
      statutoryDistrictCoefficient: fc.integer({ min: 100, max: 200 }),
      firstMonthPaid: fc.constantFrom('full', 'workingDays', 'calendarDays'),
      firstDay: fc.integer({ min: 1, max: 28 }),
      lastMonth: fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Month>,
      lastMonthPaid: fc.constantFrom('full', 'workingDays', 'calendarDays'),
      lastDay: fc.integer({ min: 1, max: 28 }),
      monthlyDistrictCoefficients: twelve(fc.integer({ min: 100, max: 200 })),
      monthlyStatutoryDistrictCoefficients: twelve(fc.integer({ min: 100, max: 200 })),
      monthlyNorthernAllowances: twelve(fc.integer({ min: 0, max: 100 })),
      monthlySalaries: twelveUpTo(largest),
      monthlyBonuses: twelveUpTo(largest),
      bonusesAttractAllowances: fc.boolean(),
      children: fc.oneof(fc.nat(5), fc.nat(30)),
      disabledChildren: fc.oneof(fc.nat(2), fc.nat(30)),
      elderChildren: fc.nat(3),
      isSingleParent: fc.boolean(),
      ownDeduction: fc.constantFrom('item1', 'item2'),
      housingExpense: sumUpTo(LARGEST_SALARY),
      mortgageInterest: sumUpTo(LARGEST_SALARY),
      socialExpense: sumUpTo(LARGEST_SALARY),
      childEducationExpense: sumUpTo(LARGEST_SALARY),
      expensiveTreatment: sumUpTo(LARGEST_SALARY),
      longTermSavings: sumUpTo(LARGEST_SALARY),
      hasGtoBadge: fc.boolean(),
      hasFamilyPayment: fc.boolean(),
      incomePayer: fc.constantFrom('firms', 'individuals'),
      hasRegistrationDeduction: fc.boolean(),
      incomeBefore: fc.record({ ...employer, deductionGranted }),
      incomeBeforeElsewhere: pay,
      otherEmployers: fc.array(fc.record({ ...employer, hasTaxPrivilege: fc.boolean() }), {
        maxLength: 10,
      }),
      contributionTariff: fc.constantFrom(...tariffs),
      accidentRate: fc.integer({ min: 8, max: 1_190 }),
      isCompanyHead: fc.boolean(),
      workingConditions: fc.constantFrom('ordinary', 'class31', 'class34', 'list1'),
    },
    { requiredKeys: ['grossSalary'] },
  )
}

/** A tax year with terms that it has. */
export interface Case {
  readonly year: number
  readonly terms: Terms
}

const hasTariff = ({ contributionTariff: name = 'general' }: Terms, figures: LawFigures) =>
  name === 'general' || figures[tariffFigures[name]].value !== null

/** Any terms, with any year that has their contract type, tariff and calendar. */
export const anyCase: fc.Arbitrary<Case> = fc
  .tuple(anyYear, fc.oneof(plainTerms, { weight: 4, arbitrary: allTerms }))
  .map(([year, terms]) => {
    const { figures, workingDays } = lawOf(year)
    const { firstMonth = 1, lastMonth = 12 } = terms
    return {
      year,
      terms: {
        ...terms,
        ...(figures.selfEmployment.value === null && { contractType: 'employment' as const }),
        ...(!hasTariff(terms, figures) && { contributionTariff: 'general' as const }),
        ...(workingDays === null && {
          firstMonthPaid: 'full' as const,
          lastMonthPaid: 'full' as const,
        }),
        ...(figures.remoteEmployeeScale.value === null && {
          nonResidentCategory: 'listed' as const,
        }),
        lastMonth: Math.max(firstMonth, lastMonth) as Month,
      },
    }
  })
