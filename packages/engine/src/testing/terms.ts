import { type Kopecks, roubles, ZERO } from '../money/kopecks.ts'
import type { IncomeBefore, Month, Terms } from '../terms/terms.ts'

/** Terms of a worked example: short names for the usual ones, their own names for the others. */
export type Example = Omit<Terms, 'grossSalary'> & {
  readonly salary: Kopecks
  readonly district?: number
  readonly northern?: number
  readonly from?: Month
  readonly privilege?: boolean
}

/** Returns the terms of a worked example, which names only those that it is about. */
export function terms({
  salary,
  district = 100,
  northern = 0,
  from = 1,
  privilege = false,
  ...others
}: Example): Terms {
  return {
    grossSalary: salary,
    districtCoefficient: district,
    northernAllowance: northern,
    firstMonth: from,
    hasTaxPrivilege: privilege,
    ...others,
  }
}

/** Returns the terms of a worked example without their salary, which is to be found. */
export function termsWithoutSalary(example: Omit<Example, 'salary'>) {
  const { grossSalary: _, monthlySalaries: __, ...others } = terms({ salary: ZERO, ...example })
  return others
}

/** Returns twelve sums, 0 in the months that are not named; roubles, 1 is January. */
export function monthly(sums: Readonly<Record<number, number>>): Kopecks[] {
  return Array.from({ length: 12 }, (_, index) => {
    const sum = sums[index + 1]
    return sum === undefined ? ZERO : roubles(sum)
  })
}

/** Returns twelve sums, 0 after those that are given; kopecks, January first. */
export const fromJanuary = (sums: readonly number[]) =>
  Array.from({ length: 12 }, (_, index) => sums[index] ?? 0) as Kopecks[]

/** Terms for the whole pay of a year as one payment in January, roubles. */
export const paidInJanuary = (sum: number) => ({
  monthlyBonuses: monthly({ 1: sum }),
  bonusesAttractAllowances: false,
})

/** Income before the first month with the tax withheld from it, roubles; no deduction was granted. */
export const earlierIncome = (base: number, taxWithheld = 0, allowances = 0): IncomeBefore => ({
  baseIncome: roubles(base),
  allowancesIncome: roubles(allowances),
  taxWithheld: roubles(taxWithheld),
  deductionGranted: ZERO,
})
