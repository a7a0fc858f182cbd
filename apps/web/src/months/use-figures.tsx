import { useRef, useState } from 'preact/hooks'
import type { Asked } from '../breakdown/asked-figure.ts'
import { Figure } from '../breakdown/figure.tsx'
import { Table, type TableProps } from '../ui/table.tsx'

type Cell = readonly [row: number, column: number]

const moves: Readonly<Record<string, Cell>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * The figures of a table that scrolls by itself, of which each opens its breakdown. Tab reaches one of them, and arrow keys the others.
 * @param name begins the names of the cells, where the page has several tables
 * @param last the cell in the last row and column
 */
export function useFigures(name: string, last: Cell) {
  const [focused, setFocused] = useState<Cell>([0, 0])
  const grid = useRef<HTMLElement>(null)
  // A year that begins later, or has no allowances, has fewer figures than the one shown before.
  const active = [Math.min(focused[0], last[0]), Math.min(focused[1], last[1])] as const
  const figure = (row: number, column: number, asked: Asked | undefined, shown?: string) =>
    asked === undefined ? (
      shown
    ) : (
      <Figure
        asked={asked}
        data-cell={`${name}${row}-${column}`}
        tabIndex={active[0] === row && active[1] === column ? 0 : -1}
        onFocus={() => setFocused([row, column])}
      >
        {shown}
      </Figure>
    )

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    const next = `${name}${active[0] + move[0]}-${active[1] + move[1]}`
    grid.current?.querySelector<HTMLButtonElement>(`[data-cell="${next}"]`)?.focus()
  }
  const table = (props: TableProps) => (
    <section class="scroll" ref={grid}>
      <Table role="grid" onKeyDown={onKeyDown} {...props} />
    </section>
  )
  return { figure, table }
}
