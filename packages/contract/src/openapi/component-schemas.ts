import { inputProblemSchema } from '../errors/input-problems.ts'
import { ProblemDocument } from '../errors/problem-document.ts'
import * as comparison from '../responses/comparison.ts'
import * as explanation from '../responses/explanation.ts'
import * as grossUp from '../responses/gross-up.ts'
import * as law from '../responses/law.ts'
import { Warning } from '../responses/parts.ts'
import * as payments from '../responses/payments.ts'
import { PrivateCalculationResponse, PrivateMonth } from '../responses/private-calculation.ts'
import * as publicCalculation from '../responses/public-calculation.ts'
import type { JsonObject } from './parts.ts'
import { type HasFigure, requestSchemas } from './request-schemas.ts'

const { paymentsAnswerFields: _, ...paymentSchemas } = payments

/** The schemas of answers that the document names, so that a generated client has a type for each. */
const named = {
  ...publicCalculation,
  PrivateCalculationResponse,
  PrivateMonth,
  Warning,
  ...grossUp,
  ...comparison,
  ...explanation,
  ...paymentSchemas,
  ...law,
  ProblemDocument,
  InputProblem: inputProblemSchema,
} as const

/** The name of a schema of the document. */
export type SchemaName = keyof typeof named | keyof ReturnType<typeof requestSchemas>

/** A reference to a schema of the document. */
export const schemaReference = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` })

/** The named schemas as pure JSON; where one holds another, it refers to it. */
export function componentSchemas(hasFigure: HasFigure, currentYear: number): JsonObject {
  const names = new Map<unknown, string>(
    Object.entries(named).map(([name, schema]) => [schema, name]),
  )
  const withReferences = (schema: object): JsonObject =>
    JSON.parse(
      JSON.stringify(schema, (_, part: unknown) => {
        const name = part === schema ? undefined : names.get(part)
        return name === undefined ? part : schemaReference(name as SchemaName)
      }),
    )
  return Object.fromEntries(
    Object.entries({ ...requestSchemas(hasFigure, currentYear), ...named }).map(
      ([name, schema]) => [name, withReferences(schema)],
    ),
  )
}
