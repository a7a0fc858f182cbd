import type { Law } from '@oklad/law'
import type { Figure, MakeFigure } from '../../breakdown/figures.ts'
import { given } from '../../breakdown/step.ts'
import { type Kopecks, times, ZERO } from '../../money/kopecks.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import type { DeductedYear } from './deducted-year.ts'

/**
 * Makes the social deduction of a year.
 * @param make by the rule of the deduction
 * @source Tax Code, articles 218, 219, 219.2
 */
export function socialDeductionOf(
  terms: CompleteTerms,
  { figures }: Law,
  year: DeductedYear,
  make: MakeFigure,
): Figure {
  const { socialLimits, savingsLimit, gtoDeduction } = figures
  const limits = socialLimits.value
  // A student may be too old for the monthly deduction, so the limit is at least that of one child.
  const educationLimit = times(limits.childEducation, Math.max(terms.children, 1))
  const badge = given('gto_badge', terms.hasGtoBadge ? (gtoDeduction.value ?? ZERO) : ZERO)
  const gto = year.citing(gtoDeduction.citation)('gto_deduction', 'given', badge)
  const ofSavings = year.citing(savingsLimit.citation)
  const treatment = given('expense', terms.expensiveTreatment)
  return make(
    'social_deduction',
    'sum',
    make('social_expenses', 'smallest', ...expense(terms.socialExpense, limits.social)),
    make('child_education', 'smallest', ...expense(terms.childEducationExpense, educationLimit)),
    make('expensive_treatment', 'given', treatment),
    ofSavings(
      'long_term_savings',
      'smallest',
      ...expense(terms.longTermSavings, savingsLimit.value ?? ZERO),
    ),
    gto,
  )
}

/**
 * Makes the property deduction of a year.
 * @param make by the rule of the deduction
 * @source Tax Code, article 220
 */
export function propertyDeductionOf(
  { housingExpense, mortgageInterest }: CompleteTerms,
  { figures }: Law,
  make: MakeFigure,
): Figure {
  const limits = figures.propertyLimits.value
  const housing = make('housing', 'smallest', ...expense(housingExpense, limits.housing))
  const interest = expense(mortgageInterest, limits.mortgageInterest)
  const mortgage = make('mortgage_interest', 'smallest', ...interest)
  return make('property_deduction', 'sum', housing, mortgage)
}

/** Returns an expense and its limit, kopecks. */
const expense = (sum: Kopecks, limit: Kopecks) => [
  given('expense', sum),
  given('expense_limit', limit),
]
