import {
  type GrossUp,
  type GrossUpBasis,
  grossUp,
  type Kopecks,
  UnreachableTargetError,
} from '@oklad/engine'
import type { InputProblem } from '../errors/input-problems.ts'
import type { Language } from '../language.ts'
import type { Calculation } from '../request/calculation.ts'
import { problemsOf } from '../request/problems-of.ts'
import { readCalculation } from '../request/read-request.ts'
import { answerCalculation } from '../response/write-response.ts'
import { compile } from '../schema/compile.ts'
import { type GrossUpResponse, GrossUpTarget } from './schemas.ts'

/** The answer to a gross-up, or everything that is wrong with the request. */
export type GrossUpAnswer =
  | { readonly ok: true; readonly response: GrossUpResponse }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }

const bases = {
  annual: 'annual',
  first_month: 'firstMonth',
  every_month: 'everyMonth',
} as const satisfies Record<string, GrossUpBasis>

const validator = compile(GrossUpTarget)

/**
 * Finds the smallest salary that brings a net on hand.
 * @param value the request, as parsed from JSON
 * @param currentYear the calendar year in Moscow: the tax year where none is given
 * @param language of the warnings
 */
export function answerGrossUp(
  value: unknown,
  currentYear: number,
  language: () => Language,
): GrossUpAnswer {
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const { target_net, basis, ...rest } = fields as Record<string, unknown>
  const target = withoutNulls({ target_net, basis })
  const reading = readCalculation(
    'private',
    fields === value ? { ...rest, gross_salary: 0 } : value,
    currentYear,
  )
  const problems = [
    ...(fields === value ? problemsOf(validator, target) : []),
    // The salary is what is sought: one that is given would be passed over in silence.
    ...('gross_salary' in rest && rest['gross_salary'] !== null
      ? [{ code: 'unknown_field' as const, pointer: '/gross_salary', suggestion: 'target_net' }]
      : []),
    ...(reading.ok ? [] : reading.problems),
  ]
  if (!reading.ok || problems.length > 0 || !validator.accepts(target))
    return { ok: false, problems }
  return solved(reading.calculation, target.target_net, target.basis ?? 'annual', language)
}

function solved(
  calculation: Calculation,
  targetNet: number,
  basis: keyof typeof bases,
  language: () => Language,
): GrossUpAnswer {
  const { grossSalary: _, ...terms } = calculation.terms
  let found: GrossUp
  try {
    found = grossUp(terms, targetNet as Kopecks, bases[basis], calculation.law)
  } catch (error) {
    if (!(error instanceof UnreachableTargetError)) throw error
    const maximum = error.largestReachable
    return {
      ok: false,
      problems: [{ code: 'out_of_range', pointer: '/target_net', minimum: 100, maximum }],
    }
  }
  const solvedCalculation = withSalary(calculation, found)
  return {
    ok: true,
    response: {
      basis,
      target_net: targetNet,
      ...(found.basis === 'everyMonth'
        ? { monthly_salaries: [...found.monthlySalaries] }
        : { gross_salary: found.salary }),
      net_reached: found.netReached,
      excess: found.excess,
      calculation: JSON.parse(answerCalculation('private', solvedCalculation, language())),
    },
  }
}

/** The calculation with what was found; with a salary for each month, the first one is echoed. */
function withSalary(calculation: Calculation, found: GrossUp): Calculation {
  const { terms } = calculation
  if (found.basis !== 'everyMonth') {
    return { ...calculation, terms: { ...terms, grossSalary: found.salary } }
  }
  const { monthlySalaries } = found
  return {
    ...calculation,
    terms: {
      ...terms,
      grossSalary: monthlySalaries[terms.firstMonth - 1] as Kopecks,
      circumstances: { ...terms.circumstances, monthlySalaries },
    },
  }
}

const withoutNulls = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => (field ?? null) !== null))
