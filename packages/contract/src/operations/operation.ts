import type { ErrorCode } from '../errors/catalogue.ts'
import type { RequestKind } from '../fields/request-kinds.ts'
import type { Text } from '../language.ts'
import type { HeaderName, JsonObject } from '../openapi/parts.ts'
import type { Price } from './points.ts'

/**
 * An operation of the service: its route, limit, metric, part of the OpenAPI document, method of the client and tool
 * of assistants come from it.
 */
export interface Operation {
  /** The name in the OpenAPI document, from which generated clients make the names of their methods. */
  readonly id: string
  readonly path: string
  readonly tag: 'Calculation' | 'Law' | 'Service'
  readonly summary: Text
  readonly description: Text
  /** The content of the answer, in words. */
  readonly answer: Text
  /** Which request the body of a `POST` is; a `GET` has none. */
  readonly request?: RequestKind
  /** Whether the body and the answer are lines of JSON: a request in each line, and its answer. */
  readonly isBatch?: true
  /** The name of the schema of the answer, or a schema without a name. */
  readonly response: string | JsonObject
  /** Requests that the document shows with their answers, by name. */
  readonly examples?: Examples
  /** The parameters of a `GET` whose answer the document shows. */
  readonly parametersShown?: JsonObject
  /** The only example of an answer. */
  readonly example?: JsonObject
  /** What a request takes from its caller's limit; nothing when left out. */
  readonly price?: Price
  readonly needsKey?: true
  readonly parameters?: readonly JsonObject[]
  readonly headers: readonly HeaderName[]
  readonly errors: readonly ErrorCode[]
  /** The name of the assistants' tool that uses it. */
  readonly tool?: string
  /** The name of the command that prints its answer. */
  readonly command?: string
  /** The description of the tool and of the command. */
  readonly purpose?: Text
}

/** Requests that the document shows, by their names. */
export type Examples<Request = object> = Readonly<
  Record<string, { readonly summary: string; readonly request: Request }>
>
