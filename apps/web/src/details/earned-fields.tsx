import { monthName } from '@oklad/contract/fields'
import { type Kopecks, LARGEST_SALARY } from '@oklad/engine'
import { monthIn, shareOf, yearIn } from '@oklad/engine/internal'
import { useState } from 'preact/hooks'
import type { Details } from '../input/details.ts'
import { monthsFrom } from '../input/earnings.ts'
import { useWords } from '../page/state.ts'
import { earnedTexts } from '../texts/earned.ts'
import { Segments } from '../ui/segments.tsx'
import { RoublesPart } from './list-field.tsx'

const MONTHS = 12
const ways = ['now', 'year', 'months'] as const
type Way = (typeof ways)[number]

/** The pay of a year as twelve pays of months that add up to it, kopecks. */
const evenPays = (year: number): readonly number[] =>
  Array.from(
    { length: MONTHS },
    (_, index) => shareOf(year, index + 1, MONTHS) - shareOf(year, index, MONTHS),
  )

/** The sum of twelve pays. */
const sumOf = (pays: readonly number[]) => pays.reduce((sum, pay) => sum + pay, 0)

type Earned = Details['earned_before']

interface EarnedMonthsProps {
  readonly id: string
  /** Whether it has a heading of its own; none within a field, which has its name. */
  readonly hasHeading?: boolean
  /** The first of the twelve months, `YYYY-MM-01`. */
  readonly from: string
  readonly earned: Earned
  /** The present pay of a month, with which the fields begin; kopecks. */
  readonly pay: Kopecks
  /** Takes the change of what is entered by now: keys may be faster than the page. */
  readonly onEarned: (change: (now: Earned) => Earned) => void
}

/** What was earned in the twelve months before the first one: as now, in sum, or by month. */
export function EarnedMonths(props: EarnedMonthsProps) {
  const { id, hasHeading = true, from, earned, pay: now, onEarned } = props
  const { language } = useWords()
  const words = earnedTexts[language]
  const given = earned?.from === from ? earned.pays : undefined
  const isEven = given && evenPays(sumOf(given)).every((pay, index) => pay === given[index])
  const [chosen, choose] = useState<Way>(given === undefined ? 'now' : isEven ? 'year' : 'months')
  const way = given === undefined ? 'now' : chosen
  const asNow = Array<number>(MONTHS).fill(now)
  const pays = given ?? asNow
  const set = (changed: (pays: readonly number[]) => readonly number[]) =>
    onEarned((before) => ({ from, pays: changed(before?.from === from ? before.pays : asNow) }))
  const months = monthsFrom(from)
  const named = (month = '') => `${monthName(monthIn(month), language)} ${yearIn(month)}`
  return (
    <div class="stack earned">
      {hasHeading && <span aria-hidden="true">{words.heading}</span>}
      <Segments
        name={`${id}-way`}
        legend={words.heading}
        options={ways.map((one) => [one, words.ways[one]])}
        chosen={way}
        onChoose={(one) => {
          choose(one)
          if (one === 'now') onEarned(() => undefined)
          else set((pays) => pays)
        }}
      />
      {way === 'year' && (
        <RoublesPart
          id={`${id}-sum`}
          label={words.inYear(named(months[0]), named(months.at(-1)))}
          maximum={LARGEST_SALARY}
          amount={sumOf(pays)}
          onAmount={(sum) => set(() => evenPays(sum ?? 0))}
        />
      )}
      {way === 'months' && (
        <div class="row earned-months">
          {months.map((month, index) => (
            <RoublesPart
              key={month}
              id={`${id}-${month}`}
              label={named(month)}
              maximum={LARGEST_SALARY}
              amount={pays[index]}
              onAmount={(pay) => set((pays) => pays.with(index, pay ?? 0))}
            />
          ))}
        </div>
      )}
      {way !== 'now' && <span class="hint">{words.hint}</span>}
    </div>
  )
}

type Years = readonly number[] | undefined

interface EarnedYearsProps {
  readonly id: string
  /** The year of the first day of illness. */
  readonly year: number
  readonly earned: Years
  readonly pay: Kopecks
  readonly onEarned: (change: (now: Years) => Years) => void
}

/** What was earned in the two years before an illness: as now, or by year. */
export function EarnedYears({ id, year, earned, pay: now, onEarned }: EarnedYearsProps) {
  const { language } = useWords()
  const words = earnedTexts[language]
  const asNow = sumOf(Array<number>(MONTHS).fill(now))
  return (
    <div class="stack earned">
      <span aria-hidden="true">{words.ofYears}</span>
      <Segments
        name={`${id}-way`}
        legend={words.ofYears}
        options={[
          ['now', words.ways.now],
          ['years', words.ways.years],
        ]}
        chosen={earned === undefined ? 'now' : 'years'}
        onChoose={(way) => onEarned(() => (way === 'now' ? undefined : [asNow, asNow]))}
      />
      {earned !== undefined && (
        <div class="row">
          {earned.map((pay, index) => (
            <RoublesPart
              key={index}
              id={`${id}-${index}`}
              label={words.ofYear(year - earned.length + index)}
              maximum={LARGEST_SALARY}
              amount={pay}
              onAmount={(sum) => onEarned((now = [asNow, asNow]) => now.with(index, sum ?? 0))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
