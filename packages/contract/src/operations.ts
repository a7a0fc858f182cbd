import type { InputProblem } from './errors/input-problems.ts'
import { calculations } from './operations/calculations.ts'
import { lawOperations } from './operations/law.ts'
import type { Operation } from './operations/operation.ts'
import { serviceOperations } from './operations/service.ts'
import type { Questions } from './wire.ts'

/** Every operation of the service, by the name that code calls it by. */
export const operations = { ...calculations, ...lawOperations, ...serviceOperations } as const

/** The name of an operation. */
export type OperationName = keyof typeof operations

/** The names of all operations. */
export const operationNames = Object.keys(operations) as OperationName[]

/** Everything that the table holds about an operation, whichever it is. */
export const operationNamed = (name: OperationName): Operation => operations[name]

/** The name of an operation that answers one request of a person's pay. */
export type QuestionName = Exclude<keyof typeof calculations, 'batch'>

/** The names of the questions. */
export const questionNames = (Object.keys(calculations) as (keyof typeof calculations)[]).filter(
  (name) => name !== 'batch',
)

/** The question that has the breakdown of another one's answer; the question itself where none has. */
export function breakdownOf(question: QuestionName): QuestionName {
  const path = `${operations[question].path}/explain`
  return questionNames.find((name) => operations[name].path === path) ?? question
}

/** The name of an operation on the law. */
export type LawOperationName = keyof typeof lawOperations

/** The names of the operations on the law. */
export const lawOperationNames = Object.keys(lawOperations) as LawOperationName[]

/** The valid body of an operation. */
export type RequestOf<Name extends QuestionName> = Questions[Name]['request']

/** The answer of an operation. */
export type ResponseOf<Name extends QuestionName> = Questions[Name]['response']

/** The body of an answer, or everything that is wrong with the request. */
export type Answer<Body extends object = object> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }
