/** The part that a form needs: from its fields to the engine, and words about the result. */

export { type Calculation, calculationOf, lawStartedIn } from './calculation.ts'
export * from './moscow.ts'
export { setTerm, termsOf } from './terms.ts'
export { warningsOf } from './warnings.ts'
export { checkedYear, yearProblems } from './year-problems.ts'
