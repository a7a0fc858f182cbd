import { useRef, useState } from 'preact/hooks'
import type { Asked } from '../breakdown/asked-figure.ts'

type Place = readonly [row: number, column: number]

const moves: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * The figures of a table, of which each opens its breakdown. Tab reaches one of them, and arrow keys the others.
 * @param name begins the names of the places, where the page has several tables
 * @param last the place in the last row and column
 */
export function useFigures(name: string, last: Place, onExplain: (asked: Asked) => void) {
  const [place, setPlace] = useState<Place>([0, 0])
  const grid = useRef<HTMLElement>(null)
  // A year that begins later, or has no allowances, has fewer figures than the one shown before.
  const active = [Math.min(place[0], last[0]), Math.min(place[1], last[1])] as const
  const figure = (row: number, column: number, asked: Asked, shown?: string) => (
    <button
      type="button"
      class="figure"
      data-place={`${name}${row}-${column}`}
      tabIndex={active[0] === row && active[1] === column ? 0 : -1}
      onFocus={() => setPlace([row, column])}
      onClick={() => onExplain(asked)}
    >
      {shown}
    </button>
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    const next = `${name}${active[0] + move[0]}-${active[1] + move[1]}`
    grid.current?.querySelector<HTMLButtonElement>(`[data-place="${next}"]`)?.focus()
  }
  return { figure, grid, onKeyDown }
}
