import type { RightFields } from '@oklad/contract/fields'
import { kopecks, lawOf, NEWEST_TAX_YEAR, type OtherPay } from '@oklad/engine'
import { monthIn, northernPartOf, yearIn } from '@oklad/engine/internal'

type GivenPay = NonNullable<RightFields['other_pay']>[number]

/**
 * Returns the northern part of other pay that counts, kopecks: none of a kind or a year without one, and no more than
 * the sum; `null` for a month outside the calculation, whose sum does not count at all.
 * @param year in which the sum is paid: by default the year of the calculation
 */
export function northernPartIn(
  { kind, month, amount, northern_amount = 0 }: GivenPay,
  { start_date, end_date }: RightFields,
  year = startYearOf(start_date),
): number | null {
  if (start_date && month < monthIn(start_date)) return null
  if (end_date && month > monthIn(end_date)) return null
  return northernPartOf(lawOf(year), kind, kopecks(amount), kopecks(northern_amount))
}

const startYearOf = (startDate?: string) =>
  startDate === undefined ? NEWEST_TAX_YEAR : yearIn(startDate)

/** Returns the other pay of a request that counts, as the engine has it. */
export const countedOtherPay = (request: RightFields): OtherPay[] =>
  (request.other_pay ?? []).flatMap((pay) => {
    // The engine leaves it out where the year of payment has none.
    const northernAmount = northernPartIn(pay, request, startYearOf(request.start_date) + 1)
    const { northern_amount: _, ...sum } = pay
    return northernAmount === null ? [] : [{ ...sum, northernAmount } as OtherPay]
  })
