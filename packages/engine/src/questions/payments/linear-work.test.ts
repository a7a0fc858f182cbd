import { lawOf } from '@oklad/law'
import { expect, it } from 'vitest'
import { roubles } from '../../money/kopecks.ts'
import { completeTerms } from '../../terms/complete-terms.ts'
import type { Month } from '../../terms/terms.ts'
import { terms } from '../../testing/terms.ts'
import { divideDeductions } from './deductions-of-payments.ts'
import { paysByDate } from './pay.ts'
import { checkedPaydays } from './paydays.ts'
import { taxPartsOf } from './tax-parts.ts'

const law = lawOf(2026)

/** Two payments a month, and others by themselves, with the number of times that the gross pay of each is read. */
function countedPays() {
  const otherPay = Array.from({ length: 24 }, (_, index) => ({
    kind: 'vacation_pay' as const,
    amount: roubles(1_000 + index),
    month: (Math.floor(index / 2) + 1) as Month,
    day: 10 + (index % 2),
  }))
  const complete = completeTerms(terms({ salary: roubles(100_000), children: 3, otherPay }))
  const paydays = checkedPaydays([], undefined)
  const counts: number[] = []
  const pays = paysByDate(complete, paydays, law).map((pay, index) => {
    counts.push(0)
    const figures = new Proxy(pay.figures, {
      get(target, name) {
        if (name === 'basePay') counts[index] = (counts[index] ?? 0) + 1
        return Reflect.get(target, name)
      },
    })
    return { ...pay, figures }
  })
  return { terms: complete, law, pays, counts }
}

it.each([
  ['deductions', divideDeductions],
  ['tax', ({ terms, law, pays }: ReturnType<typeof countedPays>) => taxPartsOf(terms, law, pays)],
])('the %s of payments are divided with one look at the pay of each', (_, divide) => {
  const counted = countedPays()
  expect(counted.pays.length).toBeGreaterThan(40)
  divide(counted)
  expect(new Set(counted.counts)).toEqual(new Set([1]))
})
