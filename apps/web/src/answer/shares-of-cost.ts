import { minus } from '@oklad/engine/internal'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { partsOfCost } from '../months/short-sums.ts'
import { moneyBarTexts } from '../texts/money-bar.ts'

/**
 * The parts of the cost of a year, kopecks. Pay whose tax is not computed is no net pay, and nobody gets what writs take: such a rest
 * is a part of its own. Parts of 0 are left out, but for the net pay.
 */
export function sharesOfCost(solved: Solved, { language, texts }: Words) {
  const { withheld, untaxed } = solved
  const { total } = solved.statement
  const rest = withheld ?? { name: moneyBarTexts[language].untaxed, sum: untaxed }
  const sums = { ...total, netIncome: minus(total.netIncome, rest.sum) }
  return [
    ...partsOfCost.map((name) => ({ name, label: texts.amounts[name], sum: sums[name] })),
    { name: 'untaxed' as const, label: rest.name, sum: rest.sum },
  ].filter(({ name, sum }) => sum > 0 || name === 'netIncome')
}
