const ofYears = new Map<number, readonly string[]>()

/** The first day of each month as answers write it, January first: `2026-01-01T00:00:00Z`. */
export function monthStarts(year: number): readonly string[] {
  let starts = ofYears.get(year)
  if (starts === undefined) {
    const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
    starts = numbers.map((number) => `${year}-${number}-01T00:00:00Z`)
    ofYears.set(year, starts)
  }
  return starts
}
