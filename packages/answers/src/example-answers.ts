import { camelCase } from '@oklad/contract/fields'
import {
  type JsonObject,
  type LawOperationName,
  type OperationName,
  openApiDocument,
} from '@oklad/contract/internal'
import { type LawFigures, lawOf } from '@oklad/engine'
import manifest from '../package.json' with { type: 'json' }
import { answerRequest } from './answer-request.ts'
import { lackOf } from './calculation/year-problems.ts'
import { lawDifference, lawDocument, lawYears } from './law/document.ts'

const documents: Readonly<Record<LawOperationName, (parameters: JsonObject) => object>> = {
  lawYears,
  lawDiff: ({ from, to }) => lawDifference(Number(from), Number(to), 'en'),
  law: ({ year }) => lawDocument(Number(year), 'en'),
}

/**
 * Computes the English answers to the examples of the OpenAPI document.
 * @param currentYear the tax year of a request without `start_date`
 */
export const exampleAnswers =
  (currentYear: number) =>
  (operation: OperationName, request: JsonObject): object => {
    if (operation in documents) return documents[operation as LawOperationName](request)
    const answerer = answerRequest[operation as keyof typeof answerRequest]
    const answer = answerer(JSON.stringify(request), currentYear, () => 'en')
    if (answer.ok) return answer.body
    throw new TypeError(`The example is wrong: ${JSON.stringify(answer.problems)}`)
  }

/**
 * The OpenAPI document of the service, with the answers to its examples and the rules between
 * fields that follow from the law.
 * @param currentYear the tax year of a request without `start_date`
 */
export const serviceDocument = (currentYear: number) =>
  openApiDocument(
    exampleAnswers(currentYear),
    (figure, year = currentYear) =>
      lackOf(lawOf(year), camelCase(figure) as keyof LawFigures) === null,
    currentYear,
    manifest.version,
  )
