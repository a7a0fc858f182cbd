/**
 * The part of the contract that a form needs: the request fields with their limits, labels and
 * rules, and words. Without the validator, the schemas of answers and the OpenAPI document, so that
 * the page stays small.
 */
export {
  type CombinationProblem,
  combinationProblems,
  hasKind,
  ofKinds,
  uselessFields,
} from './fields/combinations.ts'
export * from './fields/contract-types.ts'
export * from './fields/field.ts'
export { fieldHints } from './fields/field-hints.ts'
export { paymentTitles } from './fields/payment-titles.ts'
export { absenceKinds } from './fields/request-fields/absence-kinds.ts'
export { grossUpFields } from './fields/request-fields/gross-up.ts'
export { illnessCauses } from './fields/request-fields/illness-causes.ts'
export { noticeKinds } from './fields/request-fields/notices.ts'
export { otherPayKinds, paymentKinds, protectedPay } from './fields/request-fields/other-pay.ts'
export { paymentFields } from './fields/request-fields/payments.ts'
export { requestFields } from './fields/request-fields.ts'
export * from './fields/requests.ts'
export { usualFields } from './fields/usual-fields.ts'
export * from './language.ts'
export * from './limits.ts'
export { writKinds } from './responses/parts.ts'
export { rangeOf } from './schema/build.ts'
export * from './words/camel-case.ts'
export * from './words/decimals.ts'
export * from './words/months.ts'
export * from './words/unit-numbers.ts'
export * from './words/write.ts'
