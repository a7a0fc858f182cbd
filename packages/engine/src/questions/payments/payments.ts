import { type Law, lawOf } from '@oklad/law'
import { Recorder } from '../../breakdown/recorder.ts'
import type { Step } from '../../breakdown/step.ts'
import * as stepsOfRules from '../../breakdown/steps/index.ts'
import { calculationOf } from '../../contract-types/contract-types.ts'
import { withoutDeductions } from '../../deductions/deductions.ts'
import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import { checkedTerms, completeTerms } from '../../terms/complete-terms.ts'
import { type Problem, refuse, wrongValue } from '../../terms/problem.ts'
import { checkedApart, checkOptions, lawOfYear } from '../../terms/term.ts'
import type { CompleteTerms, Month, Terms } from '../../terms/terms.ts'
import { warnOfDeductions, type YearWarning } from '../../year/year-warnings.ts'
import { paymentCitations } from './citations.ts'
import { divideDeductions } from './deductions-of-payments.ts'
import { type CodedSum, deductionsOf, incomesOf } from './document-codes.ts'
import { type PaidSums, sumsOf } from './paid-sums.ts'
import { type Pay, paysByDate } from './pay.ts'
import {
  checkedPaydays,
  type Paydays,
  type RemittancePeriod,
  remittanceDaysOf,
  remittancePeriodOf,
} from './paydays.ts'
import { recordPayment } from './record-payment.ts'
import { type Remittance, remittancesOf } from './remittances.ts'
import { type DividedTax, type TaxPart, taxPartsOf } from './tax-parts.ts'
import { type TaxYear, withhold } from './withheld.ts'

/** One payment of wages. */
export interface Payment extends PaidSums {
  /** The day of the payment, `YYYY-MM-DD`. */
  readonly date: string
  /** The month whose pay it is. */
  readonly month: Month
  /** The advance, the rest of the month, or other pay that is paid by itself. */
  readonly kind: Pay['kind']
  /** The year of the date: its tax belongs to that year. */
  readonly taxYear: number
  /** The rate of the main base after the payment, whole percent. */
  readonly taxRate: number
  /** The day by which its tax is remitted, `YYYY-MM-DD`. */
  readonly remittanceDate: string
  /** See `RemittancePeriod`. */
  readonly slot: string
  /** Its income by code. */
  readonly incomes: readonly CodedSum[]
  /** The deductions in it, and its pay that is exempt from tax, by code. */
  readonly deductions: readonly CodedSum[]
  /** Its tax by base and rate. */
  readonly taxParts: readonly TaxPart[]
}

/** The payments of one tax year together. */
export interface PaidYear extends PaidSums {
  readonly year: number
  /** Whether the law of the year is not known yet, and the newest known one replaces it. */
  readonly provisional: boolean
  /** Tax withheld above the tax due for the year, as by later deductions; below 0 tax not withheld. Kopecks. */
  readonly excessTax: Kopecks
  /** Excess tax at one rate that is set off against tax due at another, kopecks. */
  readonly setOff: Kopecks
}

/** The payments for the months of a calculation. */
export interface PaymentsOfYear {
  /** By date. Payments of nothing are left out. */
  readonly payments: readonly Payment[]
  /** By due date. */
  readonly remittances: readonly Remittance[]
  /** The year of the calculation, and the next one if the pay for December belongs to it. */
  readonly years: readonly PaidYear[]
  /** What a reader needs to know of the deductions of the year; a month is that of a payment's date. */
  readonly warnings: readonly YearWarning[]
}

/** The payments of a calculation with the steps that give each of their sums. */
export interface PaymentsBreakdown extends PaymentsOfYear {
  readonly steps: readonly Step[]
}

/** When the payments are made, and under which law. */
export interface PaymentsOptions {
  /** See `Paydays` for the defaults. */
  readonly paydays?: Paydays
  /** Of the tax year, from `lawOf`; 2023 or later. */
  readonly law: Law
}

/**
 * Computes the payments for the months of a calculation: the advance and the rest of each month, with the
 * tax withheld from each. Income belongs to the day on which it is paid, so the tax is cumulative by
 * date; pay for December that is paid in January is income of the next year. Pay for the
 * December before is not part of it, unless `incomeBefore` has it.
 *
 * The advance is pay for the days worked from the 1st to the 15th, with its allowances, or a percentage
 * of the salary. Bonuses are paid with the rest of their month.
 * @param terms see `Terms`; `incomeBefore` is what was paid in the year before the first payment
 * @throws {RangeError} as `calculate` does; before 2023; for the self-employed, who have no tax agent
 * @source Tax Code, article 223, paragraph 1; article 226, paragraphs 3, 4, 6; Labour Code, article 136
 */
export const paymentsOf = (terms: Terms, options: PaymentsOptions): PaymentsOfYear =>
  compute(terms, options, undefined)

/**
 * Computes the payments together with their steps, as `explain` does for a year.
 * @throws {RangeError} as `paymentsOf` does
 */
export function explainPayments(terms: Terms, options: PaymentsOptions): PaymentsBreakdown {
  const steps: Step[] = []
  return { ...compute(terms, options, steps), steps }
}

function compute(
  terms: Terms,
  options: PaymentsOptions,
  steps: Step[] | undefined,
): PaymentsOfYear {
  const problems: Problem[] = []
  checkOptions(problems, options, { paydays: checkedApart, law: lawOfYear })
  const paydays = checkedPaydays(problems, options?.paydays)
  const complete = checkedTerms(problems, terms)
  refuse(problems)
  const { law } = options
  remittanceDaysOf(law)
  if (complete.contractType === 'selfEmployment') {
    const words = 'must not be selfEmployment: no tax is withheld from its payments'
    refuse([wrongValue('contractType', words)])
  }
  const ofMonths = steps && new Recorder(stepsOfRules)
  const all = paysByDate(complete, paydays, law, ofMonths)
  const paidIn = (year: number) => all.filter(({ date }) => date.startsWith(`${year}`))
  const next = {
    terms: termsOfNextYear(terms),
    law: lawOf(law.year + 1),
    pays: paidIn(law.year + 1),
    recorder: steps && new Recorder(stepsOfRules, NEXT_YEAR),
  }
  const own = { terms: complete, law, pays: paidIn(law.year), recorder: ofMonths }
  const years: readonly TaxYear[] = next.pays.length > 0 ? [own, next] : [own]
  const taxed = years.map((year) => {
    if (ofMonths) for (const pay of year.pays) recordPayment(pay, year, all, ofMonths)
    const deducted = divideDeductions(year, steps)
    return { deducted, excessTax: withhold(year) }
  })
  const ownYear = taxed[0]?.deducted
  const computed = years.map((taxYear, index) => {
    const { law, pays, recorder } = taxYear
    const { year, provisional } = law
    const periods = pays.map(({ date }) => remittancePeriodOf(date))
    const { parts, setOff } = taxPartsOf(taxYear.terms, law, pays)
    const payments = paymentsIn(taxYear, periods, parts)
    const remittances = remittancesOf(taxYear, payments, periods)
    const sums = sumsOf(pays, paymentCitations.payDate, recorder, 'year')
    if (recorder !== undefined) steps?.push(...recorder.all())
    return {
      ...{ payments, remittances },
      paid: { year, provisional, excessTax: taxed[index]?.excessTax ?? ZERO, setOff, ...sums },
    }
  })
  const warnings: YearWarning[] = []
  if (ownYear) warnOfDeductions(warnings, calculationOf(complete, law, ownYear))
  return {
    payments: computed.flatMap(({ payments }) => payments),
    remittances: computed.flatMap(({ remittances }) => remittances),
    years: computed.map(({ paid }) => paid),
    warnings,
  }
}

/** The period of the steps about payments of the next tax year together. */
const NEXT_YEAR = 'next_year'

/**
 * Returns the terms for pay of this year that is paid in the next one, where nothing was paid before. After the last day no month has
 * a deduction.
 */
function termsOfNextYear(terms: Terms): CompleteTerms {
  const { incomeBefore: _, incomeBeforeElsewhere: __, ...others } = terms
  const hasEnded = (terms.lastDay ?? null) !== null
  const ofNextYear = { ...others, firstMonth: 1, firstMonthPaid: 'full' } as const
  return completeTerms(hasEnded ? withoutDeductions(ofNextYear) : ofNextYear)
}

function paymentsIn(
  { terms, law, pays }: TaxYear,
  periods: readonly RemittancePeriod[],
  parts: DividedTax['parts'],
): readonly Payment[] {
  return pays.map((pay, index) => {
    const { date, month, kind, figures } = pay
    const { due, slot } = periods[index] as RemittancePeriod
    return {
      date,
      month: month as Month,
      kind,
      taxYear: law.year,
      ...sumsOf([{ figures }], paymentCitations.payDate),
      taxRate: figures.taxRate,
      remittanceDate: due,
      slot,
      incomes: incomesOf(terms, law, pay),
      deductions: deductionsOf(terms, law, pay),
      taxParts: parts[index] as readonly TaxPart[],
    }
  })
}
