import { memoised } from '@oklad/law/internal'
import leven from 'leven'

/** Shorter parts of a name are ignored: "id" and "as" are in many words. */
const SHORTEST_PART = 4

/**
 * Finds the known field that most resembles a misspelt one. Case, separators and words left out or
 * added do not count: `grossSalary` and `salary` find `gross_salary`.
 */
export function suggestField(misspelt: string, known: readonly string[]): string | undefined {
  const given = plainLetters(misspelt.slice(0, 64))
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const field of known) {
    const wanted = plainLettersOf(field)
    const part = isPart(given, wanted)
    // Comparing lengths first keeps a body with many unknown fields fast.
    if (!part && Math.abs(given.length - wanted.length) * 3 > wanted.length) continue
    // At most a third of the letters may differ; a wilder guess would mislead.
    // biome-ignore lint/plugin/money: a number of letters, not money
    const tooFar = Math.trunc(wanted.length / 3) + 1
    const distance = part ? leven(given, wanted) : leven(given, wanted, { maxDistance: tooFar })
    const resembles = part || distance < tooFar
    if (resembles && distance < bestDistance) [best, bestDistance] = [field, distance]
  }
  return best
}

/** Whether a name is a known one but for two letters and the case. */
export const isNearly = (given: string, known: string): boolean =>
  leven(given.toLowerCase(), known.toLowerCase(), { maxDistance: 3 }) <= 2

const plainLetters = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The letters of a known field, computed once. */
const plainLettersOf = memoised(plainLetters)

const isPart = (one: string, other: string) =>
  Math.min(one.length, other.length) >= SHORTEST_PART &&
  (one.includes(other) || other.includes(one))
