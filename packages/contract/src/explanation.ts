/** What explains the figures of a calculation in words, without the validator and the documents. */
export { explainCalculation } from './explanation/explain-calculation.ts'
export type { ExplanationStep } from './explanation/schemas.ts'
export { writeValue } from './explanation/write-value.ts'
