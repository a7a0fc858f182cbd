import { FIRST_DAY, LAST_DAY, LAST_YEAR } from '@oklad/engine/ranges'
import { EARLIEST_TAX_YEAR } from '@oklad/law'

/** The tax years of a `start_date`: the known ones and, provisionally, the next one. */
export const startYears = { minimum: EARLIEST_TAX_YEAR, maximum: LAST_YEAR } as const

/** Returns the years from one to another, oldest first. */
export const yearsBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The tax years of a `start_date` one by one, oldest first. */
export const everyStartYear = yearsBetween(startYears.minimum, startYears.maximum)

/** The first and the last day of a `start_date`. */
export const startDates = { minimum: FIRST_DAY, maximum: LAST_DAY } as const

/** The size of the largest body of a request, or line of a batch, KiB and bytes. */
export const BODY_KIB = 16
export const LARGEST_BODY = BODY_KIB * 1024

/** The size of the largest body of a batch, MiB and bytes. The proxies allow as much. */
export const BATCH_MIB = 64
export const LARGEST_BATCH = BATCH_MIB * 1024 ** 2

/** How many batches of a key may be open at once in a process of the service. */
export const MOST_OPEN_BATCHES = 10
