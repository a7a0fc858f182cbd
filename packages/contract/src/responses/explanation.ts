import { figureNames, figureUnits, stepKinds, stepOperations } from '../breakdown/figures.ts'
import { date, list, money, object, oneOf, orNull, text, whole } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { PrivateCalculationResponse } from './private-calculation.ts'

const exact = text(
  'The exact value where the one above is rounded for print; later steps use it.',
  {
    pattern: '^[0-9]+/[0-9]+$',
  },
)
const unit = oneOf(figureUnits, 'The unit of the value.')

/** A number that a step is computed from. */
export const ExplanationInput = object({
  name: oneOf(figureNames, 'The stable name of the number.'),
  title: text('The same in words.'),
  value: whole('In its unit.'),
  'exact?': exact,
  unit,
  'step?': text(
    'The id of the step that gave it; left out for a term of the request and a law figure.',
  ),
})

/** The part of a sum that falls into one bracket. */
export const ExplanationBracket = object({
  above: whole('Kopecks a year, exclusive.', { minimum: 0 }),
  up_to: orNull({ type: 'integer' }, 'Kopecks a year, inclusive; null for the last bracket.'),
  rate: whole('In its unit.', { minimum: 0 }),
  rate_unit: oneOf(['percent', 'tenths_of_percent'], 'The unit of the rate.'),
  amount: money('The part of the sum in the bracket.'),
  tax: whole(
    'Amount × rate, exact: hundredths of a kopeck for percent, thousandths for tenths of a percent.',
    { minimum: 0 },
  ),
})

/** The act and article that a step applies. */
export const ExplanationCitation = object('Act and article.', {
  act: text('The act by its Russian title and number.'),
  article: text('Article and paragraph, in Russian abbreviations.'),
  date: date('The date of the act, or of the amending act that set the figure.'),
  'url?': text('The text of the act, if its address is known.'),
})

/** A further sum of a step's table. */
export const ExplanationRow = object({
  pointer: text('JSON Pointer into the calculation, to the figure of exactly this value.'),
  figure: oneOf(stepKinds, 'The stable name of the value.'),
  title: text('The name of the value, in the language of the request.'),
  formula: text('The calculation on one line, as in a step.'),
  inputs: list(ExplanationInput, { description: 'The numbers, in their order.' }),
  value: whole('The result, in the unit of the step.'),
})

/** One line of the breakdown. */
export const ExplanationStep = object({
  id: text('Unique within the breakdown.'),
  pointer: orNull(
    { type: 'string' },
    'JSON Pointer into the calculation, to the figure of exactly this value; null for an intermediate step.',
  ),
  figure: oneOf(stepKinds, 'The stable name of the value.'),
  'month?': text('The month, as in monthly_details; left out for the year.', {
    format: 'date-time',
  }),
  title: text('The name of the value, in the language of the request.'),
  formula: text('The calculation on one line, amounts in roubles, in the language of the request.'),
  operation: oneOf(stepOperations, 'The operation on the inputs, in their order.'),
  inputs: list(ExplanationInput, { description: 'The numbers, in their order.' }),
  'brackets?': list(ExplanationBracket, {
    minItems: 1,
    description: 'The brackets that the first input reaches into.',
  }),
  'rounding?': text('How the value is rounded, where it is.'),
  value: whole('The result, in its unit.'),
  'exact?': exact,
  unit,
  citation: ExplanationCitation,
  'rows?': list(ExplanationRow, {
    minItems: 1,
    description:
      'For the tax of a transfer: the other sums of its payments, each by the operation and the citation of the step. They have no step of their own.',
  }),
})
export type ExplanationStep = wire.ExplanationStep

/** The breakdown of an answer: of every figure but the zeros of what the request does not contain. */
export const explanationSteps = list(ExplanationStep, {
  description:
    'In the order of the calculation: every step after those it is computed from. A zero of what the request does not contain, such as allowances without a coefficient, has no step.',
})

/** Answer of `POST /api/v1/private-calc/explain`: a calculation with the breakdown of its figures. */
export const ExplanationResponse = object({
  calculation: PrivateCalculationResponse,
  explanation: explanationSteps,
})
export type ExplanationResponse = wire.ExplanationResponse
