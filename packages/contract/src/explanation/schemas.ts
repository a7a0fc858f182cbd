import { operations, outsideNames, type StepUnit, stepKinds } from '@oklad/engine'
import { PrivateCalculationResponse } from '../response/schemas.ts'
import { type Static, type TSchema, Type } from '../schema/type.ts'

const closed = <Properties extends Record<string, TSchema>>(
  properties: Properties,
  description?: string,
) =>
  Type.Object(properties, {
    additionalProperties: false,
    ...(description !== undefined && { description }),
  })

const names = <Name extends string>(list: readonly Name[], description: string) =>
  Type.Enum([...list], { type: 'string', description })

const kindNames = Object.keys(stepKinds) as (keyof typeof stepKinds)[]
const outside = Object.keys(outsideNames) as (keyof typeof outsideNames)[]

const units = [
  'kopecks',
  'hundredths_of_kopeck',
  'thousandths_of_kopeck',
  'percent',
  'tenths_of_percent',
  'hundredths_of_percent',
  'days',
  'times',
] as const satisfies readonly StepUnit[]

const unit = names(units, 'What the value is measured in.')

/** A number that a step is computed from. */
export const ExplanationInput = closed({
  name: names([...new Set([...kindNames, ...outside])], 'What the number is.'),
  title: Type.String({ description: 'The same in words.' }),
  value: Type.Integer({ description: 'In its unit.' }),
  unit,
  step: Type.Optional(
    Type.String({
      description:
        'The id of the step that gave it; left out for a term of the request and a figure of the law.',
    }),
  ),
})

/** The part of a sum that falls into one bracket. */
export const ExplanationBracket = closed({
  above: Type.Integer({ minimum: 0, description: 'Kopecks a year, exclusive.' }),
  up_to: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Kopecks a year, inclusive; null for the last bracket.',
  }),
  rate: Type.Integer({ minimum: 0, description: 'In its unit.' }),
  rate_unit: names(['percent', 'tenths_of_percent'], 'What the rate is measured in.'),
  amount: Type.Integer({ minimum: 0, description: 'What falls into the bracket. Kopecks.' }),
  tax: Type.Integer({
    minimum: 0,
    description:
      'Amount × rate, exact: hundredths of a kopeck for percent, thousandths for tenths of a percent.',
  }),
})

/** Where a step comes from. */
export const ExplanationCitation = closed(
  {
    act: Type.String({ description: 'The act by its Russian title and number.' }),
    article: Type.String({ description: 'Article and paragraph, in Russian abbreviations.' }),
    date: Type.String({
      format: 'date',
      description: 'The date of the act, or of the amending act that set the figure.',
    }),
    url: Type.String({ description: 'Where it is officially published.' }),
  },
  'Act and article.',
)

/** One line of the reckoning. */
export const ExplanationStep = closed({
  id: Type.String({ description: 'Unique within the explanation.' }),
  pointer: Type.Union([Type.String(), Type.Null()], {
    description:
      'JSON Pointer into the calculation, to the figure of exactly this value; null for a step on the way.',
  }),
  figure: names(kindNames, 'What the step computes.'),
  month: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'The month, as in monthly_details; left out for the year.',
    }),
  ),
  title: Type.String({ description: 'What the step computes, in the language of the request.' }),
  formula: Type.String({
    description: 'The reckoning on one line, amounts in roubles, in the language of the request.',
  }),
  operation: names(operations, 'What is done with the inputs, in their order.'),
  inputs: Type.Array(ExplanationInput, { description: 'The numbers, in their order.' }),
  brackets: Type.Optional(
    Type.Array(ExplanationBracket, {
      minItems: 1,
      description: 'The brackets that the first input reaches into.',
    }),
  ),
  rounding: Type.Optional(Type.String({ description: 'How the value is rounded, where it is.' })),
  value: Type.Integer({ description: 'What the step computes, in its unit.' }),
  unit,
  citation: ExplanationCitation,
})
export type ExplanationStep = Static<typeof ExplanationStep>

/** A private calculation with the steps that led to each of its figures. */
export const ExplanationResponse = closed({
  calculation: PrivateCalculationResponse,
  explanation: Type.Array(ExplanationStep, {
    minItems: 1,
    description: 'In the order of the reckoning: every step after those that it is computed from.',
  }),
})
export type ExplanationResponse = Static<typeof ExplanationResponse>
