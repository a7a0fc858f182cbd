import type { PrivateCalculationRequest } from '@oklad/contract/wire'
import { noticeKinds } from '@oklad/engine/internal'

type NoticeDeduction = NonNullable<PrivateCalculationRequest['notice_deductions']>[number]

/** A notice of the tax service by which the employer grants a deduction, as a certificate names it. */
export interface DeductionNotice {
  /** The code of the deduction. */
  readonly code: string
  /** The code of the notice: 1 for property, 2 for social deductions. */
  readonly kind: '1' | '2'
  readonly number: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** The code of the tax office that issued it. */
  readonly tax_office: string
}

/** Returns the notices of deductions; `undefined` where one has no number, date or tax office. */
export function noticesOfDeductions(
  deductions: readonly NoticeDeduction[],
): readonly DeductionNotice[] | undefined {
  const notices = deductions.flatMap(({ kind, number, date, tax_office }) => {
    const { code, notice } = noticeKinds[kind]
    if (!number || !date || !tax_office) return []
    return { code, kind: notice, number, date, tax_office }
  })
  return notices.length === deductions.length ? notices : undefined
}

/** Returns the notices by which a line of a certificate has deductions, each once. */
export function noticesIn(
  notices: readonly DeductionNotice[],
  deductions: readonly { readonly code: string }[],
): readonly DeductionNotice[] {
  const granted = notices.filter(({ code }) => deductions.some((one) => one.code === code))
  const keyOf = ({ kind, number, date, tax_office }: DeductionNotice) =>
    [kind, number, date, tax_office].join(' ')
  return [...new Map(granted.map((notice) => [keyOf(notice), notice])).values()]
}
