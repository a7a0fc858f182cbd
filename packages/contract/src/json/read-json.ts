import { visit } from 'jsonc-parser'
import type { InputProblem } from '../errors/input-problems.ts'
import { pointerTo } from '../json-pointer.ts'

/** The deepest nesting accepted. A request is an object of lists of objects: three levels. */
const DEEPEST = 8

/**
 * Stands for a JSON number that is not written as a whole number, such as 1.5, 1.0 or 1e3.
 * No schema accepts a symbol.
 */
export const WRITTEN_WITH_FRACTION = Symbol('a number written with a fraction or an exponent')

/** The value of a text, and everything that is wrong with the text. */
export interface JsonReading {
  /** `undefined` where the text cannot be read. */
  readonly value: unknown
  readonly problems: readonly InputProblem[]
}

/**
 * Reads JSON without losing anything. `JSON.parse` keeps the last of two fields with one name and
 * rounds 1500000.0000000001 to a whole number, both silently.
 * @returns problems: `malformed_json` and `too_deep` without a value; `duplicate_field` with one
 */
export function readJson(body: string): JsonReading {
  // RFC 8259, section 8.1: a parser may ignore a byte order mark.
  const text = body.startsWith('\ufeff') ? body.slice(1) : body
  try {
    const value: unknown = JSON.parse(text)
    if (isPlain(value, 0) && isWritten(value, text)) return { value, problems: [] }
  } catch {
    return readTokens(text, false)
  }
  return readTokens(text, true)
}

/** Whether every number is a safe integer and no level is too deep. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEEPEST) return false
  return Object.values(value).every((part) => isPlain(part, depth + 1))
}

const SPACE = /[ \t\n\r]+/g

/** Whether the text is the value written again, white space aside: then nothing was lost. */
function isWritten(value: unknown, text: string): boolean {
  const written = JSON.stringify(value)
  return written === text || written.replace(SPACE, '') === text.replace(SPACE, '')
}

/** Ends the visit of a text that cannot be read. */
class Unreadable extends Error {
  readonly problem: InputProblem
  constructor(problem: InputProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** An object or a list that is being read. */
interface Level {
  readonly fields: Map<string, unknown>
  readonly items: unknown[] | undefined
  name: string
}

/**
 * Reads a text token by token.
 * @param isJson whether `JSON.parse` accepts the text, which decides
 */
function readTokens(text: string, isJson: boolean): JsonReading {
  const duplicates = new Set<string>()
  const open: Level[] = []
  let result: unknown
  const begin = (items?: unknown[]) => {
    if (open.length === DEEPEST) {
      throw new Unreadable({ code: 'too_deep', pointer: '', maximum: DEEPEST })
    }
    open.push({ fields: new Map(), items, name: '' })
  }
  const add = (value: unknown) => {
    const level = open.at(-1)
    if (level === undefined) result = value
    else if (level.items) level.items.push(value)
    else level.fields.set(level.name, value)
  }
  try {
    visit(
      text,
      {
        onObjectBegin: () => begin(),
        onArrayBegin: () => begin([]),
        onObjectProperty(name, _offset, _length, _line, _character, path) {
          const level = open.at(-1) as Level
          if (level.fields.has(name)) duplicates.add([...path(), name].reduce(pointerTo, ''))
          level.name = name
        },
        onLiteralValue(value, offset, length) {
          if (typeof value !== 'number') add(value)
          else add(readNumber(text.slice(offset, offset + length)))
        },
        onObjectEnd: () => add(Object.fromEntries((open.pop() as Level).fields)),
        onArrayEnd: () => add((open.pop() as Level).items),
        onError(_code, _offset, _length, line, character) {
          throw new Unreadable(malformedAt(line, character))
        },
      },
      { disallowComments: true },
    )
    if (!isJson) throw new Unreadable(malformedAt(0, 0))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { value: undefined, problems: [error.problem] }
  }
  const problemOf = (pointer: string): InputProblem => ({ code: 'duplicate_field', pointer })
  return { value: result, problems: [...duplicates].map(problemOf) }
}

const readNumber = (written: string) =>
  /^-?\d+$/.test(written) ? Number(written) : WRITTEN_WITH_FRACTION

/** @param line counted from 0, as `character` */
const malformedAt = (line: number, character: number): InputProblem => ({
  code: 'malformed_json',
  pointer: '',
  line: line + 1,
  column: character + 1,
})
