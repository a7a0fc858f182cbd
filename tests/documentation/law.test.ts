import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerCalculation, readCalculation } from '@oklad/contract'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../support/project-folder.ts'

interface Example {
  readonly request: Record<string, unknown>
  readonly expected: Record<string, unknown> & { monthly_details?: Record<string, unknown[]> }
}

const document = readFileSync(join(projectFolder, 'docs/law.md'), 'utf8')
const examples = [...document.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, text = '']): Example => JSON.parse(text),
)

describe('the examples of docs/law.md', () => {
  it('are there for every rule', () => {
    expect(examples.length).toBeGreaterThanOrEqual(20)
  })

  it.each(examples)('$request', ({ request, expected }) => {
    const reading = readCalculation('private', request, 2026)
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
    const answer = JSON.parse(answerCalculation('private', reading.calculation, 'en'))
    const { monthly_details: columns = {}, ...year } = expected
    for (const [field, value] of Object.entries(year)) expect(answer[field], field).toEqual(value)
    for (const [field, values] of Object.entries(columns)) {
      const months: Record<string, unknown>[] = answer.monthly_details
      expect(
        months.map((month) => month[field]),
        field,
      ).toEqual(values)
    }
  })
})
