import { capitalised, type Language, monthName } from '@oklad/contract/fields'
import { yearShape } from '../answer/year-shape.ts'
import type { Solved } from '../input/outcome.ts'
import { writeAmount } from '../money/write-amount.ts'

/** The height of the picture and of its highest column, CSS pixels. */
const HEIGHT = 200
const HIGHEST = 140

interface YearColumnsProps {
  readonly solved: Solved
  readonly language: Language
  readonly label: string
}

/** The net pay of each month as a column, coloured by tax rate. Its coordinates are percent of the width. */
export function YearColumns({ solved, language, label }: YearColumnsProps) {
  const { columns, noted } = yearShape(solved)
  // biome-ignore lint/plugin/money: a width, not money
  const width = 100 / columns.length
  const heightOf = (index: number) => Math.max((columns[index]?.height ?? 0) * HIGHEST, 2)
  const floor = HEIGHT - 24
  return (
    <svg class="year-columns" width="100%" height={HEIGHT} role="img" aria-label={label}>
      {columns.map(({ month, tone }, index) => (
        <g key={month}>
          <rect
            class={`rate-${tone}`}
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
        const isLast = from === columns.length - 1 && from > 0
        const heights = isLast ? [from - 2, from - 1, from].map(heightOf) : [heightOf(from)]
        return (
          <text
            key={from}
            class="note"
            x={isLast ? '100%' : `${from * width + width * 0.06}%`}
            y={floor - Math.max(...heights) - 8}
            text-anchor={isLast ? 'end' : 'start'}
          >
            {writeAmount(columns[from]?.net ?? 0, language)}
          </text>
        )
      })}
    </svg>
  )
}
