import { type Calculation, calculationOf } from '@oklad/answers/calculation'
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
  salaryForEveryMonth,
  statementOf,
  UnreachableCostError,
  UnreachableTargetError,
} from '@oklad/engine'
import { ZERO } from '@oklad/engine/internal'
import { countedDetails, type Input } from './input.ts'
import { type Ignored, requestOf } from './request-of.ts'

/** The calculated year of an input. */
export interface Solved {
  readonly state: 'solved'
  readonly calculation: Calculation
  readonly year: PayslipYear
  readonly statement: Statement
  /** The month that the page shows large: the first one, or the average one. */
  readonly shown: Amounts
  readonly salary: Kopecks
  readonly ignored: readonly Ignored[]
  /** The pay outside the regime of the self-employed, whose tax is not computed; 0 under other contracts. */
  readonly untaxed: Kopecks
  /** What writs take, with its words; then the net pay of the months is the rest. */
  readonly withheld?: Withheld
  /** The same without northern allowance, while the seniority is not known. */
  readonly withoutAllowance: Solved | undefined
}

interface Withheld {
  readonly name: string
  readonly sum: Kopecks
  /** The name of the net pay before writs. */
  readonly before: string
  /** The name of the net pay after writs, and the same at a time in words. */
  readonly after: string
  readonly paidOut: (when: string) => string
  /** Said beside an answer without writs. */
  readonly notTaken: string
}

/** An input with its year. */
export interface Answered {
  readonly input: Input
  readonly solved: Solved
}

/** Whether the tax of a month is not computed: its pay is outside the regime of the self-employed. */
export const isUntaxed = (
  { calculation }: Pick<Solved, 'calculation'>,
  month: { readonly taxRate: number } | undefined,
): boolean => calculation.terms.contractType === 'selfEmployment' && month?.taxRate === 0

/** What the Social Fund pays in a year: it is the last of the other employers. */
export function fundIn({ request, terms }: Calculation) {
  const known = request.other_employers?.length ?? 0
  const { baseIncome = ZERO, taxWithheld = ZERO } = terms.otherEmployers?.[known] ?? {}
  return { grossIncome: baseIncome, incomeTax: taxWithheld }
}

/** An amount that no salary gives. */
interface Unreachable {
  readonly state: 'unreachable'
  /** The amounts that can be reached, kopecks a month; `largest` is 0 where none can. */
  readonly smallest: Kopecks
  readonly largest: Kopecks
}

/** The result of an input. */
export type Outcome = { readonly state: 'empty' } | Unreachable | Solved

/**
 * Calculates the year of an input.
 * @param currentYear the calendar year in Moscow: the tax year without `start_date`
 */
export function outcomeOf(input: Input, currentYear: number): Outcome {
  const { amount, basis, fullAllowance } = input
  if (amount === null) return { state: 'empty' }
  const details = countedDetails(input)
  const salary = salaryOf(input, amount, () => {
    // A salary that is sought is one of a year without absences.
    const { absences: _, ...usual } = details
    return calculationOf(requestOf(usual, ZERO, currentYear).request, currentYear)
  })
  if (typeof salary !== 'number') return { state: 'unreachable', ...salary }

  const { request, ignored } = requestOf(details, salary, currentYear)
  // With `warnings` the breakdown has every step, whatever the details.
  const calculation = calculationOf({ ...request, warnings: true }, currentYear)
  const year = calculate(calculation.terms, calculation.law)
  const statement = statementOf(year, calculation.terms.incomeBefore)
  const { months, average } = statement
  const shown = basis === 'annual' ? average : (months[0]?.amounts ?? average)
  const untaxed = months
    .filter((month) => isUntaxed({ calculation }, month))
    .reduce((sum, { amounts }) => sum + amounts.grossIncome, 0) as Kopecks
  const other =
    fullAllowance !== undefined && input.details.northern_coefficient === undefined
      ? outcomeOf({ ...input, fullAllowance: undefined }, currentYear)
      : undefined
  const withoutAllowance = other?.state === 'solved' ? other : undefined
  return {
    ...{ state: 'solved', calculation, year, statement, shown, salary, ignored, untaxed },
    withoutAllowance,
  }
}

type Range = Pick<Unreachable, 'smallest' | 'largest'>

/** The salary that gives an amount, or the range of amounts that some salary gives. */
function salaryOf(
  { kind, basis }: Input,
  amount: Kopecks,
  calculationSought: () => Calculation,
): Kopecks | Range {
  if (kind === 'gross') {
    return amount <= LARGEST_SALARY ? amount : { smallest: ZERO, largest: LARGEST_SALARY }
  }
  const { terms, law } = calculationSought()
  const engineBasis = basis === 'annual' ? 'annual' : 'firstMonth'
  try {
    if (kind === 'cost')
      return salaryForCost(terms, { cost: amount, basis: engineBasis, law }).salary
    if (amount === 0) return ZERO
    if (amount < SMALLEST_TARGET_NET) {
      return { smallest: SMALLEST_TARGET_NET, largest: LARGEST_SALARY }
    }
    const { grossSalary: _, ...sought } = terms
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
