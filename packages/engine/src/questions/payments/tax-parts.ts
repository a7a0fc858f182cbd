import { type BudgetCodes, budgetCodesIn, type Law, type Scale } from '@oklad/law'
import type { Kopecks } from '../../money/kopecks.ts'
import { toWholeRoubles } from '../../money/rounding.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import { scalesOf } from '../../withholding/residency.ts'
import { taxDueOn } from '../../withholding/tax-due.ts'
import type { MonthFigures } from '../../year-figures.ts'

/** The part of a payment's tax in one bracket of one base: a line of the agent's report. Sums are kopecks. */
export interface TaxPart {
  /** The main base, or the own base of the allowances. */
  readonly base: 'main' | 'north'
  /** Whole percent. */
  readonly rate: number
  /** The code to which it is remitted (КБК); `null` where none is known, as for the special military operation. */
  readonly budgetCode: string | null
  /** Income of the bracket: the tax base with the deductions, which the lowest bracket has. */
  readonly income: Kopecks
  /** Deductions with pay that is exempt from tax; below 0 where a deduction is taken back. */
  readonly deduction: Kopecks
  /** `income` − `deduction`. */
  readonly taxBase: Kopecks
  /** Tax withheld. */
  readonly tax: Kopecks
}

type Sums = Readonly<Record<'income' | 'deduction' | 'taxBase' | 'tax', number>>
type Line = Sums & Pick<TaxPart, 'base' | 'rate'>

/**
 * Divides the tax of each payment between the brackets of each base: the lines of the year to the payment less those
 * to the payment before it. So the parts of all payments add up to the lines of the year, however a month is divided
 * into payments.
 * @param payments of one tax year by date, with their tax withheld
 * @source Tax Code, articles 210, 224 and 225; order of the Federal Tax Service on 6-НДФЛ, section 2
 */
export function taxPartsOf(
  terms: CompleteTerms,
  law: Law,
  payments: readonly MonthFigures[],
): readonly (readonly TaxPart[])[] {
  const scales = scalesOf(law, terms)
  const codes = budgetCodesIn(law.year).value
  if (scales === null) {
    const { value: rate } = law.figures.nonResidentRate
    return payments.map(({ grossIncome: income, exemptIncome: deduction, incomeTax: tax }) => {
      const sums = { income, deduction, taxBase: income - deduction, tax } as Record<
        keyof Sums,
        Kopecks
      >
      return [{ base: 'main', rate, budgetCode: codes.nonResident, ...sums }]
    })
  }
  const { baseIncome, allowancesIncome, deductionGranted, taxWithheld } = terms.incomeBefore
  const due = taxDueOn(scales, baseIncome, allowancesIncome, deductionGranted)
  const baseTax = Math.min(due.onBase, taxWithheld)
  let toDate = {
    basePay: baseIncome as number,
    allowances: allowancesIncome as number,
    deduction: deductionGranted as number,
    baseTax,
    allowancesTax: taxWithheld - baseTax,
  }
  const linesToDate = (): readonly Line[] => {
    const { basePay, allowances, deduction, baseTax, allowancesTax } = toDate
    if (scales.allowances === null) {
      return linesOf('main', scales.main, basePay + allowances, deduction, baseTax + allowancesTax)
    }
    const left = Math.max(deduction - basePay, 0)
    return [
      ...linesOf('main', scales.main, basePay, deduction - left, baseTax),
      ...linesOf('north', scales.allowances, allowances, left, allowancesTax),
    ]
  }
  const isOrdinary = !terms.isNonResident && !terms.hasTaxPrivilege
  let before = linesToDate()
  return payments.map((payment) => {
    const deducted = payment.exemptIncome + payment.childDeduction + payment.ownDeduction
    toDate = {
      basePay: toDate.basePay + payment.basePay,
      allowances: toDate.allowances + payment.allowances,
      deduction: toDate.deduction + deducted,
      baseTax: toDate.baseTax + payment.baseTax,
      allowancesTax: toDate.allowancesTax + payment.allowancesTax,
    }
    const after = linesToDate()
    const parts = after.map((line, index): TaxPart => {
      const { base, rate } = line
      const own = codes[`${base}${rate}` as keyof BudgetCodes]
      const less = (name: keyof Sums) => (line[name] - (before[index] as Line)[name]) as Kopecks
      const sums = { income: less('income'), deduction: less('deduction'), tax: less('tax') }
      const budgetCode = isOrdinary ? own : null
      return { base, rate, budgetCode, taxBase: less('taxBase'), ...sums }
    })
    before = after
    return parts.filter((part) => part.income !== 0 || part.deduction !== 0 || part.tax !== 0)
  })
}

/**
 * Divides a base since the start of the year between the brackets of its scale. Deductions belong to the lowest one.
 * Each full bracket has whole roubles of tax; the highest one reached has the rest of the tax.
 * @param tax withheld on the base, kopecks
 */
function linesOf(
  base: Line['base'],
  scale: Scale,
  income: number,
  deductions: number,
  tax: number,
): readonly Line[] {
  const taxable = Math.max(income - deductions, 0)
  let above = 0
  let left = tax
  return scale.brackets.map(({ upTo, rate }, index) => {
    const taxBase = Math.max(Math.min(taxable, upTo) - above, 0)
    const isHighest = taxable <= upTo
    const part = isHighest ? left : Math.min(left, toWholeRoubles(taxBase * rate))
    above = upTo
    left -= part
    const deduction = index === 0 ? Math.min(deductions, income) : 0
    return { base, rate, income: taxBase + deduction, deduction, taxBase, tax: part }
  })
}
