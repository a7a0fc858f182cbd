import type { Month } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'

/** The rates before and after, by the month in which the rate rises. */
export function rateRises({
  year,
}: Solved): ReadonlyMap<Month, { readonly from: number; readonly to: number }> {
  return new Map(
    (year.circumstances?.notices ?? []).flatMap((notice) =>
      notice.code === 'threshold_passed'
        ? [[notice.month, { from: notice.from, to: notice.to }] as const]
        : [],
    ),
  )
}
