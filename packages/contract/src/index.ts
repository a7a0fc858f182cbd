export { type ErrorCode, errorCatalogue, errorCodes } from './errors/catalogue.ts'
export {
  describeInputProblem,
  type InputProblem,
  type InputProblemCode,
  inputProblemTexts,
} from './errors/input-problems.ts'
export { errorPage, type ProblemDocument, problemDocument } from './errors/problem-document.ts'
export { type Language, languages, type Text } from './language.ts'
export {
  type Calculation,
  type CalculationKind,
  type Reading,
  readCalculation,
  readCalculationRequest,
} from './request/read-request.ts'
export { answerCalculation } from './response/write-response.ts'
