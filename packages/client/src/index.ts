/** @module @oklad/client */
export type {
  ComparisonResponse,
  ExplanationResponse,
  GrossUpRequest,
  GrossUpResponse,
  LawDifferenceResponse,
  LawResponse,
  LawYearsResponse,
  PaymentsExplanationResponse,
  PaymentsRequest,
  PaymentsResponse,
  PrivateCalculationRequest,
  PrivateCalculationResponse,
  ProblemDocument,
  PublicCalculationRequest,
  PublicCalculationResponse,
  SickPayExplanationResponse,
  SickPayRequest,
  SickPayResponse,
  VacationPayExplanationResponse,
  VacationPayRequest,
  VacationPayResponse,
} from '#wire'
export {
  type BatchAnswer,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from './client.ts'
export { type InputProblem, ProblemError } from './problem-error.ts'
