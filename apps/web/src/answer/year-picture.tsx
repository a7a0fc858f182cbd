import { capitalised, monthName } from '@oklad/contract/fields'
import { useRef } from 'preact/hooks'
import type { Solved } from '../input/outcome.ts'
import { currentMonth, currentYear } from '../input/today.ts'
import type { Words } from '../language/words.ts'
import { writeShort, writeWhole } from '../money/write-amount.ts'
import { rateRises, thresholdOf, writeRates } from '../months/rate-rises.ts'
import { painted, settled, useWords } from '../page/state.ts'
import { chosenMonth } from './chosen-month.ts'
import { yearShape } from './year-shape.ts'

/** The part of the height that the highest column takes, percent: notes stand above it. */
const HIGHEST = 80

const moves: Readonly<Record<string, 'previousElementSibling' | 'nextElementSibling'>> = {
  ArrowLeft: 'previousElementSibling',
  ArrowRight: 'nextElementSibling',
}

/**
 * The net pay of each month as a column, coloured by the tax rate, with the thresholds named. The
 * columns do not start at 0, so they show small differences. The headline follows the month that is pointed at.
 */
export function YearPicture({ solved }: { readonly solved: Solved }) {
  const words = useWords()
  const { language, texts } = words
  const write = (amount: number) => writeWhole(amount, language)
  const { floor, columns, noted } = yearShape(solved)
  const months = columns.map(({ month, net, ...shape }, index) => ({
    ...shape,
    month,
    name: monthName(month, language),
    short: capitalised(monthName(month, language)).slice(0, 3),
    net: write(net),
    rate: writeRates(solved, index, words),
    note: noted.find(({ from }) => from === index),
  }))
  // The names of the columns wait for a pause in typing, so that they delay no key.
  const said = useRef<readonly string[]>([])
  if (said.current.length === 0 || settled.value.inputs === painted.value.inputs) {
    said.current = months.map(({ net, rate }) => ` ${net} ₽, ${rate}`)
  }
  const described = months
    .filter(({ note }) => note !== undefined)
    .map(({ name, net, rate }) => `${name} ${net} ₽ (${rate})`)
  const now = solved.year.year === currentYear ? currentMonth : undefined
  const choose = (month: number | undefined) => {
    chosenMonth.value = month
  }
  return (
    <figure class="year-picture">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend */}
      <div
        class={floor === 0 ? 'columns' : 'columns broken'}
        role="group"
        aria-label={texts.months.picture(described.join(', '))}
      >
        {months.map(({ month, short, net, rate, height, tone, note, isUntaxed }, index) => {
          const over = note === undefined ? 0 : note.to - note.from
          return (
            <button
              type="button"
              key={month}
              class={`column rate-${tone} ${isUntaxed ? 'untaxed' : ''}`}
              aria-current={month === now ? 'date' : undefined}
              tabIndex={chosenMonth.value === month || (!chosenMonth.value && index === 0) ? 0 : -1}
              onFocus={() => choose(month)}
              onBlur={() => choose(undefined)}
              onMouseEnter={() => choose(month)}
              onMouseLeave={() => choose(undefined)}
              onClick={() => choose(month)}
              onKeyDown={({ key, currentTarget }) => {
                const next = moves[key] && currentTarget[moves[key]]
                if (next instanceof HTMLElement) next.focus()
              }}
            >
              <span class="column-room" aria-hidden="true">
                <span class="column-body" style={{ height: `${Math.max(height * HIGHEST, 1)}%` }}>
                  {note && (
                    <span
                      class={`column-note over-${over} ${note.isBefore ? 'column-note-before' : ''}`}
                    >
                      {isUntaxed ? rate : net}
                      {over > 1 && !isUntaxed && <span class="more">&nbsp;· {rate}</span>}
                    </span>
                  )}
                </span>
              </span>
              <span class="column-label">
                {short}
                <span class="visually-hidden">{said.current[index]}</span>
              </span>
            </button>
          )
        })}
      </div>
      <figcaption class="hint">
        {[
          ...thresholdsOf(solved, words),
          ...(floor ? [texts.months.floor(write(floor))] : []),
        ].join(' · ')}
      </figcaption>
    </figure>
  )
}

/** The thresholds that the income of the year exceeds, in words. */
function thresholdsOf(solved: Solved, { language, texts }: Words): readonly string[] {
  const base = texts.story.incomeOf(solved.statement.total.allowances > 0)
  return rateRises(solved).map((rise) =>
    texts.months.threshold(
      rise.month,
      rise.to,
      writeShort(thresholdOf(rise, solved), language),
      base,
    ),
  )
}
