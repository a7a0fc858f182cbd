/** The part that a form needs: from its fields to the engine, and words about the result. */

export { savedMember } from './asked-members.ts'
export { type Calculation, calculationOf, lawStartedIn } from './calculation.ts'
export { extrasWords } from './extras-words.ts'
export * from './moscow.ts'
export { setTerm, termsOf } from './terms.ts'
export { warningsOf } from './warnings.ts'
export { checkedYear, yearProblems } from './year-problems.ts'
