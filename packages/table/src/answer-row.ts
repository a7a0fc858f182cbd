import { answerGrossUp, answerPayments, privateAnswer, readObject } from '@oklad/answers'
import type { Answer, Language } from '@oklad/contract/internal'
import type { Question } from './request-columns.ts'

/** How much of an answer becomes columns: the year, also its months, or a row a month (or payment). */
export type Detail = 'year' | 'months' | 'long'

/** The circumstances that all rows of a run share. */
export interface AnswerOptions {
  readonly question: Question
  readonly detail: Detail
  /** The tax year of a row without a start date. */
  readonly currentYear: number
  /** The language of warnings and problems. */
  readonly language: Language
}

/** The members of an answer; those of the calculation inside a gross-up are beside its own. */
export type AnswerBody = Readonly<Record<string, unknown>>

/** The answer to a row: that of the service to the same request. */
export function answerTo(
  request: object,
  { question, detail, currentYear, language }: AnswerOptions,
): Answer<AnswerBody> {
  if (question === 'gross-up') {
    const reading = readObject('grossUp', request, currentYear)
    if (!reading.ok) return reading
    const answer = answerGrossUp(reading.request, currentYear, language)
    if (!answer.ok) return answer
    const { calculation, ...own } = answer.body
    return answered({ ...calculation, ...own })
  }
  if (question === 'payments') {
    const reading = readObject('payments', request, currentYear)
    if (!reading.ok) return reading
    return answered(answerPayments(reading.request, reading.completed, language))
  }
  const reading = readObject('private', request, currentYear)
  if (!reading.ok) return reading
  return answered(privateAnswer(reading.completed, language, { months: detail !== 'year' }))
}

const answered = (body: object): Answer<AnswerBody> => ({ ok: true, body: body as AnswerBody })
