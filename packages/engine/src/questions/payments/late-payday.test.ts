import { lawOf } from '@oklad/law'
import { expect, it } from 'vitest'
import { roubles } from '../../money/kopecks.ts'
import { terms } from '../../testing/terms.ts'
import { latePayment } from './late-payday.ts'
import type { Paydays } from './paydays.ts'
import { paymentsOf } from './payments.ts'

const dateOfLate = (paydays: Paydays) => {
  const { payments } = paymentsOf(terms({ salary: roubles(100_000) }), {
    paydays,
    law: lawOf(2026),
  })
  return latePayment(payments, 2026)?.date
}

it.each<[Paydays, string | undefined]>([
  [{}, undefined],
  [{ advanceDay: 30, finalDay: 15 }, undefined],
  // The rest of April is due by 15 May, a Friday; 16 February to April move back to the 13th to 16th.
  [{ advanceDay: 20, finalDay: 17 }, '2026-02-17'],
  [{ advanceDay: 15, finalDay: 28 }, undefined],
  // The advance for 1 to 15 March is due by the 30th; 31 January is a Saturday, paid on the 30th.
  [{ advanceDay: 31, finalDay: 10 }, '2026-03-31'],
])('with paydays %j the first late payment is that of %s', (paydays, date) => {
  expect(dateOfLate(paydays)).toBe(date)
})
