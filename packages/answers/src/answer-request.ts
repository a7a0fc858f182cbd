import { asksForMore, type Language } from '@oklad/contract/fields'
import {
  type Answer,
  operationNamed,
  type QuestionName,
  questionNames,
  type RequestOf,
  type ResponseOf,
} from '@oklad/contract/internal'
import { answerBreakdown } from './breakdown/answer-breakdown.ts'
import { privateAnswer, publicAnswer } from './calculation/answer-calculation.ts'
import type { Calculation } from './calculation/calculation.ts'
import { answerSickPay, answerVacationPay } from './questions/answer-average-earnings.ts'
import {
  answerSickPayBreakdown,
  answerVacationPayBreakdown,
} from './questions/answer-average-earnings-breakdown.ts'
import { answerComparison } from './questions/answer-comparison.ts'
import { answerGrossUp } from './questions/answer-gross-up.ts'
import { answerPayments, answerPaymentsBreakdown } from './questions/answer-payments.ts'
import { answerRecalculation, type BothCalculations } from './questions/answer-recalculation.ts'
import { readQuestion } from './reading.ts'

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

/** What the request of a question is completed to. */
type CompletedOf<Name extends QuestionName> = Name extends 'recalculate'
  ? BothCalculations
  : Name extends 'grossUp' | `${string}acationPay` | `${string}ickPay`
    ? undefined
    : Calculation

interface Read<Name extends QuestionName> {
  readonly request: RequestOf<Name>
  readonly completed: CompletedOf<Name>
}

/** Answers a valid request. */
type Answering<Name extends QuestionName> = (
  read: Read<Name>,
  language: () => Language,
  currentYear: number,
) => Answer<ResponseOf<Name>>

const answered = <Body extends object>(body: Body): Answer<Body> => ({ ok: true, body })

/** The answer to each question. */
const answers: { readonly [Name in QuestionName]: Answering<Name> } = {
  calc: ({ completed }, language) =>
    answered(publicAnswer(completed, ofWarnings(completed, language))),
  privateCalc: ({ completed }, language) =>
    answered(privateAnswer(completed, ofWarnings(completed, language))),
  explain: ({ completed }, language) => answered(answerBreakdown(completed, language())),
  grossUp: ({ request }, language, year) => answerGrossUp(request, year, language()),
  compare: ({ completed }, language) => answered(answerComparison(completed, language())),
  payments: ({ request, completed }, language) =>
    answered(answerPayments(request, completed, language())),
  explainPayments: ({ request, completed }, language) =>
    answered(answerPaymentsBreakdown(request, completed, language())),
  recalculate: ({ request, completed }, language) =>
    answered(answerRecalculation(request, completed, language())),
  vacationPay: ({ request }, language) => answerVacationPay(request, language),
  explainVacationPay: ({ request }, language) => answerVacationPayBreakdown(request, language()),
  sickPay: ({ request }, language) => answered(answerSickPay(request, language)),
  explainSickPay: ({ request }, language) => answered(answerSickPayBreakdown(request, language())),
}

/** Reading the caller's language takes time, and most answers have no words. */
function ofWarnings({ request, law }: Calculation, language: () => Language): Language {
  return law.provisional || asksForMore(request) ? language() : 'en'
}

function answerer<Name extends QuestionName>(name: Name): Answerer<ResponseOf<Name>> {
  const { request: kind = 'private' } = operationNamed(name)
  const answer: Answering<Name> = answers[name]
  return (text, currentYear, language) => {
    const reading = readQuestion(kind, text, currentYear)
    return reading.ok ? answer(reading as unknown as Read<Name>, language, currentYear) : reading
  }
}

/** The answers to requests, by the names of their operations. */
export const answerRequest = Object.fromEntries(
  questionNames.map((name) => [name, answerer(name)]),
) as { readonly [Name in QuestionName]: Answerer<ResponseOf<Name>> }
