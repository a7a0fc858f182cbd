import { type Citation, type Law, lawOf } from '@oklad/law'
import { monthIn, requireLaw } from '@oklad/law/internal'
import type { StepKind } from '../../breakdown/names.ts'
import { Recorder } from '../../breakdown/recorder.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import type { Step } from '../../breakdown/step.ts'
import { given } from '../../breakdown/step-recorder.ts'
import * as stepsOfRules from '../../breakdown/steps/index.ts'
import { contractTypes } from '../../contract-types/contract-types.ts'
import type { Kopecks } from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import { completeTerms } from '../../terms/complete-terms.ts'
import type { CompleteTerms, Month, Terms } from '../../terms/terms.ts'
import { grantDeductions, ownDeductionOf } from '../../year/deductions.ts'
import {
  type MonthFigures,
  newMonth,
  type PayslipMonth,
  sumOf,
  type YearFigures,
} from '../../year-figures.ts'
import { type CodedSum, deductionsOf, incomesOf } from './document-codes.ts'
import { type Pay, paysByDate, recordPay } from './pay.ts'
import {
  completePaydays,
  type Paydays,
  type RemittancePeriod,
  remittanceDaysOf,
  remittancePeriodOf,
} from './paydays.ts'
import { type TaxPart, taxPartsOf } from './tax-parts.ts'

/** The sums of a payment by the kinds of their steps. */
const sums = {
  accrual_base: 'basePay',
  accrual_allowances: 'allowances',
  gross_income: 'grossIncome',
  main_base_tax: 'baseTax',
  allowances_tax: 'allowancesTax',
  income_tax: 'incomeTax',
  net_income: 'netIncome',
} as const satisfies Partial<Record<StepKind, keyof PayslipMonth>>

/** Sums of one payment or several. Kopecks. */
export type PaidSums = Pick<PayslipMonth, (typeof sums)[keyof typeof sums]>

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

/** Tax withheld in one period, which is remitted together. */
export interface Remittance extends RemittancePeriod, PaidSums {
  /** Its tax by budget code: the lines of the notice. */
  readonly byBudgetCode: readonly BudgetSum[]
}

/** Tax by the code of the budget to which it is remitted. */
export interface BudgetSum {
  /** See `TaxPart`. */
  readonly budgetCode: string | null
  /** Kopecks. */
  readonly tax: Kopecks
}

/** The payments of one tax year together. */
export interface PaidYear extends PaidSums {
  readonly year: number
  /** Whether the law of the year is not known yet, and the newest known one replaces it. */
  readonly provisional: boolean
}

/** The payments for the months of a calculation. */
export interface PaymentsOfYear {
  /** By date. Payments of nothing are left out. */
  readonly payments: readonly Payment[]
  /** By due date. */
  readonly remittances: readonly Remittance[]
  /** The year of the calculation, and the next one if the pay for December belongs to it. */
  readonly years: readonly PaidYear[]
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

/** The sums of payments of one tax year with its law. */
interface Taxed {
  readonly terms: CompleteTerms
  readonly law: Law
  readonly pays: readonly Pick<Pay, 'figures'>[]
  readonly recorder: Recorder | undefined
}

/** The payments of one tax year with its law. */
interface TaxYear extends Taxed {
  readonly pays: readonly Pay[]
}

function compute(
  terms: Terms,
  { paydays = {}, law }: PaymentsOptions,
  steps: Step[] | undefined,
): PaymentsOfYear {
  requireLaw(law)
  const complete = completeTerms(terms)
  remittanceDaysOf(law)
  if (complete.contractType === 'selfEmployment') {
    throw new RangeError('No tax is withheld from payments to the self-employed')
  }
  const ofMonths = steps && new Recorder(stepsOfRules)
  const all = paysByDate(complete, completePaydays(paydays), law, ofMonths)
  const paidIn = (year: number) => all.filter(({ date }) => date.startsWith(`${year}`))
  const next = {
    terms: termsOfNextYear(terms),
    law: lawOf(law.year + 1),
    pays: paidIn(law.year + 1),
    recorder: steps && new Recorder(stepsOfRules, NEXT_YEAR),
  }
  const own = { terms: complete, law, pays: paidIn(law.year), recorder: ofMonths }
  const years: readonly TaxYear[] = next.pays.length > 0 ? [own, next] : [own]
  for (const year of years) {
    for (const pay of year.pays) recordPay(complete, pay, law, all, year.recorder, ofMonths)
    divideDeductions(year, steps)
    withhold(year)
  }
  const periods = years.map(({ law, pays }) =>
    pays.map(({ date }) => remittancePeriodOf(date, law)),
  )
  const payments = years.map((year, index) => paymentsIn(year, periods[index] ?? []))
  const result = {
    payments: payments.flat(),
    remittances: years.flatMap((year, index) =>
      remittancesOf(year, payments[index] ?? [], periods[index] ?? []),
    ),
    years: years.map(({ law: { year, provisional }, pays, recorder }) => {
      return { year, provisional, ...sumsOf(pays, ruleCitations.payDate, recorder?.at('year')) }
    }),
  }
  for (const { recorder } of years) steps?.push(...(recorder?.all() ?? []))
  return result
}

/** The period of the steps about payments of the next tax year together. */
const NEXT_YEAR = 'next_year'

/** Returns the terms for pay of this year that is paid in the next one, where nothing was paid before. */
function termsOfNextYear(terms: Terms): CompleteTerms {
  const { incomeBefore: _, incomeBeforeElsewhere: __, ...others } = terms
  return completeTerms({ ...others, firstMonth: 1, firstMonthPaid: 'full' })
}

/**
 * Divides the standard deductions between the payments. A payment has those of the months to date, as the income paid to date
 * allows, less those of the payments before: the payment that passes the income limit takes back the
 * deduction of its month.
 * @param steps gets the step of one month's deduction, if there is one
 */
export function divideDeductions({ terms, law, pays, recorder }: TaxYear, steps?: Step[]): void {
  const { citation } = law.figures.childDeductionLimit
  const ownMonthly = ownDeductionOf(law, terms)
  let granted = 0
  let ownGranted = 0
  let monthly: Step | undefined
  for (const [index, { figures }] of pays.entries()) {
    const paid = monthsPaid(terms, pays.slice(0, index + 1))
    grantDeductions(terms, law, paid)
    const months = paid.months.filter(({ month }) => month <= terms.lastMonth)
    const toDate = sumOf(months, 'childDeduction')
    figures.childDeduction = toDate - granted
    granted = toDate
    const ownToDate = sumOf(months, 'ownDeduction')
    figures.ownDeduction = ownToDate - ownGranted
    ownGranted = ownToDate
    if (ownMonthly > 0) {
      const count = given('deduction_months', timesIn(figures.ownDeduction, ownMonthly))
      const parts = [given('own_deduction_by_law', ownMonthly), count]
      const { citation } = law.figures.ownDeductions
      recorder
        ?.at(figures.month)
        .step('own_deduction', figures.ownDeduction, 'product', parts, citation)
    }
    const { monthlyDeduction } = paid
    if (recorder === undefined || monthlyDeduction === 0) continue
    if (monthly === undefined) {
      const ofRule = new Recorder(stepsOfRules, recorder.whole)
      grantDeductions(terms, law, paid, ofRule)
      monthly = ofRule.latest('children_monthly_deduction')
      // That of a single parent is twice the usual one.
      steps?.push(
        ...ofRule.all().filter(({ kind }) => kind === 'children_usual_deduction'),
        monthly,
      )
    }
    recorder.at(figures.month)
    const count = given('deduction_months', timesIn(toDate, monthlyDeduction))
    recorder.step('deductions_to_date', toDate, 'product', [monthly, count], citation)
    const parts = ['deductions_to_date', { earlier: 'deductions_to_date' }] as const
    recorder.step('child_deduction', figures.childDeduction, 'difference', parts, citation)
  }
}

/** Returns the months of a tax year to the last payment, each with the sums that were paid in it. */
function monthsPaid({ firstMonth }: CompleteTerms, pays: readonly Pay[]): YearFigures {
  const count = monthIn((pays.at(-1) as Pay).date) - firstMonth + 1
  const months = Array.from({ length: count }, (_, index) => newMonth(firstMonth + index))
  for (const pay of pays) {
    const month = months[monthIn(pay.date) - firstMonth] as MonthFigures
    month.basePay += pay.figures.basePay
    month.allowances += pay.figures.allowances
    month.grossIncome += pay.figures.grossIncome
    month.exemptIncome += pay.figures.exemptIncome
  }
  return { ...NOTHING_COMPUTED, months }
}

const NOTHING_COMPUTED = { firstRate: 0, monthlyDeduction: 0, registrationDeductionUsed: 0 }

/** Withholds the tax of the payments: the rule of the contract type takes them in place of months. */
export function withhold({ terms, law, pays, recorder }: Taxed): void {
  const months = pays.map(({ figures }) => figures)
  contractTypes[terms.contractType].withhold(terms, law, { ...NOTHING_COMPUTED, months }, recorder)
  for (const figures of months) {
    figures.incomeTax = figures.baseTax + figures.allowancesTax
    figures.netIncome = figures.grossIncome - figures.incomeTax
    const parts = ['gross_income', 'income_tax'] as const
    recorder?.at(figures.month)
    recorder?.step('net_income', figures.netIncome, 'difference', parts, ruleCitations.payment)
  }
}

function paymentsIn(
  { terms, law, pays }: TaxYear,
  periods: readonly RemittancePeriod[],
): readonly Payment[] {
  const figures = pays.map(({ figures }) => figures)
  const parts = taxPartsOf(terms, law, figures)
  return pays.map((pay, index) => {
    const { date, month, kind, figures } = pay
    const { due, slot } = periods[index] as RemittancePeriod
    return {
      date,
      month: month as Month,
      kind,
      taxYear: law.year,
      ...sumsOf([{ figures }], ruleCitations.payDate),
      taxRate: figures.taxRate,
      remittanceDate: due,
      slot,
      incomes: incomesOf(terms, law, pay),
      deductions: deductionsOf(terms, law, pay),
      taxParts: parts[index] as readonly TaxPart[],
    }
  })
}

/** Adds up the tax that is withheld in the same period, and so remitted together. */
function remittancesOf(
  { law, pays, recorder }: TaxYear,
  payments: readonly Payment[],
  periods: readonly RemittancePeriod[],
): readonly Remittance[] {
  const remittances = new Map<string, { period: RemittancePeriod; pays: Pay[]; parts: TaxPart[] }>()
  for (const [index, pay] of pays.entries()) {
    const period = periods[index] as RemittancePeriod
    const together = remittances.get(period.from) ?? { period, pays: [], parts: [] }
    together.pays.push(pay)
    together.parts.push(...(payments[index]?.taxParts ?? []))
    remittances.set(period.from, together)
  }
  return [...remittances.values()].map(({ period, pays, parts }) => {
    recorder?.at(`transfer_${period.from}`)
    return {
      ...period,
      ...sumsOf(pays, law.figures.transferDays.citation, recorder),
      byBudgetCode: byBudgetCode(parts),
    }
  })
}

function byBudgetCode(parts: readonly TaxPart[]): readonly BudgetSum[] {
  return [...new Set(parts.map(({ budgetCode }) => budgetCode))].map((budgetCode) => {
    const own = parts.filter((part) => part.budgetCode === budgetCode)
    return { budgetCode, tax: own.reduce((sum, { tax }) => sum + tax, 0) as Kopecks }
  })
}

/**
 * Adds up payments.
 * @param citation of the sums
 * @param recorder has the steps of the payments, and records the sums in its current period
 */
function sumsOf(
  pays: readonly Pick<Pay, 'figures'>[],
  citation: Citation,
  recorder?: Recorder,
): PaidSums {
  const entries = (Object.keys(sums) as (keyof typeof sums)[]).map((kind) => {
    const name = sums[kind]
    const sum = pays.reduce((total, { figures }) => total + figures[name], 0)
    const steps = pays.map(({ figures }) => recorder?.findAt(kind, figures.month))
    recorder?.step(kind, sum, 'sum', steps, citation)
    return [name, sum as Kopecks]
  })
  return Object.fromEntries(entries) as PaidSums
}
