import type { Calculation } from '@oklad/answers/calculation'
import {
  calculate,
  grossUp,
  type Kopecks,
  LARGEST_SALARY,
  SMALLEST_TARGET_NET,
  salaryForCost,
  salaryForEveryMonth,
  statementOf,
  UnreachableCostError,
  UnreachableTargetError,
} from '@oklad/engine'
import { roundSalaryDown, roundSalaryUp, ZERO } from '@oklad/engine/internal'
import type { Input } from './input.ts'
import { reachedBy } from './reached.ts'

/** The amounts that some salary gives, kopecks a month; `largest` is 0 where none can. */
export interface Range {
  readonly smallest: Kopecks
  readonly largest: Kopecks
}

/** The salary of an input, kopecks a month. */
interface Found {
  /** The one that everything on the page belongs to. */
  readonly salary: Kopecks
  /** The one that gives the typed amount to the kopeck, where that is another one. */
  readonly exact?: Kopecks
}

/**
 * Finds the salary that gives the typed net pay or covers the typed cost: whole thousands of roubles, up for a net pay and down for
 * a cost, unless the input asks for the exact one or the round one would not keep what was asked.
 * @param calculationSought the terms without the salary
 */
export function soughtSalary(
  input: Input,
  amount: Kopecks,
  calculationSought: () => Calculation,
): Found | Range {
  const { kind } = input
  const { terms, law } = calculationSought()
  const exact = exactSalary(input, amount, terms, law)
  if (typeof exact !== 'number') return exact
  const salary = (kind === 'net' ? roundSalaryUp : roundSalaryDown)(exact)
  if (input.isExact || salary === exact || salary === 0) return { salary: exact }
  const year = calculate({ ...terms, grossSalary: salary }, law)
  const reached = reachedBy(input, {
    calculation: { terms },
    year,
    statement: statementOf(year, terms.incomeBefore),
  })
  // Above the income limit of the self-employed the tax of more pay is not computed.
  const isKept = kind === 'net' ? reached >= amount : reached <= amount
  return isKept ? { salary, exact } : { salary: exact }
}

/** The salary that gives an amount to the kopeck, or the range of amounts that some salary gives. */
function exactSalary(
  { kind, basis }: Input,
  amount: Kopecks,
  terms: Calculation['terms'],
  law: Calculation['law'],
): Kopecks | Range {
  const engineBasis = basis === 'annual' ? 'annual' : 'firstMonth'
  const { grossSalary: _, ...sought } = terms
  try {
    if (kind === 'cost')
      return salaryForCost(sought, { cost: amount, basis: engineBasis, law }).salary
    if (amount === 0) return ZERO
    if (amount < SMALLEST_TARGET_NET) {
      return { smallest: SMALLEST_TARGET_NET, largest: LARGEST_SALARY }
    }
    if (basis === 'every_month') return salaryForEveryMonth(sought, { net: amount, law })
    return grossUp(sought, { net: amount, basis: engineBasis, law }).salary
  } catch (error) {
    if (error instanceof UnreachableCostError) {
      return { smallest: error.smallest, largest: error.largest }
    }
    if (error instanceof UnreachableTargetError) {
      return { smallest: SMALLEST_TARGET_NET, largest: error.largestReachable }
    }
    throw error
  }
}
