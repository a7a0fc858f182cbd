/** The largest sum of other pay, such as vacation pay, kopecks. */
export const LARGEST_OTHER_PAY = 10_000_000_000

/** The largest monthly sum accepted, kopecks: a billion roubles. */
export const LARGEST_SALARY = 100_000_000_000

/** The first tax year whose law is known. */
export const EARLIEST_TAX_YEAR = 2017

/** The last tax year whose law is known. */
export const NEWEST_TAX_YEAR = 2026

/** The tax years of a `start_date`: the known ones and, provisionally, the next one. */
export const startYears = { minimum: EARLIEST_TAX_YEAR, maximum: NEWEST_TAX_YEAR + 1 } as const

/** The same years one by one, oldest first. */
export const everyStartYear: readonly number[] = Array.from(
  { length: startYears.maximum - startYears.minimum + 1 },
  (_, index) => startYears.minimum + index,
)

/** The most days that a payment by average earnings is for. */
export const MOST_DAYS = 1_000

/** The most months of earnings that pay by average earnings takes. */
export const MOST_EARNINGS_MONTHS = 60

/** The first year whose months and earnings can count for an average. */
export const FIRST_EARNINGS_YEAR = 2010

/** The first and the last day of a `start_date`. */
export const startDates = {
  minimum: `${startYears.minimum}-01-01`,
  maximum: `${startYears.maximum}-12-31`,
} as const

/** The size of the largest body of a request, or line of a batch, KiB and bytes. */
export const BODY_KIB = 16
export const LARGEST_BODY = BODY_KIB * 1024

/** The size of the largest body of a batch, MiB and bytes. The proxies allow as much. */
export const BATCH_MIB = 64
export const LARGEST_BATCH = BATCH_MIB * 1024 ** 2

/** How many batches of a key may be open at once in a process of the service. */
export const MOST_OPEN_BATCHES = 10
