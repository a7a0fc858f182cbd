export { errorCatalogue } from './errors/catalogue.ts'
export { describeInputProblem, type InputProblem } from './errors/input-problems.ts'
export { ProblemDocument } from './errors/problem-document.ts'
export {
  GrossUpRequest,
  PaymentsRequest,
  PrivateCalculationRequest,
  PublicCalculationRequest,
} from './fields/requests.ts'
export type { Language } from './language.ts'
export { ComparisonResponse } from './responses/comparison.ts'
export { ExplanationResponse } from './responses/explanation.ts'
export { GrossUpResponse } from './responses/gross-up.ts'
export { LawDifferenceResponse, LawResponse, LawYearsResponse } from './responses/law.ts'
export { PaymentsExplanationResponse, PaymentsResponse } from './responses/payments.ts'
export { PrivateCalculationResponse } from './responses/private-calculation.ts'
export { PublicCalculationResponse } from './responses/public-calculation.ts'
export { readRequest } from './validation/read-request.ts'
