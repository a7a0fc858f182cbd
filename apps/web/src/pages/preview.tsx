import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { renderToString } from 'preact-render-to-string'
import { yearShape } from '../answer/year-shape.ts'
import { outcomeOf } from '../input/outcome.ts'
import { answerOf } from './answer-page.tsx'
import { PICTURE } from './frame.tsx'
import { subjectOf } from './subject.ts'
import { pageWords } from './words.ts'

/** The colours of the light theme in tokens.css. */
const colours = {
  ground: '#fbfbf9',
  text: '#14201b',
  quiet: '#55635c',
  accent: '#0b6b4f',
  rates: ['#0b6b4f', '#b4580a', '#a3192b', '#6d1f4e'],
} as const

const MARGIN = 56
const WIDTH = PICTURE.width - 2 * MARGIN
const FOOT = PICTURE.height - 44

/** The largest size at which a text fits the picture, pixels. A letter is about 0.6 of it wide. */
const sizeOf = (text: string, largest: number) =>
  // biome-ignore lint/plugin/money: a size, not money
  Math.min(largest, WIDTH / (0.6 * text.length))

let fontBuffers: Uint8Array[] = []

/** Loads the library that draws pictures, once. */
export async function preparePictures(library: Uint8Array, fonts: readonly Uint8Array[]) {
  fontBuffers = [...fonts]
  await initWasm(library)
}

/**
 * Draws the picture of a shared link as PNG: the question, the amount of the answer, the months.
 * `preparePictures` must have been called.
 * @returns `undefined` for a path without an answer
 */
export function picture(path: string, year: number): Uint8Array | undefined {
  const svg = svgOf(path, year)
  if (svg === undefined) return undefined
  const drawing = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } })
  const image = drawing.render()
  const png = image.asPng()
  image.free()
  drawing.free()
  return png
}

function svgOf(path: string, year: number): string | undefined {
  const subject = subjectOf(path)
  if (!('input' in subject)) return undefined
  const solved = outcomeOf(subject.input, year)
  if (solved.state !== 'solved') return undefined
  const { language, question, place } = subject
  const { preview } = pageWords[language]
  const { about, amount, after } = answerOf(subject, solved)
  const asked = preview[question](about, place?.name[language] ?? '')
  const { columns } = yearShape(solved)
  // biome-ignore lint/plugin/money: a width, not money
  const width = WIDTH / columns.length
  return renderToString(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={asked}
      width={PICTURE.width}
      height={PICTURE.height}
    >
      <rect width="100%" height="100%" fill={colours.ground} />
      <text x={MARGIN} y="72" font-size="30" fill={colours.accent}>
        Oklad
      </text>
      <text x={MARGIN} y="138" font-size={sizeOf(asked, 36)} fill={colours.text}>
        {asked}
      </text>
      <text x={MARGIN} y="244" font-size={sizeOf(amount, 104)} fill={colours.accent}>
        {amount}
      </text>
      <text x={MARGIN} y="288" font-size="28" fill={colours.quiet}>
        {[after, solved.year.year].filter(Boolean).join(' · ')}
      </text>
      {columns.map(({ height, tone }, index) => (
        <rect
          key={`${index}`}
          x={MARGIN + index * width}
          y={FOOT - height * 66}
          width={width - 6}
          height={height * 66}
          fill={colours.rates[tone]}
        />
      ))}
    </svg>,
  )
}
