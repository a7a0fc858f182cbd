import { asksForMore, type Language } from '@oklad/contract/fields'
import {
  type Answer,
  operationNamed,
  type QuestionName,
  questionNames,
  type RequestKind,
  type RequestOf,
  type ResponseOf,
  readRequest,
} from '@oklad/contract/internal'
import { answerBreakdown } from './breakdown/answer-breakdown.ts'
import { privateAnswer, publicAnswer } from './calculation/answer-calculation.ts'
import { type Calculation, calculationOf } from './calculation/calculation.ts'
import { privateProblems } from './calculation/writs.ts'
import { yearProblems } from './calculation/year-problems.ts'
import { answerSickPay, answerVacationPay } from './questions/answer-average-earnings.ts'
import {
  answerSickPayBreakdown,
  answerVacationPayBreakdown,
} from './questions/answer-average-earnings-breakdown.ts'
import { answerComparison } from './questions/answer-comparison.ts'
import { answerGrossUp, grossUpProblems } from './questions/answer-gross-up.ts'
import {
  answerPayments,
  answerPaymentsBreakdown,
  paymentsProblems,
} from './questions/answer-payments.ts'
import { answerRecalculation, recalculationProblems } from './questions/answer-recalculation.ts'
import { averageEarningsProblems } from './questions/average-earnings-problems.ts'

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

/** Answers a valid request. */
type Answering<Name extends QuestionName> = (
  request: RequestOf<Name>,
  currentYear: number,
  language: () => Language,
) => Answer<ResponseOf<Name>>

const answered = <Body extends object>(body: Body): Answer<Body> => ({ ok: true, body })

/** The answer to each question. */
const answers: { readonly [Name in QuestionName]: Answering<Name> } = {
  calc(request, year, language) {
    const calculation = calculationOf(request, year)
    return answered(publicAnswer(calculation, ofWarnings(calculation, language)))
  },
  privateCalc(request, year, language) {
    const calculation = calculationOf(request, year)
    return answered(privateAnswer(calculation, ofWarnings(calculation, language)))
  },
  explain: (request, year, language) =>
    answered(answerBreakdown(calculationOf(request, year), language())),
  grossUp: (request, year, language) => answerGrossUp(request, year, language()),
  compare: (request, year, language) =>
    answered(answerComparison(calculationOf(request, year), language())),
  payments: (request, year, language) => answered(answerPayments(request, year, language())),
  explainPayments: (request, year, language) =>
    answered(answerPaymentsBreakdown(request, year, language())),
  recalculate: (request, year, language) =>
    answered(answerRecalculation(request, year, language())),
  vacationPay: (request, _, language) => answerVacationPay(request, language),
  explainVacationPay: (request, _, language) => answerVacationPayBreakdown(request, language()),
  sickPay: (request, _, language) => answered(answerSickPay(request, language)),
  explainSickPay: (request, _, language) => answered(answerSickPayBreakdown(request, language())),
}

/** The rules between fields beside those of the tax year. */
const problemsOf: Readonly<Partial<Record<RequestKind, typeof yearProblems>>> = {
  private: privateProblems,
  grossUp: grossUpProblems,
  payments: paymentsProblems,
  recalculation: recalculationProblems,
  ...averageEarningsProblems,
}

/** Reading the caller's language takes time, and most answers have no words. */
function ofWarnings({ request, law }: Calculation, language: () => Language): Language {
  return law.provisional || asksForMore(request) ? language() : 'en'
}

function answerer<Name extends QuestionName>(name: Name): Answerer<ResponseOf<Name>> {
  const { request: kind = 'private' } = operationNamed(name)
  const answer: Answering<Name> = answers[name]
  const problemsIn = problemsOf[kind] ?? yearProblems
  return (text, currentYear, language) => {
    const reading = readRequest(kind, text, problemsIn(currentYear))
    return reading.ok ? answer(reading.request as RequestOf<Name>, currentYear, language) : reading
  }
}

/** The answers to requests, by the names of their operations. */
export const answerRequest = Object.fromEntries(
  questionNames.map((name) => [name, answerer(name)]),
) as { readonly [Name in QuestionName]: Answerer<ResponseOf<Name>> }
