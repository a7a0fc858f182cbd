import TypeBox from 'typebox'
import { expect, it } from 'vitest'
import { Type } from './type.ts'

/** One schema with everything that is built, by either builder. */
const built = (type: typeof Type) =>
  type.Object(
    {
      whole: type.Integer({ minimum: 0, description: 'A number.' }),
      flag: type.Optional(type.Boolean({ default: false })),
      word: type.Optional(type.Enum(['one', 'two'], { type: 'string' })),
      list: type.Array(type.Integer(), { minItems: 12, maxItems: 12 }),
      nested: type.Optional(
        type.Object({ text: type.Optional(type.String()) }, { additionalProperties: false }),
      ),
      either: type.Union([type.Integer(), type.String({ format: 'date' }), type.Null()]),
    },
    { additionalProperties: false },
  )

it('builds what the library builds', () => {
  expect(JSON.parse(JSON.stringify(built(Type)))).toEqual(
    JSON.parse(JSON.stringify(built(TypeBox as unknown as typeof Type))),
  )
})
