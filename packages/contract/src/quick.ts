/**
 * What answers a plain request or an error, without the validator, the documents and the texts of
 * explanations: a server that loads this first and the rest later answers sooner after its start.
 */
export { type ErrorCode, errorCatalogue } from './errors/catalogue.ts'
export type { InputProblem } from './errors/input-problems.ts'
export { problemDocument } from './errors/problem-document.ts'
export { type Language, languages } from './language.ts'
export { currentTaxYear } from './request/current-tax-year.ts'
export { answerPlain } from './response/answer-plain.ts'
