/**
 * Everything of the contract that Oklad's other packages use. No promise: names here change in any
 * release. The entries for everybody are `index.ts` and `fields.ts`.
 */
export * from './breakdown/figures.ts'
export * from './breakdown/titles.ts'
export * from './errors/catalogue.ts'
export { boundReasons, type ExclusionReason, exclusionReasons } from './errors/exclusion-reasons.ts'
export * from './errors/input-problems.ts'
export * from './errors/problem-document.ts'
export * from './errors/problems.ts'
export * from './fields/request-kinds.ts'
export * from './fields.ts'
export * from './json/read-json.ts'
export * from './json-pointer.ts'
export { type ResponseName, responseSchemas } from './openapi/component-schemas.ts'
export * from './openapi/document.ts'
export type { Json, JsonObject } from './openapi/parts.ts'
export { documentNames } from './openapi/paths.ts'
export type { HasFigure } from './openapi/request-schemas.ts'
export * from './operations/points.ts'
export * from './operations.ts'
export {
  type Asked,
  type Condition,
  conditionIn,
  type Filled,
  fillersIn,
} from './responses/asked-by.ts'
export * from './responses/average-earnings.ts'
export * from './responses/comparison.ts'
export * from './responses/explanation.ts'
export { reportTitleIn, shortTitleOf, stepIn, titleIn } from './responses/figure.ts'
export { GrossUpResponse } from './responses/gross-up.ts'
export * from './responses/law.ts'
export * from './responses/law-figures.ts'
export { Warning, type WarningCode, warningCodes } from './responses/parts.ts'
export * from './responses/payments.ts'
export * from './responses/private-calculation.ts'
export * from './responses/public-calculation.ts'
export { RecalculationResponse } from './responses/recalculation.ts'
export { isMoneySchema, textsIn } from './schema/build.ts'
export * from './validation/read-request.ts'
export * from './validation/suggest-field.ts'
