import {
  type Calculation,
  calculationOfRight,
  type PrivateCalculationRequest,
} from '@oklad/contract/form'
import {
  type Amounts,
  calculate,
  grossUp,
  type Kopecks,
  LARGEST_SALARY,
  type PayslipYear,
  SMALLEST_TARGET_NET,
  type Statement,
  salaryForCost,
  statementOf,
  UnreachableCostError,
  UnreachableTargetError,
  ZERO,
} from '@oklad/engine'
import type { Basis, Input } from './input.ts'
import { type Ignored, requestOf } from './request-of.ts'

/** A year computed from an input. */
export interface Solved {
  readonly state: 'solved'
  readonly request: PrivateCalculationRequest
  readonly calculation: Calculation
  readonly year: PayslipYear
  readonly statement: Statement
  /** The month that the page shows large: the first one, or the average one. */
  readonly shown: Amounts
  readonly salary: Kopecks
  readonly ignored: readonly Ignored[]
}

/** An amount that no salary comes to. */
export interface Unreachable {
  readonly state: 'unreachable'
  /** What can be asked instead, kopecks a month; `largest` is 0 where nothing can. */
  readonly smallest: Kopecks
  readonly largest: Kopecks
}

/** What an input comes to. */
export type Outcome = { readonly state: 'empty' } | Unreachable | Solved

/**
 * Computes what an input comes to; the law and every sum are the engine's.
 * @param currentYear the calendar year in Moscow: the tax year where none is told
 */
export function outcomeOf(input: Input, currentYear: number): Outcome {
  const { amount, details } = input
  if (amount === null) return { state: 'empty' }
  const made = requestOf(details, ZERO, currentYear)
  const { terms: asked, law } = calculationOfRight(made.request, currentYear)
  // Under circumstances, even none, the engine tells what there is to notice in the year.
  const terms = { ...asked, circumstances: asked.circumstances ?? {} }
  const sought = salaryOf(input, amount, terms, law)
  if (typeof sought !== 'number') return { state: 'unreachable', ...sought }

  const request = { ...made.request, gross_salary: sought }
  const calculation: Calculation = {
    law,
    terms: { ...terms, grossSalary: sought },
    extended: request,
  }
  const year = calculate(calculation.terms, calculation.law)
  const statement = statementOf(year)
  return {
    state: 'solved',
    request,
    calculation,
    year,
    statement,
    shown: shownOf(statement, input.basis),
    salary: sought,
    ignored: made.ignored,
  }
}

function shownOf({ months, average }: Statement, basis: Basis): Amounts {
  return basis === 'annual' ? average : (months[0]?.amounts ?? average)
}

type Range = Pick<Unreachable, 'smallest' | 'largest'>

function salaryOf(
  { kind, basis }: Input,
  amount: Kopecks,
  terms: Calculation['terms'],
  law: Calculation['law'],
): Kopecks | Range {
  const engineBasis = basis === 'annual' ? 'annual' : 'firstMonth'
  if (kind === 'gross') {
    return amount <= LARGEST_SALARY ? amount : { smallest: ZERO, largest: LARGEST_SALARY }
  }
  try {
    if (kind === 'cost') return salaryForCost(terms, amount, engineBasis, law).salary
    if (amount === 0) return ZERO
    if (amount < SMALLEST_TARGET_NET) {
      return { smallest: SMALLEST_TARGET_NET, largest: LARGEST_SALARY }
    }
    const { grossSalary: _, ...sought } = terms
    return grossUp(sought, amount, engineBasis, law).salary
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
