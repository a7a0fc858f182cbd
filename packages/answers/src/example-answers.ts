import {
  type ExampleOperation,
  type JsonObject,
  type OpenApiDocument,
  openApiDocument,
} from '@oklad/contract'
import { camelCase } from '@oklad/contract/fields'
import { lawOf } from '@oklad/engine'
import { answerRequest } from './answer-request.ts'
import { lackOf } from './calculation/year-problems.ts'
import { lawDifference, lawDocument, lawYears } from './law/document.ts'

const answerers = {
  calculatePublic: 'calc',
  calculatePrivate: 'private-calc',
  explainPrivate: 'explain',
  grossUpPrivate: 'gross-up',
  comparePrivate: 'compare',
  listPayments: 'payments',
  explainPayments: 'payments/explain',
} as const satisfies Partial<Readonly<Record<ExampleOperation, keyof typeof answerRequest>>>

/**
 * Computes the English answers to the examples of the OpenAPI document.
 * @param currentYear the tax year of a request without `start_date`
 */
export const exampleAnswers =
  (currentYear: number) =>
  (operation: ExampleOperation, request: JsonObject): object => {
    if (operation === 'listLawYears') return lawYears()
    if (operation === 'getLaw') return lawDocument(Number(request['year']), 'en')
    if (operation === 'compareLaw') {
      return lawDifference(Number(request['from']), Number(request['to']), 'en')
    }
    const answer = answerRequest[answerers[operation]](
      JSON.stringify(request),
      currentYear,
      () => 'en',
    )
    if (answer.ok) return answer.body
    throw new TypeError(`The example is wrong: ${JSON.stringify(answer.problems)}`)
  }

/**
 * The OpenAPI document of the service, with the answers to its examples and the rules between
 * fields that follow from the law.
 * @param currentYear the tax year of a request without `start_date`
 */
export const serviceDocument = (currentYear: number): OpenApiDocument =>
  openApiDocument(
    exampleAnswers(currentYear),
    (figure, year = currentYear) => lackOf(lawOf(year), camelCase(figure)) === null,
    currentYear,
  )
