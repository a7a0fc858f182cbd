import type { Law } from '@oklad/law'
import { dateOf, yearIn } from '@oklad/law/internal'
import type { Recorder } from '../../breakdown/recorder.ts'
import { placeOfPayment } from '../../breakdown/step-recorder.ts'
import { eachDeduction } from '../../deductions/names.ts'
import {
  type Kopecks,
  larger,
  minus,
  plus,
  smaller,
  times,
  total,
  ZERO,
} from '../../money/kopecks.ts'
import { taxWithin } from '../../money/rounding.ts'
import { completeTerms } from '../../terms/complete-terms.ts'
import type { CompleteTerms, Month, Terms } from '../../terms/terms.ts'
import { carryTax } from '../../withholding/carried-tax.ts'
import { hasFlatRate, scalesOf } from '../../withholding/residency.ts'
import { accruedFigures, newMonth, setDeductions } from '../../year-figures.ts'
import { paymentCitations } from '../payments/citations.ts'
import { divideDeductions } from '../payments/deductions-of-payments.ts'
import { type Pay, paysByDate } from '../payments/pay.ts'
import type { CompletePaydays, Paydays } from '../payments/paydays.ts'
import { type Payment, paymentsOf } from '../payments/payments.ts'
import { withhold } from '../payments/withheld.ts'
import { recordSettlement, recordTaxToDate } from './record-settlement.ts'
import { flatTaxByDate, taxByDate } from './tax-by-date.ts'

/** Sums that are paid on one day. Kopecks, below 0 where too much was paid. */
export interface PaidDifference {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly grossIncome: Kopecks
  readonly incomeTax: Kopecks
  /** `grossIncome` − `incomeTax`. */
  readonly netIncome: Kopecks
}

/** The change of a payment; one that is made in addition is its own change. */
export interface PaymentDifference extends PaidDifference {
  /** The month whose pay it is; of the settlement that of its date. */
  readonly month: Month
  readonly kind: Payment['kind'] | 'settlement'
}

/** The payment that makes up for the pay of earlier days. */
export interface SettlingPayment extends PaidDifference {
  readonly basePay: Kopecks
  readonly allowances: Kopecks
  /** The contributions of the months before that of the payment, to all funds. */
  readonly contributions: Kopecks
}

/** When the recalculation is paid, and under which law. */
export interface RecalculationOptions {
  /** The day of the settlement, `YYYY-MM-DD`, in the tax year. The payments before it are made. */
  readonly paidOn: string
  /** See `Paydays` for the defaults. */
  readonly paydays?: Paydays
  /** Of the tax year, from `lawOf`; 2023 or later. */
  readonly law: Law
}

interface Settled {
  readonly settlement: Omit<SettlingPayment, 'contributions'>
  /** The payments from the day of the settlement on. */
  readonly payments: readonly PaymentDifference[]
  /** Tax withheld above the tax due on the day of the settlement, kopecks. */
  readonly excess: Kopecks
  /** Of it set off against the tax of later payments of the year, kopecks. */
  readonly setOff: Kopecks
  /** Tax that deductions after that day make too much, kopecks. */
  readonly laterExcess: Kopecks
  /** Tax due and not withheld at the end of the year, below 0 where more was withheld; kopecks. */
  readonly left: Kopecks
}

/** The two calculations of a year and the day that settles their difference, all checked. */
type SettleOptions = Omit<RecalculationOptions, 'paydays'> & {
  readonly paydays: CompletePaydays
  readonly before: Terms
  readonly after: Terms
}

/** Finds the pays of the year on both sides of the day: those made, those due, and the change between them. */
function paysAround({ before, after, paidOn, paydays, law }: SettleOptions) {
  const [terms, termsBefore] = [completeTerms(after), completeTerms(before)]
  const paysOf = (terms: CompleteTerms) =>
    paysByDate(terms, paydays, law).filter(({ date }) => yearIn(date) === law.year)
  const right = paysOf(terms)
  const made = paysOf(termsBefore).filter(({ date }) => date < paidOn)
  const due = right.filter(({ date }) => date < paidOn)
  const [dueSums, madeSums] = [together(due).figures, together(made).figures]
  const change = newMonth(placeOfPayment(1))
  for (const name of accruedFigures) change[name] = minus(dueSums[name], madeSums[name])
  const added: Pay = {
    date: paidOn,
    ...{ month: 0, kind: 'final', advance: null, others: [], figures: change },
    citation: paymentCitations.payDate,
  }
  const sums = { due: dueSums.grossIncome, made: madeSums.grossIncome }
  const later = right.filter(({ date }) => date >= paidOn)
  return { terms, termsBefore, made, due, later, added, sums }
}

/**
 * Settles a day's pay and tax: what is due by it, less what was paid.
 * @param wasPaid the payments by the terms of `before`
 * @param recorder gets the steps
 */
export function settle(
  wasPaid: readonly Payment[],
  options: SettleOptions,
  recorder: Recorder,
): Settled {
  const { after, paidOn, paydays, law } = options
  const { terms, termsBefore, made, due, later, added, sums } = paysAround(options)
  const { grossIncome, basePay, allowances } = added.figures
  const sign = grossIncome < 0 ? -1 : 1
  // Before the deductions of the right payments, which are counted in the same figures.
  const takenBack =
    grossIncome < 0 ? taxTakenBack({ terms: termsBefore, law }, made, due, added) : ZERO
  // Pay that is taken back was no income: the deductions are those of the right payments.
  const isChanged = accruedFigures.some((name) => added.figures[name] !== 0)
  const income = isChanged ? [...made, added] : made
  const paid = employedAt(terms, law, grossIncome < 0 ? due : income)
  divideDeductions({ terms, law, pays: [...paid, ...later] })
  const scales = scalesOf(law, terms)
  const toDate = scales ? together(paid) : together([added], sign)
  const year = { terms, law, toDate: toDate.figures, later }
  const tax = scales ? taxByDate(year, scales) : flatTaxByDate(year, made, sign)
  const { taxDue } = tax
  const wasWithheld = wasPaid.filter(({ date }) => date < paidOn)
  const withheld = total(wasWithheld.map(({ incomeTax }) => incomeTax))
  const taxLeft = minus(taxDue, withheld)
  const excess = larger(minus(withheld, taxDue), ZERO)
  const leastTax = larger(larger(taxLeft, grossIncome), minus(ZERO, takenBack))
  const incomeTax = grossIncome < 0 ? smaller(leastTax, ZERO) : taxWithin(taxLeft, grossIncome)
  const settlement = {
    ...{ date: paidOn, grossIncome, basePay, allowances, incomeTax },
    ...{ netIncome: minus(grossIncome, incomeTax) },
  }
  const isAdded = grossIncome !== 0 || made.length > 0
  const hasTaxSteps = scales !== null && (isAdded || taxDue !== 0)
  if (hasTaxSteps) recordTaxToDate(terms, law, toDate.figures, recorder)
  recordSettlement({ ...sums, taxDue, withheld, incomeTax }, hasTaxSteps, recorder)
  const { payments, left } = payLater(later, minus(taxLeft, incomeTax))
  const laterTax = total(later.map(({ figures }) => figures.incomeTax))
  const afterYear = paymentsOf(after, { paydays, law }).payments.filter(
    ({ taxYear }) => taxYear !== law.year,
  )
  return {
    ...{ settlement, payments: [...payments, ...afterYear], excess },
    // Only later tax sets it off, also where the settlement has counted it for the employee.
    setOff: smaller(excess, plus(laterTax, tax.notWithheld)),
    laterExcess: tax.laterExcess,
    left: plus(left, tax.notWithheld),
  }
}

/**
 * Computes the tax on pay that is taken back, by the terms by which it was paid. Other tax above the tax due is not
 * taken back with it: it is set off, or returned by an application.
 */
function taxTakenBack(
  { terms, law }: { terms: CompleteTerms; law: Law },
  made: readonly Pay[],
  due: readonly Pay[],
  added: Pay,
): Kopecks {
  const taxOn = (pays: readonly Pay[], sign: 1 | -1 = 1) => {
    divideDeductions({ terms, law, pays: employedAt(terms, law, pays) })
    const all = together(pays, sign)
    withhold({ terms, law, pays: [all] })
    return all.figures.incomeTax
  }
  return hasFlatRate(terms) ? taxOn([added], -1) : minus(taxOn(made), taxOn(due))
}

/**
 * Withholds from later payments their tax and that which is left of earlier ones.
 * @returns the payments, and the tax left after them
 */
function payLater(later: readonly Pay[], taxLeft: Kopecks) {
  const owed = later.map(({ figures: { incomeTax: due, grossIncome: pay } }) => ({ due, pay }))
  const { taxes, left } = carryTax(owed, taxLeft)
  const payments = later.map(({ date, month, kind, figures: { grossIncome } }, index) => {
    const incomeTax = taxes[index] ?? ZERO
    return {
      date,
      month: month as Month,
      kind,
      grossIncome,
      incomeTax,
      netIncome: minus(grossIncome, incomeTax),
    }
  })
  return { payments, left }
}

/** Counts payments of months that the terms do not have from their first month on. */
function employedAt({ firstMonth }: CompleteTerms, { year }: Law, pays: readonly Pay[]) {
  const first = dateOf(year, firstMonth, 1)
  return pays.map((pay) => (pay.date < first ? { ...pay, date: first } : pay))
}

/**
 * Adds up payments, which have the tax of the year to date together.
 * @param sign -1 for pay that is taken back
 */
function together(pays: readonly Pay[], sign: 1 | -1 = 1): Pick<Pay, 'figures'> {
  const figures = newMonth(placeOfPayment(1))
  for (const name of accruedFigures) {
    figures[name] = total(pays.map((pay) => times(pay.figures[name], sign)))
  }
  const deductions = eachDeduction((name) =>
    total(pays.map((pay) => times(pay.figures.deductions[name], sign))),
  )
  setDeductions(figures, deductions)
  return { figures }
}
