export { type ErrorCode, errorCatalogue, errorCodes } from './errors/catalogue.ts'
export {
  describeInputProblem,
  type InputProblem,
  type InputProblemCode,
  inputProblemCodes,
  inputProblemTexts,
  type WireInputProblem,
} from './errors/input-problems.ts'
export { errorPage, problemDocument } from './errors/problem-document.ts'
export { ProblemDocument } from './errors/schemas.ts'
export { type Language, languages, type Text } from './language.ts'
export { type OpenApiDocument, openApiDocument } from './openapi/document.ts'
export type { Json, JsonObject } from './openapi/json.ts'
export type { CalculationKind } from './request/calculation-kind.ts'
export {
  type Calculation,
  type Reading,
  readCalculation,
  readCalculationRequest,
} from './request/read-request.ts'
export {
  PrivateCalculationRequest,
  PublicCalculationRequest,
  startYears,
} from './request/schemas.ts'
export {
  PrivateCalculationResponse,
  PublicCalculationResponse,
  Warning,
} from './response/schemas.ts'
export { answerCalculation } from './response/write-response.ts'
export { capitalised, fromMonth, monthName } from './words/months.ts'
export { writeHundredths } from './words/write-hundredths.ts'
export { writeRoubles } from './words/write-roubles.ts'
