import { capitalised, monthName } from '@oklad/contract/fields'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { writeAmount, writeShort } from '../money/write-amount.ts'
import { rateRises, thresholdOf } from '../months/rate-rises.ts'
import { ColumnPicture } from '../ui/column-picture.tsx'
import { yearShape } from './year-shape.ts'

/** The net pay of each month as a column, coloured by the tax rate, with the thresholds named. */
export function YearPicture({ solved }: { readonly solved: Solved }) {
  const { language, texts } = useWords()
  const { statement } = solved
  const { months } = statement
  const write = (amount: number) => writeAmount(amount, language)
  const rateOf = (index: number) =>
    months[index]?.taxRate === 0 ? texts.months.outside : `${months[index]?.taxRate}\u00a0%`
  const { floor, columns, noted } = yearShape(solved)
  const thresholds = rateRises(solved).map((rise) =>
    texts.months.threshold(rise.month, rise.to, writeShort(thresholdOf(rise, solved), language)),
  )
  return (
    <figure class="year-picture">
      <ColumnPicture
        columns={columns.map(({ month, net, height, tone }, index) => ({
          label: capitalised(monthName(month, language)).slice(0, 3),
          height,
          tone,
          title: `${monthName(month, language)}: ${write(net)} ₽, ${rateOf(index)}`,
        }))}
        notes={noted.map(({ from, to }) => ({
          from,
          to,
          text: write(columns[from]?.net ?? 0),
          more: to - from > 1 ? `\u00a0· ${rateOf(from)}` : '',
        }))}
        description={texts.months.picture(
          noted
            .map(
              ({ from }) =>
                `${monthName(months[from]?.month ?? 1, language)} ${write(columns[from]?.net ?? 0)} ₽ (${rateOf(from)})`,
            )
            .join(', '),
        )}
      />
      <figcaption class="hint">
        {[...thresholds, floor === 0 ? '' : texts.months.floor(write(floor))]
          .filter(Boolean)
          .join(' · ')}
      </figcaption>
    </figure>
  )
}
