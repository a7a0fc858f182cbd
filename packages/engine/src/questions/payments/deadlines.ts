import { deadlineDays, figureIn, workingDayFrom } from '@oklad/law'
import { accidentsDay, byDate, dateOf } from '@oklad/law/internal'
import { type Kopecks, minus, plus, ZERO } from '../../money/kopecks.ts'
import type { Amounts } from '../../readings/statement.ts'
import type { Month } from '../../terms/terms.ts'
import { remittancePeriodOf } from './paydays.ts'
import type { Payment } from './payments.ts'

/** What an employer does by a date for the pay of a month. */
export interface Deadline {
  /** `YYYY-MM-DD`; moved to a working day. */
  readonly date: string
  /** `report` stands in for the notice of contributions after a quarter. */
  readonly kind:
    | Payment['kind']
    | ('taxNotice' | 'tax' | 'notice' | 'report' | 'contributions' | 'accidents')
  /** `null` for a notice. */
  readonly amount: Kopecks | null
}

/**
 * Returns the deadlines for the pay of a month, by date: the payments, the notices and the remittances of their tax,
 * the contributions with their notice or report. Those of nothing are left out; the tax of a slot is one sum with one
 * notice, whatever payments it is of.
 * @param payments of the year, from `paymentsOf`; none where no tax is withheld by payment
 * @source Tax Code, article 58, paragraph 9; article 226, paragraph 6; article 431, paragraphs 3 and 7; law № 125-ФЗ,
 *   article 22
 */
export function deadlinesOf(
  year: number,
  month: Month,
  payments: readonly Payment[],
  { contributions, accidentContribution }: Amounts,
): readonly Deadline[] {
  const [nextYear, next] = month === 12 ? [year + 1, 1] : [year, month + 1]
  const { noticeDay, contributionsDay } = figureIn(deadlineDays, nextYear).value
  const inNext = (day: number) => workingDayFrom(dateOf(nextYear, next, day), 1)
  const own = payments.filter((payment) => payment.month === month)
  /** The tax of each slot: the days of its notice and of its remittance. */
  const slots = new Map<string, { notice: string; due: string; tax: Kopecks }>()
  for (const { date, incomeTax, remittanceDate: due } of own) {
    if (incomeTax === 0) continue
    const { notice } = remittancePeriodOf(date)
    const { tax } = slots.get(`${notice} ${due}`) ?? { tax: ZERO }
    slots.set(`${notice} ${due}`, { notice, due, tax: plus(tax, incomeTax) })
  }
  const ofFunds = minus(contributions, accidentContribution)
  const deadlines: Deadline[] = [
    ...own.map(({ date, kind, netIncome }): Deadline => ({ date, kind, amount: netIncome })),
    ...[...slots.values()].flatMap(({ notice, due, tax }): Deadline[] => [
      { date: notice, kind: 'taxNotice', amount: null },
      { date: due, kind: 'tax', amount: tax },
    ]),
    {
      date: inNext(figureIn(accidentsDay, nextYear).value),
      kind: 'accidents',
      amount: accidentContribution,
    },
  ]
  if (noticeDay !== null && ofFunds !== 0) {
    const kind = month % 3 === 0 ? 'report' : 'notice'
    deadlines.push({ date: inNext(noticeDay), kind, amount: null })
  }
  deadlines.push({ date: inNext(contributionsDay), kind: 'contributions', amount: ofFunds })
  return deadlines.filter(({ amount }) => amount !== 0).sort(byDate)
}
