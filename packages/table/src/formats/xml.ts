import { SaxesParser } from 'saxes'
import { tooLarge } from './archive.ts'
import { LONGEST_ROW } from './format.ts'

/** The characters that are parsed before the length between two tags is checked. */
const PIECE = 65_536

/** Elements of a workbook are never as deep. */
const MOST_LEVELS = 100

/** What the reader of a part does with its tokens. Names are without their namespaces. */
export interface Tokens {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly close?: (name: string) => void
  /** A part of the text between two tags. */
  readonly text?: (text: string) => void
  /** Whether the rest is not needed. */
  readonly isDone?: () => boolean
}

/** A name without its namespace. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Attributes by their names without namespaces; of two the one without a namespace counts. */
function localNames(attributes: Readonly<Record<string, string>>) {
  const all: Record<string, string> = Object.create(null)
  for (const name in attributes) {
    if (name.includes(':') && local(name) in attributes) continue
    all[local(name)] = attributes[name] ?? ''
  }
  return all
}

/**
 * Reads XML in one pass, without keeping it.
 * @param pieces of the text
 * @throws {Error} if it is not well-formed, or has too many levels
 * @throws {TableError} for a text, a tag or a comment that is longer than any cell
 */
export function readXml(pieces: Iterable<string>, { open, close, text, isDone }: Tokens): void {
  const parser = new SaxesParser({ position: false, xmlns: false })
  let hasTag = false
  let levels = 0
  parser.on('opentag', ({ name, attributes }) => {
    hasTag = true
    if (++levels > MOST_LEVELS) throw new Error('too many levels')
    if (!isDone?.()) open?.(local(name), localNames(attributes))
  })
  parser.on('closetag', ({ name }) => {
    hasTag = true
    levels--
    if (!isDone?.()) close?.(local(name))
  })
  if (text) {
    parser.on('text', (part) => void (isDone?.() || text(part)))
    parser.on('cdata', (part) => void (isDone?.() || text(part)))
  }
  let length = 0
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += PIECE) {
      hasTag = false
      const part = piece.slice(at, at + PIECE)
      parser.write(part)
      if (isDone?.()) return
      length = hasTag ? 0 : length + part.length
      if (length > LONGEST_ROW) throw tooLarge()
    }
  }
  parser.close()
}
