import type { Law } from '@oklad/law'
import { dateOf, yearIn } from '@oklad/law/internal'
import type { FigureName, StepKind } from '../../breakdown/names.ts'
import type { Recorder } from '../../breakdown/recorder.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import { given } from '../../breakdown/step.ts'
import { placeOfPayment } from '../../breakdown/step-recorder.ts'
import { deductionNames, deductionSteps, eachDeduction } from '../../deductions/names.ts'
import type { Kopecks } from '../../money/kopecks.ts'
import { taxWithin } from '../../money/rounding.ts'
import { completeTerms } from '../../terms/complete-terms.ts'
import type { CompleteTerms, Month, Terms } from '../../terms/terms.ts'
import { hasFlatRate } from '../../withholding/residency.ts'
import { accruedFigures, type MonthFigures, newMonth } from '../../year-figures.ts'
import { paymentCitations } from '../payments/citations.ts'
import { divideDeductions } from '../payments/deductions-of-payments.ts'
import { type Pay, paysByDate } from '../payments/pay.ts'
import type { CompletePaydays, Paydays } from '../payments/paydays.ts'
import { type Payment, paymentsOf } from '../payments/payments.ts'
import { withhold } from '../payments/withheld.ts'
import { recalculationCitations } from './citations.ts'

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
  readonly excess: number
  /** Tax that deductions after that day make too much, kopecks. */
  readonly laterExcess: Kopecks
  /** Tax due and not withheld at the end of the year, below 0 where more was withheld; kopecks. */
  readonly left: number
}

/** The two calculations of a year and the day that settles their difference, all checked. */
type SettledYear = Omit<RecalculationOptions, 'paydays'> & {
  readonly paydays: CompletePaydays
  readonly before: Terms
  readonly after: Terms
}

/**
 * Settles a day's pay and tax: what is due by it, less what was paid.
 * @param wasPaid the payments by the terms of `before`
 * @param recorder gets the steps
 */
export function settle(
  wasPaid: readonly Payment[],
  options: SettledYear,
  recorder: Recorder,
): Settled {
  const { after, paidOn, paydays, law } = options
  const [terms, termsBefore] = [completeTerms(after), completeTerms(options.before)]
  const ofYear = ({ date }: { date: string }) => yearIn(date) === law.year
  const isMade = ({ date }: { date: string }) => date < paidOn
  const paysOf = (terms: CompleteTerms) => paysByDate(terms, paydays, law).filter(ofYear)
  const right = paysOf(terms)
  const made = paysOf(termsBefore).filter(isMade)
  const due = right.filter(isMade)
  const later = right.filter((pay) => !isMade(pay))
  const [dueSums, madeSums] = [together(due).figures, together(made).figures]
  const change = newMonth(placeOfPayment(1))
  for (const name of accruedFigures) change[name] = dueSums[name] - madeSums[name]
  const { grossIncome } = change
  const isAdded = grossIncome !== 0 || made.length > 0
  const added: Pay = {
    date: paidOn,
    ...{ month: 0, kind: 'final', advance: null, others: [], figures: change },
    citation: paymentCitations.payDate,
  }
  const sign = grossIncome < 0 ? -1 : 1
  // Before the deductions of the right payments, which are counted in the same figures.
  const takenBack =
    grossIncome < 0 ? taxTakenBack({ terms: termsBefore, law }, made, due, added) : 0
  // Pay that is taken back was no income: the deductions are those of the right payments.
  const isChanged = accruedFigures.some((name) => change[name] !== 0)
  const income = isChanged ? [...made, added] : made
  const paid = employedAt(terms, law, grossIncome < 0 ? due : income)
  divideDeductions({ terms, law, pays: [...paid, ...later] })
  const isFlat = hasFlatRate(terms)
  const toDate = isFlat ? together([added], sign) : together(paid)
  const before = isFlat ? made : []
  // Pay without income has all the tax that no payment could pay.
  const unpaid = { figures: { ...newMonth(0), grossIncome: isFlat ? 0 : Number.MAX_SAFE_INTEGER } }
  // Tax withheld before the calculation, above the tax due by the day, is set off as that of its own payments is.
  const atDate = withhold({ terms, law, pays: [{ figures: { ...toDate.figures } }] })
  const earlierExcess = Math.max(atDate, 0)
  const { incomeBefore } = terms
  const taxWithheld = (incomeBefore.taxWithheld - earlierExcess) as Kopecks
  const settledTerms = { ...terms, incomeBefore: { ...incomeBefore, taxWithheld } }
  const laterExcess = withhold({
    ...{ terms: settledTerms, law },
    pays: [...before, ...(isAdded ? [toDate] : []), ...later, unpaid],
  })
  const ofToDate = toDate.figures.incomeTax
  const taxDue = isFlat
    ? made.reduce((sum, { figures }) => sum + figures.incomeTax, 0) + sign * ofToDate
    : ofToDate
  const withheld = wasPaid.filter(isMade).reduce((sum, { incomeTax }) => sum + incomeTax, 0)
  const taxLeft = taxDue - withheld
  const excess = Math.max(-taxLeft, 0) + earlierExcess
  const incomeTax =
    grossIncome < 0
      ? Math.min(Math.max(taxLeft, grossIncome, 0 - takenBack), 0)
      : taxWithin(taxLeft, grossIncome)
  const settlement = {
    ...{ date: paidOn, grossIncome, basePay: change.basePay, allowances: change.allowances },
    ...{ incomeTax, netIncome: grossIncome - incomeTax },
  } as Settled['settlement']
  const amounts = {
    ...{ due: dueSums.grossIncome, made: madeSums.grossIncome },
    ...{ taxDue, withheld, incomeTax, earlierExcess },
  }
  if (earlierExcess > 0 || (!isFlat && isAdded))
    recordTaxToDate(terms, law, toDate.figures, recorder)
  recordSettlement(amounts, isFlat || !isAdded, recorder)
  const { payments, left } = payLater(later, taxLeft - incomeTax - earlierExcess)
  const afterYear = paymentsOf(after, { paydays, law }).payments.filter((one) => !ofYear(one))
  return {
    ...{ settlement, payments: [...payments, ...afterYear], excess, laterExcess },
    left: left + unpaid.figures.incomeTax,
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
): number {
  const taxOn = (pays: readonly Pay[], sign: 1 | -1 = 1) => {
    divideDeductions({ terms, law, pays: employedAt(terms, law, pays) })
    const all = together(pays, sign)
    withhold({ terms, law, pays: [all] })
    return all.figures.incomeTax
  }
  return hasFlatRate(terms) ? taxOn([added], -1) : taxOn(made) - taxOn(due)
}

/**
 * Withholds from later payments their tax and that which is left of earlier ones.
 * @returns the payments, and the tax left after them
 */
function payLater(later: readonly Pay[], taxLeft: number) {
  let left = taxLeft
  const payments = later.map(({ date, month, kind, figures: { grossIncome, incomeTax: due } }) => {
    const incomeTax = taxWithin(left + due, grossIncome)
    left += due - incomeTax
    return { date, month, kind, grossIncome, incomeTax, netIncome: grossIncome - incomeTax }
  }) as PaymentDifference[]
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
    figures[name] = pays.reduce((sum, pay) => sum + sign * pay.figures[name], 0)
  }
  figures.deductions = eachDeduction((name) =>
    pays.reduce((sum, pay) => sum + sign * pay.figures.deductions[name], 0),
  )
  return { figures }
}

/** Records the tax of a resident's pay to date. */
function recordTaxToDate(
  terms: CompleteTerms,
  law: Law,
  toDate: MonthFigures,
  recorder: Recorder,
): void {
  const { basePay, allowances, exemptIncome, deductions } = toDate
  recorder.at(toDate.month)
  const step = (kind: StepKind, name: FigureName, value: number) =>
    recorder.step(kind, value, 'given', [given(name, value)], paymentCitations.payDate)
  step('accrual_base', 'base_by_date', basePay)
  if (exemptIncome !== 0) {
    const { citation } = law.figures.payExemptions
    const inputs = ['accrual_base', given('exempt_by_date', exemptIncome)] as const
    recorder.step('taxed_base', basePay - exemptIncome, 'difference', inputs, citation)
  }
  step('accrual_allowances', 'allowances_by_date', allowances)
  const parts = ['accrual_base', 'accrual_allowances'] as const
  recorder.step('gross_income', basePay + allowances, 'sum', parts, paymentCitations.payDate)
  for (const name of deductionNames) {
    if (deductions[name] > 0)
      step(deductionSteps[name].granted, 'deductions_by_date', deductions[name])
  }
  withhold({ terms, law, pays: [{ figures: { ...toDate } }], recorder })
}

type SettledSum = 'due' | 'made' | 'taxDue' | 'withheld' | 'incomeTax' | 'earlierExcess'

/** Records the sums of the settlement. */
function recordSettlement(
  amounts: Readonly<Record<SettledSum, number>>,
  isTaxGiven: boolean,
  recorder: Recorder,
): void {
  const { due, made, taxDue, withheld, incomeTax, earlierExcess } = amounts
  const { withholding, payment } = ruleCitations
  const { payDate } = paymentCitations
  const { excessTax } = recalculationCitations
  const [pay, left] = [due - made, taxDue - withheld]
  const [ofPayment, ofExcess] = [recorder.citing(payment), recorder.citing(excessTax)]
  recorder.at('recalculation')
  const paid = [given('pay_due_by_date', due), given('pay_made', made)]
  recorder.step('settlement_pay', pay, 'difference', paid, payDate)
  const tax = isTaxGiven ? given('tax_by_date', taxDue) : 'income_tax'
  const taken = given('tax_withheld_by_date', withheld)
  recorder.step('settlement_tax_left', left, 'difference', [tax, taken], withholding)
  if (earlierExcess > 0) {
    // No tax is due by the day: less than 0 is left of it.
    ofExcess('excess_tax', withheld + earlierExcess, 'difference', taken, 'tax_left')
  } else ofExcess('excess_tax', Math.max(-left, 0), 'difference_not_below_zero', taken, tax)
  if (pay >= 0) {
    ofPayment('settlement_tax', incomeTax, 'within_pay', 'settlement_tax_left', 'settlement_pay')
  } else if (incomeTax < 0) {
    const isAll = incomeTax === left
    const ofPay = incomeTax === pay ? 'settlement_pay' : given('tax_of_pay_taken_back', incomeTax)
    ofExcess('settlement_tax', incomeTax, 'given', isAll ? 'settlement_tax_left' : ofPay)
  } else ofExcess('settlement_tax', incomeTax, 'sum')
  ofPayment('settlement_net', pay - incomeTax, 'difference', 'settlement_pay', 'settlement_tax')
}
