import leven from 'leven'

/** A shorter part of a name is no clue: "id" and "as" are in many words. */
const SHORTEST_PART = 4

/**
 * The known field that a misspelt one most likely stands for.
 * Case and separators do not count, so that `grossSalary` finds `gross_salary`; nor do words left
 * out or added, so that `salary` finds it too.
 */
export function suggestField(misspelt: string, known: readonly string[]): string | undefined {
  const given = plainLetters(misspelt.slice(0, 64))
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const field of known) {
    const wanted = plainLetters(field)
    const distance = leven(given, wanted)
    // A third of the letters may differ: further apart, the guess would mislead.
    const resembles = distance * 3 <= wanted.length || isPart(given, wanted)
    if (resembles && distance < bestDistance) [best, bestDistance] = [field, distance]
  }
  return best
}

const plainLetters = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const isPart = (one: string, other: string) =>
  Math.min(one.length, other.length) >= SHORTEST_PART &&
  (one.includes(other) || other.includes(one))
