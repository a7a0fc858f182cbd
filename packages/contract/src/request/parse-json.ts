import { parse } from 'lossless-json'
import type { InputProblem } from '../errors/input-problems.ts'

/** No request nests deeper than an object of lists of objects; the rest is an attack or a mistake. */
const DEEPEST = 8

/** A JSON number that is not written as a whole number, such as 1.5, 1.0 or 1e3. */
export class WrittenWithFraction {}

/** What a text holds, or what is wrong with it. */
export interface ParsedJson {
  readonly value: unknown
  readonly problems: readonly InputProblem[]
}

/**
 * Reads JSON so that nothing is lost: `JSON.parse` keeps the last of two equal fields and rounds
 * 1500000.0000000001 to a whole number, both silently.
 *
 * The common text, whole numbers and no field twice, is recognised by one scan and left to
 * `JSON.parse`; the rest is read again by a parser that keeps what was written.
 */
export function parseJson(text: string): ParsedJson {
  const scan = scanText(text)
  if (scan.depth > DEEPEST) {
    return { value: undefined, problems: [{ code: 'too_deep', pointer: '', maximum: DEEPEST }] }
  }
  if (scan.plain) {
    try {
      const value: unknown = JSON.parse(text)
      if (quotesIn(value) === scan.quotes) return { value, problems: [] }
    } catch {
      // Read again below, by the parser that says where the text breaks.
    }
  }
  return parseCarefully(text)
}

interface Scan {
  /** No escape, fraction or exponent anywhere: quotes can be counted and numbers are whole. */
  readonly plain: boolean
  readonly quotes: number
  readonly depth: number
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

function scanText(text: string): Scan {
  let plain = true
  let quotes = 0
  let depth = 0
  let deepest = 0
  let afterDigit = false
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index)
    if (character === QUOTE) quotes++
    else if (character === BACKSLASH || character === 0x2e /* . */) plain = false
    else if (character === 0x7b /* { */ || character === 0x5b /* [ */) {
      depth++
      if (depth > deepest) deepest = depth
    } else if (character === 0x7d /* } */ || character === 0x5d /* ] */) depth--
    else if (afterDigit && (character | 0x20) === 0x65 /* e */) plain = false
    afterDigit = character >= 0x30 && character <= 0x39
  }
  return { plain, quotes, depth: deepest }
}

/** The quotes that a value without escapes was written with, if every field was written once. */
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
  const problems: InputProblem[] = []
  try {
    const value = parse(text, undefined, {
      parseNumber: (written) =>
        WHOLE_NUMBER.test(written) ? Number(written) : new WrittenWithFraction(),
      onDuplicateKey: ({ key, newValue }) => {
        const pointer = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
        if (!problems.some((problem) => problem.pointer === pointer)) {
          problems.push({ code: 'duplicate_field', pointer })
        }
        return newValue
      },
    })
    return { value, problems }
  } catch (error) {
    const position = /position (\d+)/.exec((error as Error).message)?.[1] ?? '0'
    const before = text.slice(0, Number(position)).split('\n')
    return {
      value: undefined,
      problems: [
        {
          code: 'malformed_json',
          pointer: '',
          line: before.length,
          column: (before.at(-1) as string).length + 1,
        },
      ],
    }
  }
}
