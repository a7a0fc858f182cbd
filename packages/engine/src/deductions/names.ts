import { type Kopecks, ZERO } from '../money/kopecks.ts'

/**
 * The deductions that the employer grants, each a row of the table `deductions`, in the order of breakdowns. The tax that
 * each one saves is found from the last one to the first. Of each, the steps of a breakdown: what a month, or a payment, has
 * of it, what the payments to date have, and the tax that it saved in a year.
 */
export const deductionSteps = {
  notice: { granted: 'notice_deduction', toDate: 'notice_deduction', saved: 'notice_return' },
  children: {
    granted: 'child_deduction',
    toDate: 'deductions_to_date',
    saved: 'children_return',
  },
  own: { granted: 'own_deduction', toDate: 'own_deduction', saved: 'own_return' },
} as const satisfies Readonly<
  Record<string, Readonly<Record<'granted' | 'toDate' | 'saved', string>>>
>

export type DeductionName = keyof typeof deductionSteps

/** A step of a breakdown about a deduction. */
export type DeductionStep = (typeof deductionSteps)[DeductionName]['granted' | 'toDate' | 'saved']

/**
 * What a breakdown calls the figures of the law of a deduction: the sum of a month, and the income with which it ends; and
 * the warning that a month passed that income.
 */
export const deductionFigures = {
  children: { limit: 'child_deduction_limit', passed: 'child_deduction_limit_passed' },
  own: { monthly: 'own_deduction_by_law' },
} as const satisfies Readonly<
  Partial<Record<DeductionName, Readonly<Partial<Record<'monthly' | 'limit' | 'passed', string>>>>>
>

type OfDeduction<Key extends string> = Extract<
  (typeof deductionFigures)[keyof typeof deductionFigures],
  Readonly<Record<Key, string>>
>[Key]

/** A figure of the law of a deduction, as a breakdown calls it. */
export type DeductionFigure = OfDeduction<'monthly'> | DeductionLimitFigure
export type DeductionLimitFigure = OfDeduction<'limit'>

/** The warning that a month passed the income with which a deduction ends. */
export type DeductionLimitPassed = OfDeduction<'passed'>

export const deductionNames = Object.keys(deductionSteps) as readonly DeductionName[]

/** Kopecks of each deduction. */
export type Deductions = Readonly<Record<DeductionName, Kopecks>>

const zeros = Object.fromEntries(deductionNames.map((name) => [name, ZERO])) as Deductions

/** Makes the sums of no deduction, to fill in: a frozen object is slow to copy. */
export const newDeductions = (): Record<DeductionName, Kopecks> => ({ ...zeros })

/** No deduction: one object, which most months share, so that sums of their deductions need no addition. */
export const noDeductions: Deductions = Object.freeze(newDeductions())

/** Makes the kopecks of each deduction. */
export function eachDeduction(kopecksOf: (name: DeductionName) => Kopecks): Deductions {
  const sums = newDeductions()
  for (const name of deductionNames) sums[name] = kopecksOf(name)
  return sums
}
