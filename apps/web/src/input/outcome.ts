import type { Calculation } from '@oklad/answers/calculation'
import {
  type Amounts,
  calculate,
  type Kopecks,
  LARGEST_SALARY,
  type PayslipYear,
  type Statement,
  statementOf,
} from '@oklad/engine'
import { total, ZERO } from '@oklad/engine/internal'
import { countedDetails, type Input } from './input.ts'
import { type Ignored, requestOf } from './request-of.ts'
import { type Range, soughtSalary } from './sought-salary.ts'

/** The calculated year of an input. */
export interface Solved {
  readonly state: 'solved'
  readonly calculation: Calculation
  readonly year: PayslipYear
  readonly statement: Statement
  /** The month that the page shows large: the first one, or the average one. */
  readonly shown: Amounts
  readonly salary: Kopecks
  /** The salary that gives the typed amount to the kopeck, where the round `salary` is another one. */
  readonly exact?: Kopecks
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
interface Unreachable extends Range {
  readonly state: 'unreachable'
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
  if (input.kind === 'gross' && amount > LARGEST_SALARY)
    return { state: 'unreachable', smallest: ZERO, largest: LARGEST_SALARY }
  const sought = () => {
    // A salary that is sought is one of a year without absences.
    const { absences: _, ...usual } = details
    return requestOf(usual, ZERO, currentYear).calculation
  }
  const found = input.kind === 'gross' ? { salary: amount } : soughtSalary(input, amount, sought)
  if (!('salary' in found)) return { state: 'unreachable', ...found }
  const { salary } = found

  const { request, calculation: made, ignored } = requestOf(details, salary, currentYear)
  // With `warnings` the breakdown has every step, whatever the details.
  const calculation = { ...made, request: { ...request, warnings: true } }
  const year = calculate(calculation.terms, calculation.law)
  const statement = statementOf(year, calculation.terms.incomeBefore)
  const { months, average } = statement
  const shown = basis === 'annual' ? average : (months[0]?.amounts ?? average)
  const untaxed = total(
    months.flatMap((month) => (isUntaxed({ calculation }, month) ? month.amounts.grossIncome : [])),
  )
  const other =
    fullAllowance !== undefined && input.details.northern_coefficient === undefined
      ? outcomeOf({ ...input, fullAllowance: undefined }, currentYear)
      : undefined
  const withoutAllowance = other?.state === 'solved' ? other : undefined
  return {
    ...{ state: 'solved', calculation, year, statement, shown, ...found, ignored, untaxed },
    withoutAllowance,
  }
}
