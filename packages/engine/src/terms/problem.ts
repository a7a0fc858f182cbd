import { FIRST_CALENDAR_YEAR } from '@oklad/law/internal'

/** Why a member must not be given beside another one. */
export type ExclusionReason =
  | 'bonusMonths'
  | 'employmentOnly'
  | 'endOfAbsence'
  | 'firstPriority'
  | 'notForSelfEmployed'
  | 'notOfKind'
  | 'partAboveWhole'
  | 'sharedDay'
  | 'soughtNet'
  | 'workedDaysUnknown'

/** What is wrong with an argument, for programs. */
type Fault =
  /** The kind of value, or one that is not among those known. */
  | { readonly code: 'wrongValue' }
  /** Numbers, dates `YYYY-MM-DD` or months `YYYY-MM`. */
  | {
      readonly code: 'outOfRange'
      readonly lowest: number | string
      readonly highest: number | string
    }
  | { readonly code: 'wrongLength'; readonly least: number; readonly most: number }
  | { readonly code: 'unknown' | 'missing' | 'notWhole' | 'repeated' }
  | { readonly code: 'excluded'; readonly beside: string; readonly reason: ExclusionReason }

/** One thing that is wrong with the arguments of a function. */
export type Problem = Fault & {
  /** The place in the arguments, such as `months[3].northernPay`. */
  readonly path: string
  /** What follows the place in a message, such as `must be true or false`. */
  readonly words: string
}

/** The problem of a value of a wrong kind. */
export const wrongValue = (path: string, words: string): Problem => ({
  code: 'wrongValue',
  path,
  words,
})

/** Throws for a value that is right by itself, and that the law of a year does not have. */
export function refuseInYear(path: string, why: string): never {
  throw new WrongArgumentsError([wrongValue(path, `must be another one: ${why}`)])
}

/** What a value between limits is. */
function nounOf(lowest: number | string): string {
  if (typeof lowest === 'number') return 'a whole number'
  return lowest.length === 'YYYY-MM'.length ? 'a month' : 'a date'
}

/** The problem of a number, a date or a month below or above its limits. */
export function outOfRange(
  path: string,
  lowest: number | string,
  highest: number | string,
): Problem {
  const words =
    highest === Number.MAX_SAFE_INTEGER
      ? `must be a whole number of kopecks, ${lowest} or more`
      : `must be ${nounOf(lowest)} ${lowest} ... ${highest}`
  return { code: 'outOfRange', path, lowest, highest, words }
}

/** The problem of a list or a text that is too short or too long. */
export const wrongLength = (path: string, least: number, most: number): Problem => ({
  ...{ code: 'wrongLength', path, least, most },
  words: least === 0 ? `must be at most ${most}` : `must be ${least} ... ${most}`,
})

/** The problem of a member that another one makes necessary. */
export const missing = (path: string): Problem => ({
  code: 'missing',
  path,
  words: 'must be given',
})

/** The problem of a number with a fraction. */
export const notWhole = (path: string, what: string): Problem => ({
  code: 'notWhole',
  path,
  words: `must be ${what}`,
})

/** The problems of the items of a list whose key an earlier item has. */
export function repeatedIn<Item>(
  path: string,
  items: readonly Item[] = [],
  key: keyof Item,
): readonly Problem[] {
  const problems: Problem[] = []
  // Most lists are in the order of their keys: a set takes ten times as long.
  if (areInOrder(items, key)) return problems
  const keys = new Set<Item[keyof Item]>()
  for (let index = 0; index < items.length; index++) {
    keys.add((items[index] as Item)[key])
    if (keys.size + problems.length > index) continue
    const words = `must not repeat its ${String(key)}`
    problems.push({ code: 'repeated', path: `${path}[${index}]`, words })
  }
  return problems
}

/** Returns whether the key of each item is above that of the item before it. */
function areInOrder<Item>(items: readonly Item[], key: keyof Item): boolean {
  for (let index = 1; index < items.length; index++) {
    if (!((items[index - 1] as Item)[key] < (items[index] as Item)[key])) return false
  }
  return true
}

/** Returns the members of an object in which no problem was found. */
export function rightOf<Of extends object>(given: Of, problems: readonly Problem[]): Partial<Of> {
  if (typeof given !== 'object' || given === null) return {}
  if (problems.length === 0) return given
  const wrong = new Set(problems.map(({ path }) => path.split(/[.[]/, 1)[0]))
  const right = Object.entries(given).filter(([name]) => !wrong.has(name))
  return Object.fromEntries(right) as Partial<Of>
}

const notBeside = (other: string) => `must not be given beside ${other}`

const wordsOfReasons: Readonly<Record<ExclusionReason, (beside: string) => string>> = {
  employmentOnly: notBeside,
  bonusMonths: () => 'must be 1 for a monthly bonus and 12 for an annual one',
  endOfAbsence: notBeside,
  firstPriority: () => 'must not be given under the first priority',
  notForSelfEmployed: notBeside,
  notOfKind: () => 'must not be given: this kind does not have it',
  partAboveWhole: (beside) => `must be at most ${beside}`,
  sharedDay: (beside) => `must not share a day with ${beside}`,
  soughtNet: () => 'must not be given under annual',
  workedDaysUnknown: (beside) =>
    `must not be given: the working days worked in the 12 months before it are not known before ${FIRST_CALENDAR_YEAR}, nor by ${beside} with excluded days`,
}

/**
 * The problem of a member that another one excludes.
 * @param beside the path of the other one
 */
export const excluded = (path: string, beside: string, reason: ExclusionReason): Problem => ({
  ...{ code: 'excluded', path, beside, reason },
  words: wordsOfReasons[reason](beside),
})

/** Moves the problem of a member into the object at a path: `days` becomes `absences[1].days`. */
export function problemInside(path: string, problem: Problem): Problem {
  const place = `${path}.${problem.path}`
  return problem.code === 'excluded'
    ? excluded(place, `${path}.${problem.beside}`, problem.reason)
    : { ...problem, path: place }
}

/** Writes problems in one line, each with its place. */
const messageOf = (problems: readonly Problem[]): string =>
  problems.map(({ path, words }) => `${path} ${words}`).join('; ')

/** Thrown for arguments that are wrong, all of them at once. */
export class WrongArgumentsError extends RangeError {
  override readonly name = 'WrongArgumentsError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(messageOf(problems))
    this.problems = problems
  }
}

/**
 * Throws the problems together, if there are any.
 * @throws {WrongArgumentsError} naming every place
 */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new WrongArgumentsError(problems)
}
