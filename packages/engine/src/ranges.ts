/**
 * The ranges, defaults and kinds of the engine's arguments, which requests have too. Data only: no rule is loaded with
 * them. No promise: names here change in any release.
 */
export type { NoticeKindName } from './deductions/notice-kinds.ts'
export {
  LARGEST_OTHER_PAY,
  LARGEST_SALARY,
  MOST_OTHER_PAY,
  SMALLEST_TARGET_NET,
} from './money/kopecks.ts'
export { type OtherPayKind, otherPayKinds, payKinds } from './pay/kinds.ts'
export type { Absence } from './questions/absences/absence.ts'
export * from './terms/limits.ts'
export { paydayTerms } from './terms/payday-terms.ts'
export type { Term, WholeRange } from './terms/term.ts'
export {
  type IncomeBefore,
  MOST_NOTICES,
  MOST_OTHER_EMPLOYERS,
  type NoticeDeduction,
  type OtherEmployer,
  type Terms,
  termTable,
} from './terms/terms.ts'
