import { daysAfter } from '@oklad/engine/internal'
import { useEffect, useState } from 'preact/hooks'
import { type Gain, gainOf } from './leave-of.ts'
import type { Years } from './years.ts'

/** How long a task may compute days, milliseconds: then the page can answer a key. */
const LONGEST_TASK = 12

/** The days of a calendar that are computed so far, by their dates. */
export interface Gains {
  readonly of: ReadonlyMap<string, Gain>
  readonly isWhole: boolean
}

const none: Gains = { of: new Map(), isWhole: false }

/**
 * Computes what a vacation of so many days brings that begins on each day of a range.
 * @param from the first day of the range, `YYYY-MM-DD`
 * @param to the last one
 */
export function useGains(years: Years, days: number, from: string, to: string): Gains {
  const [gains, setGains] = useState(none)
  useEffect(() => {
    const found = new Map<string, Gain>()
    let next = from
    let timer: ReturnType<typeof setTimeout>
    const work = () => {
      const end = performance.now() + LONGEST_TASK
      while (next <= to && performance.now() < end) {
        const gain = gainOf(years, { kind: 'vacation', from: next, days })
        if (gain) found.set(next, gain)
        next = daysAfter(next, 1)
      }
      if (next <= to) timer = setTimeout(work)
      else setGains({ of: found, isWhole: true })
    }
    setGains((before) => ({ ...before, isWhole: false }))
    timer = setTimeout(work, 100)
    return () => clearTimeout(timer)
  }, [years, days, from, to])
  return gains
}

/** The most days that are advised. */
const MOST_ADVISED = 3

/** The best first days, one a month at most: working days, the earliest of equal ones. */
export function adviceOf({ of }: Gains): readonly Gain[] {
  return bestByMonth({ of })
    .sort((one, other) => other.change - one.change)
    .slice(0, MOST_ADVISED)
    .sort((one, other) => one.from.localeCompare(other.from))
}

/** The best first day of each month, a working day. */
export function bestByMonth({ of }: Pick<Gains, 'of'>): Gain[] {
  const best = new Map<string, Gain>()
  for (const gain of of.values()) {
    const month = gain.from.slice(0, 'YYYY-MM'.length)
    if (gain.beginsAtWork && gain.change > (best.get(month)?.change ?? Number.NEGATIVE_INFINITY)) {
      best.set(month, gain)
    }
  }
  return [...best.values()]
}

/** How a day is coloured: `1` to `3` for a gain, `-1` to `-2` for a loss, `0` for hardly a change. */
export function levelOf(change: number, { of }: Pick<Gains, 'of'>): number {
  const changes = [...of.values()].flatMap((gain) => (gain.beginsAtWork ? gain.change : []))
  const [most, least] = [Math.max(...changes, 0), Math.min(...changes, 0)]
  const scale = Math.max(most, -least)
  // Hundredths of the largest change.
  if (Math.abs(change) * 20 < scale) return 0
  if (change < 0) return change * 2 < least ? -2 : -1
  return change * 3 > most * 2 ? 3 : change * 3 > most ? 2 : 1
}
