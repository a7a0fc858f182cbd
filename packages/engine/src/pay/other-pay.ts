import type { Law } from '@oklad/law'
import { byDate } from '@oklad/law/internal'
import type { CompleteTerms, OtherPay } from '../terms/terms.ts'
import { type Exemption, type OtherPayKind, type PayKind, payKinds } from './kinds.ts'

/** One sum of other pay in a month. Kopecks. */
export interface OtherPayPart {
  readonly kind: OtherPayKind
  readonly amount: number
  /** The part in the tax base of the allowances. */
  readonly northern: number
  /** The part exempt from tax. */
  readonly exempt: number
  /** The part without contributions. */
  readonly uninsured: number
  /** The exempt sum that was left before the part. */
  readonly exemptLeft: number
  /** See `OtherPay.day`. */
  readonly day: number | undefined
}

/** The other pay of one month. Kopecks. */
export interface OtherPayOfMonth {
  readonly parts: readonly OtherPayPart[]
  /** The sum of the parts on which allowances accrue. */
  readonly attracting: number
  readonly amount: number
  readonly northern: number
  readonly exempt: number
  readonly uninsured: number
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
  const left = new Map<string, number>()
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
  const total = (figure: 'amount' | 'northern' | 'exempt' | 'uninsured') =>
    parts.reduce((sum, part) => sum + part[figure], 0)
  const attracting = parts.filter(({ kind }) => payKinds[kind].attractsAllowances)
  return {
    parts,
    attracting: attracting.reduce((sum, { amount }) => sum + amount, 0),
    amount: total('amount'),
    northern: total('northern'),
    exempt: total('exempt'),
    uninsured: total('uninsured'),
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
  amount: number,
  northernAmount = 0,
): number {
  const { hasNorthernPart }: PayKind = payKinds[kind]
  const isSplit =
    hasNorthernPart === 'averageEarnings' ? figures.averagePaySplit.value : hasNorthernPart
  return isSplit ? Math.min(northernAmount, amount) : 0
}

/** After every day of a month. */
const LAST = 32

/** Returns the exempt part of other pay that the agent's documents leave out, kopecks. */
export const unreportedIn = (parts: readonly OtherPayPart[]): number =>
  parts.reduce(
    (sum, { kind, exempt }) => (payKinds[kind].exempt?.code === null ? sum + exempt : sum),
    0,
  )

/** Returns the average monthly earnings of severance that are exempt, by the law of a year. */
export const severanceMonthsOf = ({ figures }: Law, { severanceFarNorth }: CompleteTerms) =>
  figures.severanceMonths.value[severanceFarNorth ? 'farNorth' : 'usual']

/** Returns the most that is exempt, kopecks, and the sums that share it; `null` of each payment by itself. */
function exemptionOf(exemption: Exemption, law: Law, terms: CompleteTerms) {
  if (exemption.of === 'dismissal') {
    const most = severanceMonthsOf(law, terms) * terms.severanceAverageMonth
    return { most, sharedBy: exemption.of }
  }
  const { of, sum } = exemption
  const most: number = law.figures.payExemptions.value[sum]
  return { most, sharedBy: of === 'year' ? `${law.year} ${sum}` : null }
}

/** @param left the exempt sums that are left, by what shares them; reduced by the part */
function partOf(
  { kind, amount, northernAmount, day }: OtherPay,
  law: Law,
  terms: CompleteTerms,
  left: Map<string, number>,
): OtherPayPart {
  const { exempt: exemption, contributionsOn }: PayKind = payKinds[kind]
  let exempt = 0
  let exemptLeft = 0
  if (exemption !== null) {
    const { most, sharedBy } = exemptionOf(exemption, law, terms)
    exemptLeft = sharedBy === null ? most : (left.get(sharedBy) ?? most)
    exempt = Math.min(amount, exemptLeft)
    if (sharedBy !== null) left.set(sharedBy, exemptLeft - exempt)
  }
  const uninsured = { all: 0, aboveExempt: exempt, nothing: amount }[contributionsOn]
  const northern = northernPartOf(law, kind, amount, northernAmount)
  return { kind, amount, northern, exempt, uninsured, exemptLeft, day }
}
