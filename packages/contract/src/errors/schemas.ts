import { list, object, oneOf, optional, type Static, text, whole } from '../schema/build.ts'
import { errorCodes } from './catalogue.ts'

/** The most problems in one answer. A body can hold thousands. */
export const MOST_PROBLEMS = 100

/** The kinds of problems of a request. */
export const inputProblemCodes = [
  'malformed_json',
  'too_deep',
  'duplicate_field',
  'missing_field',
  'unknown_field',
  'wrong_type',
  'not_an_integer',
  'out_of_range',
  'impossible_date',
  'value_not_allowed',
  'wrong_length',
  'excluded_fields',
  'not_in_year',
] as const

const limit = (description: string) =>
  optional({ anyOf: [{ type: 'integer' }, { type: 'string' }], description })

const counted = (description: string) => optional(whole(description, { minimum: 1 }))

const texts = (description: string) => optional(list({ type: 'string' }, { description }))

/** One thing that is wrong with a request. */
export const InputProblem = object({
  pointer: text(
    'JSON Pointer (RFC 6901) to the place; empty for the body as a whole. A name longer than 64 characters is cut.',
  ),
  code: oneOf(inputProblemCodes, 'The kind of problem.'),
  detail: text(
    'The problem in words and how to correct it, in the language of the request. The value sent is never repeated.',
  ),
  expected: optional(
    oneOf(['integer', 'boolean', 'string', 'object', 'array'], 'The type that is expected there.'),
  ),
  minimum: limit('The lowest value accepted: a number, or a date for dates.'),
  maximum: limit('The highest value accepted: a number, or a date for dates.'),
  bounded_by: optional(text('The field whose value sets the highest one.')),
  suggestion: optional(text('The known field that the name resembles.')),
  allowed: texts('The values accepted, where they are listed.'),
  fields: texts('The fields that exclude each other.'),
  year: optional(whole('The tax year that the value does not fit.')),
  line: counted('The line where the JSON breaks, counted from 1.'),
  column: counted('The place in the line where the JSON breaks, counted from 1.'),
})

/** An input problem as it goes over the wire: RFC 9457 extension member `errors`. */
export type WireInputProblem = Static<typeof InputProblem>

/** An error as it goes over the wire: RFC 9457, `application/problem+json`. */
export const ProblemDocument = object({
  type: text('The page that explains the error: /errors/{code}.', { format: 'uri-reference' }),
  title: text('The error in a few words, the same every time.'),
  status: whole('The HTTP status.', { minimum: 400, maximum: 599 }),
  detail: text('The error, its cause and the remedy, in the language of the request.'),
  code: oneOf(errorCodes, 'The kind of error: stable, for programs.'),
  request_id: text('The value of the header x-request-id.'),
  errors: optional(
    list(InputProblem, {
      minItems: 1,
      maxItems: MOST_PROBLEMS,
      description: 'Everything that is wrong with the input; present only where input is wrong.',
    }),
  ),
})
export type ProblemDocument = Static<typeof ProblemDocument>
