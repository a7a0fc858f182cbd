/** A deduction by a notice of the tax service to the employer. */
interface NoticeKind {
  /** The code of the deduction in the agent's documents. Order № ММВ-7-11/387@ itself was not read. */
  readonly code: string
  /** The code of the notice in the certificate: 1 for property, 2 for social deductions. */
  readonly notice: '1' | '2'
}

/**
 * The deductions that the employer grants by a notice.
 * @source Tax Code, article 219, paragraph 2; article 220, paragraph 8
 */
export const noticeKinds = {
  housing: { code: '311', notice: '1' },
  mortgage_interest: { code: '312', notice: '1' },
  own_education: { code: '320', notice: '2' },
  child_education: { code: '321', notice: '2' },
  treatment: { code: '324', notice: '2' },
  health_insurance: { code: '325', notice: '2' },
  expensive_treatment: { code: '326', notice: '2' },
  pension_savings: { code: '327', notice: '2' },
} as const satisfies Readonly<Record<string, NoticeKind>>

export type NoticeKindName = keyof typeof noticeKinds

export const noticeKindNames = Object.keys(noticeKinds) as NoticeKindName[]
