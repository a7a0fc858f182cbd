import { LARGEST_MONTHLY_PAY } from '../../money/kopecks.ts'
import { MOST_WRITS, shareNumber, writKinds, writPriority, writSum } from '../../terms/limits.ts'
import {
  excluded,
  missing,
  outOfRange,
  type Problem,
  wrongLength,
  wrongValue,
} from '../../terms/problem.ts'
import { checkTerm, choice, listOf, optional, record, sum, whole } from '../../terms/term.ts'
import type { AfterTaxDeduction, PaymentsAfterTax } from './after-tax-deduction.ts'

const writs = listOf(
  record<AfterTaxDeduction>({
    kind: choice(...writKinds),
    share: optional(listOf(shareNumber, 2, 2)),
    sum: optional(writSum),
    debt: optional(writSum),
    priority: optional(writPriority),
    keepsMinimum: optional(writSum),
  }),
  MOST_WRITS,
)

const month = whole<number>(1, 12, 1)
const netIncome = sum(LARGEST_MONTHLY_PAY)

/** More than the payments of a year can be, those of every day among them. */
const MOST_GIVEN = 400

/** Adds a problem for each payment that is wrong. Payments are those of a year or its months, which have other members too. */
export function checkPayments(problems: Problem[], payments: PaymentsAfterTax): void {
  const name = 'payments'
  if (!Array.isArray(payments)) {
    problems.push(wrongValue(name, 'must be a list'))
    return
  }
  if (payments.length > MOST_GIVEN) {
    problems.push(wrongLength(name, 0, MOST_GIVEN))
    return
  }
  for (const [index, payment] of payments.entries()) {
    checkTerm(problems, `${name}[${index}].month`, payment?.month, month)
    checkTerm(problems, `${name}[${index}].netIncome`, payment?.netIncome, netIncome)
  }
}

/** What a member of a writ is for: the kind that alone has it, and the kind that needs it. */
const members = {
  share: { only: 'alimony_share', neededBy: 'alimony_share' },
  sum: { only: 'alimony_sum', neededBy: 'alimony_sum' },
  debt: { neededBy: 'writ' },
  priority: { only: 'writ' },
  keepsMinimum: { only: 'writ' },
} as const satisfies {
  readonly [Name in keyof Omit<AfterTaxDeduction, 'kind'>]-?: {
    readonly only?: AfterTaxDeduction['kind']
    readonly neededBy?: AfterTaxDeduction['kind']
  }
}

/**
 * Adds a problem for each part of writs that is wrong by itself, missing, or of no use beside another one.
 * @param name of the argument
 * @param basis of a gross-up; under `annual` a subsistence minimum depends on the debts that other writs have left
 */
export function checkWrits(
  problems: Problem[],
  given: readonly AfterTaxDeduction[] | undefined,
  name: string,
  basis?: string,
): void {
  if (given === undefined) return
  const before = problems.length
  checkTerm(problems, name, given, writs)
  if (problems.length > before) return
  for (const [index, writ] of given.entries()) {
    const path = `${name}[${index}]`
    checkMembers(problems, writ, path)
    if (basis === 'annual' && writ.keepsMinimum !== undefined) {
      problems.push(excluded(`${path}.keepsMinimum`, 'basis', 'soughtNet'))
    }
  }
}

function checkMembers(problems: Problem[], writ: AfterTaxDeduction, path: string): void {
  const { kind, share: [part = 0, whole = 1] = [], priority = 4 } = writ
  for (const [name, of] of Object.entries(members)) {
    const member: { readonly only?: string; readonly neededBy?: string } = of
    const isGiven = writ[name as keyof typeof members] !== undefined
    const isAllowed = member.only === undefined || member.only === kind
    if (isGiven && !isAllowed) {
      problems.push(excluded(`${path}.${name}`, `${path}.kind`, 'notOfKind'))
    }
    if (!isGiven && member.neededBy === kind) problems.push(missing(`${path}.${name}`))
  }
  if (kind === 'writ' && priority === 1 && writ.keepsMinimum !== undefined) {
    problems.push(excluded(`${path}.keepsMinimum`, `${path}.priority`, 'firstPriority'))
  }
  if (part > whole) problems.push(outOfRange(`${path}.share[0]`, 1, whole))
}
