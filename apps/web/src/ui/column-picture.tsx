/** A column of a picture. */
export interface Column {
  /** Under the column. */
  readonly label: string
  /** 0 or more. */
  readonly value: number
  /** The index of its colour, 0 or more. */
  readonly tone: number
  /** Shown while a pointer is on the column. */
  readonly title: string
}

/** A text above some columns, from the index `from` to before `to`. */
export interface ColumnNote {
  readonly from: number
  readonly to: number
  readonly text: string
}

interface ColumnPictureProps {
  readonly columns: readonly Column[]
  readonly notes: readonly ColumnNote[]
  /** The value at the foot of the columns. */
  readonly floor: number
  /** Says everything that the picture shows. */
  readonly description: string
}

/** The part of the height that the highest column takes, percent: notes stand above it. */
const HIGHEST = 80
const TONES = 4

/** Columns whose heights show small differences, because they do not start at 0. */
export function ColumnPicture({ columns, notes, floor, description }: ColumnPictureProps) {
  const highest = Math.max(...columns.map(({ value }) => value))
  const heightOf = (value: number) =>
    // biome-ignore lint/plugin/money: a height, not money
    highest <= floor ? 1 : ((value - floor) / (highest - floor)) * HIGHEST
  return (
    <div class="columns" role="img" aria-label={description}>
      {columns.map(({ label, value, tone, title }, index) => {
        const note = notes.find(({ from }) => from === index)
        // Beyond the middle a note may be wider than the columns to its right.
        const isLate = note !== undefined && 2 * note.from >= columns.length
        return (
          <span key={label} class={`column rate-${Math.min(tone, TONES - 1)}`} title={title}>
            <span class="column-room">
              <span class="column-body" style={{ height: `${heightOf(value)}%` }}>
                {note && (
                  <span
                    class={isLate ? 'column-note column-note-late' : 'column-note'}
                    style={isLate ? { width: `${100 * (note.to - note.from)}%` } : undefined}
                  >
                    {note.text}
                  </span>
                )}
              </span>
            </span>
            <span class="column-label">{label}</span>
          </span>
        )
      })}
    </div>
  )
}
