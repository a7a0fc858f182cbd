import { wrapText } from './wrap-text.ts'
import { wrapUnbroken } from './wrap-unbroken.ts'

/** A figure with what it is made of. */
export interface LedgerEntry {
  readonly title: string
  readonly value: string
  /** The reckoning; empty where the value says it all. */
  readonly text: string
  /** Stands at the right edge, under the value. */
  readonly reference: string
}

const INDENT = '  '

/** Leads the eye from a title to its value. */
const LEADER = '·'

/** Longer lines would part a value from its title too far. */
const WIDEST = 100

/**
 * Draws figures one under another: the title on the left, the value at the right edge, and below
 * them the reckoning with its reference.
 * @param width in characters; a word longer than a line may make it wider
 */
export function ledger(entries: readonly LedgerEntry[], width: number): readonly string[] {
  return entries.flatMap((entry) => entryLines(entry, ledgerWidth(width)))
}

/** How wide a ledger is on a terminal of so many characters. */
export const ledgerWidth = (width: number) => Math.min(width, WIDEST)

function entryLines({ title, value, text, reference }: LedgerEntry, width: number) {
  const titles = wrapText(title, width - value.length - 4)
  const last = titles.at(-1) ?? ''
  const room = width - last.length - value.length - 2
  const reckoning = text === '' ? [] : wrapUnbroken(INDENT + text, width, INDENT)
  const end = reckoning.at(-1)
  const fits = end !== undefined && end.length + 2 + reference.length <= width
  return [
    ...titles.slice(0, -1),
    `${last} ${LEADER.repeat(Math.max(0, room))} ${value}`,
    ...(fits ? reckoning.slice(0, -1) : reckoning),
    fits ? end + reference.padStart(width - end.length) : reference.padStart(width),
  ]
}
