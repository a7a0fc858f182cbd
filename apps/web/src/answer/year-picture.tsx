import { capitalised, monthName } from '@oklad/contract/fields'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { writeAmount, writeRate, writeShort } from '../money/write-amount.ts'
import { rateRises, thresholdOf } from '../months/rate-rises.ts'
import { yearShape } from './year-shape.ts'

/** The part of the height that the highest column takes, percent: notes stand above it. */
const HIGHEST = 80

/**
 * The net pay of each month as a column, coloured by the tax rate, with the thresholds named. The
 * columns do not start at 0, so they show small differences.
 */
export function YearPicture({ solved }: { readonly solved: Solved }) {
  const { language, texts } = useWords()
  const write = (amount: number) => writeAmount(amount, language)
  const { floor, columns, noted } = yearShape(solved)
  const months = columns.map(({ month, net, taxRate, ...shape }, index) => ({
    ...shape,
    name: monthName(month, language),
    net: write(net),
    rate: writeRate(taxRate, texts),
    note: noted.find(({ from }) => from === index),
  }))
  const described = months
    .filter(({ note }) => note !== undefined)
    .map(({ name, net, rate }) => `${name} ${net} ₽ (${rate})`)
  const thresholds = rateRises(solved).map((rise) =>
    texts.months.threshold(rise.month, rise.to, writeShort(thresholdOf(rise, solved), language)),
  )
  const feet = floor === 0 ? [] : [texts.months.floor(write(floor))]
  return (
    <figure class="year-picture">
      <div class="columns" role="img" aria-label={texts.months.picture(described.join(', '))}>
        {months.map(({ name, net, rate, height, tone, note }, index) => {
          const over = note === undefined ? 0 : note.to - note.from
          // Beyond the middle a note may be wider than the columns to its right.
          const isLate = 2 * index >= months.length
          return (
            <span key={name} class={`column rate-${tone}`} title={`${name}: ${net} ₽, ${rate}`}>
              <span class="column-room">
                <span class="column-body" style={{ height: `${Math.max(height * HIGHEST, 1)}%` }}>
                  {over > 0 && (
                    <span
                      class={`column-note over-${over} ${isLate ? 'column-note-late' : ''}`}
                      style={isLate ? { width: `${100 * over}%` } : undefined}
                    >
                      <span>
                        {net}
                        {over > 1 && <span class="more">&nbsp;· {rate}</span>}
                      </span>
                    </span>
                  )}
                </span>
              </span>
              <span class="column-label">{capitalised(name).slice(0, 3)}</span>
            </span>
          )
        })}
      </div>
      <figcaption class="hint">{[...thresholds, ...feet].join(' · ')}</figcaption>
    </figure>
  )
}
