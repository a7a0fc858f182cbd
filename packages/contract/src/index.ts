export {
  type Answer,
  type Answerer,
  answerComparison,
  answerExplanation,
  answerGrossUpRequest,
  calculationAnswerer,
} from './answer.ts'
export { compareCalculation } from './compare/compare-calculation.ts'
export { ComparisonResponse } from './compare/schemas.ts'
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
export { explainCalculation } from './explanation/explain-calculation.ts'
export { ExplanationResponse, ExplanationStep } from './explanation/schemas.ts'
export { writeValue } from './explanation/write-value.ts'
export { answerGrossUp, type GrossUpAnswer } from './gross-up/answer-gross-up.ts'
export { GrossUpRequest, GrossUpResponse } from './gross-up/schemas.ts'
export { type Language, languages, type Text } from './language.ts'
export { changedFigures, LAW_PATH, lawDifference, lawDocument, lawYears } from './law/document.ts'
export type { FigureName } from './law/names.ts'
export {
  type DifferenceReading,
  readDifferenceQuery,
  readLawYear,
  type YearReading,
} from './law/read-years.ts'
export { LawDifferenceResponse, LawResponse, LawYearsResponse } from './law/schemas.ts'
export { figureNames, figureTitles } from './law/titles.ts'
export { writeCitation, writeFigure } from './law/write-figure.ts'
export { type OpenApiDocument, openApiDocument } from './openapi/document.ts'
export type { Json, JsonObject } from './openapi/json.ts'
export type { Calculation } from './request/calculation.ts'
export type { CalculationKind } from './request/calculation-kind.ts'
export { currentTaxYear } from './request/current-tax-year.ts'
export {
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
export { extrasWords } from './words/extras-words.ts'
export { capitalised, fromMonth, monthName } from './words/months.ts'
export { type DecimalReading, readDecimal } from './words/read-decimal.ts'
export { readRoubles } from './words/read-roubles.ts'
export { writeHundredths } from './words/write-hundredths.ts'
export { writeRoubles } from './words/write-roubles.ts'
