export * from './breakdown/figures.ts'
export * from './breakdown/titles.ts'
export { type ErrorCode, errorCatalogue, errorCodes } from './errors/catalogue.ts'
export * from './errors/input-problems.ts'
export { errorPage, problemDocument } from './errors/problem-document.ts'
export {
  inputProblemCodes,
  MOST_PROBLEMS,
  ProblemDocument,
  type WireInputProblem,
} from './errors/schemas.ts'
export * from './fields.ts'
export { type JsonReading, readJson, WRITTEN_WITH_FRACTION } from './json/read-json.ts'
export { fieldAt, pointerTo } from './json-pointer.ts'
export { type OpenApiDocument, openApiDocument } from './openapi/document.ts'
export type { ExampleOperation } from './openapi/operations.ts'
export type { Json, JsonObject } from './openapi/parts.ts'
export type { HasFigure } from './openapi/request-schemas.ts'
export { requestPoints } from './request-points.ts'
export * from './responses/comparison.ts'
export * from './responses/explanation.ts'
export { GrossUpResponse } from './responses/gross-up.ts'
export * from './responses/law.ts'
export { type LawFigureName, lawFigureNames, lawUnits } from './responses/law-figures.ts'
export { Warning, type WarningCode, warningCodes } from './responses/parts.ts'
export * from './responses/private-calculation.ts'
export * from './responses/public-calculation.ts'
export * from './validation/read-request.ts'
export { suggestField } from './validation/suggest-field.ts'
