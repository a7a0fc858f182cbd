import {
  BreakEven,
  ComparedEngagement,
  ComparedSide,
  ComparisonResponse,
} from '../compare/schemas.ts'
import { InputProblem, ProblemDocument } from '../errors/schemas.ts'
import {
  ExplanationBracket,
  ExplanationCitation,
  ExplanationInput,
  ExplanationResponse,
  ExplanationStep,
} from '../explanation/schemas.ts'
import { GrossUpRequest, GrossUpResponse } from '../gross-up/schemas.ts'
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
} from '../law/schemas.ts'
import { PrivateCalculationRequest, PublicCalculationRequest } from '../request/schemas.ts'
import {
  PrivateCalculationResponse,
  PrivateMonth,
  PublicCalculationResponse,
  PublicMonth,
  Warning,
} from '../response/schemas.ts'
import type { TSchema } from '../schema/type.ts'
import type { JsonObject } from './json.ts'

/** The schemas that the document names, so that a generated client has a type for each. */
const named = {
  PublicCalculationRequest,
  PublicCalculationResponse,
  PublicMonth,
  PrivateCalculationRequest,
  PrivateCalculationResponse,
  PrivateMonth,
  Warning,
  GrossUpRequest,
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
} satisfies Record<string, TSchema>

/** The name of a schema of the document. */
export type SchemaName = keyof typeof named

/** A reference to a schema of the document. */
export const schemaReference = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` })

/** The named schemas as pure JSON; where one holds another, it refers to it. */
export function componentSchemas(): JsonObject {
  const names = new Map<unknown, SchemaName>(
    Object.entries(named).map(([name, schema]) => [schema, name as SchemaName]),
  )
  const asJson = (schema: TSchema): JsonObject =>
    JSON.parse(
      JSON.stringify(schema, (_, part: unknown) => {
        const name = part === schema ? undefined : names.get(part)
        return name === undefined ? part : schemaReference(name)
      }),
    )
  return Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, asJson(schema)]))
}
