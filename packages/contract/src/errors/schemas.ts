import { type Static, Type } from '../schema/type.ts'
import { errorCodes } from './catalogue.ts'
import { inputProblemCodes, MOST_PROBLEMS } from './input-problems.ts'

const limit = (description: string) =>
  Type.Optional(Type.Union([Type.Integer(), Type.String()], { description }))

const counted = (description: string) => Type.Optional(Type.Integer({ minimum: 1, description }))

/** One thing that is wrong with a request. */
export const InputProblem = Type.Object(
  {
    pointer: Type.String({
      description:
        'JSON Pointer (RFC 6901) to the place; empty for the body as a whole. A name longer than 64 characters is cut.',
    }),
    code: Type.Enum(inputProblemCodes, { type: 'string', description: 'What is wrong there.' }),
    detail: Type.String({
      description:
        'The problem in words and what would be right, in the language of the request. The value sent is never repeated.',
    }),
    expected: Type.Optional(
      Type.Enum(['integer', 'boolean', 'string', 'object', 'array'], {
        type: 'string',
        description: 'The type that is wanted there.',
      }),
    ),
    minimum: limit('The lowest value accepted: a number, or a date for dates.'),
    maximum: limit('The highest value accepted: a number, or a date for dates.'),
    suggestion: Type.Optional(
      Type.String({ description: 'The known field that the name resembles.' }),
    ),
    allowed: Type.Optional(
      Type.Array(Type.String(), { description: 'The values accepted, where they are listed.' }),
    ),
    fields: Type.Optional(
      Type.Array(Type.String(), { description: 'The fields that exclude each other.' }),
    ),
    year: Type.Optional(Type.Integer({ description: 'The tax year that the value does not fit.' })),
    line: counted('The line where the JSON breaks, counted from 1.'),
    column: counted('The place in the line where the JSON breaks, counted from 1.'),
  },
  { additionalProperties: false },
)

/** An error as it goes over the wire: RFC 9457, `application/problem+json`. */
export const ProblemDocument = Type.Object(
  {
    type: Type.String({
      format: 'uri-reference',
      description: 'The page that explains the error: /errors/{code}.',
    }),
    title: Type.String({ description: 'The error in a few words, the same every time.' }),
    status: Type.Integer({ minimum: 400, maximum: 599, description: 'The HTTP status.' }),
    detail: Type.String({
      description: 'What happened, why, and what to do, in the language of the request.',
    }),
    code: Type.Enum(errorCodes, {
      type: 'string',
      description: 'The kind of error: stable, for programs.',
    }),
    request_id: Type.String({ description: 'The value of the header x-request-id.' }),
    errors: Type.Optional(
      Type.Array(InputProblem, {
        minItems: 1,
        maxItems: MOST_PROBLEMS,
        description: 'Everything that is wrong with the input; present only where input is wrong.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ProblemDocument = Static<typeof ProblemDocument>
