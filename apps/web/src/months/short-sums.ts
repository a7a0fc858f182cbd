import type { StepKind } from '@oklad/contract/internal'
import type { AmountName } from '@oklad/engine'

/** The sums of a month that everybody needs. On a screen the last one comes first. */
export const shortSums = [
  'grossIncome',
  'incomeTax',
  'netIncome',
] as const satisfies readonly AmountName[]

/** The sums into which the cost of a year divides. */
export const partsOfCost = [
  'netIncome',
  'incomeTax',
  'contributions',
] as const satisfies readonly AmountName[]

const ofGross = 'gross pay has it'
const ofTax = 'the income tax has it'
const ofContributions = 'all contributions have it'
const inDetail = 'the detailed table has it'

/** The sums of a month for which a short place has a larger one, or no room. */
// biome-ignore format: one sum a line
const parts = {
  accrual_base: ofGross,
  accrual_allowances: ofGross,
  accrual_bonus: ofGross,
  other_pay: ofGross,
  exempt_income: ofGross,
  main_base_tax: ofTax,
  allowances_tax: ofTax,
  child_deduction: inDetail,
  own_deduction: inDetail,
  notice_deduction: inDetail,
  writ_amount: 'the payslip has each writ',
  pension_contribution: ofContributions,
  medical_contribution: ofContributions,
  social_contribution: ofContributions,
  accident_contribution: ofContributions,
  additional_contribution: ofContributions,
} as const satisfies Partial<Record<StepKind, string>>

/** Why tables of `shortSums` leave out the other sums of a month. */
export const leftOutOfShort: Readonly<Partial<Record<StepKind, string>>> = {
  ...parts,
  withheld_after_tax: inDetail,
}

/** Why a place of `partsOfCost` leaves out the other sums of a year. */
export const leftOutOfCost: Readonly<Partial<Record<StepKind, string>>> = {
  ...parts,
  gross_income: 'net pay and tax divide it',
}
