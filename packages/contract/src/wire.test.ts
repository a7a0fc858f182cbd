import type { XStatic } from 'typebox/schema'
import { expectTypeOf, it } from 'vitest'
import type { RequestKind, Requests, requests } from './fields/request-kinds.ts'
import type { responseSchemas } from './openapi/component-schemas.ts'
import type { operations, QuestionName } from './operations.ts'
import type { LawResponse, LawYearsResponse, ProblemDocument, Questions } from './wire.ts'

type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false

/** Whether the generated types of the answers accept what their schemas accept, and nothing else. */
type AnswersAreSame = {
  readonly [Name in QuestionName]: IsSame<
    XStatic<(typeof responseSchemas)[(typeof operations)[Name]['response']]>,
    Questions[Name]['response']
  >
}

type RequestsAreSame = {
  readonly [Kind in RequestKind]: IsSame<XStatic<(typeof requests)[Kind]>, Requests[Kind]>
}

it('the generated types are those of the schemas', () => {
  expectTypeOf<AnswersAreSame[keyof AnswersAreSame]>().toEqualTypeOf<true>()
  expectTypeOf<RequestsAreSame[RequestKind]>().toEqualTypeOf<true>()
  type Problem = XStatic<(typeof responseSchemas)['ProblemDocument']>
  expectTypeOf<IsSame<Problem, ProblemDocument>>().toEqualTypeOf<true>()
  type Years = XStatic<(typeof responseSchemas)['LawYearsResponse']>
  expectTypeOf<IsSame<Years, LawYearsResponse>>().toEqualTypeOf<true>()
  // The compiler derives no type from the list of the figures' values, whose length it does not know.
  expectTypeOf<XStatic<(typeof responseSchemas)['LawResponse']>>().toExtend<LawResponse>()
})
