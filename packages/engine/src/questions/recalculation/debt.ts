import type { Recorder } from '../../breakdown/recorder.ts'
import { given } from '../../breakdown/step.ts'
import { type Kopecks, minus, smaller } from '../../money/kopecks.ts'
import { percentWithin } from '../../money/rounding.ts'
import { type OtherPayKind, payKinds } from '../../pay/kinds.ts'
import { recalculationCitations } from './citations.ts'
import type { PaymentDifference } from './settle.ts'

/** The most that may be deducted from a payment, percent of its net pay. */
const DEBT_PERCENT = 20

/** What a payment can repay of a debt. Kopecks. */
export interface Repayment {
  /** The day of the payment, `YYYY-MM-DD`. */
  readonly date: string
  /** The most that may be deducted from it. */
  readonly limit: Kopecks
  readonly amount: Kopecks
  /** The debt after it. */
  readonly left: Kopecks
}

/** Net pay that was paid too much, and how later payments can repay it. Kopecks. */
export interface Debt {
  readonly amount: Kopecks
  readonly repayments: readonly Repayment[]
  /** The debt after the last payment. */
  readonly left: Kopecks
}

const isOfWages = (kind: PaymentDifference['kind']): boolean =>
  !(kind in payKinds) || payKinds[kind as OtherPayKind].isWage

/**
 * Repays a debt from payments of wages by date, each up to a fifth of its pay after tax. The limit is rounded down.
 * @param amount kopecks, above 0
 * @param isEmployed whether under an employment contract; otherwise no payment repays it
 * @param recorder has the step of the settlement, and records those of the debt
 * @source Labour Code, articles 137, 138; Civil Code, article 1102
 */
export function repaid(
  amount: Kopecks,
  payments: readonly Pick<PaymentDifference, 'date' | 'kind' | 'netIncome'>[],
  isEmployed: boolean,
  recorder: Recorder,
): Debt {
  const { overpaidPay, overpaidCivilPay, debtLimit } = recalculationCitations
  const ofPay = recorder.citing(isEmployed ? overpaidPay : overpaidCivilPay)
  const ofLimit = recorder.citing(debtLimit)
  recorder.at('recalculation')
  ofPay('debt_left', amount, 'difference', 'settlement_tax', 'settlement_pay')
  let left = amount
  const repayments: Repayment[] = []
  const ofWages = payments.filter(({ kind }) => isEmployed && isOfWages(kind))
  for (const [index, { date, netIncome }] of ofWages.entries()) {
    if (left === 0) break
    const limit = percentWithin(netIncome, DEBT_PERCENT)
    const repayment = smaller(left, limit)
    recorder.at(`repayment_${index + 1}`)
    const inputs = [given('pay_after_tax', netIncome), given('debt_percent', DEBT_PERCENT)]
    ofLimit('debt_limit', limit, 'percent_rounded_down', ...inputs)
    ofLimit('debt_repayment', repayment, 'smallest', 'debt_left', 'debt_limit')
    left = minus(left, repayment)
    ofPay('debt_left', left, 'difference', 'debt_left', 'debt_repayment')
    repayments.push({ date, limit, amount: repayment, left })
  }
  return { amount, repayments, left }
}
