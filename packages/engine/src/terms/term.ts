import type { Law } from '@oklad/law'
import { daysIn, isLaw, monthIn, yearIn } from '@oklad/law/internal'
import type { Kopecks } from '../money/kopecks.ts'
import { outOfRange, type Problem, wrongLength, wrongValue } from './problem.ts'

/** The values that a term can have. */
export type Range =
  | WholeRange
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
  /** A date, `YYYY-MM-DD`, or a month, `YYYY-MM`, as its limits are. */
  | { readonly kind: 'date'; readonly lowest: string; readonly highest: string }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'law' }
  /** A value that has a check of its own. */
  | { readonly kind: 'any' }
  | { readonly kind: 'twelve'; readonly of: Term<unknown> }
  | { readonly kind: 'record'; readonly members: Members }
  | {
      readonly kind: 'list'
      readonly least: number
      readonly most: number
      readonly of: Term<unknown>
    }

/** Whole numbers, both limits included. */
export interface WholeRange {
  readonly kind: 'whole'
  readonly lowest: number
  readonly highest: number
}

/** The members of an object, each with its term. */
export type Members = Readonly<Record<string, Term<unknown>>>

/** A term for each member of an object. */
export type MembersOf<Value> = {
  readonly [Name in keyof Value]-?: Term<Value[Name] | undefined>
}

/** One row of the table of terms. The default is allowed even where it is outside the range. */
export interface Term<Value, Of extends Range = Range> {
  readonly default: Value
  readonly range: Of
}

/** The type of a term's value. */
export type ValueOf<Row> = Row extends Term<infer Value> ? Value : never

const term = <Value, const Of extends Range>(byDefault: Value, range: Of): Term<Value, Of> => ({
  default: byDefault,
  range,
})

/** A whole number. */
export const whole = <Value extends number>(lowest: number, highest: number, byDefault: number) =>
  term<Value, WholeRange>(byDefault as Value, { kind: 'whole', lowest, highest })

/** A sum in kopecks, 0 by default. */
export const sum = (highest: number) => whole<Kopecks>(0, highest, 0)

/** One of some words; the first is the default. */
export const choice = <const Value extends string>(byDefault: Value, ...others: readonly Value[]) =>
  term(byDefault, { kind: 'choice', values: [byDefault, ...others] })

/** Yes or no. */
export const flag = (byDefault = false) => term(byDefault, { kind: 'flag' })

/** A date or a month, the lowest by default. */
export const date = (lowest: string, highest: string) =>
  term(lowest, { kind: 'date', lowest, highest })

/** A text of 1 to `most` letters; it has no default. */
export const text = (most: number) => term(NONE as string, { kind: 'text', most })

/** A value that no term has. */
const NONE = Number.NaN as never

/** The law of a tax year; it has no default. */
export const lawOfYear: Term<Law> = term(NONE, { kind: 'law' })

/** A member that has a check of its own. */
export const checkedApart: Term<unknown> = term(undefined, { kind: 'any' })

/** A term that is `null` by default. */
export const orNull = <Value, Of extends Range>({ range }: Term<Value, Of>) =>
  term<Value | null, Of>(null, range)

/** Twelve values, January first; `null` by default. */
export const twelve = <Value>(of: Term<Value>) =>
  term(null as readonly Value[] | null, { kind: 'twelve', of })

/** A member of an object that can be left out. */
export const optional = <Value, Of extends Range>({ range }: Term<Value, Of>) =>
  term<Value | undefined, Of>(undefined, range)

/** An object with a term for each member. */
export const record = <Value extends object>(members: MembersOf<Value>) => {
  const entries = Object.entries<Term<unknown>>(members)
  const defaults = entries.map(([name, member]) => [name, member.default])
  return term(Object.fromEntries(defaults) as Value, { kind: 'record', members })
}

/** A list, empty by default. */
export const listOf = <Value>(of: Term<Value>, most: number, least = 0) =>
  term([] as readonly Value[], { kind: 'list', least, most, of })

/** Returns whether a term allows a value. Most values are right, so no place in the arguments is written here. */
function isAllowed(value: unknown, { default: byDefault, range }: Term<unknown>): boolean {
  if (value === byDefault) return true
  switch (range.kind) {
    case 'whole':
      return (
        Number.isInteger(value) &&
        (value as number) >= range.lowest &&
        (value as number) <= range.highest
      )
    case 'choice':
      return range.values.includes(value as string)
    case 'flag':
      return typeof value === 'boolean'
    case 'date': {
      const { lowest, highest } = range
      return isDate(value, lowest.length) && value >= lowest && value <= highest
    }
    case 'text':
      return typeof value === 'string' && hasLetters(value, range.most)
    case 'law':
      return isLaw(value)
    case 'any':
      return true
    case 'twelve':
      return Array.isArray(value) && value.length === 12 && areAllowed(value, range.of)
    case 'record':
      return typeof value === 'object' && value !== null && hasMembers(value, range.members)
    case 'list':
      return (
        Array.isArray(value) &&
        value.length >= range.least &&
        value.length <= range.most &&
        areAllowed(value, range.of)
      )
  }
}

function areAllowed(values: readonly unknown[], of: Term<unknown>): boolean {
  for (let index = 0; index < values.length; index++) {
    if (!isAllowed(values[index], of)) return false
  }
  return true
}

/** Returns whether an object has only known members, each of them right. */
function hasMembers(value: object, members: Members): boolean {
  for (const name in value) {
    if (!Object.hasOwn(members, name) && value[name as never] !== undefined) return false
  }
  for (const name in members) {
    if (!isAllowed(value[name as never], members[name] as Term<unknown>)) return false
  }
  return true
}

/** Adds a problem for each part of a value that its term does not allow. */
export function checkTerm(
  problems: Problem[],
  name: string,
  value: unknown,
  term: Term<unknown>,
): void {
  if (!isAllowed(value, term)) problems.push(...problemsIn(name, value, term.range))
}

/** Returns the problems of a value that its term does not allow. */
function problemsIn(name: string, value: unknown, range: Range): readonly Problem[] {
  switch (range.kind) {
    case 'whole':
    case 'date':
      return [outOfRange(name, range.lowest, range.highest)]
    case 'choice':
      return [wrongValue(name, `must be one of ${range.values.join(', ')}`)]
    case 'flag':
      return [wrongValue(name, 'must be true or false')]
    case 'text':
      if (typeof value !== 'string') return [wrongValue(name, 'must be a text')]
      return [wrongLength(name, 1, range.most)]
    case 'law':
      return [noLaw(name)]
    case 'any':
      return []
    case 'twelve':
      if (Array.isArray(value) && value.length === 12) return problemsOfItems(name, value, range.of)
      return [wrongValue(name, 'must have twelve values')]
    case 'record': {
      const problems: Problem[] = []
      checkRecord(problems, name, value, range.members)
      return problems
    }
    case 'list': {
      const { least, most } = range
      if (!Array.isArray(value)) return [wrongValue(name, 'must be a list')]
      if (value.length > most || value.length < least) return [wrongLength(name, least, most)]
      return problemsOfItems(name, value, range.of)
    }
  }
}

function problemsOfItems(
  name: string,
  values: readonly unknown[],
  of: Term<unknown>,
): readonly Problem[] {
  const problems: Problem[] = []
  for (const [index, value] of values.entries()) checkTerm(problems, `${name}[${index}]`, value, of)
  return problems
}

/** Whether a text has 1 to `most` letters. */
const hasLetters = (value: string, most: number) =>
  value.length > 0 && value.length <= 2 * most && [...value].length <= most

/** Adds a problem for an argument that is not the law of a tax year. */
export function checkLaw(problems: Problem[], value: unknown, name = 'law'): void {
  if (!isLaw(value)) problems.push(noLaw(name))
}

const noLaw = (name: string) =>
  wrongValue(name, 'must be the law of a tax year, such as lawOf(2026)')

/** A whole number of kopecks without an upper limit. */
export const sumFrom = (lowest: number) =>
  whole<Kopecks>(lowest, Number.MAX_SAFE_INTEGER, Number.NaN)

/** Whether a value is a date of the calendar, `YYYY-MM-DD`, or a month, `YYYY-MM`, of a length. */
function isDate(value: unknown, length: number): value is string {
  if (typeof value !== 'string' || value.length !== length) return false
  if (!/^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/.test(value)) return false
  const day = value.slice('YYYY-MM-'.length)
  return day <= '28' || Number(day) <= daysIn(yearIn(value), monthIn(value))
}

/** The most names that are not known of which an object is told. */
const MOST_UNKNOWN = 20

/**
 * Adds a problem for each member of an object that its term does not allow, and for each that is not known.
 * @param prefix of the places of the members
 */
export function checkRecord(
  problems: Problem[],
  name: string,
  value: unknown,
  members: Members,
  prefix = `${name}.`,
): void {
  if (typeof value !== 'object' || value === null) {
    problems.push(wrongValue(name, 'must be an object'))
    return
  }
  if (hasMembers(value, members)) return
  checkNames(problems, prefix, value, members)
  for (const member in members) {
    checkTerm(problems, prefix + member, value[member as never], members[member] as Term<unknown>)
  }
}

/** Adds a problem for every option of a function that is missing, out of its range or not known. */
export const checkOptions = (problems: Problem[], options: unknown, members: Members): void =>
  checkRecord(problems, 'options', options, members, '')

/** Adds a problem for each member of an object that is not known. */
export function checkNames(
  problems: Problem[],
  prefix: string,
  value: object,
  members: Members,
): void {
  let unknown = 0
  for (const name in value) {
    if (Object.hasOwn(members, name) || value[name as never] === undefined) continue
    problems.push(unknownName(prefix, name, Object.keys(members)))
    unknown += 1
    if (unknown === MOST_UNKNOWN) return
  }
}

/** A name that is longer is cut, and resembles none. */
const LONGEST_NAME = 64

/** Returns the problem of a name that is not known, with the known one of which letters are left out or added. */
function unknownName(prefix: string, name: string, known: readonly string[]): Problem {
  const similar = name.length > LONGEST_NAME ? undefined : similarTo(lettersOf(name), known)
  const suggestion = similar === undefined ? '' : `: did you mean ${prefix}${similar}?`
  const path = `${prefix}${name.slice(0, LONGEST_NAME)}`
  return { code: 'unknown', path, words: `is not known${suggestion}` }
}

const similarTo = (letters: string, known: readonly string[]) =>
  known.find((name) => isWithin(letters, lettersOf(name)) || isWithin(lettersOf(name), letters))

/** Whether a word has all letters of a part, in their order. */
function isWithin(part: string, word: string): boolean {
  let place = 0
  return [...part].every((letter) => {
    place = word.indexOf(letter, place) + 1
    return place > 0
  })
}

const lettersOf = (name: string) => name.toLowerCase().replaceAll('_', '')
