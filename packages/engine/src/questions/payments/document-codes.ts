import type { Law } from '@oklad/law'
import { monthIn } from '@oklad/law/internal'
import { deductions } from '../../deductions/deductions.ts'
import { deductionNames } from '../../deductions/names.ts'
import { type Kopecks, minus, plus, total, ZERO } from '../../money/kopecks.ts'
import { type OtherPayKind, type PayKind, payKinds } from '../../pay/kinds.ts'
import { unreportedIn } from '../../pay/other-pay.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import { scalesOf } from '../../withholding/residency.ts'
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

type SumOf<Code> = readonly [code: Code, amount: Kopecks]

/** Adds up sums of the same code, in the order of the first of each. */
export function sumsByCode<Code>(sums: readonly SumOf<Code>[]) {
  const totals: { readonly code: Code; amount: Kopecks }[] = []
  for (const [code, amount] of sums) {
    const same = totals.find((sum) => sum.code === code)
    if (same === undefined) totals.push({ code, amount })
    else same.amount = plus(same.amount, amount)
  }
  return totals
}

/** The sums that are not 0, by code. */
const codedSums = (sums: readonly SumOf<string>[]): readonly CodedSum[] =>
  sumsByCode(sums).filter(({ amount }) => amount !== 0)

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
  const byKind = others.map((part) => {
    const { kind, amount, northern } = part
    const ofBase = hasNorthernPart ? minus(amount, northern) : amount
    return [ofKind(kind), minus(ofBase, unreportedIn([part]))] as const
  })
  const ofOthers = total([unreportedIn(others), ...byKind.map(([, amount]) => amount)])
  const northern = hasNorthernPart ? figures.allowances : ZERO
  return codedSums([
    [salary, minus(figures.grossIncome, total([northern, figures.bonus, ofOthers]))],
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
  const month = monthIn(pay.date)
  return codedSums([
    ...deductionNames.flatMap((name) =>
      deductions[name].codes(law, terms, figures.deductions[name], month),
    ),
    ...others.flatMap(({ kind, exempt }) => {
      const { exempt: exemption }: PayKind = payKinds[kind]
      return exemption?.code ? [[exemption.code, exempt] as const] : []
    }),
  ])
}
