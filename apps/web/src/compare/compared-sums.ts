import { minus } from '@oklad/engine/internal'
import type { Solved } from '../input/outcome.ts'
import { partsOfCost } from '../months/short-sums.ts'

/** The sums of the year that a scenario has beside its salary. */
export const comparedSums = [...partsOfCost, 'employerCost'] as const

/** A sum of the year, kopecks; net pay is without pay whose tax is not computed. */
export const comparedSum = (
  { statement: { total }, untaxed }: Solved,
  name: (typeof comparedSums)[number],
) => (name === 'netIncome' ? minus(total.netIncome, untaxed) : total[name])
