import type { Law } from '@oklad/law'
import { byDate } from '@oklad/law/internal'
import { type Kopecks, minus, smaller, times, total, ZERO } from '../money/kopecks.ts'
import type { CompleteTerms, OtherPay } from '../terms/terms.ts'
import { type Exemption, type OtherPayKind, type PayKind, payKinds } from './kinds.ts'

/** One sum of other pay in a month. Kopecks. */
export interface OtherPayPart {
  readonly kind: OtherPayKind
  readonly amount: Kopecks
  /** The part in the tax base of the allowances. */
  readonly northern: Kopecks
  /** The part exempt from tax. */
  readonly exempt: Kopecks
  /** The part without contributions. */
  readonly uninsured: Kopecks
  /** The exempt sum that was left before the part. */
  readonly exemptLeft: Kopecks
  /** See `OtherPay.day`. */
  readonly day: number | undefined
}

/** The other pay of one month. Kopecks. */
export interface OtherPayOfMonth {
  readonly parts: readonly OtherPayPart[]
  /** The sum of the parts on which allowances accrue. */
  readonly attracting: Kopecks
  readonly amount: Kopecks
  readonly northern: Kopecks
  readonly exempt: Kopecks
  readonly uninsured: Kopecks
}

/**
 * Returns the other pay of each month, January first; `null` for months without any. What is paid first uses the exempt
 * sums of a year.
 * @param lawOn of the tax year in which a sum is paid
 * @param paidOn when a sum is paid: by default in its month, with the rest of it if no day is given
 */
export function otherPayByMonth(
  terms: CompleteTerms,
  lawOn: (pay: OtherPay) => Law,
  paidOn: (pay: OtherPay) => string | number = ({ month, day = LAST }) => month * 100 + day,
): readonly (OtherPayOfMonth | null)[] {
  const left = new Map<string, Kopecks>()
  const parts = terms.otherPay
    .map((pay) => ({ pay, date: paidOn(pay) }))
    .sort(byDate)
    .map(({ pay }) => [pay.month, partOf(pay, lawOn(pay), terms, left)] as const)
  return Array.from({ length: 12 }, (_, index) => {
    const ofMonth = parts.filter(([month]) => month === index + 1).map(([, part]) => part)
    return ofMonth.length === 0 ? null : totalOf(ofMonth)
  })
}

/** Adds up parts of other pay. */
export function totalOf(parts: readonly OtherPayPart[]): OtherPayOfMonth {
  const sumOf = (figure: 'amount' | 'northern' | 'exempt' | 'uninsured') =>
    total(parts.map((part) => part[figure]))
  const attracting = parts.filter(({ kind }) => payKinds[kind].attractsAllowances)
  return {
    parts,
    attracting: total(attracting.map(({ amount }) => amount)),
    amount: sumOf('amount'),
    northern: sumOf('northern'),
    exempt: sumOf('exempt'),
    uninsured: sumOf('uninsured'),
  }
}

/**
 * Returns the part of other pay in the tax base of the allowances, kopecks: at most the sum, and none of a kind or
 * of a year without such a part.
 * @source Tax Code, article 210, paragraph 6.2
 */
export function northernPartOf(
  { figures }: Law,
  kind: OtherPayKind,
  amount: Kopecks,
  northernAmount = ZERO,
): Kopecks {
  const { hasNorthernPart }: PayKind = payKinds[kind]
  const isSplit =
    hasNorthernPart === 'averageEarnings' ? figures.averagePaySplit.value : hasNorthernPart
  return isSplit ? smaller(northernAmount, amount) : ZERO
}

/** After every day of a month. */
const LAST = 32

/** Returns the exempt part of other pay that the agent's documents leave out, kopecks. */
export const unreportedIn = (parts: readonly OtherPayPart[]): Kopecks =>
  total(
    parts.filter(({ kind }) => payKinds[kind].exempt?.code === null).map(({ exempt }) => exempt),
  )

/** Returns the average monthly earnings of severance that are exempt, by the law of a year. */
export const severanceMonthsOf = ({ figures }: Law, { severanceFarNorth }: CompleteTerms) =>
  figures.severanceMonths.value[severanceFarNorth ? 'farNorth' : 'usual']

/** Returns the most that is exempt, kopecks, and the sums that share it; `null` of each payment by itself. */
function exemptionOf(exemption: Exemption, law: Law, terms: CompleteTerms) {
  if (exemption.of === 'dismissal') {
    const most = times(terms.severanceAverageMonth, severanceMonthsOf(law, terms))
    return { most, sharedBy: exemption.of }
  }
  const { of, sum } = exemption
  const most = law.figures.payExemptions.value[sum]
  return { most, sharedBy: of === 'year' ? `${law.year} ${sum}` : null }
}

/** @param left the exempt sums that are left, by what shares them; reduced by the part */
function partOf(
  { kind, amount, northernAmount, day }: OtherPay,
  law: Law,
  terms: CompleteTerms,
  left: Map<string, Kopecks>,
): OtherPayPart {
  const { exempt: exemption, contributionsOn }: PayKind = payKinds[kind]
  let exempt = ZERO
  let exemptLeft = ZERO
  if (exemption !== null) {
    const { most, sharedBy } = exemptionOf(exemption, law, terms)
    exemptLeft = sharedBy === null ? most : (left.get(sharedBy) ?? most)
    exempt = smaller(amount, exemptLeft)
    if (sharedBy !== null) left.set(sharedBy, minus(exemptLeft, exempt))
  }
  const uninsured = { all: ZERO, aboveExempt: exempt, nothing: amount }[contributionsOn]
  const northern = northernPartOf(law, kind, amount, northernAmount)
  return { kind, amount, northern, exempt, uninsured, exemptLeft, day }
}
