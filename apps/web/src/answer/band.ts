import type { Solved } from '../input/outcome.ts'

/**
 * Writes a figure of a year; its range, smallest first, while the northern seniority is not known.
 * @param of the figure of a year, kopecks or percent
 */
export function bandOf(
  solved: Solved,
  of: (one: Solved) => number,
  write: (figure: number) => string,
): string {
  const { withoutAllowance = solved } = solved
  const figures = [of(solved), of(withoutAllowance)].sort((one, other) => one - other)
  return [...new Set(figures.map(write))].join(' – ')
}
