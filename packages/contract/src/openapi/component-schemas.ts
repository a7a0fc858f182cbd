import { InputProblem, ProblemDocument } from '../errors/schemas.ts'
import {
  BreakEven,
  ComparedEngagement,
  ComparedSide,
  ComparisonResponse,
} from '../responses/comparison.ts'
import {
  ExplanationBracket,
  ExplanationCitation,
  ExplanationInput,
  ExplanationResponse,
  ExplanationStep,
} from '../responses/explanation.ts'
import { GrossUpResponse } from '../responses/gross-up.ts'
import {
  LawCitation,
  LawDifferenceResponse,
  LawFigure,
  LawFigureDifference,
  LawFigureState,
  LawResponse,
  LawYear,
  LawYearEntry,
  LawYearsResponse,
} from '../responses/law.ts'
import { Warning } from '../responses/parts.ts'
import { PrivateCalculationResponse, PrivateMonth } from '../responses/private-calculation.ts'
import { PublicCalculationResponse, PublicMonth } from '../responses/public-calculation.ts'
import type { JsonObject } from './parts.ts'
import { type HasFigure, requestSchemas } from './request-schemas.ts'

/** The schemas that the document names, so that a generated client has a type for each. */
const named = {
  PublicCalculationResponse,
  PublicMonth,
  PrivateCalculationResponse,
  PrivateMonth,
  Warning,
  GrossUpResponse,
  ComparisonResponse,
  ComparedSide,
  ComparedEngagement,
  BreakEven,
  ExplanationResponse,
  ExplanationStep,
  ExplanationInput,
  ExplanationBracket,
  ExplanationCitation,
  LawYearsResponse,
  LawYearEntry,
  LawResponse,
  LawFigure,
  LawDifferenceResponse,
  LawFigureDifference,
  LawFigureState,
  LawYear,
  LawCitation,
  ProblemDocument,
  InputProblem,
} as const

/** The name of a schema of the document. */
export type SchemaName = keyof typeof named | keyof ReturnType<typeof requestSchemas>

/** A reference to a schema of the document. */
export const schemaReference = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` })

/** The named schemas as pure JSON; where one holds another, it refers to it. */
export function componentSchemas(hasFigure: HasFigure): JsonObject {
  const names = new Map<unknown, SchemaName>(
    Object.entries(named).map(([name, schema]) => [schema, name as SchemaName]),
  )
  const withReferences = (schema: object): JsonObject =>
    JSON.parse(
      JSON.stringify(schema, (_, part: unknown) => {
        const name = part === schema ? undefined : names.get(part)
        return name === undefined ? part : schemaReference(name)
      }),
    )
  return Object.fromEntries(
    Object.entries({ ...requestSchemas(hasFigure), ...named }).map(([name, schema]) => [
      name,
      withReferences(schema),
    ]),
  )
}
