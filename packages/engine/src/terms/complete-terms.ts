import type { Law } from '@oklad/law'
import { LARGEST_MONTHLY_PAY } from '../money/kopecks.ts'
import { largestMonthlyPay } from '../pay/accrual.ts'
import { payKinds } from '../pay/kinds.ts'
import { excluded, missing, outOfRange, type Problem, refuse, wrongValue } from './problem.ts'
import { checkLaw, checkNames, checkTerm } from './term.ts'
import {
  type CompleteTerms,
  type ContractTypeName,
  type Terms,
  termNames,
  termTable,
} from './terms.ts'

const DEFAULTS = Object.fromEntries(
  termNames.map((name) => [name, termTable[name].default]),
) as unknown as CompleteTerms

/**
 * Fills in the defaults and checks every given term.
 * @throws {RangeError} if the terms are no object; naming every term that is not known or out of its range
 */
export function completeTerms(terms: Terms): CompleteTerms {
  const problems: Problem[] = []
  const complete = checkedTerms(problems, terms)
  refuse(problems)
  return complete
}

/**
 * Fills in the defaults, and checks every given term and the law.
 * @throws {RangeError} naming all that is wrong
 */
export function completeTermsWithLaw(terms: Terms, law: Law): CompleteTerms {
  const problems: Problem[] = []
  checkLaw(problems, law)
  const complete = checkedTerms(problems, terms)
  refuse(problems)
  return complete
}

/**
 * Fills in the defaults and adds a problem for every term that is not known or out of its range.
 * @param prefix of the places, such as `before.`
 * @returns terms that are right if no problem was added
 */
export function checkedTerms(problems: Problem[], terms: Terms, prefix = ''): CompleteTerms {
  const found = problems.length
  const complete: Record<string, unknown> = { ...DEFAULTS }
  if (typeof terms !== 'object' || terms === null) {
    const example = 'must be an object, such as { grossSalary: roubles(150_000) }'
    problems.push(wrongValue(`${prefix}terms`, example))
  } else {
    let hasUnknown = false
    // Terms of requests have hundreds of object shapes: only those that are given are read.
    for (const name in terms) {
      const value = terms[name as keyof Terms]
      if (value === undefined) continue
      if (Object.hasOwn(termTable, name)) {
        complete[name] = value
        checkTerm(problems, prefix + name, value, termTable[name as keyof Terms])
      } else hasUnknown = true
    }
    if (hasUnknown) checkNames(problems, prefix, terms, termTable)
    if (terms.grossSalary === undefined) {
      checkTerm(problems, `${prefix}grossSalary`, undefined, termTable.grossSalary)
    }
  }
  const filled = complete as unknown as CompleteTerms
  if (problems.length === found) checkRelations(problems, filled, prefix)
  return filled
}

/** Terms that only an employment has. */
// biome-ignore format: one list
const ofEmployment = ['hasTaxPrivilege', 'districtCoefficient', 'northernAllowance', 'otherPay', 'monthlyDistrictCoefficients', 'monthlyNorthernAllowances'] as const satisfies readonly (keyof Terms)[]

/** The terms that a contract type excludes, because they would change its sums. All others have no effect. */
export const excludedTerms: Readonly<Record<ContractTypeName, readonly (keyof Terms)[]>> = {
  employment: [],
  civilContract: ofEmployment,
  selfEmployment: [...ofEmployment, 'accidentRate', 'workingConditions'],
}

/** Adds a problem for each term that the contract type excludes. */
function checkContractType(problems: Problem[], terms: CompleteTerms, prefix: string): void {
  const { contractType } = terms
  const reason = contractType === 'selfEmployment' ? 'notForSelfEmployed' : 'employmentOnly'
  for (const name of excludedTerms[contractType]) {
    const value = terms[name]
    if (value === termTable[name].default || (Array.isArray(value) && value.length === 0)) continue
    problems.push(excluded(prefix + name, `${prefix}contractType`, reason))
  }
}

/** Adds a problem for terms that exclude each other, each within its own range. */
function checkRelations(problems: Problem[], terms: CompleteTerms, prefix: string): void {
  const { firstMonth, lastMonth } = terms
  if (lastMonth < firstMonth) problems.push(outOfRange(`${prefix}lastMonth`, firstMonth, 12))
  const { children, disabledChildren } = terms
  if (disabledChildren > children) {
    problems.push(outOfRange(`${prefix}disabledChildren`, 0, children))
  }
  const { districtCoefficient: paid, statutoryDistrictCoefficient: ofLaw } = terms
  if (ofLaw !== null && ofLaw > paid && terms.monthlyDistrictCoefficients === null) {
    problems.push(outOfRange(`${prefix}statutoryDistrictCoefficient`, 100, paid))
  }
  if (largestMonthlyPay(terms) > LARGEST_MONTHLY_PAY) {
    const words = `with allowances must be at most ${LARGEST_MONTHLY_PAY} a month`
    problems.push(wrongValue(`${prefix}monthlySalaries`, words))
  }
  checkContractType(problems, terms, prefix)
  const hasSeverance = terms.otherPay.some(({ kind }) => payKinds[kind].exempt?.of === 'dismissal')
  if (hasSeverance && terms.severanceAverageMonth === 0) {
    problems.push(missing(`${prefix}severanceAverageMonth`))
  }
  for (const [index, { kind, month, northernAmount = 0 }] of terms.otherPay.entries()) {
    const name = `${prefix}otherPay[${index}]`
    if (month < firstMonth || month > lastMonth) {
      problems.push(outOfRange(`${name}.month`, firstMonth, lastMonth))
    }
    if (northernAmount > 0 && !payKinds[kind].hasNorthernPart) {
      problems.push(wrongValue(`${name}.northernAmount`, `must be 0 for ${kind}`))
    }
  }
}
