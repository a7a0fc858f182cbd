import { parse } from 'lossless-json'
import type { InputProblem } from '../errors/input-problems.ts'
import { duplicateFields } from './duplicate-fields.ts'

/** No request nests deeper than an object of lists of objects; the rest is an attack or a mistake. */
const DEEPEST = 8

/**
 * Stands for a JSON number that is not written as a whole number, such as 1.5, 1.0 or 1e3.
 * A symbol, because no schema takes one for a value of its type.
 */
export const WRITTEN_WITH_FRACTION = Symbol('a number written with a fraction or an exponent')

/** What a text holds, and what is wrong with it. */
export interface ParsedJson {
  /** `undefined` when the text could not be read. */
  readonly value: unknown
  readonly problems: readonly InputProblem[]
}

/**
 * Reads JSON so that nothing is lost: `JSON.parse` keeps the last of two equal fields and rounds
 * 1500000.0000000001 to a whole number, both silently.
 *
 * The common text, whole numbers and no field twice, is recognised by one scan and left to
 * `JSON.parse`; fields given twice are looked for only where there are some, and fractions are read
 * by a parser that keeps what was written.
 */
export function parseJson(body: string): ParsedJson {
  // RFC 8259, section 8.1: a parser may ignore a byte order mark. Some runtimes drop it, some do not.
  const text = body.charCodeAt(0) === BYTE_ORDER_MARK ? body.slice(1) : body
  const scan = scanText(text)
  if (scan.depth > DEEPEST) {
    return { value: undefined, problems: [{ code: 'too_deep', pointer: '', maximum: DEEPEST }] }
  }
  if (scan.whole) {
    try {
      const value: unknown = JSON.parse(text)
      return { value, problems: quotesIn(value) === scan.quotes ? [] : duplicateProblems(text) }
    } catch {
      // Read again below, by the parser that says where the text breaks.
    }
  }
  return parseCarefully(text)
}

interface Scan {
  /** No fraction or exponent anywhere. */
  readonly whole: boolean
  /** Those that begin and end strings. */
  readonly quotes: number
  readonly depth: number
}

const BYTE_ORDER_MARK = 0xfeff
const QUOTE = 0x22
const BACKSLASH = 0x5c

function scanText(text: string): Scan {
  let whole = true
  let quotes = 0
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index)
    if (character === QUOTE) {
      quotes++
      inString = !inString
    } else if (character === BACKSLASH) {
      // The escaped character ends no string.
      index++
    } else if (inString) {
      // Brackets, stops and letters of a string mean nothing.
    } else if (character === 0x7b /* { */ || character === 0x5b /* [ */) {
      depth++
      if (depth > deepest) deepest = depth
    } else if (character === 0x7d /* } */ || character === 0x5d /* ] */) depth--
    else if (character === 0x2e /* . */) whole = false
    else if ((character | 0x20) === 0x65 /* e */ && isDigit(text.charCodeAt(index - 1))) {
      whole = false
    }
  }
  return { whole, quotes, depth: deepest }
}

const isDigit = (character: number) => character >= 0x30 && character <= 0x39

/** The quotes that a value was written with, if every field was written once. */
function quotesIn(value: unknown): number {
  if (typeof value === 'string') return 2
  if (typeof value !== 'object' || value === null) return 0
  let quotes = 0
  if (Array.isArray(value)) {
    for (const item of value) quotes += quotesIn(item)
    return quotes
  }
  for (const field in value) quotes += 2 + quotesIn((value as Record<string, unknown>)[field])
  return quotes
}

const WHOLE_NUMBER = /^-?\d+$/

function parseCarefully(text: string): ParsedJson {
  try {
    const value = parse(text, undefined, {
      parseNumber: (written) =>
        WHOLE_NUMBER.test(written) ? Number(written) : WRITTEN_WITH_FRACTION,
      // This hook sees only those whose values differ.
      onDuplicateKey: ({ newValue }) => newValue,
    })
    return { value, problems: duplicateProblems(text) }
  } catch (error) {
    return { value: undefined, problems: [malformedAt(text, positionIn(error as Error))] }
  }
}

const duplicateProblems = (text: string): InputProblem[] =>
  duplicateFields(text).map((pointer) => ({ code: 'duplicate_field', pointer }) as const)

/** The parser tells the position in words only, at their end. */
const positionIn = ({ message }: Error) => Number(/position (\d+)$/.exec(message)?.[1] ?? 0)

function malformedAt(text: string, position: number): InputProblem {
  const lines = text.slice(0, position).split('\n')
  const column = (lines.at(-1) as string).length + 1
  return { code: 'malformed_json', pointer: '', line: lines.length, column }
}
