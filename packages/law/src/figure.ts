import type { Text } from './text.ts'

/** Where a figure of the law comes from. */
export interface Citation {
  /** The act by its Russian title and number, as a lawyer would cite it. */
  readonly act: string
  /** Article and paragraph within the act; empty where the act as a whole sets the figure. */
  readonly article: string
  /** The date of the act, or of the amending act that set this value, `YYYY-MM-DD`. */
  readonly date: string
}

/** The units of figures. */
export const lawUnits = [
  'kopecks a year',
  'kopecks a month',
  'percent',
  'percent and kopecks a year',
  'whether it applies',
  'days off and worked',
  'budget codes',
  'days of a month',
  'days',
  'hundredths of a day',
  'days and months',
  'months',
  'percent and days',
  'tenths of a percent',
  'percent above each kopeck threshold of the year',
] as const

/** The unit of a figure. */
export type Unit = (typeof lawUnits)[number]

/**
 * One value of the law, valid from a tax year until a later entry of its series replaces it.
 */
export interface Figure<Value> {
  /** As payroll professionals call it. */
  readonly title: Text
  readonly value: Value
  readonly unit: Unit
  readonly citation: Citation
  /** The first tax year to which the value applies. */
  readonly from: number
  /** The date on which the value was last checked against its source, `YYYY-MM-DD`. */
  readonly checked: string
}

/** The history of a figure, oldest value first. */
export type Series<Value> = readonly Figure<Value>[]

/** One line of a series, with a date of its own where it was checked on another day; see `Figure`. */
export type Line<Value> = readonly [
  from: number,
  value: Value,
  citation: Citation,
  on?: string | undefined,
]

/** What all figures of a series have in common, but for the values that were checked on another day. */
type Heading = Pick<Figure<unknown>, 'title' | 'unit' | 'checked'>

/** Makes a series of figures with the same title and unit from its lines, oldest first. */
export const series =
  <Value>({ title, unit, checked }: Heading) =>
  (...lines: readonly Line<Value>[]): Series<Value> =>
    lines.map(([from, value, citation, on = checked]) => ({
      ...{ title, from, value, unit, citation, checked: on },
    }))

/**
 * Returns the figure of a series that applies in a tax year.
 * @throws {RangeError} if the series begins after the year
 */
export function figureIn<Value>(series: Series<Value>, year: number): Figure<Value> {
  const figure = series.findLast((entry) => entry.from <= year)
  if (figure === undefined) throw new RangeError(`No figure is in force in ${year}`)
  return figure
}

/** Returns the figures of several series that apply in a tax year, by the same names. */
export const figuresIn = (
  all: Readonly<Record<string, Series<unknown>>>,
  year: number,
): Readonly<Record<string, Figure<unknown>>> =>
  Object.fromEntries(Object.entries(all).map(([name, series]) => [name, figureIn(series, year)]))
