/**
 * What a form needs: the fields with their limits and rules, the calculation of a request that is
 * right, and words; without the validator, the documents and the texts of explanations.
 */
export { type Language, languages, type Text } from './language.ts'
export type { Calculation } from './request/calculation.ts'
export { calculationOfRight } from './request/circumstances-of.ts'
export { combinationProblems, type Field, uselessFields } from './request/combinations.ts'
export { currentTaxYear } from './request/current-tax-year.ts'
export { PrivateCalculationRequest, startYears } from './request/schemas.ts'
export { warningsOf } from './response/warnings.ts'
export { extrasWords } from './words/extras-words.ts'
export { capitalised, fromMonth, inMonth, monthName } from './words/months.ts'
export { type DecimalReading, readDecimal } from './words/read-decimal.ts'
export { readRoubles } from './words/read-roubles.ts'
export { writeHundredths } from './words/write-hundredths.ts'
export { writeRoubles } from './words/write-roubles.ts'
