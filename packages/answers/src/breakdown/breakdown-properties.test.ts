import { languages } from '@oklad/contract/fields'
import type { ExplanationStep, PaymentsResponse } from '@oklad/contract/internal'
import { isLong } from '@oklad/engine/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerRequest } from '../answer-request.ts'
import { anyRequest } from '../testing/requests.ts'

const questions = { explain: 'private', explainPayments: 'payments' } as const

describe.each(['explain', 'explainPayments'] as const)('the steps of %s', (question) => {
  it('refer to what there is, have titles of their own, and give every sum', () => {
    fc.assert(
      fc.property(
        anyRequest(questions[question]),
        fc.constantFrom(...languages),
        (request, language) => {
          const answer = answerRequest[question](JSON.stringify(request), 2026, () => language)
          if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
          const { calculation, explanation } = answer.body
          expect({
            wrongReferences: wrongReferences(explanation, calculation),
            withUnclearNumbers: figuresOf(explanation).filter(hasUnclearNumbers),
            repeatedTitles: repeatedTitles(explanation),
            missingSums: missingSums(explanation, calculation),
          }).toEqual({
            wrongReferences: [],
            withUnclearNumbers: [],
            repeatedTitles: [],
            missingSums: [],
          })
        },
      ),
      // Once for all checks: most of the time goes into the breakdowns.
      { numRuns: isLong ? 10_000 : 500 },
    )
  })
})

/** Returns the steps that refer to a later step, or to a figure of the answer with another value. */
function wrongReferences(steps: readonly ExplanationStep[], answer: object) {
  const values = new Map<string, number>()
  return steps.filter((step) => {
    const isKnown = values.has(step.id)
    values.set(step.id, step.value)
    const follow = figuresOf([step]).every(
      ({ pointer, inputs, value }) =>
        inputs.every(({ step, value }) => !step || values.get(step) === value) &&
        (pointer === null || valueAt(answer, pointer) === value),
    )
    return isKnown || !follow
  })
}

/** Whether two numbers of a step or of a row have the same words. */
function hasUnclearNumbers({ inputs, formula }: ReturnType<typeof figuresOf>[number]): boolean {
  const names = [...formula.matchAll(/(?<=[\d.,] )\([^()\d]+\)/g)].map(String)
  return hasTwice(inputs.map(({ title }) => title)) || hasTwice(names)
}

/** Returns all titles with their months, if one occurs twice in a month. */
function repeatedTitles(steps: readonly ExplanationStep[]): string[] {
  const titles = steps.map(({ title, month = 'year' }) => `${month}: ${title}`)
  return hasTwice(titles) ? titles : []
}

/** Returns the sums of payments, transfers and tax years, other than 0, that no step gives. */
function missingSums(steps: readonly ExplanationStep[], answer: object): string[] {
  const pointers = new Set(figuresOf(steps).map(({ pointer }) => pointer))
  const { payments = [], transfers = [], tax_years = [] }: Partial<PaymentsResponse> = answer
  return Object.entries({ payments, transfers, tax_years }).flatMap(([part, entries]) =>
    entries.flatMap((entry, index) =>
      Object.entries(entry)
        .filter(([name, value]) => /_(income|amount)$/.test(name) && value !== 0)
        .map(([name]) => `/${part}/${index}/${name}`)
        .filter((pointer) => !pointers.has(pointer)),
    ),
  )
}

/** The steps with the rows of their tables. */
const figuresOf = (steps: readonly ExplanationStep[]) =>
  steps.flatMap((step) => [step, ...(step.rows ?? [])])

const hasTwice = (texts: readonly string[]) => new Set(texts).size < texts.length

const valueAt = (answer: object, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], answer)
