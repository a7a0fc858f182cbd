import { readdirSync, readFileSync } from 'node:fs'
import { answerRequest, currentTaxYear } from '@oklad/answers'
import type { ExplanationResponse } from '@oklad/contract'
import { lawVersion } from '@oklad/engine'

/** The topic of a case is that of the first pattern that one of its expected fields matches. */
const topics: readonly (readonly [RegExp, string])[] = [
  [/settlement/, 'settlement'],
  [/FOMS|FSS|PFR|accident|cost/, 'contributions'],
  [/deduction/, 'deductions'],
  [/north/, 'allowances'],
  [/tax/, 'income tax'],
  [/./, 'pay'],
]

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The values that a golden case expects, with their JSON Pointers; months are columns there. */
function* valuesOf(expected: Fields, at = ''): Generator<[pointer: string, value: unknown]> {
  for (const [name, value] of Object.entries(expected)) {
    if (name === 'monthly_details') {
      for (const [field, values] of Object.entries(value as Record<string, unknown[]>)) {
        for (const [month, one] of values.entries()) yield [`/${name}/${month}/${field}`, one]
      }
    } else if (isObject(value)) yield* valuesOf(value, `${at}/${name}`)
    else yield [`${at}/${name}`, value]
  }
}

/** The golden cases of the private method for any language, with the article of every value. */
export function conformanceCases(): object {
  const folder = new URL('../fixtures/golden/', import.meta.url)
  const golden = readdirSync(folder).flatMap((name) =>
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  )
  const cases = golden.filter(({ request, expected }) => request && expected)
  return {
    law_version: lawVersion(),
    cases: cases.map(({ id, source, request, expected }) => {
      const asked = JSON.stringify({ ...request, warnings: true })
      const answer = answerRequest.explain(asked, currentTaxYear(Date.now()), () => 'ru')
      if (!answer.ok) throw new Error(`${id}: ${JSON.stringify(answer.problems)}`)
      const { explanation } = answer.body as ExplanationResponse
      const values = [...valuesOf(expected)]
      const isOf = ([pattern]: (typeof topics)[number]) =>
        values.some(([pointer]) => pattern.test(pointer))
      return {
        id,
        topic: topics.find(isOf)?.[1],
        source,
        request,
        expected: values.map(([pointer, value]) => {
          const citation = explanation.find((step) => step.pointer === pointer)?.citation
          const article = citation && [citation.act, citation.article].filter(Boolean).join(', ')
          return { pointer, value, article }
        }),
      }
    }),
  }
}
