/**
 * Everything of the contract that Oklad's other packages use. No promise: names here change in any
 * release. The entries for everybody are `index.ts` and `fields.ts`.
 */
export * from './breakdown/figures.ts'
export * from './breakdown/titles.ts'
export { type ErrorCode, errorCatalogue, errorCodes } from './errors/catalogue.ts'
export * from './errors/input-problems.ts'
export * from './errors/problem-document.ts'
export { paymentKinds } from './fields/request-fields/other-pay.ts'
export * from './fields/request-kinds.ts'
export * from './fields.ts'
export { type JsonReading, readJson, WRITTEN_WITH_FRACTION } from './json/read-json.ts'
export { fieldAt, pointerTo } from './json-pointer.ts'
export { type ResponseName, responseSchemas } from './openapi/component-schemas.ts'
export { type OpenApiDocument, openApiDocument, openApiInRussian } from './openapi/document.ts'
export type { Json, JsonObject } from './openapi/parts.ts'
export { documentNames } from './openapi/paths.ts'
export type { HasFigure } from './openapi/request-schemas.ts'
export {
  type Answer,
  type LawOperationName,
  lawOperationNames,
  type OperationName,
  operationNamed,
  operationNames,
  pagePoints,
  type QuestionName,
  questionNames,
  type RequestOf,
  type ResponseOf,
} from './operations.ts'
export { type Asked, type Condition, conditionIn } from './responses/asked-by.ts'
export * from './responses/average-earnings.ts'
export * from './responses/comparison.ts'
export * from './responses/explanation.ts'
export { GrossUpResponse } from './responses/gross-up.ts'
export * from './responses/law.ts'
export * from './responses/law-figures.ts'
export {
  stepIn,
  Warning,
  type WarningCode,
  warningCodes,
} from './responses/parts.ts'
export * from './responses/payments.ts'
export * from './responses/private-calculation.ts'
export * from './responses/public-calculation.ts'
export { RecalculationResponse } from './responses/recalculation.ts'
export { isMoneySchema } from './schema/build.ts'
export * from './validation/read-request.ts'
export { suggestField } from './validation/suggest-field.ts'
