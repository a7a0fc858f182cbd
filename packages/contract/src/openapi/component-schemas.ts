import { inputProblemSchema } from '../errors/input-problems.ts'
import { ProblemDocument } from '../errors/problem-document.ts'
import { calculationSchemas } from '../operations/calculations.ts'
import * as law from '../responses/law.ts'
import { PrivateCalculationResponse } from '../responses/private-calculation.ts'
import { object, whole } from '../schema/build.ts'
import { withNamedParts } from './named-parts.ts'
import { type JsonObject, schemaReference } from './parts.ts'
import { type HasFigure, requestSchemas } from './request-schemas.ts'

const ofProblems = { ProblemDocument, InputProblem: inputProblemSchema } as const

/** The schemas of answers that the document names, so that a generated client has a type for each. */
export const responseSchemas: typeof calculationSchemas & typeof law & typeof ofProblems = {
  ...calculationSchemas,
  ...law,
  ...ofProblems,
}

/** The name of a schema of an answer. */
export type ResponseName = keyof typeof responseSchemas

/** A line of the answer to a batch: a client reads it as this, because no generator knows lines of JSON. */
const BatchLine = object('A line of the answer to a batch, with an answer or a problem.', {
  line: whole('The number of the line, from 1.', { minimum: 1 }),
  'answer?': PrivateCalculationResponse,
  'problem?': ProblemDocument,
})

/** The largest number of 32 bits with a sign. */
const MOST_OF_32_BITS = 2 ** 31 - 1

/** A schema whose whole numbers may be larger has a format: otherwise Java, C# and others make them 32 bits. */
function sized(part: unknown): unknown {
  const { type, maximum = Infinity } = Object(part) as { type?: unknown; maximum?: number }
  return type === 'integer' && maximum > MOST_OF_32_BITS
    ? { ...(part as object), format: 'int64' }
    : part
}

/** The value of a figure has many shapes: generated clients read some of them wrongly, or do not compile. */
const figureValue = law.LawFigureState.properties.value

/**
 * The named schemas as pure JSON, by name; where one holds another, it refers to it. Those of answers are open: a client has
 * to read the members that a later version adds.
 */
export function componentSchemas(hasFigure: HasFigure, currentYear: number): JsonObject {
  const names = new Map<unknown, string>(
    Object.entries(responseSchemas).map(([name, schema]) => [schema, name]),
  )
  const written = (schemas: Readonly<Record<string, object>>, isOpen: boolean): JsonObject =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => {
        const text = JSON.stringify(schema, (key, part: unknown) => {
          if (isOpen && key === 'additionalProperties') return undefined
          if (part === figureValue) return { description: figureValue.description }
          const other = part === schema ? undefined : names.get(part)
          return other === undefined ? sized(part) : schemaReference(other)
        })
        return [name, JSON.parse(text)]
      }),
    )
  const all = {
    ...written(withNamedParts(requestSchemas(hasFigure, currentYear)), false),
    ...written({ ...responseSchemas, BatchLine }, true),
  }
  // A bundler gives the exports of a module in another order than Node.
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)))
}
