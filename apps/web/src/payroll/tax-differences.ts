import { exemptCodes, type Paid } from '@oklad/documents'
import { Scale, toWholeRoubles } from '@oklad/engine/internal'
import type { Employee } from '@oklad/table/documents'

/** Why 6-НДФЛ has another tax of a person than the list. */
export const taxReasons = ['latePay', 'deductions', 'rounding', 'excess', 'unknown'] as const

/** The tax that 6-НДФЛ has less than the list by each reason, kopecks; below 0 what it has more. */
export type TaxLess = Readonly<Partial<Record<(typeof taxReasons)[number], number>>>

/** The year of a person in the list, kopecks. */
export interface ListYear {
  readonly tax: number
  /** Returns the deductions that the months have, and whether the list says that tax is withheld too much or not withheld. */
  readonly months: () => { readonly deduction: number; readonly hasExcess: boolean }
}

/** Income of both bases with the deductions from it, kopecks. */
interface Income {
  readonly main: number
  readonly north: number
  readonly deduction: number
}

/**
 * Divides the difference between the tax of a person in the list, where a month has its own pay, and in 6-НДФЛ, where it has
 * the pay of its dates (Tax Code, article 223, paragraph 1). Pay for December that is paid in January is taxed above all other
 * pay of the year. Income passes the limit of the deduction for children in another month (article 218, paragraph 1, item 4).
 * The flat rate is rounded with each payment.
 */
export function taxLessOf(person: Employee, list: ListYear): TaxLess {
  const { regime, scales, paid, late } = person
  const withheld = paid.reduce(
    (sum, { tax_parts }) =>
      tax_parts.reduce((all, { tax_amount, returned = 0 }) => all + tax_amount - returned, sum),
    0,
  )
  const less = list.tax - withheld
  if (regime.isFlat) {
    const latePay = late.reduce((sum, { tax_amount }) => sum + tax_amount, 0)
    return { latePay, rounding: less - latePay }
  }
  const taxOn = taxOf(scales)
  const own = incomeOf(paid)
  const ofLate = incomeOf(late)
  const whole = { ...own, main: own.main + ofLate.main, north: own.north + ofLate.north }
  const latePay = taxOn(whole) - taxOn(own)
  const excess = taxOn(own) - withheld
  if (less === latePay + excess) return { latePay, excess }
  const { deduction, hasExcess } = list.months()
  const deductions = taxOn({ ...whole, deduction }) - taxOn(whole)
  const rest = less - latePay - excess - deductions
  return hasExcess
    ? { latePay, deductions, excess: excess + rest }
    : { latePay, deductions, excess, unknown: rest }
}

/** The taxed income of payments by base, and their deductions without exempt pay. */
function incomeOf(payments: readonly Pick<Paid, 'tax_parts' | 'deduction_codes'>[]): Income {
  const sums = { main: 0, north: 0, deduction: 0 }
  for (const { tax_parts, deduction_codes } of payments) {
    for (const { base, income } of tax_parts) sums[base] += income
    for (const { code, amount } of deduction_codes) {
      // Documents have exempt pay as income and as its deduction.
      if (exemptCodes.has(code)) sums.main -= amount
      else sums.deduction += amount
    }
  }
  return sums
}

/** Makes the function that computes the tax on income since January. Deductions reduce the main base first. */
function taxOf({ main, north }: Employee['scales']) {
  const [ofMain, ofNorth] = [main, north].map((brackets) => brackets && new Scale(brackets))
  return (income: Income): number => {
    const base = Math.max(income.main - income.deduction, 0)
    const left = Math.max(income.deduction - income.main, 0)
    const allowances = Math.max(income.north - left, 0)
    return (
      toWholeRoubles(ofMain?.taxOn(base) ?? 0) + toWholeRoubles(ofNorth?.taxOn(allowances) ?? 0)
    )
  }
}
