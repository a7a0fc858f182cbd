import { taxCode } from '@oklad/law/internal'
import { type Kopecks, plus, ZERO } from '../money/kopecks.ts'
import type { CompleteTerms } from '../terms/terms.ts'
import type { Deduction } from './deduction.ts'
import { noticeKinds } from './notice-kinds.ts'

const citation = taxCode('85-ФЗ', '2015-04-06')('ст. 219 п. 2, ст. 220 п. 8')

/**
 * The deductions by notices of the tax service, each in the month of the application. It reduces the income since January:
 * the tax withheld before is excess tax, and what is left of the deduction passes to later months.
 * @source Tax Code, article 219, paragraph 2; article 220, paragraph 8; article 231
 */
export const notice: Deduction = {
  citation: () => citation,
  terms: ['noticeDeductions'],
  isClaimed: ({ noticeDeductions }) => noticeDeductions.length > 0,
  inMonth: (_, terms, month) => sumIn(terms, month),
  needsPay: false,
  limit: null,
  monthly: null,
  isAlwaysRecorded: false,
  codes(_, { noticeDeductions }, granted, month) {
    // A payment has the notices since the payment before it: the latest ones to its month.
    let left: number = granted
    const latest = noticeDeductions
      .filter((notice) => notice.month <= month)
      .toSorted((one, other) => other.month - one.month)
    return latest.flatMap(({ kind, amount }): readonly [string, Kopecks][] => {
      if (left <= 0) return []
      left -= amount
      return [[noticeKinds[kind].code, amount]]
    })
  },
}

function sumIn({ noticeDeductions }: CompleteTerms, month: number): Kopecks {
  let sum = ZERO
  for (const notice of noticeDeductions) if (notice.month === month) sum = plus(sum, notice.amount)
  return sum
}
