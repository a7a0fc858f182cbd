import type { Calculation } from '@oklad/answers/calculation'
import { calculate, type Kopecks } from '@oklad/engine'
import { kopecks, minus, plus, total } from '@oklad/engine/internal'
import { type Details, detailNames, fieldNamed } from '../input/details.ts'
import type { Input } from '../input/input.ts'
import { fundIn, outcomeOf, type Solved } from '../input/outcome.ts'
import { currentYear } from '../input/today.ts'

/** The years that a leave can touch: that of the input, and the next one where the input has the current year. */
export interface Years {
  readonly input: Input
  /** The tax year of the input. */
  readonly first: Solved
  /** The last year in which a leave may begin. */
  readonly last: number
  /** A year without the leave; `undefined` for one that the input says nothing about. */
  readonly of: (year: number) => Solved | undefined
  /** The net pay of a year without the leave, with that of the Social Fund. */
  readonly usualNetOf: (solved: Solved) => Kopecks
}

/** The net pay of a year, with that of the Social Fund. */
export function netIn(calculation: Calculation): Kopecks {
  const { grossIncome, incomeTax } = fundIn(calculation)
  const { months } = calculate(calculation.terms, calculation.law)
  const ofMonths = total(months.map(({ netIncome }) => netIncome))
  return plus(ofMonths, minus(grossIncome, incomeTax))
}

/** The years of an input. Each is computed once. */
export function yearsOf(input: Input, first: Solved): Years {
  const { year } = first.year
  const endsBefore = input.details.end_date !== undefined
  const last = year === currentYear && !endsBefore ? year + 1 : year
  let next: Solved | undefined
  const nets = new Map<Solved, Kopecks>()
  return {
    input,
    first,
    last,
    of(asked) {
      if (asked === year) return first
      if (asked !== year + 1 || endsBefore) return undefined
      const outcome = next ?? outcomeOf(inNextYear(input, first), currentYear)
      next = outcome.state === 'solved' ? outcome : undefined
      return next
    },
    usualNetOf(solved) {
      const known = nets.get(solved) ?? netIn(solved.calculation)
      nets.set(solved, known)
      return known
    },
  }
}

/** The groups of details that are about one year: months, bonuses and incomes. */
const ofOneYear = ['time', 'bonuses', 'months', 'before']

/** The input in the next year: its person and its terms, with the salary of December. */
function inNextYear(input: Input, { salary, year: { year } }: Solved): Input {
  const { raise, monthly_salaries, earned_before } = input.details
  const kept = detailNames.filter(
    (name) => !ofOneYear.includes(fieldNamed(name).group) && input.details[name] !== undefined,
  )
  const terms: Details = Object.fromEntries(kept.map((name) => [name, input.details[name]]))
  return {
    ...input,
    kind: 'gross',
    basis: 'first_month',
    amount: kopecks(raise?.salary ?? monthly_salaries?.at(-1) ?? salary),
    details: {
      ...terms,
      start_date: `${year + 1}-01-01`,
      ...(earned_before && { earned_before }),
    },
  }
}
