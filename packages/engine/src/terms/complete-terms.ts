import { LARGEST_MONTHLY_PAY } from '../money/kopecks.ts'
import { largestMonthlyPay } from '../pay/accrual.ts'
import { payKinds } from '../pay/kinds.ts'
import { checkTerm, unknownName } from './term.ts'
import { type CompleteTerms, type Terms, termNames, termTable } from './terms.ts'

const DEFAULTS = Object.fromEntries(
  termNames.map((name) => [name, termTable[name].default]),
) as unknown as CompleteTerms

/**
 * Checks an argument of callers without types.
 * @throws {TypeError} if it is no object
 */
export function requireTerms(terms: object): void {
  if (typeof terms !== 'object' || terms === null) {
    throw new TypeError('terms must be an object, such as { grossSalary: roubles(150_000) }')
  }
}

/**
 * Fills in the defaults and checks every given term.
 * @throws {RangeError} naming every term that is not known or out of its range
 * @throws {TypeError} if the terms are no object
 */
export function completeTerms(terms: Terms): CompleteTerms {
  requireTerms(terms)
  const problems: string[] = []
  const complete: Record<string, unknown> = { ...DEFAULTS }
  // Terms of requests have hundreds of object shapes: only those that are given are read.
  for (const name in terms) {
    const value = terms[name as keyof Terms]
    if (value === undefined) continue
    if (Object.hasOwn(termTable, name)) {
      complete[name] = value
      checkTerm(problems, name, value, termTable[name as keyof Terms])
    } else problems.push(unknownName('', name, termNames))
  }
  if (terms.grossSalary === undefined) {
    checkTerm(problems, 'grossSalary', undefined, termTable.grossSalary)
  }
  const filled = complete as unknown as CompleteTerms
  if (problems.length === 0) checkRelations(problems, filled)
  if (problems.length > 0) throw new RangeError(problems.join('; '))
  return filled
}

/**
 * Returns a sentence for each term that is out of its range.
 * @param changed the terms to check; the others are known to be right
 */
export function problemsOf(
  terms: CompleteTerms,
  changed: readonly (keyof Terms)[],
): readonly string[] {
  const problems: string[] = []
  for (const name of changed) checkTerm(problems, name, terms[name], termTable[name])
  if (problems.length === 0) checkRelations(problems, terms)
  return problems
}

/** Adds a sentence for terms that exclude each other, each within its own range. */
function checkRelations(problems: string[], terms: CompleteTerms): void {
  const { firstMonth, lastMonth } = terms
  if (lastMonth < firstMonth) {
    problems.push(`lastMonth must be a whole number ${firstMonth} ... 12`)
  }
  if (largestMonthlyPay(terms) > LARGEST_MONTHLY_PAY) {
    problems.push(`monthlySalaries with allowances must be at most ${LARGEST_MONTHLY_PAY} a month`)
  }
  if (terms.otherPay.length > 0 && terms.contractType !== 'employment') {
    problems.push('otherPay must be empty without an employment')
  }
  for (const [index, { kind, month, northernAmount = 0 }] of terms.otherPay.entries()) {
    const name = `otherPay[${index}]`
    if (month < firstMonth || month > lastMonth) {
      problems.push(`${name}.month must be a whole number ${firstMonth} ... ${lastMonth}`)
    }
    if (northernAmount > 0 && !payKinds[kind].hasNorthernPart) {
      problems.push(`${name}.northernAmount must be 0 for ${kind}`)
    }
  }
}
