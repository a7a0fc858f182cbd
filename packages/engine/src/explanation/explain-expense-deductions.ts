import type { Circumstances } from '../circumstances/circumstances.ts'
import type { DeductionResult } from '../circumstances/expense-deductions.ts'
import type { Law } from '../law/law.ts'
import { timesIn } from '../money/rounding.ts'
import type { ExplainedChildDeduction } from './explain-child-deduction.ts'
import { rules } from './rule-citations.ts'
import type { Period, Step } from './step.ts'
import { from, outside, type Steps } from './steps.ts'
import {
  explainTaxOfYear,
  type IncomeSoFar,
  type Taxation,
  type YearIncomeSteps,
} from './taxation.ts'

/** What the year's deductions give back: see `deductionResult`. */
export function explainExpenseDeductions(
  steps: Steps,
  law: Law,
  taxation: Taxation,
  circumstances: Circumstances,
  income: YearIncomeSteps,
  withheld: Step,
  children: ExplainedChildDeduction,
  result: DeductionResult,
): void {
  const limits = law.figures.expenseLimits.citation
  const { childDeductions } = law.figures
  steps.add(
    'children_months',
    'year',
    'count',
    result.childrenMonths,
    children.granted.map(from),
    childDeductions.citation,
  )
  const { base, allowances } = income
  const granted = income.deductions
  const taxWith = (period: Period, more: readonly Step[]) =>
    explainTaxOfYear(steps, period, taxation, {
      base,
      allowances,
      deductions:
        more.length === 0
          ? granted
          : steps.sum('deductions_so_far', period, [granted, ...more], rules.taxBase),
    })
  const without = explainTaxOfYear(steps, 'without_deductions', taxation, {
    base,
    allowances,
    deductions: undefined,
  })
  const before = taxWith('with_children', [])
  const childrenReturn = steps.add(
    'children_return',
    'year',
    'difference',
    result.childrenReturn,
    [from(without), from(before)],
    childDeductions.citation,
  )

  const social = explainSocialDeduction(steps, law, circumstances)
  const property = explainPropertyDeduction(steps, law, circumstances)
  const afterSocial = taxWith('with_social', [social])
  const socialReturn = steps.add(
    'social_return',
    'year',
    'difference_within',
    result.socialReturn,
    [from(before), from(afterSocial), from(withheld)],
    limits,
  )
  const afterProperty = taxWith('with_property', [social, property])
  const propertyReturn = steps.add(
    'property_return',
    'year',
    'difference_within',
    result.propertyReturnThisYear,
    [from(afterSocial), from(afterProperty), from(withheld), from(socialReturn)],
    limits,
  )

  const { fullYears, lastYear } = explainLaterYears(
    steps,
    law,
    income,
    granted,
    { social, property, before, withheld },
    (rest) => taxWith('last_property_year', [rest]),
  )
  steps.add(
    'property_return_total',
    'year',
    'sum',
    result.propertyReturnTotal,
    [from(propertyReturn), from(fullYears), from(lastYear)],
    limits,
  )
  steps.add(
    'total_return',
    'year',
    'sum',
    result.totalReturn,
    [from(childrenReturn), from(propertyReturn), from(socialReturn)],
    limits,
  )
}

/** The years that follow: those that use up all of their income, and the last one. */
function explainLaterYears(
  steps: Steps,
  law: Law,
  { base, allowances }: IncomeSoFar,
  granted: Step,
  {
    social,
    property,
    before,
    withheld,
  }: Record<'social' | 'property' | 'before' | 'withheld', Step>,
  taxWithRest: (rest: Step) => Step,
): { readonly fullYears: Step; readonly lastYear: Step } {
  const { citation } = law.figures.expenseLimits
  const add = (
    kind: Step['kind'],
    operation: Step['operation'],
    value: number,
    ...inputs: readonly Step[]
  ) => steps.add(kind, 'year', operation, value, inputs.map(from), citation)
  const gross = add('gross_so_far', 'sum', base.value + allowances.value, base, allowances)
  const notBelowZero = (kind: Step['kind'], one: Step, other: Step) =>
    add(kind, 'difference_not_below_zero', Math.max(one.value - other.value, 0), one, other)
  const taxable = notBelowZero('taxable_income', gross, granted)
  const room = notBelowZero('property_room', taxable, social)
  const used = add(
    'property_used',
    'smallest',
    Math.min(property.value, room.value),
    property,
    room,
  )
  const left = add('property_left', 'difference', property.value - used.value, property, used)
  const times = taxable.value === 0 ? 0 : timesIn(left.value, taxable.value)
  const years = add('property_full_years', 'whole_times', times, left, taxable)
  const restValue = taxable.value === 0 ? 0 : left.value - times * taxable.value
  const rest = add('property_rest', 'rest', restValue, left, years, taxable)
  const atMost = Math.min(before.value, withheld.value)
  const fullYear = add('full_year_return', 'smallest', atMost, before, withheld)
  const fullYears = add('full_years_return', 'product', times * atMost, years, fullYear)
  const afterRest = taxWithRest(rest)
  const lastYear = add(
    'last_year_return',
    'difference_within',
    Math.min(before.value - afterRest.value, withheld.value),
    before,
    afterRest,
    withheld,
  )
  return { fullYears, lastYear }
}

function explainSocialDeduction(
  steps: Steps,
  law: Law,
  { expenses = {}, children = 0 }: Circumstances,
): Step {
  const { value: limits, citation } = law.figures.expenseLimits
  const own = limitedExpense(steps, law, 'social_expenses', expenses.social, limits.social)
  const educationLimit = limits.childEducation * Math.max(children, 1)
  const education = limitedExpense(
    steps,
    law,
    'child_education',
    expenses.childEducation,
    educationLimit,
  )
  return steps.sum('social_deduction', 'year', [own, education], citation)
}

function explainPropertyDeduction(steps: Steps, law: Law, { expenses = {} }: Circumstances): Step {
  const { value: limits, citation } = law.figures.expenseLimits
  const housing = limitedExpense(steps, law, 'housing', expenses.housing, limits.housing)
  const interest = limitedExpense(
    steps,
    law,
    'mortgage_interest',
    expenses.mortgageInterest,
    limits.mortgageInterest,
  )
  return steps.sum('property_deduction', 'year', [housing, interest], citation)
}

/** An expense, or its limit where it is above that. */
function limitedExpense(
  steps: Steps,
  { figures }: Law,
  kind: Step['kind'],
  expense: number | undefined,
  limit: number,
): Step {
  return steps.add(
    kind,
    'year',
    'smallest',
    Math.min(expense ?? 0, limit),
    [outside('expense', expense ?? 0), outside('expense_limit', limit)],
    figures.expenseLimits.citation,
  )
}
