import { taxIn } from '@oklad/law/internal'
import type { Recorder } from '../breakdown/recorder.ts'
import { type Draft, type Kopecks, plus, smaller } from '../money/kopecks.ts'
import { toWholeRoubles } from '../money/rounding.ts'
import type { IncomeBefore } from '../terms/terms.ts'
import type { TaxScales } from './tax-scales.ts'
import type { TaxedIncome } from './taxed-income.ts'

/** The tax due on income since the start of the year, kopecks in whole roubles. */
export interface TaxDue {
  /** The tax on base pay. */
  readonly onBase: Kopecks
  /** The tax on base pay and allowances. */
  readonly onAll: Kopecks
  /** The rate of the main base, or of the shared base if there is one, whole percent. */
  readonly rate: number
}

/**
 * Computes the tax due on income since the start of the year.
 *
 * Deductions reduce the main base first; the rest of them reduces the allowances. No base falls below
 * zero. The tax on each base is rounded separately. In a shared base, the tax on the allowances is
 * the tax on everything less the tax on base pay.
 * @param recorder the inputs are its latest steps of `base_pay_so_far`, and of `allowances_so_far` and
 *   `deductions_so_far` if there are any
 * @source Tax Code, article 210, paragraph 3; article 225; article 52, paragraph 6
 */
export function taxDueOn(
  scales: TaxScales,
  { baseIncome, allowancesIncome, deduction }: Readonly<Draft<TaxedIncome>>,
  recorder?: Recorder,
): TaxDue {
  const { main, allowances: allowancesScale } = scales
  const base = Math.max(baseIncome - deduction, 0)
  const unabsorbed = Math.max(deduction - baseIncome, 0)
  const allowances = Math.max(allowancesIncome - unabsorbed, 0)
  const bracket = main.bracketOf(base)
  const onBase = toWholeRoubles(taxIn(bracket, base))
  let onAll = onBase
  let rate = bracket.rate
  if (allowancesScale === null) {
    const shared = main.bracketOf(base + allowances)
    onAll = toWholeRoubles(taxIn(shared, base + allowances))
    rate = shared.rate
  } else if (allowances > 0) onAll = plus(onAll, toWholeRoubles(allowancesScale.taxOn(allowances)))
  if (recorder !== undefined) {
    const bases = { base, unabsorbed, allowances }
    recorder.steps.recordTaxDue(recorder, scales, bases, deduction > 0, onAll)
  }
  return { onBase, onAll, rate }
}

/**
 * Returns the part of the tax withheld before the first month that is on base pay, kopecks: all of it where nothing else
 * was paid, otherwise at most the tax due on base pay.
 */
export const baseTaxBefore = (
  { allowancesIncome, taxWithheld }: IncomeBefore,
  { onBase }: TaxDue,
): Kopecks => (allowancesIncome > 0 ? smaller(onBase, taxWithheld) : taxWithheld)
