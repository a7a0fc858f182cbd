import { wrapText, wrapUnbroken } from './wrap-text.ts'

/** A figure with its breakdown. */
export interface LedgerEntry {
  readonly title: string
  readonly value: string
  /** The formula; empty if the value needs none. */
  readonly text: string
  /** Stands at the right edge, under the value. */
  readonly reference: string
}

const INDENT = '  '

/** Fills the space between a title and its value. */
const LEADER = '·'

/** In a wider ledger the values are too far from their titles. */
const WIDEST = 100

/**
 * Draws figures one under another: the title on the left, the value at the right edge, and below
 * them the formula and the reference.
 * @param width in characters; a longer word may make a line wider
 */
export function ledger(entries: readonly LedgerEntry[], width: number): readonly string[] {
  return entries.flatMap((entry) => entryLines(entry, ledgerWidth(width)))
}

/** The width of a ledger on a terminal of `width` characters. */
export const ledgerWidth = (width: number) => Math.min(width, WIDEST)

function entryLines({ title, value, text, reference }: LedgerEntry, width: number) {
  const titles = wrapText(title, width - value.length - 4)
  const last = titles.at(-1) ?? ''
  const room = width - last.length - value.length - 2
  const formula = text === '' ? [] : wrapUnbroken(INDENT + text, width, INDENT)
  const end = formula.at(-1)
  const fits = end !== undefined && end.length + 2 + reference.length <= width
  return [
    ...titles.slice(0, -1),
    `${last} ${LEADER.repeat(Math.max(0, room))} ${value}`,
    ...(fits ? formula.slice(0, -1) : formula),
    fits ? end + reference.padStart(width - end.length) : reference.padStart(width),
  ]
}
