import type { ComponentChildren } from 'preact'
import '../styles/shared-tables.css'
import '../styles/tables.css'

type Cells = readonly ComponentChildren[]

export interface TableProps {
  readonly class?: string
  /** Says what the table has, where no heading does. */
  readonly label?: string
  /** A grid has figures that arrow keys reach. */
  readonly role?: 'grid'
  readonly describedBy?: string | undefined
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly head?: Cells
  readonly body: readonly Cells[]
  readonly foot?: readonly Cells[]
  /** The class of a row of the body. */
  readonly rowClass?: (index: number) => string | undefined
}

/** A table: the first cell of each row is its heading. */
export function Table({ head, body, foot = [], rowClass, ...others }: TableProps) {
  const { label, describedBy, ...ours } = others
  const row = (cells: Cells, key: number, className?: string) => (
    <tr key={key} class={className}>
      {cells.map((cell, index) =>
        index === 0 ? (
          <th key={index} scope="row">
            {cell}
          </th>
        ) : (
          <td key={index}>{cell}</td>
        ),
      )}
    </tr>
  )
  return (
    <table aria-label={label} aria-describedby={describedBy} {...ours}>
      {head && (
        <thead>
          <tr>
            {head.map((cell, index) =>
              // Above the headings of the rows there may be none.
              cell === '' ? (
                <td key={index} />
              ) : (
                <th key={index} scope="col">
                  {cell}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>{body.map((cells, index) => row(cells, index, rowClass?.(index)))}</tbody>
      {foot.length > 0 && <tfoot>{foot.map((cells, index) => row(cells, index))}</tfoot>}
    </table>
  )
}

interface ScrollTableProps extends Omit<TableProps, 'label'> {
  /** The name of the region. */
  readonly label: string
  /** Shows the name above the table. */
  readonly hasHeading?: boolean
}

/** A table in a region that scrolls sideways, so that the page does not. */
export const ScrollTable = ({ label, hasHeading, ...table }: ScrollTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches a region that scrolls
  <section class="scroll" aria-label={label} tabIndex={0}>
    {hasHeading && <h3>{label}</h3>}
    <Table {...table} />
  </section>
)
