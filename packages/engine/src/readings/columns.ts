import type { Law } from '@oklad/law'
import { requireLaw } from '@oklad/law/internal'
import { calculationOf } from '../contract-types/contract-types.ts'
import { ZERO } from '../money/kopecks.ts'
import { completeTerms, problemsOf } from '../terms/complete-terms.ts'
import type { CompleteTerms, Terms } from '../terms/terms.ts'
import { walkYear } from '../year/walk.ts'
import { funds, type MonthFigures, reusedYears } from '../year-figures.ts'

/** The terms that can differ from row to row. All other terms are the same for all rows. */
const columnTerms = [
  'grossSalary',
  'districtCoefficient',
  'northernAllowance',
  'children',
  'disabledChildren',
  'accidentRate',
  'firstMonth',
  'lastMonth',
] as const satisfies readonly (keyof Terms)[]

/** Columns of terms, a value for each row, in the units of `Terms`. */
export type InputColumns = { readonly grossSalary: ArrayLike<number> } & {
  readonly [Name in (typeof columnTerms)[number]]?: ArrayLike<number>
}

/** The monthly figures for which there are columns. */
const monthColumns = [
  'basePay',
  'allowances',
  'grossIncome',
  'childDeduction',
  'baseTax',
  'allowancesTax',
  'taxRate',
  ...funds,
] as const satisfies readonly (keyof MonthFigures)[]

/**
 * The figures of all rows, kopecks (`taxRate`: percent): twelve values a row, January first, 0
 * before the first paid month and after the last.
 */
export type OutputColumns = {
  readonly [Name in (typeof monthColumns)[number]]: Float64Array
} & {
  /** The rows with terms out of their range, with the problem. Their figures are 0. */
  readonly refused: ReadonlyMap<number, string>
}

/** What all rows of columns share. */
export interface ColumnOptions {
  /** Of the tax year, from `lawOf`. */
  readonly law: Law
  /** The terms that are the same in all rows; none by default. */
  readonly common?: Omit<Terms, 'grossSalary'>
}

/**
 * Computes the years of many people, from columns of terms to columns of figures, without an object for
 * each person. The figures are the same as those of `calculate`.
 * @param columns the terms that differ from row to row; `grossSalary` has a value for each person
 * @param options the law and the common terms
 * @throws {RangeError} for common terms out of their range, or that the year does not have
 */
export function calculateColumns(
  columns: InputColumns,
  { law, common = {} }: ColumnOptions,
): OutputColumns {
  requireLaw(law)
  const rows = columns.grossSalary?.length
  if (rows === undefined) throw new TypeError('columns.grossSalary must be an array of kopecks')
  const terms: { -readonly [Name in keyof CompleteTerms]: CompleteTerms[Name] } = {
    ...completeTerms({ ...common, grossSalary: ZERO }),
  }
  const yearOf = reusedYears()
  walkYear(calculationOf(terms, law, yearOf(terms)))
  const given = columnTerms.filter((name) => columns[name] !== undefined)
  const output = Object.fromEntries(
    monthColumns.map((name) => [name, new Float64Array(12 * rows)]),
  ) as Omit<OutputColumns, 'refused'>
  // Reading the columns from `output` for each month would take a tenth of the time.
  const {
    basePay,
    allowances,
    grossIncome,
    childDeduction,
    baseTax,
    allowancesTax,
    taxRate,
    pensionContribution,
    medicalContribution,
    socialContribution,
    accidentContribution,
    additionalContribution,
  } = output
  const refused = new Map<number, string>()
  for (let row = 0; row < rows; row++) {
    for (const name of given) terms[name] = (columns[name] as ArrayLike<number>)[row] as never
    const problems = problemsOf(terms, given)
    if (problems.length > 0) {
      refused.set(row, problems.join('; '))
      continue
    }
    const year = yearOf(terms)
    try {
      walkYear(calculationOf(terms, law, year))
    } catch (error) {
      // The row's first month may not have the first day paid, such as 31.
      refused.set(row, (error as RangeError).message)
      continue
    }
    for (const month of year.months) {
      const index = 12 * row + month.month - 1
      basePay[index] = month.basePay
      allowances[index] = month.allowances
      grossIncome[index] = month.grossIncome
      childDeduction[index] = month.childDeduction
      baseTax[index] = month.baseTax
      allowancesTax[index] = month.allowancesTax
      taxRate[index] = month.taxRate
      pensionContribution[index] = month.pensionContribution
      medicalContribution[index] = month.medicalContribution
      socialContribution[index] = month.socialContribution
      accidentContribution[index] = month.accidentContribution
      additionalContribution[index] = month.additionalContribution
    }
  }
  return { ...output, refused }
}
