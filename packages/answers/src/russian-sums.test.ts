import { operationNames } from '@oklad/contract/internal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerRequest } from './answer-request.ts'
import { serviceDocument } from './example-answers.ts'
import { lawDocument } from './law/document.ts'
import { anyRequest } from './testing/index.ts'

// biome-ignore lint/suspicious/noExplicitAny: the parts of an OpenAPI document have many shapes
type Tree = any

/** A sum or a percentage that the end of a line may break. */
const BROKEN = /\d (?:\d{3}(?!\d)|%|₽)/
/** A whole sum of a sentence with kopecks. */
const NEEDLESS = /,00[ \u00a0]₽/

/** The texts of a value that are Russian. */
function* russianIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (/[а-яё]/i.test(value)) yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* russianIn(part)
  }
}

function expectWhole(answer: unknown): number {
  const texts = [...russianIn(answer)]
  for (const text of texts) {
    expect(text).not.toMatch(BROKEN)
    expect(text).not.toMatch(NEEDLESS)
  }
  return texts.length
}

const answered = (operation: keyof typeof answerRequest, request: object) =>
  answerRequest[operation](JSON.stringify(request), 2026, () => 'ru')

it('no example of an operation has a sum in Russian that the end of a line may break', () => {
  const document: Tree = serviceDocument(2026)
  let count = 0
  for (const { post } of Object.values<Tree>(document.paths)) {
    const operation = operationNames.find((name) => name === post?.operationId)
    const { examples = {} } = post?.requestBody?.content['application/json'] ?? {}
    if (operation === undefined || !(operation in answerRequest)) continue
    for (const { value } of Object.values<Tree>(examples)) {
      count += expectWhole(answered(operation as keyof typeof answerRequest, value))
    }
  }
  expect(count).toBeGreaterThan(200)
})

it('no breakdown and no problem has one, whatever is asked', () => {
  fc.assert(
    fc.property(anyRequest('private'), (request) => {
      expectWhole(answered('explain', request))
      expectWhole(answered('grossUp', { ...request, target_net: 30_000_000_000 }))
    }),
    { numRuns: 60 },
  )
})

it('no figure of the law has one', () => {
  for (const year of [2017, 2020, 2024, 2026]) expectWhole(lawDocument(year, 'ru'))
})
