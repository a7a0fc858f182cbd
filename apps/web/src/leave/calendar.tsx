import {
  capitalised,
  dayAndMonth,
  type Language,
  monthName,
  writeDate,
} from '@oklad/contract/fields'
import { dayIn, daysAfter, daysIn, monthIn, yearIn } from '@oklad/engine/internal'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { two } from '../details/start-date.ts'
import { writeWhole } from '../money/write-amount.ts'
import { leaveTexts } from '../texts/leave.ts'
import { adviceOf, bestByMonth, type Gains, levelOf } from './gains.ts'
import type { Gain } from './leave-of.ts'

interface CalendarProps {
  readonly gains: Gains
  /** The first and the last day of the calendar, `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  /** The first day of the leave that is shown. */
  readonly chosen: string
  readonly language: Language
  readonly onChoose: (from: string) => void
}

/** The levels of the key: the one that has a name, and those of the same kind. */
const keys = [[3], [2, 1], [0], [-2, -1]] as const

/** The days on which a vacation may begin, by month and coloured by what it brings; the best ones as cards and as a list. */
export function LeaveCalendar(props: CalendarProps) {
  const { gains, from, to, chosen, language, onChoose } = props
  const words = leaveTexts[language].calendar
  const months = monthsBetween(from, to)
  const region = useRef<HTMLElement>(null)
  // On a phone the months are a strip: the chosen one is in sight.
  useLayoutEffect(() => {
    const month = document.getElementById(`day-${chosen}`)?.closest<HTMLElement>('.calendar-month')
    if (region.current && month) region.current.scrollLeft = month.offsetLeft
  }, [chosen])
  return (
    <section class="leave-calendar" aria-labelledby="calendar-heading" aria-busy={!gains.isWhole}>
      <h3 id="calendar-heading">{words.heading}</h3>
      <ul class="row dated-cards">
        {adviceOf(gains).map((gain) => (
          <li key={gain.from}>
            <button
              type="button"
              class="dated-card"
              aria-pressed={gain.from === chosen}
              onClick={() => onChoose(gain.from)}
            >
              <GainLines gain={gain} language={language} />
            </button>
          </li>
        ))}
      </ul>
      <p class="hint">{words.key}</p>
      <p class="cluster hint calendar-key" aria-hidden="true">
        {keys.map(([name, ...others]) => (
          <span key={name}>
            {[name, ...others].map((level) => (
              <i key={level} class="day" data-level={level} />
            ))}{' '}
            {words.levels[name]}
          </span>
        ))}
        <span>
          <i class="day" data-off="true" /> {words.dayOff}
        </span>
      </p>
      <section ref={region} class="calendar-months" aria-label={words.days}>
        {months.map((month) => (
          <MonthDays key={month} {...props} month={month} />
        ))}
      </section>
      <details>
        <summary>{words.list}</summary>
        <ul class="stack calendar-list">
          {bestByMonth(gains).map((gain) => (
            <li key={gain.from}>
              <button type="button" class="quiet" onClick={() => onChoose(gain.from)}>
                {words.dates(dayAndMonth(gain.from, language), writeDate(gain.lastDay, language))}
              </button>{' '}
              <b>{written(gain.change, language)}</b>{' '}
              <span class="hint">{words.workingDays(gain.workingDays)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const written = (change: number, language: Language) =>
  `${writeWhole(change, language, { withSign: true })}\u00a0₽`

function GainLines({ gain, language }: { readonly gain: Gain; readonly language: Language }) {
  const words = leaveTexts[language].calendar
  return (
    <>
      <span>
        {words.dates(dayAndMonth(gain.from, language), writeDate(gain.lastDay, language))}
      </span>
      <b class={gain.change < 0 ? 'loss' : undefined}>{written(gain.change, language)}</b>
      <span class="hint">{words.workingDays(gain.workingDays)}</span>
    </>
  )
}

/** How many days a key moves. */
const moves: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 },
}

const DAYS_OF_WEEK = 7

/** The days of a month below the days of the week. */
function MonthDays(props: CalendarProps & { readonly month: string }) {
  const { gains, from, to, chosen, language, onChoose, month } = props
  const words = leaveTexts[language].calendar
  const count = daysIn(yearIn(month), monthIn(month))
  const dates = Array.from({ length: count }, (_, index) => `${month}-${two(index + 1)}`)
  // Monday is 0.
  const before = (new Date(`${month}-01`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  const reached = chosen < from || chosen > to ? from : chosen
  return (
    <div class="calendar-month">
      <h4>
        {capitalised(monthName(monthIn(month), language))} {yearIn(month)}
      </h4>
      <div class="calendar-days">
        {dates.map((date) => {
          const gain = gains.of.get(date)
          const isOutside = date < from || date > to
          return (
            <button
              type="button"
              key={date}
              id={`day-${date}`}
              class="day"
              data-level={gain && levelOf(gain.change, gains)}
              data-off={gain && !gain.beginsAtWork}
              style={date.endsWith('-01') ? { gridColumnStart: before + 1 } : undefined}
              disabled={isOutside}
              aria-pressed={date === chosen}
              aria-label={[
                writeDate(date, language),
                ...(gain ? [written(gain.change, language)] : []),
                ...(gain?.beginsAtWork === false ? [words.dayOff] : []),
              ].join(', ')}
              tabIndex={date === reached ? 0 : -1}
              onClick={() => onChoose(date)}
              onKeyDown={(event) => {
                const by = moves[event.key]
                if (by === undefined) return
                event.preventDefault()
                document.getElementById(`day-${daysAfter(date, by)}`)?.focus()
              }}
            >
              {dayIn(date)}
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** The months of a range of days, `YYYY-MM`. */
function monthsBetween(from: string, to: string): readonly string[] {
  const last = to.slice(0, 'YYYY-MM'.length)
  const months: string[] = []
  let month = from.slice(0, 'YYYY-MM'.length)
  while (month <= last) {
    months.push(month)
    month = daysAfter(`${month}-28`, 4).slice(0, 'YYYY-MM'.length)
  }
  return months
}
