import type { Place } from './place.ts'

/**
 * Returns the percentage allowance of a place after some time of work in the North, without the faster
 * steps for people under 30. Instruction of the Ministry of Labour of the RSFSR № 2 of 22.11.1990, п. 16;
 * № 3, п. 6; decrees № 53 of 09.01.1986 and № 794 of 24.09.1989.
 * @param months whole months of work, 0 or more
 * @returns whole percent, 0 to the largest allowance of the place
 */
export function allowanceAfter({ zone, northernAllowance }: Place, months: number): number {
  // The months after which each next 10 % is due.
  const tens = Array.from({ length: 10 }, (_, index) => {
    if (zone === 'far_north') {
      const slow = northernAllowance === 80 ? Math.max(0, index - 5) : 0
      return 6 * (index + 1 + slow)
    }
    return zone === 'equated' ? 12 * (index + 1) : 12 * (2 * index + 1)
  })
  const due = tens.filter((due) => due <= months).length * 10
  return Math.min(due, northernAllowance)
}
