import { type AmountName, type Kopecks, shareOf } from '@oklad/engine'
import { useState } from 'preact/hooks'
import { writeNumber } from '../details/number-units.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { unbroken, writeAmount } from '../money/write-amount.ts'
import { Segments } from '../ui/segments.tsx'
import type { Sentence } from './reasons-of.ts'

const parts = ['netIncome', 'incomeTax', 'contributions'] as const satisfies readonly AmountName[]
const periods = ['month', 'year', 'hour'] as const
type Period = (typeof periods)[number]

const HOURS_A_DAY = 8

interface MoneyBarProps {
  readonly solved: Solved
  readonly reasons: readonly Sentence[]
}

/** Where the money of the one who pays goes: net pay, tax and contributions, by month, year or hour. */
export function MoneyBar({ solved, reasons }: MoneyBarProps) {
  const { language, texts } = useWords()
  const { bar, salary } = texts
  const [period, setPeriod] = useState<Period>('year')
  const { statement, calculation, year } = solved
  const days = workingDaysOf(solved)
  const shown = period === 'hour' && days === 0 ? 'year' : period
  const { total, average } = statement
  const amountOf = (name: AmountName): Kopecks =>
    shown === 'year'
      ? total[name]
      : shown === 'month'
        ? average[name]
        : shareOf(total[name], 1, days * HOURS_A_DAY)
  const shares = parts.filter((name) => total[name] > 0 || name === 'netIncome')
  const write = (amount: number) => writeAmount(amount, language)
  const accidentRate = calculation.terms.accidentRate ?? 0
  const when = { year: bar.inYear(year.year), month: salary.onAverage(2), hour: bar.anHour(days) }
  return (
    <section class="money" aria-labelledby="money-heading">
      <header class="cluster section-head">
        <h3 id="money-heading">
          {unbroken(bar.heading(salary.cost.label, write(amountOf('employerCost')), when[shown]))}
        </h3>
        <Segments
          name="period"
          legend={bar.period}
          options={periods
            .filter((one) => one !== 'hour' || days > 0)
            .map((one) => ({ value: one, label: bar.periods[one] }))}
          chosen={shown}
          onChoose={setPeriod}
        />
      </header>
      <div class="stacked" aria-hidden="true">
        {shares.map((name) => (
          <span key={name} style={{ flexGrow: total[name], background: colourOf(name) }} />
        ))}
      </div>
      <ul class="cluster legend">
        {shares.map((name) => (
          <li key={name}>
            <i style={{ background: colourOf(name) }} aria-hidden="true" />
            {texts.amounts[name]} <b>{write(amountOf(name))}&nbsp;₽</b>{' '}
            {percentOf(total[name], total.employerCost)}&nbsp;%
          </li>
        ))}
      </ul>
      <p class="hint employer-facts" id="salary-cost-hint">
        {accidentRate > 0 &&
          bar.accidents(writeNumber(accidentRate, 'hundredthsOfPercent', language))}{' '}
        {reasons
          .filter(({ kind }) => kind === 'employer')
          .map(({ text }) => unbroken(text))
          .join(' ')}
      </p>
    </section>
  )
}

const colourOf = (name: AmountName) => `var(--part-${name})`
const percentOf = (part: Kopecks, whole: Kopecks) => (whole === 0 ? 0 : shareOf(100, part, whole))

/** The working days of the paid months; 0 where the calendar of the year is not known. */
function workingDaysOf({ calculation, statement }: Solved): number {
  const { workingDays } = calculation.law
  return statement.months.reduce(
    (sum, { month }) => sum + (workingDays?.[month - 1]?.length ?? 0),
    0,
  )
}
