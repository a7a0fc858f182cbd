import { capitalised, monthName } from '@oklad/contract/fields'
import { excessOf, type Kopecks, ZERO } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { writeAmount, writeShort } from '../money/write-amount.ts'
import { monthRuns } from '../months/month-runs.ts'
import { rateRises, thresholdOf } from '../months/rate-rises.ts'
import { ColumnPicture } from '../ui/column-picture.tsx'

/** With more different amounts than this, only the highest and the lowest are written. */
const MOST_NOTES = 4

/** Tax in whole roubles makes equal months differ by up to this, kopecks. */
const ROUNDING = 200

/** The net pay of each month as a column, coloured by the tax rate, with the thresholds named. */
export function YearPicture({ solved }: { readonly solved: Solved }) {
  const { language, texts } = useWords()
  const { statement } = solved
  const { months } = statement
  const write = (amount: number) => writeAmount(amount, language)
  const rateOf = (index: number) =>
    months[index]?.taxRate === 0 ? texts.months.outside : `${months[index]?.taxRate}\u00a0%`
  const rates = [...new Set(months.map(({ taxRate }) => taxRate))]
  const runs = monthRuns(solved, ROUNDING)
  const nets = months.map(({ amounts }) => amounts.netIncome)
  const [low, high] = [Math.min(...nets) as Kopecks, Math.max(...nets) as Kopecks]
  const floor = Math.max(excessOf(low, excessOf(high, low) as Kopecks), ZERO)
  // A fall of less than a hundredth is rounding.
  const isFlat = 100 * excessOf(high, low) < high
  const isNoted = (net: number) => runs.length <= MOST_NOTES || net === low || net === high
  const noted = isFlat ? runs.slice(0, 1) : runs.filter(({ from }) => isNoted(nets[from] ?? 0))
  const thresholds = rateRises(solved).map((rise) =>
    texts.months.threshold(rise.month, rise.to, writeShort(thresholdOf(rise, solved), language)),
  )
  return (
    <figure class="year-picture">
      <ColumnPicture
        floor={isFlat ? 0 : floor}
        columns={months.map(({ month, taxRate }, index) => ({
          label: capitalised(monthName(month, language)).slice(0, 3),
          value: nets[index] ?? 0,
          tone: rates.indexOf(taxRate),
          title: `${monthName(month, language)}: ${write(nets[index] ?? 0)} ₽, ${rateOf(index)}`,
        }))}
        notes={noted.map(({ from, to }) => {
          // A note above one column has no room for the rate.
          const rate = to - from > 1 ? ` · ${rateOf(from)}` : ''
          return { from, to, text: `${write(nets[from] ?? 0)}${rate}` }
        })}
        description={texts.months.picture(
          noted
            .map(
              ({ from }) =>
                `${monthName(months[from]?.month ?? 1, language)} ${write(nets[from] ?? 0)} ₽ (${rateOf(from)})`,
            )
            .join(', '),
        )}
      />
      <figcaption class="hint">
        {[...thresholds, isFlat || floor === 0 ? '' : texts.months.floor(write(floor))]
          .filter(Boolean)
          .join(' · ')}
      </figcaption>
    </figure>
  )
}
