import type { Fill, Part } from './parts.ts'

/** The side of a pattern's tile, pixels. */
const TILE = 8
const MIDDLE = 4

type Drawing = (context: CanvasRenderingContext2D) => void

const drawings: Readonly<Record<Exclude<Fill, 'solid'>, Drawing>> = {
  stripes: (context) => {
    for (const offset of [-TILE, 0, TILE]) line(context, [offset, TILE], [offset + TILE, 0])
  },
  dots: (context) => {
    context.beginPath()
    context.arc(MIDDLE, MIDDLE, 1.5, 0, 2 * Math.PI)
    context.fill()
  },
  grid: (context) => {
    line(context, [0, MIDDLE], [TILE, MIDDLE])
  },
  cross: (context) => {
    line(context, [MIDDLE, 0], [MIDDLE, TILE])
  },
}

/** A property of the style sheet, as it is in the scheme of the moment. */
export const styleOf = (property: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(property).trim()

/** What a part of a picture is painted with. */
export function fillingOf({ colour, fill }: Part): CanvasPattern | string {
  const ground = styleOf(colour)
  const canvas = document.createElement('canvas')
  canvas.width = TILE
  canvas.height = TILE
  const context = canvas.getContext('2d')
  if (fill === 'solid' || context === null) return ground
  context.fillStyle = ground
  context.fillRect(0, 0, TILE, TILE)
  context.fillStyle = styleOf('--part-pattern')
  context.strokeStyle = styleOf('--part-pattern')
  context.lineWidth = 1.5
  drawings[fill](context)
  return context.createPattern(canvas, 'repeat') ?? ground
}

function line(
  context: CanvasRenderingContext2D,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  context.stroke()
}
