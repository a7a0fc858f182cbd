import type { PayExemptions } from '../law/pay-exemptions.ts'

/** How the law treats a kind of pay. */
export interface PayKind {
  /** Whether allowances accrue on it; `'bonusesAttractAllowances'`: as this term says. */
  readonly attractsAllowances: boolean | 'bonusesAttractAllowances'
  /**
   * Whether a part of it can have the tax base of the allowances; `'averageEarnings'`: in the years whose law splits
   * pay by average earnings.
   */
  readonly hasNorthernPart: boolean | 'averageEarnings'
  /** The sum of it that is exempt from tax: of the year, or of each payment (for one child). */
  readonly exempt: { readonly sum: keyof PayExemptions; readonly of: 'year' | 'payment' } | null
  /** The part of it on which contributions and work-accident insurance are due. */
  readonly contributionsOn: 'all' | 'aboveExempt' | 'nothing'
}

const averageEarnings = {
  attractsAllowances: false,
  hasNorthernPart: 'averageEarnings',
  exempt: null,
  contributionsOn: 'all',
} as const

const aid = { attractsAllowances: false, hasNorthernPart: false } as const

/**
 * The kinds of pay. A month's pay is a list of sums by kind.
 * @source Tax Code, articles 210, 217, 420, 422; Labour Code, articles 315 to 317
 */
export const payKinds = {
  salary: {
    attractsAllowances: true,
    hasNorthernPart: false,
    exempt: null,
    contributionsOn: 'all',
  },
  bonus: {
    attractsAllowances: 'bonusesAttractAllowances',
    hasNorthernPart: false,
    exempt: null,
    contributionsOn: 'all',
  },
  vacation_pay: { ...averageEarnings },
  compensation: { ...averageEarnings },
  /** Paid by the employer. Benefits have no contributions (article 422, paragraph 1, item 1). */
  sick_pay: { ...averageEarnings, contributionsOn: 'nothing' },
  /** Article 217, paragraph 28; article 422, paragraph 1, item 11. */
  material_aid: {
    ...aid,
    exempt: { sum: 'materialAid', of: 'year' },
    contributionsOn: 'aboveExempt',
  },
  /** Given by a contract of gift: article 217, paragraph 28; article 420, paragraph 4. */
  gift: {
    ...aid,
    exempt: { sum: 'gift', of: 'year' },
    contributionsOn: 'nothing',
  },
  /** For one child: article 217, paragraph 8; article 422, paragraph 1, item 3. */
  birth_aid: {
    ...aid,
    exempt: { sum: 'birthAid', of: 'payment' },
    contributionsOn: 'aboveExempt',
  },
  other: {
    attractsAllowances: false,
    hasNorthernPart: true,
    exempt: null,
    contributionsOn: 'all',
  },
} as const satisfies Readonly<Record<string, PayKind>>

export type PayKindName = keyof typeof payKinds

/** The kinds with a sum that is exempt from tax. */
export type ExemptKind = {
  [Name in PayKindName]: (typeof payKinds)[Name]['exempt'] extends null ? never : Name
}[PayKindName]

/** The kinds whose sums are computed elsewhere and given as `otherPay`. */
export type OtherPayKind = Exclude<PayKindName, 'salary' | 'bonus'>

export const otherPayKinds = (Object.keys(payKinds) as PayKindName[]).filter(
  (kind): kind is OtherPayKind => kind !== 'salary' && kind !== 'bonus',
)
