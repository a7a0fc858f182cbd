import { budgetCodesIn, type Law, type Scale } from '@oklad/law'
import {
  type Kopecks,
  kopecks,
  larger,
  minus,
  plus,
  smaller,
  total,
  ZERO,
} from '../../money/kopecks.ts'
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

type Line = Omit<TaxPart, 'budgetCode'>

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
    basePay: minus(figures.basePay, unreported),
    grossIncome: minus(figures.grossIncome, unreported),
    exemptIncome: minus(figures.exemptIncome, unreported),
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
        const taxBase = minus(income, deduction)
        return [{ base: 'main' as const, rate, budgetCode, income, deduction, taxBase, tax }]
      },
    )
    return { parts, setOff: ZERO }
  }
  const earlier = incomeBeforeMonths(terms)
  const baseTax = baseTaxBefore(terms.incomeBefore, taxDueOn(scales, earlier))
  const allowancesTax = minus(terms.incomeBefore.taxWithheld, baseTax)
  const toDate = { ...earlier, exempt: ZERO, baseTax, allowancesTax }
  const codeOf = codesOf(terms, law)
  let before = basesOf(scales, toDate).map((base) => linesOf(base, []))
  const parts = payments.map((payment) => {
    addMonth(toDate, payment)
    toDate.exempt = plus(toDate.exempt, payment.exemptIncome)
    toDate.baseTax = plus(toDate.baseTax, payment.baseTax)
    toDate.allowancesTax = plus(toDate.allowancesTax, payment.allowancesTax)
    const linesBefore = before
    before = basesOf(scales, toDate).map((base, of) => linesOf(base, linesBefore[of] ?? []))
    return before.flatMap((lines, of) =>
      lines.flatMap((line, index) => {
        const lineBefore = linesBefore[of]?.[index] as Line
        return isEqual(line, lineBefore) ? [] : partOf(line, lineBefore, codeOf(line))
      }),
    )
  })
  return { parts, setOff: setOffBetween(before.flat()) }
}

const isEqual = (one: Line, other: Line): boolean =>
  one.income === other.income && one.deduction === other.deduction && one.tax === other.tax

/** Returns what a payment adds to a line of the year. */
const partOf = (line: Line, before: Line, budgetCode: string | null): TaxPart => ({
  base: line.base,
  rate: line.rate,
  budgetCode,
  income: minus(line.income, before.income),
  deduction: minus(line.deduction, before.deduction),
  taxBase: minus(line.taxBase, before.taxBase),
  tax: minus(line.tax, before.tax),
})

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
  const left = lines.map(({ taxBase, rate, tax }) => minus(toWholeRoubles(taxBase * rate), tax))
  const due = total(left.map((one) => larger(one, ZERO)))
  const excess = total(left.map((one) => larger(minus(ZERO, one), ZERO)))
  return smaller(due, excess)
}

/** The sums of the year to a payment, kopecks. */
interface PaidToDate extends Readonly<TaxedIncome> {
  /** Base pay that is exempt from tax, which documents have as a deduction. */
  readonly exempt: Kopecks
  readonly baseTax: Kopecks
  readonly allowancesTax: Kopecks
}

/** The sums of a base since the start of the year, kopecks. */
interface BaseToDate {
  readonly base: Line['base']
  readonly scale: Scale
  readonly income: Kopecks
  readonly deductions: Kopecks
  /** Withheld on the base. */
  readonly tax: Kopecks
}

/** Returns the bases of the year to a payment, the main one first. */
function basesOf(
  { main, allowances }: TaxScales,
  { baseIncome, allowancesIncome, deduction, exempt, baseTax, allowancesTax }: PaidToDate,
): readonly BaseToDate[] {
  const [income, deductions] = [plus(baseIncome, exempt), plus(deduction, exempt)]
  const ofMain = { base: 'main', scale: main, deductions } as const
  if (allowances === null) {
    const all = { income: plus(income, allowancesIncome), tax: plus(baseTax, allowancesTax) }
    return [{ ...ofMain, ...all }]
  }
  const left = larger(minus(deductions, income), ZERO)
  const ofNorth = { base: 'north', scale: allowances, deductions: left } as const
  return [
    { ...ofMain, income, tax: baseTax },
    { ...ofNorth, income: allowancesIncome, tax: allowancesTax },
  ]
}

/**
 * Divides a base since the start of the year between the brackets of its scale. Deductions, as far as its income goes,
 * belong to the lowest one. Each full bracket has whole roubles of tax; the highest one reached has the rest of the tax.
 * Excess tax stays in the bracket in which it was withheld, so that no line has less tax than before the payment.
 * @param before the lines of the base before the payment
 */
function linesOf(
  { base, scale, income, deductions, tax }: BaseToDate,
  before: readonly Line[],
): readonly Line[] {
  const taxable = larger(minus(income, deductions), ZERO)
  let above = ZERO
  let left = tax
  let withheldAbove = total(before.map(({ tax }) => tax))
  return scale.brackets.map(({ upTo, rate }, index) => {
    const withheld = before[index]?.tax ?? ZERO
    withheldAbove = minus(withheldAbove, withheld)
    const top = taxable <= upTo ? taxable : kopecks(upTo)
    const taxBase = larger(minus(top, above), ZERO)
    const most = minus(left, withheldAbove)
    const due = taxable <= upTo ? most : toWholeRoubles(taxBase * rate)
    const part = smaller(most, larger(due, withheld))
    above = top
    left = minus(left, part)
    const deduction = index === 0 ? smaller(deductions, income) : ZERO
    return { base, rate, income: plus(taxBase, deduction), deduction, taxBase, tax: part }
  })
}
