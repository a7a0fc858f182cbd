import type { Law } from '@oklad/law'
import type { Kopecks } from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import { type OtherPayKind, payKinds } from '../../pay/kinds.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import { scalesOf } from '../../withholding/residency.ts'
import { deductionsByChild } from '../../year/deductions.ts'
import type { Pay } from './pay.ts'

/** A sum of a payment under a code of the agent's documents. */
export interface CodedSum {
  readonly code: string
  /** Kopecks. */
  readonly amount: Kopecks
}

const NORTHERN_PART = '2006'
const CIVIL_CONTRACT = '2010'
const SPECIAL_OPERATION = '2005'

/** The codes of the deductions for the first, the second, a further and a disabled child. */
const childCodes = { usual: ['126', '127', '128', '129'], double: ['134', '136', '138', '140'] }
const ownCodes = { item1: '105', item2: '104' }

/** The sums that are not 0, by code. */
function codedSums(sums: readonly (readonly [code: string, amount: number])[]): CodedSum[] {
  const totals = new Map<string, number>()
  for (const [code, amount] of sums) totals.set(code, (totals.get(code) ?? 0) + amount)
  return [...totals].flatMap(([code, sum]) => (sum === 0 ? [] : { code, amount: sum as Kopecks }))
}

/**
 * Divides the pay of a payment between the codes of incomes. The part in the own base of the allowances has a code of
 * its own; without such a base the allowances are pay like the salary, and those in other pay have the code of its kind.
 * @source Order of the Federal Tax Service, 10.09.2015 № ММВ-7-11/387@, appendix 1
 */
export function incomesOf(terms: CompleteTerms, law: Law, pay: Pay): readonly CodedSum[] {
  const { figures, others } = pay
  const isOfContract = terms.contractType === 'civilContract'
  const isPrivileged = terms.hasTaxPrivilege && !terms.isNonResident
  const ofSalary = isOfContract ? CIVIL_CONTRACT : payKinds.salary.incomeCode
  const salary =
    isPrivileged && law.figures.privilegeScale.value !== null ? SPECIAL_OPERATION : ofSalary
  const bonus = isOfContract ? salary : payKinds.bonus.incomeCode
  const ofKind = (kind: OtherPayKind) =>
    kind === 'recalculation' ? salary : payKinds[kind].incomeCode
  const hasNorthernPart = Boolean(scalesOf(law, terms)?.allowances)
  const byKind = others.map(
    ({ kind, amount, northern }) =>
      [ofKind(kind), hasNorthernPart ? amount - northern : amount] as const,
  )
  const ofOthers = byKind.reduce((total, [, amount]) => total + amount, 0)
  const northern = hasNorthernPart ? figures.allowances : 0
  return codedSums([
    [salary, figures.grossIncome - northern - figures.bonus - ofOthers],
    [bonus, figures.bonus],
    ...byKind,
    [NORTHERN_PART, northern],
  ])
}

/**
 * Divides the deductions of a payment, and the pay that is exempt from tax, between the codes of deductions.
 * @source Order of the Federal Tax Service, 10.09.2015 № ММВ-7-11/387@, appendix 2
 */
export function deductionsOf(terms: CompleteTerms, law: Law, pay: Pay): readonly CodedSum[] {
  const { figures, others } = pay
  const times = terms.isSingleParent ? 2 : 1
  const ofMonth = deductionsByChild(law, terms).map(({ each, count }) => times * each * count)
  const whole = ofMonth.reduce((total, amount) => total + amount, 0)
  const months = figures.childDeduction === 0 ? 0 : timesIn(figures.childDeduction, whole)
  const codes = terms.isSingleParent ? childCodes.double : childCodes.usual
  const own = terms.ownDeduction
  return codedSums([
    ...ofMonth.map((amount, index) => [codes[index] as string, amount * months] as const),
    ...(own === 'none' ? [] : [[ownCodes[own], figures.ownDeduction] as const]),
    ...others.map(({ kind, exempt }) => [payKinds[kind].exempt?.code ?? '', exempt] as const),
  ])
}
