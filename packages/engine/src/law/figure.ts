/** Where a figure of the law comes from. */
export interface Citation {
  /** The act by its Russian title and number, as a lawyer would cite it. */
  readonly act: string
  /** Article and paragraph within the act; empty where the act as a whole sets the figure. */
  readonly article: string
  /** The date of the act, or of the amending act that set this value, `YYYY-MM-DD`. */
  readonly date: string
}

/** What a figure is measured in. */
export type Unit =
  | 'kopecks a year'
  | 'kopecks a month'
  | 'percent'
  | 'percent and kopecks a year'
  | 'whether it applies'
  | 'days off and worked'
  | 'tenths of a percent'
  | 'percent above each kopeck threshold of the year'

/**
 * One value of the law from one tax year on.
 * A later entry of the same series replaces it.
 */
export interface Figure<Value> {
  readonly value: Value
  readonly unit: Unit
  readonly citation: Citation
  /** The first tax year the value applies to. */
  readonly from: number
  /** The date on which the value was last checked against its source, `YYYY-MM-DD`. */
  readonly checked: string
}

/** A figure's history, oldest first. */
export type Series<Value> = readonly Figure<Value>[]

/**
 * Makes a series whose figures share their unit.
 * @param checked see `Figure`
 * @param figures the first tax year of each, its value and its source, oldest first
 */
export const series = <Value>(
  unit: Unit,
  checked: string,
  ...figures: readonly (readonly [from: number, value: Value, citation: Citation])[]
): Series<Value> =>
  figures.map(([from, value, citation]) => ({ from, value, unit, citation, checked }))

/**
 * The figure of a series that applies in a tax year.
 * @throws {RangeError} when the series does not reach back to the year
 */
export function figureIn<Value>(series: Series<Value>, year: number): Figure<Value> {
  const figure = series.findLast((entry) => entry.from <= year)
  if (figure === undefined) throw new RangeError(`No figure is in force in ${year}`)
  return figure
}
