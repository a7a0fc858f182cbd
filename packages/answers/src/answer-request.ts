import { type GrossUpResponse, readRequest } from '@oklad/contract'
import { asksForMore, type Language, type PaymentsRequest } from '@oklad/contract/fields'
import { answerBreakdown } from './breakdown/answer-breakdown.ts'
import { privateAnswer, publicAnswer } from './calculation/answer-calculation.ts'
import { type Answer, type Calculation, calculationOf } from './calculation/calculation.ts'
import { yearProblems } from './calculation/year-problems.ts'
import { answerComparison } from './questions/answer-comparison.ts'
import { answerGrossUp } from './questions/answer-gross-up.ts'
import {
  answerPayments,
  answerPaymentsBreakdown,
  paymentsProblems,
} from './questions/answer-payments.ts'

/**
 * Reads the body of a request, computes and answers.
 * @param text the body, JSON
 * @param currentYear the calendar year in Moscow: the tax year of a request without `start_date`
 * @param language called only where the answer has words
 */
export type Answerer<Body extends object = object> = (
  text: string,
  currentYear: number,
  language: () => Language,
) => Answer<Body>

function answering<Body extends object>(
  kind: 'public' | 'private',
  answer: (calculation: Calculation, language: () => Language) => Body,
): Answerer<Body> {
  return (text, currentYear, language) => {
    const reading = readRequest(kind, text, yearProblems(currentYear))
    if (!reading.ok) return reading
    return { ok: true, body: answer(calculationOf(reading.request, currentYear), language) }
  }
}

const answerGrossUpText: Answerer<GrossUpResponse> = (text, currentYear, language) => {
  const reading = readRequest('grossUp', text, yearProblems(currentYear))
  return reading.ok ? answerGrossUp(reading.request, currentYear, language()) : reading
}

const answeringPayments =
  <Body extends object>(
    answer: (request: PaymentsRequest, currentYear: number, language: Language) => Body,
  ): Answerer<Body> =>
  (text, currentYear, language) => {
    const reading = readRequest('payments', text, paymentsProblems(currentYear))
    if (!reading.ok) return reading
    return { ok: true, body: answer(reading.request, currentYear, language()) }
  }

/** The answers to requests, by the last part of their path. */
export const answerRequest = {
  calc: answering('public', (calculation, language) =>
    publicAnswer(calculation, ofWarnings(calculation, language)),
  ),
  'private-calc': answering('private', (calculation, language) =>
    privateAnswer(calculation, ofWarnings(calculation, language)),
  ),
  explain: answering('private', (calculation, language) =>
    answerBreakdown(calculation, language()),
  ),
  compare: answering('private', (calculation, language) =>
    answerComparison(calculation, language()),
  ),
  'gross-up': answerGrossUpText,
  payments: answeringPayments(answerPayments),
  'payments/explain': answeringPayments(answerPaymentsBreakdown),
}

/** Reading the caller's language takes time, and most answers have no words. */
function ofWarnings({ request, law }: Calculation, language: () => Language): Language {
  return law.provisional || asksForMore(request) ? language() : 'en'
}
