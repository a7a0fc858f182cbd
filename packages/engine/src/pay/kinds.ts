import type { PayExemptions } from '@oklad/law'

/** The sum of a kind of pay that is exempt from tax. */
export type Exemption =
  | {
      /** It is that of the year, or of each payment (for one child). */
      readonly of: 'year' | 'payment'
      readonly sum: keyof PayExemptions
      /** The code of the deduction in the agent's documents. */
      readonly code: string
    }
  /** It is some average monthly earnings of one dismissal. The agent's documents leave it out. */
  | { readonly of: 'dismissal'; readonly code: null }

/** How the law treats a kind of pay. */
export interface PayKind {
  /** Whether allowances accrue on it; `'bonusesAttractAllowances'`: as this term says. */
  readonly attractsAllowances: boolean | 'bonusesAttractAllowances'
  /**
   * Whether a part of it can have the tax base of the allowances; `'averageEarnings'`: in the years whose law splits
   * pay by average earnings.
   */
  readonly hasNorthernPart: boolean | 'averageEarnings'
  readonly exempt: Exemption | null
  /** The code of the income in the agent's documents (order of the Federal Tax Service № ММВ-7-11/387@). */
  readonly incomeCode: string
  /** The part of it on which contributions and work-accident insurance are due. */
  readonly contributionsOn: 'all' | 'aboveExempt' | 'nothing'
  /**
   * How it counts in the average of a later vacation, where it is given as a sum of its own; `'ifOfPaySystem'`: it may
   * belong to the pay system, and is left out with a warning (decree № 540, points 2, 15).
   */
  readonly inAverage: 'byTimeWorked' | 'whole' | 'ifOfPaySystem' | null
  /** Whether writs may not be deducted from it, or not in all cases (229-ФЗ, article 101). */
  readonly isProtected: boolean
  /** Whether it is wages, from which alone an employee repays a debt to the employer (Labour Code, article 137). */
  readonly isWage: boolean
}

const ofContract = {
  hasNorthernPart: false,
  exempt: null,
  contributionsOn: 'all',
  inAverage: null,
  isProtected: false,
  isWage: true,
} as const

const averageEarnings = {
  attractsAllowances: false,
  hasNorthernPart: 'averageEarnings',
  exempt: null,
  contributionsOn: 'all',
  inAverage: null,
  isProtected: false,
  isWage: true,
} as const

/** It has its allowances already. */
const withAllowances = { ...averageEarnings, hasNorthernPart: true } as const

const aid = {
  attractsAllowances: false,
  hasNorthernPart: false,
  inAverage: null,
  isProtected: true,
  isWage: false,
} as const

/**
 * The kinds of pay. A month's pay is a list of sums by kind.
 * @source Tax Code, articles 210, 217, 420, 422; Labour Code, articles 315 to 317
 */
export const payKinds = {
  salary: { ...ofContract, incomeCode: '2000', attractsAllowances: true },
  bonus: { ...ofContract, incomeCode: '2002', attractsAllowances: 'bonusesAttractAllowances' },
  vacation_pay: { ...averageEarnings, incomeCode: '2012' },
  compensation: { ...averageEarnings, incomeCode: '2013' },
  /** Of business trips and donor days (Labour Code, articles 167, 186). */
  working_days_pay: { ...averageEarnings, incomeCode: '2000' },
  /** Paid by the employer. Benefits have no contributions (article 422, paragraph 1, item 1). */
  sick_pay: {
    ...averageEarnings,
    incomeCode: '2300',
    contributionsOn: 'nothing',
    isWage: false,
  },
  /** Article 217, paragraph 28; article 422, paragraph 1, item 11. */
  material_aid: {
    ...aid,
    incomeCode: '2760',
    exempt: { sum: 'materialAid', of: 'year', code: '503' },
    contributionsOn: 'aboveExempt',
  },
  /** Given by a contract of gift: article 217, paragraph 28; article 420, paragraph 4. */
  gift: {
    ...aid,
    incomeCode: '2720',
    exempt: { sum: 'gift', of: 'year', code: '501' },
    contributionsOn: 'nothing',
  },
  /** For one child: article 217, paragraph 8; article 422, paragraph 1, item 3. */
  birth_aid: {
    ...aid,
    incomeCode: '2762',
    exempt: { sum: 'birthAid', of: 'payment', code: '508' },
    contributionsOn: 'aboveExempt',
  },
  /**
   * With earnings for the time of finding work and the compensation of a head: article 217, paragraph 1; article 422,
   * paragraph 1, item 2.
   */
  severance: {
    ...aid,
    incomeCode: '2014',
    exempt: { of: 'dismissal', code: null },
    contributionsOn: 'aboveExempt',
  },
  /** Pay for earlier months, found by a recalculation. */
  recalculation: { ...withAllowances, incomeCode: '2000', inAverage: 'whole' },
  /** Bonuses paid by themselves, or for December of the year before. */
  performance_bonus: { ...withAllowances, incomeCode: '2002', inAverage: 'byTimeWorked' },
  profit_bonus: { ...withAllowances, incomeCode: '2003', inAverage: 'ifOfPaySystem' },
  other: { ...withAllowances, incomeCode: '4800' },
} as const satisfies Readonly<Record<string, PayKind>>

export type PayKindName = keyof typeof payKinds

/** The kinds with a sum that is exempt from tax. */
export type ExemptKind = {
  [Name in PayKindName]: (typeof payKinds)[Name]['exempt'] extends null ? never : Name
}[PayKindName]

/** The kinds of which a part or all has no contributions. */
export type UninsuredKind = {
  [Name in PayKindName]: (typeof payKinds)[Name]['contributionsOn'] extends 'all' ? never : Name
}[PayKindName]

/** The kinds whose sums are computed elsewhere and given as `otherPay`. */
export type OtherPayKind = Exclude<PayKindName, 'salary' | 'bonus'>

export const otherPayKinds = (Object.keys(payKinds) as PayKindName[]).filter(
  (kind): kind is OtherPayKind => kind !== 'salary' && kind !== 'bonus',
)
