import { budgetCodesIn, type Law, type Scale } from '@oklad/law'
import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import { toWholeRoubles } from '../../money/rounding.ts'
import { unreportedIn } from '../../pay/other-pay.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import { scalesOf } from '../../withholding/residency.ts'
import { baseTaxBefore, taxDueOn } from '../../withholding/tax-due.ts'
import type { TaxScales } from '../../withholding/tax-scales.ts'
import { addMonth, incomeBeforeMonths, type TaxedIncome } from '../../withholding/taxed-income.ts'
import type { MonthFigures } from '../../year-figures.ts'
import type { Pay } from './pay.ts'

/** The part of a payment's tax in one bracket of one base: a line of the agent's report. Sums are kopecks. */
export interface TaxPart {
  /** The main base, or the own base of the allowances. */
  readonly base: 'main' | 'north'
  /** Whole percent. */
  readonly rate: number
  /** The code to which it is remitted (КБК); `null` where none is known: see `codesOf`. */
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

type TaxedPay = Pick<Pay, 'figures' | 'others'>

/** The parts of the tax of payments, with what the year sets off between them. */
export interface DividedTax {
  /** Of each payment. */
  readonly parts: readonly (readonly TaxPart[])[]
  /**
   * The excess tax of lines of the year that is set off against tax due of others. Kopecks.
   * @source Tax Code, article 226, paragraph 3; article 231, paragraph 1
   */
  readonly setOff: Kopecks
}

/** Returns the figures of a payment without the income that documents leave out. */
function reported({ figures, others }: TaxedPay): MonthFigures {
  const unreported = unreportedIn(others)
  if (unreported === 0) return figures
  return {
    ...figures,
    basePay: figures.basePay - unreported,
    grossIncome: figures.grossIncome - unreported,
    exemptIncome: figures.exemptIncome - unreported,
  }
}

/**
 * Divides the tax of each payment between the brackets of each base: the lines of the year to the payment less those
 * to the payment before it. So the parts of all payments add up to the lines of the year, however a month is divided
 * into payments.
 * @param pays of one tax year by date, with their tax withheld
 * @source Tax Code, articles 210, 224 and 225; order of the Federal Tax Service on 6-НДФЛ, section 2
 */
export function taxPartsOf(terms: CompleteTerms, law: Law, pays: readonly TaxedPay[]): DividedTax {
  const payments = pays.map(reported)
  const scales = scalesOf(law, terms)
  if (scales === null) {
    const { value: rate } = law.figures.nonResidentRate
    const budgetCode = budgetCodesIn(law.year).value.nonResident
    const parts = payments.map(
      ({ grossIncome: income, exemptIncome: deduction, incomeTax: tax }) => {
        const sums = { income, deduction, taxBase: income - deduction, tax }
        return [{ base: 'main', rate, budgetCode, ...sums } as TaxPart]
      },
    )
    return { parts, setOff: ZERO }
  }
  const before = incomeBeforeMonths(terms)
  const baseTax = baseTaxBefore(terms.incomeBefore, taxDueOn(scales, before))
  const allowancesTax = terms.incomeBefore.taxWithheld - baseTax
  const toDate = { ...before, exempt: 0, baseTax, allowancesTax }
  const codeOf = codesOf(terms, law)
  let linesBefore = linesOfBases(scales, toDate, [])
  const parts = payments.map((payment) => {
    addMonth(toDate, payment)
    toDate.exempt += payment.exemptIncome
    toDate.baseTax += payment.baseTax
    toDate.allowancesTax += payment.allowancesTax
    const after = linesOfBases(scales, toDate, linesBefore)
    const parts = after.map((line, index): TaxPart => {
      const { base, rate } = line
      const less = (name: keyof Sums) =>
        (line[name] - (linesBefore[index] as Line)[name]) as Kopecks
      const sums = { income: less('income'), deduction: less('deduction'), tax: less('tax') }
      return { base, rate, budgetCode: codeOf(line), taxBase: less('taxBase'), ...sums }
    })
    linesBefore = after
    return parts.filter((part) => part.income !== 0 || part.deduction !== 0 || part.tax !== 0)
  })
  return { parts, setOff: setOffBetween(linesBefore) }
}

/**
 * Returns the budget code of a line. None is known for pay of the special military operation, and from 2025 for
 * non-residents with the rates of residents.
 */
function codesOf(
  { isNonResident, hasTaxPrivilege }: CompleteTerms,
  { year, figures }: Law,
): (line: Line) => string | null {
  const codes: Readonly<Record<string, string | null>> = budgetCodesIn(year).value
  if (isNonResident) return ({ rate }) => codes[`nonResident${rate}`] ?? null
  if (hasTaxPrivilege && figures.privilegeScale.value !== null) return () => null
  return ({ base, rate }) => codes[`${base}${rate}`] ?? null
}

/** Returns the excess tax of lines, as far as others have tax due. */
function setOffBetween(lines: readonly Line[]): Kopecks {
  const left = lines.map(({ taxBase, rate, tax }) => toWholeRoubles(taxBase * rate) - tax)
  const total = (sign: number) => left.reduce((sum, one) => sum + Math.max(sign * one, 0), 0)
  return Math.min(total(1), total(-1)) as Kopecks
}

/** The sums of the year to a payment, kopecks. */
interface PaidToDate extends Readonly<TaxedIncome> {
  /** Base pay that is exempt from tax, which documents have as a deduction. */
  readonly exempt: number
  readonly baseTax: number
  readonly allowancesTax: number
}

/**
 * Returns the lines of the year to a payment, those of the main base first; none has less tax than before the payment.
 * @param before the lines before the payment
 */
function linesOfBases(
  { main, allowances }: TaxScales,
  { baseIncome, allowancesIncome, deduction, exempt, baseTax, allowancesTax }: PaidToDate,
  before: readonly Line[],
): readonly Line[] {
  const [basePay, deductions] = [baseIncome + exempt, deduction + exempt]
  if (allowances === null) {
    const [income, tax] = [basePay + allowancesIncome, baseTax + allowancesTax]
    return linesOf('main', main, income, deductions, tax, before)
  }
  const left = Math.max(deductions - basePay, 0)
  return [
    ...linesOf('main', main, basePay, deductions, baseTax, before),
    ...linesOf('north', allowances, allowancesIncome, left, allowancesTax, before),
  ]
}

/**
 * Divides a base since the start of the year between the brackets of its scale. Deductions, as far as its income goes,
 * belong to the lowest one. Each full bracket has whole roubles of tax; the highest one reached has the rest of the tax.
 * Excess tax stays in the bracket in which it was withheld.
 * @param tax withheld on the base, kopecks
 * @param before the lines of all bases before the payment
 */
function linesOf(
  base: Line['base'],
  scale: Scale,
  income: number,
  deductions: number,
  tax: number,
  before: readonly Line[],
): readonly Line[] {
  const earlier = before.flatMap((line) => (line.base === base ? line.tax : []))
  const taxable = Math.max(income - deductions, 0)
  let above = 0
  let left = tax
  return scale.brackets.map(({ upTo, rate }, index) => {
    const taxBase = Math.max(Math.min(taxable, upTo) - above, 0)
    const most = left - earlier.slice(index + 1).reduce((sum, tax) => sum + tax, 0)
    const due = taxable <= upTo ? most : toWholeRoubles(taxBase * rate)
    const part = Math.min(most, Math.max(due, earlier[index] ?? 0))
    above = upTo
    left -= part
    const deduction = index === 0 ? Math.min(deductions, income) : 0
    return { base, rate, income: taxBase + deduction, deduction, taxBase, tax: part }
  })
}
