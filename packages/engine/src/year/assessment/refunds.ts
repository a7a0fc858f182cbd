import type { Citation, Law } from '@oklad/law'
import type { StepKind } from '../../breakdown/names.ts'
import type { Recorder } from '../../breakdown/recorder.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import { given } from '../../breakdown/step.ts'
import type { Source } from '../../breakdown/step-recorder.ts'
import type { Calculation } from '../../contract-types/contract-type.ts'
import { monthlyDeduction } from '../../deductions/children.ts'
import { claimsRefund, deductions } from '../../deductions/deductions.ts'
import {
  type DeductionName,
  deductionNames,
  deductionSteps,
  newDeductions,
  noDeductions,
} from '../../deductions/names.ts'
import { type Kopecks, larger, minus, plus, times, total, ZERO } from '../../money/kopecks.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import { sumOfDeduction } from '../../year-figures.ts'
import { DeductedYear } from './deducted-year.ts'
import { familyPaymentOf } from './family-payment.ts'
import { propertyRefundOf } from './property-refund.ts'
import type { SettledYear } from './settlement.ts'

/** The deductions of a year and the tax refunded for them, kopecks. */
export interface DeductionResult {
  /** The deduction for all children of one month. */
  readonly childrenMonthlyDeduction: Kopecks
  /** The months that had it. */
  readonly childrenMonths: number
  /** The tax that each deduction of the employer saved. The tax withheld in the months is already reduced by it. */
  readonly saved: Readonly<Record<DeductionName, Kopecks>>
  readonly propertyReturnThisYear: Kopecks
  /** This year and later years together, if each has this year's income, no other expenses and no family payment. */
  readonly propertyReturnTotal: Kopecks
  readonly socialReturn: Kopecks
  readonly totalReturn: Kopecks
  /** The yearly family payment, which is no part of `totalReturn`. */
  readonly familyPayment: Kopecks
}

/** The result for a person without deductions. */
export const NO_DEDUCTIONS: DeductionResult = {
  childrenMonthlyDeduction: ZERO,
  childrenMonths: 0,
  saved: noDeductions,
  propertyReturnThisYear: ZERO,
  propertyReturnTotal: ZERO,
  socialReturn: ZERO,
  totalReturn: ZERO,
  familyPayment: ZERO,
}

/**
 * Computes the tax refunded for the expenses of a year: the tax on the bases without the expenses less
 * the tax with them, at most the tax withheld. Social expenses come first because they do not carry over.
 * @param calculation has the months with their standard deductions; for its recorder see `DeductedYear`
 * @param settled the year of all employers together
 * @source Tax Code, articles 218 to 220
 */
export function refundsOf(calculation: Calculation, settled: SettledYear): DeductionResult {
  const { terms, law, recorder } = calculation
  const { socialLimits, propertyLimits } = law.figures
  const year = new DeductedYear(settled, recorder)
  const { gross, granted, grantedStep } = year
  const { childrenMonths, saved, without, before } = deductionsOfEmployer(calculation, year)
  const childrenMonthlyDeduction = monthlyDeduction(law, terms)
  // A breakdown also shows that nothing is refunded.
  if (recorder === undefined && !claimsRefund(terms)) {
    const totalReturn = minus(without.tax, before.tax)
    return { ...NO_DEDUCTIONS, childrenMonthlyDeduction, childrenMonths, saved, totalReturn }
  }
  year.step('gross_so_far', gross, 'sum', ['base_pay_so_far', 'allowances_so_far'])
  const ofIncome = ['gross_so_far', grantedStep] as const
  const taxable = larger(minus(gross, granted), ZERO)
  year.step('taxable_income', taxable, 'difference_not_below_zero', ofIncome)
  const familyPayment = familyPaymentOf(terms, law, year, without)
  const left = minus(year.withheld, familyPayment)

  year.citation = socialLimits.citation
  const social = socialDeductionOf(terms, law, year)
  const socialParts = [grantedStep, 'social_deduction'] as const
  const afterSocial = year.taxWith('with_social', plus(granted, social), socialParts)
  const taxes = [before, afterSocial] as const
  const socialReturn = year.saved('social_return', social, taxes, left, ['family_payment'])
  year.citation = propertyLimits.citation
  const { housing, mortgageInterest } = propertyLimits.value
  const property = plus(
    year.limited('housing', terms.housingExpense, housing),
    year.limited('mortgage_interest', terms.mortgageInterest, mortgageInterest),
  )
  year.step('property_deduction', property, 'sum', ['housing', 'mortgage_interest'])
  const sums = { taxable, social, property }
  const refund = propertyRefundOf(year, sums, before, afterSocial, minus(left, socialReturn))
  year.citation = ruleCitations.taxBase
  const ofEmployer = deductionNames.map((name) => saved[name])
  const totalReturn = total([...ofEmployer, refund.thisYear, socialReturn])
  year.step('total_return', totalReturn, 'sum', TOTAL_PARTS)

  return {
    childrenMonthlyDeduction,
    childrenMonths,
    saved,
    propertyReturnThisYear: refund.thisYear,
    propertyReturnTotal: refund.total,
    socialReturn,
    totalReturn,
    familyPayment,
  }
}

/**
 * Computes the tax that each deduction of the employer saved, kopecks, from the last one of the table to the first. With it
 * comes the tax `without` any deduction, and `before` the expenses. Deductions of the year before the first month count as
 * those for children.
 */
function deductionsOfEmployer(
  { terms, law, year: { months }, claimed }: Calculation,
  year: DeductedYear,
) {
  const { recorder } = year
  let childrenMonths = 0
  for (const month of months) if (month.deductions.children > 0) childrenMonths += 1
  const monthSteps = recorder?.monthsOf('child_deduction') ?? []
  const { citation } = law.figures.childDeductions
  recorder?.step('children_months', childrenMonths, 'count', monthSteps, citation)
  const without = year.taxWith('without_deductions', ZERO, [])
  const saved = newDeductions()
  const earlier = terms.incomeBefore.deductionGranted
  // The steps of some deductions are never left out.
  const counted = fromLast.filter(
    (name) => claimed.includes(name) || deductions[name].isAlwaysRecorded,
  )
  const last = counted.at(-1)
  const parts: Source[] = []
  let before = without
  let sum = ZERO
  for (const name of counted) {
    const steps = deductionSteps[name]
    const citation = deductions[name].citation(law)
    const ofBefore = name === 'children' ? earlier : ZERO
    if (name === last) sum = year.granted
    else {
      const ofMonths = sumOfDeduction(months, name)
      sum = total([sum, ofMonths, ofBefore])
      const ofYear = recorder?.monthsOf(steps.granted) ?? []
      parts.push(recorder?.step(steps.granted, ofMonths, 'sum', ofYear, citation))
      if (ofBefore > 0) parts.push(given('deductions_before', ofBefore))
    }
    const after = year.taxWith(`with_${name}`, sum, name === last ? [year.grantedStep] : parts)
    const isGranted = claimed.includes(name) || ofBefore > 0
    const dues = isGranted ? [before.due, after.due] : []
    saved[name] = minus(before.tax, after.tax)
    recorder?.step(steps.saved, saved[name], isGranted ? 'difference' : 'sum', dues, citation)
    before = after
  }
  return { childrenMonths, saved, without, before }
}

/**
 * Returns the social deduction of a year, kopecks.
 * @source Tax Code, articles 218, 219, 219.2
 */
function socialDeductionOf(terms: CompleteTerms, { figures }: Law, year: DeductedYear): Kopecks {
  const { socialLimits, savingsLimit, gtoDeduction } = figures
  const limits = socialLimits.value
  // A student may be too old for the monthly deduction, so the limit is at least that of one child.
  const educationLimit = times(limits.childEducation, Math.max(terms.children, 1))
  const { expensiveTreatment: treatment, longTermSavings, hasGtoBadge } = terms
  const gto = hasGtoBadge ? (gtoDeduction.value ?? ZERO) : ZERO
  const ofGto = year.recorder?.citing(gtoDeduction.citation)
  ofGto?.('gto_deduction', gto, 'given', given('gto_badge', gto))
  const savingsMost = savingsLimit.value ?? ZERO
  const social = total([
    year.limited('social_expenses', terms.socialExpense, limits.social),
    year.limited('child_education', terms.childEducationExpense, educationLimit),
    year.step('expensive_treatment', treatment, 'given', [given('expense', treatment)]),
    year.limited('long_term_savings', longTermSavings, savingsMost, savingsLimit.citation),
    gto,
  ])
  return year.step('social_deduction', social, 'sum', SOCIAL_PARTS)
}

/** The deductions in the order in which the tax that they save is found. */
const fromLast = deductionNames.toReversed()

const SAVED: readonly StepKind[] = deductionNames.map((name) => deductionSteps[name].saved)

const TOTAL_PARTS: readonly StepKind[] = [...SAVED, 'property_return', 'social_return']

const SOCIAL_PARTS: readonly StepKind[] = [
  'social_expenses',
  'child_education',
  'expensive_treatment',
  'long_term_savings',
  'gto_deduction',
]

const RETURNS: readonly StepKind[] = [
  ...SAVED,
  'social_return',
  'property_return',
  'property_return_total',
  'total_return',
  'family_payment',
]

/** Records that a person has no right to deductions. */
export function recordNoDeductions(recorder: Recorder, { figures }: Law, citation: Citation): void {
  for (const kind of ['children_monthly_deduction', 'children_months', ...RETURNS] as const) {
    const cited = kind === 'family_payment' ? figures.familyPaymentRate.citation : citation
    recorder.step(kind, 0, 'nothing', [], cited)
  }
}

/** Records that there is nothing to refund: no children and no expenses. */
export function recordNothingToRefund(recorder: Recorder, { figures }: Law): void {
  const { citation } = figures.childDeductions
  const months = recorder.monthsOf('child_deduction')
  recorder.step('children_months', 0, 'count', months, citation)
  for (const kind of RETURNS) recorder.step(kind, 0, 'sum', [], citation)
}
