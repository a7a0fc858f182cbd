import type { PaymentsResponse } from '@oklad/contract'
import {
  type DeductionNotice,
  exemptCodes,
  type Paid,
  type Person,
  type PersonTax,
  type PersonYear,
  type Scales,
  type YearSums,
} from '@oklad/documents'
import { monthIn } from '@oklad/engine/internal'

export type Payments = Readonly<PaymentsResponse['payments']>
type PersonLines = NonNullable<Parameters<YearSums['add']>[1]>

/** What was granted by code: kopecks, and the last month in which it was. */
type Granted = Map<string, { readonly amount: number; readonly month: number }>

/** One person of the table. */
export interface Employee {
  /** From 1, by the first rows. */
  readonly number: number
  /** The first row. */
  readonly row: number
  readonly rows: number[]
  /** As the last row names the person. */
  person: Person
  /** Whose tax it is: only the tax of rows with the same one can be continued. */
  readonly regime: Readonly<Record<'isNotResident' | 'isFlat' | 'hasPrivilege', boolean>>
  readonly lines: PersonLines
  readonly ofSpecialist: PersonLines
  /** The tax of the rows before by line. */
  readonly tax: PersonTax
  readonly before: typeof NOTHING_BEFORE
  /** The deductions of the rows before. */
  readonly granted: Granted
  lastPayment: string
  /** The tax year in which the last row starts. */
  startYear: number
  /** What was paid by the last row, and not yet added: a row that recalculates it may follow. */
  pending: {
    readonly was: Payments
    readonly payments: readonly Paid[]
    readonly accrued?: number
    readonly lastMonth: number
  }
  /** The payments of all rows in the tax year, with their tax in its lines. */
  readonly paid: Paid[]
  /** The payments of all rows in the next tax year: for December. */
  readonly late: Payments[number][]
  readonly year?: PersonYear
  scales: Scales
  /** The notices by which the rows have deductions. */
  readonly notices: DeductionNotice[]
  /** Accrued in the month of personal data; absent without employment in it. */
  accrued?: number
}

/** Nothing that a row has paid. */
export const NO_PAY: Employee['pending'] = { was: [], payments: [], lastMonth: 12 }

/** The sums before the first row. */
export const NOTHING_BEFORE = {
  base_gross_income: 0,
  north_gross_income: 0,
  tax_withheld: 0,
  deduction_granted: 0,
}

/** Adds what was paid to the sums of the rows before; exempt pay counts neither towards the tax base nor towards the limit of deductions. */
export function addBefore(
  { before, granted }: Employee,
  payments: readonly Paid[],
  lastMonth: number,
): void {
  for (const { date, tax_parts, deduction_codes } of payments) {
    for (const { base, income, tax_amount, returned = 0 } of tax_parts) {
      before[base === 'main' ? 'base_gross_income' : 'north_gross_income'] += income
      before.tax_withheld += tax_amount - returned
    }
    for (const { code, amount } of deduction_codes) {
      if (exemptCodes.has(code)) before.base_gross_income -= amount
      else before.deduction_granted += amount
      const earlier = granted.get(code)?.amount ?? 0
      granted.set(code, { amount: earlier + amount, month: Math.min(monthIn(date), lastMonth) })
    }
  }
}

/**
 * Returns whether payments grant again what rows before have: exempt pay above the sum of a year, or standard deductions for
 * a month.
 * @param firstMonth of the payments, 1 is January
 * @param exemptInYear the most of a code in a year, kopecks
 */
export function grantedAgain(
  granted: Granted,
  payments: Payments,
  firstMonth: number,
  exemptInYear: ReadonlyMap<string, number>,
): { readonly isExempt: boolean; readonly isStandard: boolean } {
  const own = new Map<string, number>()
  for (const { code, amount } of payments.flatMap((one) => one.deduction_codes)) {
    own.set(code, (own.get(code) ?? 0) + amount)
  }
  const again = [...own].flatMap(([code, amount]) => {
    const before = granted.get(code)
    return before ? [{ code, total: before.amount + amount, month: before.month }] : []
  })
  return {
    isExempt: again.some(({ code, total }) => total > (exemptInYear.get(code) ?? Infinity)),
    isStandard: again.some(({ code, month }) => !exemptCodes.has(code) && firstMonth <= month),
  }
}
