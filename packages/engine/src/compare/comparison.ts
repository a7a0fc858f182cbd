import type { Engagement } from '../circumstances/circumstances.ts'
import type { Kopecks } from '../money/kopecks.ts'

/** A year under one engagement. Sums are kopecks a year unless said otherwise. */
export interface EngagementFigures {
  readonly engagement: Engagement
  /** The salary of a full month, kopecks; `null` where the months are paid different sums. */
  readonly salary: Kopecks | null
  /** The gross pay of each month, January first, 0 before the first paid month. */
  readonly monthlyPay: readonly Kopecks[]
  readonly grossIncome: Kopecks
  readonly netIncome: Kopecks
  readonly incomeTax: Kopecks
  readonly pensionContribution: Kopecks
  readonly medicalContribution: Kopecks
  readonly socialContribution: Kopecks
  readonly accidentContribution: Kopecks
  /** Gross pay with all contributions. */
  readonly employerCost: Kopecks
}

/**
 * Why self-employment is not compared: the year does not know it, a non-resident is not compared
 * under it, or the pay would pass the year's limit.
 */
export type AbsenceReason = 'regimeNotInForce' | 'notResident' | 'incomeLimitPassed'

/** The engagements side by side. */
export interface Comparison {
  readonly employment: EngagementFigures
  readonly civilContract: EngagementFigures
  readonly selfEmployment: EngagementFigures | { readonly absent: AbsenceReason }
  /** Those with the largest net: more than one where they tie. */
  readonly bestForEmployee: readonly Engagement[]
  /** Those with the smallest cost: more than one where they tie. */
  readonly bestForEmployer: readonly Engagement[]
}

/** Who has the larger annual net; `neither` where it is the same, or changes hands by roundings. */
export type Ahead = Engagement | 'neither'

/** Where the lead of two engagements changes as the salary of the employment rises, at equal gross. */
export interface BreakEvens {
  readonly between: readonly [Engagement, Engagement]
  /** Who is ahead from a salary of nothing on. */
  readonly aheadAtFirst: Ahead
  /**
   * In the order of salaries. From its salary (kopecks a month) on, up to the next change or the
   * end of the range, the one ahead is strictly ahead; `neither` begins where a strict lead ends.
   */
  readonly changes: readonly { readonly salary: Kopecks; readonly ahead: Ahead }[]
}

/** The same pay under employment, civil contract and self-employment. */
export interface EngagementComparison {
  /** Every month pays the same before tax under each. */
  readonly atEqualGross: Comparison
  /** The year costs the employer the same under each, or less by what a kopeck of salary adds. */
  readonly atEqualCost: Comparison
  /**
   * At equal gross, for each pair, within the year's limit of the self-employed. Empty where the
   * regime is not in force, or where the salary of each month is given by itself.
   */
  readonly breakEvens: readonly BreakEvens[]
}
