import type { Law, Scale } from '@oklad/law'
import { type Kopecks, kopecks, larger, minus, plus, ZERO } from '../money/kopecks.ts'
import { completeTerms } from '../terms/complete-terms.ts'
import type { Terms } from '../terms/terms.ts'
import type { PayslipMonth } from '../year-figures.ts'
import { scalesOf } from './residency.ts'
import { incomeTo } from './taxed-income.ts'

/** The taxed income of a month in one bracket. */
export interface TaxedPart {
  /** Whole percent. */
  readonly rate: number
  /** Income without deductions, kopecks, above 0. */
  readonly taxBase: Kopecks
}

/** The parts of a month in the order of their brackets. */
export interface TaxedMonth {
  /** Of the main base, with the allowances where they have no base of their own. */
  readonly main: readonly TaxedPart[]
  /** Of the own base of the allowances. */
  readonly north: readonly TaxedPart[]
}

/**
 * Divides the taxed income of a month by the brackets that it passes: the year to the month less the year before it.
 * Without a scale, as for most non-residents and the self-employed, there are no parts.
 * @param months the paid months of the year up to the asked one, which is the last
 * @source Tax Code, article 210, paragraph 3; article 224, paragraphs 1 and 1.2
 */
export function taxedByRate(terms: Terms, law: Law, months: readonly PayslipMonth[]): TaxedMonth {
  const scales = terms.contractType === 'selfEmployment' ? null : scalesOf(law, terms)
  if (scales === null) return { main: [], north: [] }
  const complete = completeTerms(terms)
  const basesOf = (some: readonly PayslipMonth[]) => {
    const { baseIncome, allowancesIncome, deduction } = incomeTo(complete, some)
    const isShared = scales.allowances === null
    const main = isShared ? plus(baseIncome, allowancesIncome) : baseIncome
    const north = isShared ? ZERO : allowancesIncome
    const left = larger(minus(deduction, main), ZERO)
    return { main: larger(minus(main, deduction), ZERO), north: larger(minus(north, left), ZERO) }
  }
  const [before, after] = [basesOf(months.slice(0, -1)), basesOf(months)]
  return {
    main: partsOf(scales.main, before.main, after.main),
    north: scales.allowances ? partsOf(scales.allowances, before.north, after.north) : [],
  }
}

/** Divides what is added to a base by the brackets of its scale. */
function partsOf({ brackets }: Scale, before: Kopecks, after: Kopecks): readonly TaxedPart[] {
  return brackets.flatMap(({ upTo, rate }, index) => {
    const bottom = kopecks(brackets[index - 1]?.upTo ?? 0)
    const top = after <= upTo ? after : kopecks(upTo)
    const taxBase = minus(top, larger(bottom, before))
    return taxBase > 0 ? [{ rate, taxBase }] : []
  })
}
