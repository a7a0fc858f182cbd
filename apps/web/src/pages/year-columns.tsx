import { capitalised, type Language, monthName } from '@oklad/contract/fields'
import type { Solved } from '../input/outcome.ts'
import { writeAmount } from '../money/write-amount.ts'
import { monthRuns } from '../months/month-runs.ts'

/** The height of the picture and of its lowest and highest column, CSS pixels. */
const HEIGHT = 200
const LOWEST = 60
const HIGHEST = 140

/** Tax in whole roubles makes equal months differ by up to this, kopecks. */
const ROUNDING = 200
const TONES = 4
/** With more different amounts than this, only the first and the last are written. */
const MOST_NOTES = 4

/** The heights of the months' columns, 0 to 1 where 0 is the lowest net pay, and their tones by tax rate. */
export function columnsOf({ statement: { months } }: Solved) {
  const nets = months.map(({ amounts }) => amounts.netIncome)
  const [low, high] = [Math.min(...nets), Math.max(...nets)]
  const rates = [...new Set(months.map(({ taxRate }) => taxRate))]
  // A fall of less than a hundredth is rounding.
  const isFlat = high - low <= ROUNDING || 100 * (high - low) < high
  return months.map(({ taxRate }, index) => ({
    // biome-ignore lint/plugin/money: a height, not money
    height: isFlat ? 1 : ((nets[index] ?? 0) - low) / (high - low),
    tone: Math.min(rates.indexOf(taxRate), TONES - 1),
  }))
}

interface YearColumnsProps {
  readonly solved: Solved
  readonly language: Language
  readonly label: string
}

/** The net pay of each month as a column, coloured by tax rate. Its coordinates are percent of the width. */
export function YearColumns({ solved, language, label }: YearColumnsProps) {
  const { months } = solved.statement
  const columns = columnsOf(solved)
  // biome-ignore lint/plugin/money: a width, not money
  const width = 100 / columns.length
  const heightOf = (index: number) => LOWEST + (columns[index]?.height ?? 0) * (HIGHEST - LOWEST)
  const floor = HEIGHT - 24
  const runs = monthRuns(solved, ROUNDING)
  const noted =
    runs.length > MOST_NOTES ? [runs[0], runs.at(-1)].filter((run) => run !== undefined) : runs
  return (
    <svg class="year-columns" width="100%" height={HEIGHT} role="img" aria-label={label}>
      {months.map(({ month }, index) => (
        <g key={month}>
          <rect
            class={`rate-${columns[index]?.tone}`}
            x={`${index * width + width * 0.06}%`}
            y={floor - heightOf(index)}
            width={`${width * 0.88}%`}
            height={heightOf(index)}
            rx="2"
          />
          <text x={`${(index + 0.5) * width}%`} y={HEIGHT - 6} text-anchor="middle">
            {capitalised(monthName(month, language)).slice(0, 3)}
          </text>
        </g>
      ))}
      {noted.map(({ from }) => {
        // A note on the last column ends with it, above the columns before.
        const isLast = from === months.length - 1 && from > 0
        const heights = isLast ? [from - 2, from - 1, from].map(heightOf) : [heightOf(from)]
        return (
          <text
            key={from}
            class="note"
            x={isLast ? '100%' : `${from * width + width * 0.06}%`}
            y={floor - Math.max(...heights) - 8}
            text-anchor={isLast ? 'end' : 'start'}
          >
            {writeAmount(months[from]?.amounts.netIncome ?? 0, language)}
          </text>
        )
      })}
    </svg>
  )
}
