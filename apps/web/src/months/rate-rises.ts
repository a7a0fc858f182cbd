import type { YearWarning } from '@oklad/engine'
import { scalesOf, taxedByRate } from '@oklad/engine/internal'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { writeRate } from '../money/write-amount.ts'

/** A rise of the tax rate: its month, and the rates before and after it. */
export type RateRise = Extract<YearWarning, { code: 'threshold_passed' }>

/** The months in which the tax rate rises, in their order. */
export const rateRises = ({ year }: Solved): readonly RateRise[] =>
  year.warnings.filter((warning) => warning.code === 'threshold_passed')

/** The income of the year, kopecks, above which the rate is the one after a rise. */
export function thresholdOf({ to }: RateRise, { calculation }: Solved): number {
  const scales = scalesOf(calculation.law, calculation.terms)
  return scales?.main.brackets.findLast(({ rate }) => rate < to)?.upTo ?? 0
}

/** The taxed income of a paid month by rate. @param index among the paid months */
export const taxedIn = ({ calculation, year: { months } }: Solved, index: number) =>
  taxedByRate(calculation.terms, calculation.law, months.slice(0, index + 1))

/** The rates of a paid month: several in one that passes thresholds, otherwise that of the main base after it. */
export function ratesIn(solved: Solved, index: number): readonly number[] {
  const { month, taxRate = 0 } = solved.year.months[index] ?? {}
  const isRise = rateRises(solved).some((rise) => rise.month === month)
  return isRise ? taxedIn(solved, index).main.map(({ rate }) => rate) : [taxRate]
}

/** Writes the rates of a paid month: `15 %`, `13 и 15 %`. */
export function writeRates(solved: Solved, index: number, { language, texts }: Words): string {
  const rates = ratesIn(solved, index)
  const last = rates.at(-1) ?? 0
  return rates.length > 1
    ? texts.months.rates(rates.slice(0, -1).join(', '), last)
    : writeRate(last, texts, language)
}
