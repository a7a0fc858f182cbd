/**
 * The part of the contract that a form needs: the request fields with their limits, labels and
 * rules, and words. Without the validator, the schemas of answers and the OpenAPI document, so that
 * the page stays small.
 */
export {
  type CombinationProblem,
  combinationProblems,
  type MoreProblems,
  uselessFields,
} from './fields/combinations.ts'
export type {
  Choice,
  ContractType,
  FieldGroup,
  FieldOption,
  FieldSchema,
  FieldTerm,
  FieldUnit,
  OptionGroup,
  RequestField,
} from './fields/field.ts'
export { grossUpFields, requestFields } from './fields/request-fields.ts'
export {
  asksForMore,
  fieldNamed,
  GrossUpRequest,
  isGiven,
  PrivateCalculationRequest,
  PublicCalculationRequest,
  type RequestFieldName,
  type RightFields,
  requestFieldNames,
} from './fields/requests.ts'
export { type Language, languages, type Text } from './language.ts'
export {
  EARLIEST_TAX_YEAR,
  everyStartYear,
  LARGEST_SALARY,
  NEWEST_TAX_YEAR,
  startDates,
  startYears,
} from './limits.ts'
export {
  type DecimalProblem,
  type DecimalReading,
  readDecimal,
  readRoubles,
  writeHundredths,
  writeRoubles,
} from './words/decimals.ts'
export { capitalised, daysOfMonth, fromMonth, inMonth, monthName } from './words/months.ts'
