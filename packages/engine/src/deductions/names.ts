import type { StepKind } from '../breakdown/names.ts'

/** The steps of a breakdown about a deduction. */
interface DeductionSteps {
  /** What a month, or a payment, has of it. */
  readonly granted: StepKind
  /** The tax that it saved in a year. */
  readonly saved: StepKind
  /** What the payments to date have of it. */
  readonly toDate: StepKind
}

/**
 * The deductions that the employer grants, each a row of the table `deductions`, in the order of breakdowns. The tax that
 * each one saves is found from the last one to the first.
 */
export const deductionSteps = {
  children: {
    granted: 'child_deduction',
    saved: 'children_return',
    toDate: 'deductions_to_date',
  },
  own: { granted: 'own_deduction', saved: 'own_return', toDate: 'own_deduction' },
} as const satisfies Readonly<Record<string, DeductionSteps>>

export type DeductionName = keyof typeof deductionSteps

export const deductionNames = Object.keys(deductionSteps) as readonly DeductionName[]
