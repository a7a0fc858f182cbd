import {
  type Answerer,
  answerComparison,
  answerExplanation,
  answerGrossUpRequest,
} from '../answer.ts'
import { type PostOperation, postErrors, postOperation } from './calculation-operations.ts'
import type { JsonObject } from './json.ts'

const shared = {
  security: [{ apiKey: [] }],
  headers: ['x-request-id', 'cache-control'],
  errors: [...postErrors, 'api_key_missing', 'api_key_invalid', 'too_many_failed_keys'],
} satisfies Partial<PostOperation>

const operations = {
  explain: {
    ...shared,
    operationId: 'explainPrivate',
    summary: 'Explain every figure of a private calculation',
    description:
      'The same request as the private calculation. For each month and for the year, the steps that a person can check with a pen: formula, brackets, rounding, what was withheld before, and the article.',
    request: 'PrivateCalculationRequest',
    response: 'ExplanationResponse',
    answer: 'The calculation, and the steps that lead to each of its figures.',
  },
  'gross-up': {
    ...shared,
    operationId: 'grossUpPrivate',
    summary: 'Find the salary that brings a net on hand',
    description:
      'The private request with target_net in place of gross_salary. Finds the smallest salary, to the kopeck; a target that the largest accepted salary does not bring is an error that says the largest reachable.',
    request: 'GrossUpRequest',
    response: 'GrossUpResponse',
    answer: 'The salary, the net that it reaches, and the full calculation.',
  },
  compare: {
    ...shared,
    operationId: 'comparePrivate',
    summary: 'Compare employment, civil contract and self-employment',
    description:
      'The same request as the private calculation, under each engagement, at equal gross and at equal cost to the employer, with the salaries at which one overtakes another.',
    request: 'PrivateCalculationRequest',
    response: 'ComparisonResponse',
    answer: 'The engagements side by side, which is best for whom, and the break-evens.',
  },
} satisfies Record<string, PostOperation>

/** What a private calculation can be asked for beside itself: the last segment of its path. */
export type PrivateOperation = keyof typeof operations

const examples: Record<PrivateOperation, { request: JsonObject; answerer: Answerer }> = {
  explain: {
    request: { gross_salary: 30_000_000, territorial_multiplier: 115, start_date: '2026-12-01' },
    answerer: answerExplanation,
  },
  'gross-up': {
    request: {
      target_net: 15_000_000,
      territorial_multiplier: 170,
      northern_coefficient: 150,
      start_date: '2026-12-01',
    },
    answerer: answerGrossUpRequest,
  },
  compare: {
    request: { gross_salary: 15_000_000, children_count: 2, start_date: '2026-01-01' },
    answerer: answerComparison,
  },
}

/** The `POST` of a private operation, with an example that it computes itself. */
export function privateOperation(name: PrivateOperation): JsonObject {
  const { request, answerer } = examples[name]
  const answer = answerer(JSON.stringify(request), 2026, () => 'en')
  if (!answer.ok) throw new Error(`The example of ${name} is wrong: ${JSON.stringify(answer)}`)
  return postOperation(operations[name], {
    request: { usual: { summary: 'As it is usually asked', value: request } },
    response: { usual: { summary: 'As it is usually asked', value: JSON.parse(answer.body) } },
  })
}
