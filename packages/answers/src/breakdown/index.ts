/** The breakdown of a calculation in words, for a page that loads it when it is asked for. */
export { writProblems, writsOf } from '../calculation/writs.ts'
export {
  answerPayments,
  answerPaymentsBreakdown,
  checkedPayments,
  paydaysOf,
  paymentWarnings,
} from '../questions/answer-payments.ts'
export { answerRecalculation, checkedRecalculation } from '../questions/answer-recalculation.ts'
export { answerBreakdown } from './answer-breakdown.ts'
export { writeValue } from './write-value.ts'
