import { pointerTo } from '../json-pointer.ts'

/** A string, with the colon that follows it where it names a field, or a bracket or comma. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\],]/g

/** An object or a list that is being read. */
interface Level {
  readonly pointer: string
  readonly fields: Set<string>
  /** The field or the item that is being read. */
  step: string | number
}

/**
 * The fields that a text gives more than once in the same object, however they are escaped.
 * Parsers keep one of the values and say nothing.
 * @param text valid JSON
 * @returns a JSON Pointer for each of them, once, in the order of the text
 */
export function duplicateFields(text: string): string[] {
  const duplicates = new Set<string>()
  const levels: Level[] = [{ pointer: '', fields: new Set(), step: '' }]
  let level = levels[0] as Level
  for (const [token, literal, colon] of text.matchAll(TOKEN)) {
    if (literal !== undefined) {
      if (colon === undefined) continue
      const field: string = JSON.parse(literal)
      if (level.fields.has(field)) duplicates.add(pointerTo(level.pointer, field))
      level.fields.add(field)
      level.step = field
    } else if (token === ',') {
      if (typeof level.step === 'number') level.step++
    } else if (token === '{' || token === '[') {
      const pointer = levels.length === 1 ? '' : pointerTo(level.pointer, level.step)
      level = { pointer, fields: new Set(), step: token === '[' ? 0 : '' }
      levels.push(level)
    } else {
      levels.pop()
      level = levels.at(-1) as Level
    }
  }
  return [...duplicates]
}
