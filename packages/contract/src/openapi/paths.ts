import type { RequestKind } from '../fields/request-kinds.ts'
import { BODY_KIB } from '../limits.ts'
import type { Operation } from '../operations/operation.ts'
import type { Price } from '../operations/points.ts'
import { type OperationName, operationNamed, operationNames } from '../operations.ts'
import { asJson, headerReferences, type JsonObject, schemaReference } from './parts.ts'
import { problemReferences } from './problem-responses.ts'

const tableDescription =
  'A table with a header and a person in each row. Columns are the fields of a private request, such as gross_salary (kopecks), gross_salary_rub or «Оклад, ₽»; all others pass through. The answer has the columns of the input, those of the year (annual_tax_amount and so on), warnings and errors.'

/**
 * The content of a batch: bytes, which generated clients send and return as they are. With the schema of a line in
 * place of it they would send one request and read one answer. Generated Python sends its bytes as the last type.
 * @param line the name of the schema of a line
 */
const contentOfBatch = (table: string, line: string) => {
  const bytes = { type: 'string', format: 'binary' }
  return {
    'text/csv': { schema: { ...bytes, description: table } },
    'application/x-ndjson': { schema: { ...bytes, contentSchema: schemaReference(line) } },
  }
}

/** The names of the schemas of requests in the document. */
export const documentNames: Readonly<Record<RequestKind, string>> = {
  public: 'PublicCalculationRequest',
  private: 'PrivateCalculationRequest',
  comparison: 'ComparisonRequest',
  grossUp: 'GrossUpRequest',
  payments: 'PaymentsRequest',
  recalculation: 'RecalculationRequest',
  vacationPay: 'VacationPayRequest',
  sickPay: 'SickPayRequest',
}

/**
 * Computes the English answer to an example: to the body of a `POST`, or to the parameters of a `GET`
 * (`{ year }`, `{ from, to }`).
 */
export type AnswerTo = (operation: OperationName, request: JsonObject) => object

/** The operations of the document, by their paths. */
export function pathsOf(answerTo: AnswerTo): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(
    operationNames.map((name) => {
      const operation = operationNamed(name)
      const described = describe(operation, (request) => answerTo(name, asJson(request)))
      return [operation.path, { [operation.request ? 'post' : 'get']: described }]
    }),
  )
}

function describe(operation: Operation, answerTo: (request: object) => object): JsonObject {
  const { id, tag, summary, price, needsKey, parameters, request, response } = operation
  const { examples = {}, parametersShown, isBatch } = operation
  const costs =
    price &&
    ` Costs ${price.request} ${price.request === 1 ? 'point' : 'points'} of the limit${listCosts(price, ', and each item of', 'more')}.`
  const headers = headerReferences(operation.headers)
  const json = (schema: JsonObject, shown: object) => ({ 'application/json': { schema, ...shown } })
  const shownAs = (value: (request: object) => object) => ({
    examples: Object.fromEntries(
      Object.entries(examples).map(([name, one]) => [
        name,
        { summary: one.summary, value: value(one.request) },
      ]),
    ),
  })
  return asJson({
    operationId: id,
    tags: [tag],
    summary: summary.en,
    description: `${operation.description.en}${costs ?? ''}`,
    security: needsKey ? [{ apiKey: [] }] : [],
    parameters,
    requestBody: request && {
      required: true,
      description: isBatch
        ? `Lines of JSON in UTF-8, each at most ${BODY_KIB} KiB, or a table.`
        : `One JSON object in UTF-8, at most ${BODY_KIB} KiB. \`null\` for an optional field counts as omitted. Unknown fields and fields given twice are refused.`,
      content: isBatch
        ? contentOfBatch(tableDescription, documentNames[request])
        : json(schemaReference(documentNames[request]), shownAs(asJson)),
    },
    responses: {
      200: {
        description: operation.answer.en,
        headers,
        content: isBatch
          ? contentOfBatch('The table.', String(response))
          : json(
              typeof response === 'string' ? schemaReference(response) : response,
              request
                ? shownAs(answerTo)
                : { example: parametersShown ? answerTo(parametersShown) : operation.example },
            ),
      },
      304: operation.headers.includes('etag')
        ? { description: 'The caller has this answer already.', headers }
        : undefined,
      ...problemReferences(operation.errors),
    },
  })
}

/** The lists whose items cost points more, with the points of each, in words. */
function listCosts({ items = {} }: Price, before: string, after: string): string {
  const lists = Object.entries(items).filter(([, points]) => points > 0)
  if (lists.length === 0) return ''
  return `${before} ${lists.map(([name, points]) => `\`${name}\` ${points}`).join(', ')} ${after}`
}

const costOf = (price: Price | undefined) =>
  price
    ? ` Баллов лимита: ${price.request}${listCosts(price, ', и за каждый элемент', 'сверх того').replaceAll('.', ',')}.`
    : ''

/** The texts of the operations in Russian by their ids: summary, description and answer. */
export const operationsInRussian = Object.fromEntries(
  operationNames.map((name) => {
    const { id, summary, description, answer, price } = operationNamed(name)
    return [id, [summary.ru, description.ru + costOf(price), answer.ru]]
  }),
)
