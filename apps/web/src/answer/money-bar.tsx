import { unbroken, writePercent } from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'
import { shareOf } from '@oklad/engine/internal'
import { useState } from 'preact/hooks'
import { writeNumber } from '../details/number-units.ts'
import type { Solved } from '../input/outcome.ts'
import { writeWhole } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { openOnly } from '../questions/open-question.ts'
import { moneyBarTexts } from '../texts/money-bar.ts'
import { Segments } from '../ui/segments.tsx'
import type { Sentence } from './reasons-of.ts'
import { sharesOfCost } from './shares-of-cost.ts'
import '../styles/foot.css'

const periods = ['month', 'year', 'hour'] as const
type Period = (typeof periods)[number]

const HOURS_A_DAY = 8

interface MoneyBarProps {
  readonly solved: Solved
  readonly reasons: readonly Sentence[]
}

/** Where the money of the one who pays goes: net pay, tax and contributions, by month, year or hour. */
export function MoneyBar({ solved, reasons }: MoneyBarProps) {
  const words = useWords()
  const { language, texts } = words
  const { salary } = texts
  const bar = moneyBarTexts[language]
  const [period, setPeriod] = useState<Period>('year')
  const { statement, calculation, year } = solved
  const days = workingDaysOf(solved)
  const shown = period === 'hour' && days === 0 ? 'year' : period
  const { employerCost } = statement.total
  const parts = { year: 1, month: statement.months.length, hour: days * HOURS_A_DAY }[shown]
  const amountOf = (inYear: number) => shareOf(inYear, 1, parts)
  const shares = sharesOfCost(solved, words)
  // The first share is the rest, so that they add up to 100.
  const percents: number[] = shares.map(({ sum }) => percentOf(sum, employerCost))
  percents[0] = 100 - percents.slice(1).reduce((sum, percent) => sum + percent, 0)
  const write = (amount: number) => writeWhole(amount, language)
  const accidentRate = calculation.terms.accidentRate ?? 0
  const when = { year: bar.inYear(year.year), month: salary.onAverage(2), hour: bar.anHour(days) }
  return (
    <section class="money" aria-labelledby="money-heading">
      <header class="cluster section-head">
        <h3 id="money-heading">
          {bar.heading(salary.cost.label, write(amountOf(employerCost)), when[shown])}
        </h3>
        <Segments
          name="period"
          legend={bar.period}
          options={periods
            .filter((one) => one !== 'hour' || days > 0)
            .map((one) => [one, bar.periods[one]])}
          chosen={shown}
          onChoose={setPeriod}
        />
      </header>
      <div class="stacked" aria-hidden="true">
        {shares.map(({ name, sum }) => (
          <span key={name} class={name} style={{ flexGrow: sum }} />
        ))}
      </div>
      <ul class="cluster legend">
        {shares.map(({ name, label, sum }, index) => (
          <li key={name}>
            <i class={name} aria-hidden="true" />
            {label} <b>{write(amountOf(sum))}&nbsp;₽</b>{' '}
            {writePercent(percents[index] ?? 0, language)}
          </li>
        ))}
      </ul>
      <p class="hint employer-facts" id="salary-cost-hint">
        {accidentRate > 0 &&
          bar.accidents(writeNumber(accidentRate, 'hundredthsOfPercent', language))}{' '}
        {reasons
          .filter(({ kind }) => kind === 'employer')
          .map(({ text }) => unbroken(text))
          .join(' ')}{' '}
        {statement.total.contributions > 0 && (
          <button type="button" class="quiet" onClick={() => openOnly('employer')}>
            {bar.tariff}
          </button>
        )}
      </p>
    </section>
  )
}

const percentOf = (part: number, whole: Kopecks) => (whole === 0 ? 0 : shareOf(100, part, whole))

/** The working days of the paid months; 0 where the calendar of the year is not known. */
function workingDaysOf({ calculation, statement }: Solved): number {
  const { workingDays } = calculation.law
  return statement.months.reduce(
    (sum, { month }) => sum + (workingDays?.[month - 1]?.length ?? 0),
    0,
  )
}
