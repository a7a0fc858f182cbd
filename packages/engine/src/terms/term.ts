import type { Kopecks } from '../money/kopecks.ts'

/** The values that a term can have. */
export type Range =
  | { readonly kind: 'whole'; readonly lowest: number; readonly highest: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'twelve'; readonly of: Term<unknown> }
  | { readonly kind: 'record'; readonly members: Readonly<Record<string, Term<unknown>>> }
  | { readonly kind: 'list'; readonly most: number; readonly of: Term<unknown> }

/** One row of the table of terms. The default is allowed even where it is outside the range. */
export interface Term<Value> {
  readonly default: Value
  readonly range: Range
}

/** The type of a term's value. */
export type ValueOf<Row> = Row extends Term<infer Value> ? Value : never

const term = <Value>(byDefault: Value, range: Range): Term<Value> => ({ default: byDefault, range })

/** A whole number. */
export const whole = <Value extends number>(lowest: number, highest: number, byDefault: number) =>
  term(byDefault as Value, { kind: 'whole', lowest, highest })

/** A sum in kopecks, 0 by default. */
export const sum = (highest: number) => whole<Kopecks>(0, highest, 0)

/** One of some words; the first is the default. */
export const choice = <const Value extends string>(byDefault: Value, ...others: readonly Value[]) =>
  term(byDefault, { kind: 'choice', values: [byDefault, ...others] })

/** Yes or no. */
export const flag = (byDefault = false) => term(byDefault, { kind: 'flag' })

/** A term that is `null` by default. */
export const orNull = <Value>({ range }: Term<Value>) => term<Value | null>(null, range)

/** Twelve values, January first; `null` by default. */
export const twelve = <Value>(of: Term<Value>) =>
  term<readonly Value[] | null>(null, { kind: 'twelve', of })

/** A member of an object that can be left out. */
export const optional = <Value>({ range }: Term<Value>) => term<Value | undefined>(undefined, range)

/** An object with a term for each member. */
export const record = <Value extends object>(
  members: {
    readonly [Name in keyof Value]-?: Term<Value[Name] | undefined>
  },
) => {
  const entries = Object.entries<Term<unknown>>(members)
  const defaults = entries.map(([name, member]) => [name, member.default])
  return term(Object.fromEntries(defaults) as Value, { kind: 'record', members })
}

/** A list, empty by default. */
export const listOf = <Value>(of: Term<Value>, most: number) =>
  term<readonly Value[]>([], { kind: 'list', most, of })

/** Adds a sentence for each part of a value that its term does not allow. */
export function checkTerm(
  problems: string[],
  name: string,
  value: unknown,
  { default: byDefault, range }: Term<unknown>,
): void {
  if (value === byDefault) return
  switch (range.kind) {
    case 'whole': {
      const { lowest, highest } = range
      const isWhole = Number.isInteger(value)
      if (isWhole && (value as number) >= lowest && (value as number) <= highest) return
      problems.push(`${name} must be a whole number ${lowest} ... ${highest}`)
      return
    }
    case 'choice':
      if (range.values.includes(value as string)) return
      problems.push(`${name} must be one of ${range.values.join(', ')}`)
      return
    case 'flag':
      if (typeof value !== 'boolean') problems.push(`${name} must be true or false`)
      return
    case 'twelve':
      if (!Array.isArray(value) || value.length !== 12) {
        problems.push(`${name} must have twelve values`)
      } else checkItems(problems, name, value, range.of)
      return
    case 'record':
      if (typeof value !== 'object' || value === null) {
        problems.push(`${name} must be an object`)
        return
      }
      checkRecord(problems, `${name}.`, value, range.members)
      return
    case 'list':
      if (!Array.isArray(value)) problems.push(`${name} must be a list`)
      else if (value.length > range.most) problems.push(`${name} must be at most ${range.most}`)
      else checkItems(problems, name, value, range.of)
  }
}

/** Adds a sentence for each member of an object that its term does not allow, and for each that is not known. */
export function checkRecord(
  problems: string[],
  prefix: string,
  value: object,
  members: Readonly<Record<string, Term<unknown>>>,
): void {
  for (const name in value) {
    if (Object.hasOwn(members, name)) continue
    problems.push(unknownName(prefix, name, Object.keys(members)))
  }
  for (const name in members) {
    checkTerm(problems, prefix + name, value[name as never], members[name] as Term<unknown>)
  }
}

function checkItems(
  problems: string[],
  name: string,
  values: readonly unknown[],
  of: Term<unknown>,
): void {
  for (let index = 0; index < values.length; index++) {
    checkTerm(problems, `${name}[${index}]`, values[index], of)
  }
}

/** Returns the sentence for a name that is not known, with the known one of which letters are left out or added. */
export function unknownName(prefix: string, name: string, known: readonly string[]): string {
  const letters = lettersOf(name)
  const similar = known.find(
    (other) => isWithin(letters, lettersOf(other)) || isWithin(lettersOf(other), letters),
  )
  const suggestion = similar === undefined ? '' : `: did you mean ${prefix}${similar}?`
  return `${prefix}${name} is not known${suggestion}`
}

/** Whether a word has all letters of a part, in their order. */
function isWithin(part: string, word: string): boolean {
  let place = 0
  return [...part].every((letter) => {
    place = word.indexOf(letter, place) + 1
    return place > 0
  })
}

const lettersOf = (name: string) => name.toLowerCase().replaceAll('_', '')
