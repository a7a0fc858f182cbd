import type { Accrual } from './accrual.ts'
import type { CircumstancesResult } from './circumstances/result.ts'
import type { Kopecks } from './money/kopecks.ts'
import type { Month } from './terms.ts'

/** One month of the calculation. Sums are kopecks. */
export interface PayslipMonth {
  readonly month: Month
  readonly basePay: Kopecks
  /** The district coefficient's part and the northern allowance. */
  readonly allowances: Kopecks
  /** `basePay` + `allowances`. */
  readonly grossIncome: Kopecks
  /** Tax withheld on base pay. */
  readonly baseTax: Kopecks
  /** Tax withheld on the allowances. */
  readonly allowancesTax: Kopecks
  /** `baseTax` + `allowancesTax`. */
  readonly incomeTax: Kopecks
  /** `grossIncome` − `incomeTax`: what the month pays on hand. */
  readonly netIncome: Kopecks
  readonly pensionContribution: Kopecks
  readonly medicalContribution: Kopecks
  readonly socialContribution: Kopecks
  /** The rate of the main base after the month, whole percent. */
  readonly taxRate: number
}

/** A tax year from its first paid month to December. Sums are kopecks. */
export interface PayslipYear {
  readonly year: number
  readonly months: readonly PayslipMonth[]
  readonly grossIncome: Kopecks
  readonly incomeTax: Kopecks
  readonly netIncome: Kopecks
  readonly pensionContribution: Kopecks
  readonly medicalContribution: Kopecks
  readonly socialContribution: Kopecks
  /** What the circumstances add, where the terms have any. */
  readonly circumstances?: CircumstancesResult
}

/** What a month's tax is made of, however it was withheld. */
export interface MonthTax {
  readonly baseTax: Kopecks
  readonly allowancesTax: Kopecks
  readonly rate: number
}

/** What a month costs the employer above the pay. */
export interface MonthContributions {
  readonly pension: Kopecks
  readonly medical: Kopecks
  readonly social: Kopecks
}

/** Puts a month's payslip together. */
export function payslipMonth(
  month: number,
  { basePay, allowances }: Accrual,
  tax: MonthTax,
  contributions: MonthContributions,
): PayslipMonth {
  const grossIncome = basePay + allowances
  const { baseTax, allowancesTax } = tax
  const incomeTax = baseTax + allowancesTax
  return {
    month: month as Month,
    basePay,
    allowances,
    grossIncome: grossIncome as Kopecks,
    baseTax,
    allowancesTax,
    incomeTax: incomeTax as Kopecks,
    netIncome: (grossIncome - incomeTax) as Kopecks,
    pensionContribution: contributions.pension,
    medicalContribution: contributions.medical,
    socialContribution: contributions.social,
    taxRate: tax.rate,
  }
}

/** Sums the months of a year. */
export function payslipYear(year: number, months: readonly PayslipMonth[]): PayslipYear {
  let grossIncome = 0
  let incomeTax = 0
  let pensionContribution = 0
  let medicalContribution = 0
  let socialContribution = 0
  for (const month of months) {
    grossIncome += month.grossIncome
    incomeTax += month.incomeTax
    pensionContribution += month.pensionContribution
    medicalContribution += month.medicalContribution
    socialContribution += month.socialContribution
  }
  return {
    year,
    months,
    grossIncome: grossIncome as Kopecks,
    incomeTax: incomeTax as Kopecks,
    netIncome: (grossIncome - incomeTax) as Kopecks,
    pensionContribution: pensionContribution as Kopecks,
    medicalContribution: medicalContribution as Kopecks,
    socialContribution: socialContribution as Kopecks,
  }
}
