import type { Kopecks } from '../../money/kopecks.ts'
import type { ContractTypeName } from '../../terms.ts'

/** The contract types that are compared. */
export type ComparedContractType = Extract<
  ContractTypeName,
  'employment' | 'civilContract' | 'selfEmployment'
>

/** A year under one contract type. Sums are kopecks a year unless said otherwise. */
export interface ContractTypeFigures {
  readonly contractType: ComparedContractType
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
 * Why self-employment is not compared: the year does not have it, a non-resident is not compared
 * under it, or the pay is above the year's income limit.
 */
export type AbsenceReason = 'regimeNotInForce' | 'notResident' | 'incomeLimitPassed'

/** The contract types side by side. */
export interface Comparison {
  readonly employment: ContractTypeFigures
  readonly civilContract: ContractTypeFigures
  readonly selfEmployment: ContractTypeFigures | { readonly absent: AbsenceReason }
  /** The contract types with the largest net pay: several where they tie. */
  readonly bestForEmployee: readonly ComparedContractType[]
  /** The contract types with the smallest cost: several where they tie. */
  readonly bestForEmployer: readonly ComparedContractType[]
}

/**
 * The contract type with the larger annual net pay; `neither` where both give the same, or where
 * roundings decide.
 */
export type Ahead = ComparedContractType | 'neither'

/** The salaries of the employment at which the lead of a pair changes, at equal gross pay. */
export interface BreakEvens {
  readonly between: readonly [ComparedContractType, ComparedContractType]
  /** The one ahead from a salary of 0 on. */
  readonly aheadAtFirst: Ahead
  /**
   * In ascending order of salary, kopecks a month. From its salary up to the next change, or to the
   * end of the range, the one ahead is strictly ahead; `neither` begins where a strict lead ends.
   */
  readonly changes: readonly { readonly salary: Kopecks; readonly ahead: Ahead }[]
}

/** The same pay under employment, a civil contract and self-employment. */
export interface ContractTypeComparison {
  /** Every month pays the same before tax under each. */
  readonly atEqualGross: Comparison
  /** The year costs the employer the same under each, to within a kopeck of salary. */
  readonly atEqualCost: Comparison
  /**
   * At equal gross pay, for each pair, up to the year's income limit of the self-employed. Empty
   * where self-employment is not in force, or where each month has its own salary.
   */
  readonly breakEvens: readonly BreakEvens[]
}
