import type { Citation } from '@oklad/law'
import type { StepKind } from '../../breakdown/names.ts'
import type { Recorder } from '../../breakdown/recorder.ts'
import type { Period } from '../../breakdown/step.ts'
import { type Kopecks, kopecks } from '../../money/kopecks.ts'
import type { PayslipMonth } from '../../year-figures.ts'
import type { Pay } from './pay.ts'

/** The sums of a payment by the kinds of their steps. */
const sums = {
  accrual_base: 'basePay',
  accrual_allowances: 'allowances',
  gross_income: 'grossIncome',
  main_base_tax: 'baseTax',
  allowances_tax: 'allowancesTax',
  income_tax: 'incomeTax',
  net_income: 'netIncome',
} as const satisfies Partial<Record<StepKind, keyof PayslipMonth>>

const namesByKind = Object.entries(sums) as readonly [keyof typeof sums, keyof PaidSums][]

/** Sums of one payment or several. Kopecks. */
export type PaidSums = Pick<PayslipMonth, (typeof sums)[keyof typeof sums]>

/**
 * Adds up payments.
 * @param citation of the sums
 * @param recorder has the steps of the payments, and records the sums
 * @param period of the sums
 */
export function sumsOf(
  pays: readonly Pick<Pay, 'figures'>[],
  citation: Citation,
  recorder?: Recorder,
  period: Period = 'year',
): PaidSums {
  if (recorder !== undefined) recorder.at(period)
  const paid: { -readonly [Name in keyof PaidSums]?: Kopecks } = {}
  for (const [kind, name] of namesByKind) {
    let sum = 0
    for (const { figures } of pays) sum += figures[name]
    if (recorder !== undefined) {
      const steps = pays.map(({ figures }) => recorder.findAt(kind, figures.month))
      recorder.step(kind, sum, 'sum', steps, citation)
    }
    paid[name] = kopecks(sum)
  }
  return paid as PaidSums
}
