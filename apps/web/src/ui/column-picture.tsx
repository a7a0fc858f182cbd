/** A column of a picture. */
interface Column {
  /** Under the column. */
  readonly label: string
  /** 0 to 1. */
  readonly height: number
  /** The index of its colour, 0 to 3. */
  readonly tone: number
  /** Shown while a pointer is on the column. */
  readonly title: string
}

/** A text above some columns, from the index `from` to before `to`. */
interface ColumnNote {
  readonly from: number
  readonly to: number
  readonly text: string
  /** Follows the text where there is room. */
  readonly more: string
}

interface ColumnPictureProps {
  readonly columns: readonly Column[]
  readonly notes: readonly ColumnNote[]
  /** Says everything that the picture shows. */
  readonly description: string
}

/** The part of the height that the highest column takes, percent: notes stand above it. */
const HIGHEST = 80

/** Columns whose heights show small differences, because they do not start at 0. */
export function ColumnPicture({ columns, notes, description }: ColumnPictureProps) {
  return (
    <div class="columns" role="img" aria-label={description}>
      {columns.map(({ label, height, tone, title }, index) => {
        const note = notes.find(({ from }) => from === index)
        // Beyond the middle a note may be wider than the columns to its right.
        const isLate = note !== undefined && 2 * note.from >= columns.length
        return (
          <span key={label} class={`column rate-${tone}`} title={title}>
            <span class="column-room">
              <span class="column-body" style={{ height: `${Math.max(height * HIGHEST, 1)}%` }}>
                {note && (
                  <span
                    class={`column-note over-${note.to - note.from} ${isLate ? 'column-note-late' : ''}`}
                    style={isLate ? { width: `${100 * (note.to - note.from)}%` } : undefined}
                  >
                    <span>
                      {note.text}
                      <span class="more">{note.more}</span>
                    </span>
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
