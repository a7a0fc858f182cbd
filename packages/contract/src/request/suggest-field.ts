import leven from 'leven'

/**
 * The known field that a misspelt one most likely stands for.
 * Case and separators do not count, so that `grossSalary` finds `gross_salary`.
 */
export function suggestField(misspelt: string, known: readonly string[]): string | undefined {
  const plain = plainLetters(misspelt.slice(0, 64))
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const field of known) {
    const distance = leven(plain, plainLetters(field))
    if (distance < bestDistance) [best, bestDistance] = [field, distance]
  }
  // A third of the letters may differ: further apart, the guess would mislead.
  return best !== undefined && bestDistance * 3 <= best.length ? best : undefined
}

const plainLetters = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
