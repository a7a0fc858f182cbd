/** Where a text stops being JSON. */
export interface JsonSyntaxProblem {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 code units. */
  readonly column: number
  /** What could have stood there. */
  readonly expected: string
}

const SPACE = /[ \t\n\r]*/y
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** What the text may go on with. */
type Place = 'value' | 'first item' | 'name' | 'first name' | 'colon' | 'after item' | 'end'

const EXPECTED: Record<Place, string> = {
  value: 'a value',
  'first item': 'a value or `]`',
  name: 'a field name in double quotes',
  'first name': 'a field name in double quotes or `}`',
  colon: '`:`',
  'after item': '`,` or the closing bracket',
  end: 'the end of the file',
}

/**
 * Finds where a text stops being JSON.
 *
 * It is for messages only, after `JSON.parse` has failed: the messages of `JSON.parse` differ
 * from engine to engine, may lack the place, and quote the text, which here may be a secret.
 * @param text any text
 * @returns the first place that is wrong, or `undefined` when the text is JSON
 */
export function jsonSyntaxProblem(text: string): JsonSyntaxProblem | undefined {
  // Depth is kept in a list, not in calls, so that no text can exhaust the stack
  const open: string[] = []
  let place: Place = 'value'
  let at = 0

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }
  const step = (): Place | undefined => {
    const character = text[at]
    const afterValue = open.length === 0 ? 'end' : 'after item'
    const close = (bracket: string): Place | undefined => {
      if (character !== bracket || open.at(-1) !== bracket) return undefined
      at++
      open.pop()
      return open.length === 0 ? 'end' : 'after item'
    }
    switch (place) {
      case 'value':
      case 'first item':
        if (character === '{' || character === '[') {
          at++
          open.push(character === '{' ? '}' : ']')
          return character === '{' ? 'first name' : 'first item'
        }
        if (take(STRING) || take(SCALAR)) return afterValue
        return place === 'first item' ? close(']') : undefined
      case 'name':
      case 'first name':
        if (take(STRING)) return 'colon'
        return place === 'first name' ? close('}') : undefined
      case 'colon':
        if (character !== ':') return undefined
        at++
        return 'value'
      case 'after item':
        if (character === ',') {
          at++
          return open.at(-1) === '}' ? 'name' : 'value'
        }
        return close('}') ?? close(']')
      case 'end':
        return undefined
    }
  }

  for (;;) {
    take(SPACE)
    if (place === 'end' && at === text.length) return undefined
    const next = step()
    if (next === undefined) break
    place = next
  }
  const before = text.slice(0, at).split('\n')
  return {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    expected: EXPECTED[place],
  }
}
