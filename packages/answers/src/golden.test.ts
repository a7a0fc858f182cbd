import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerRequest } from './answer-request.ts'

interface GoldenCase {
  id: string
  source: string
  request: Record<string, unknown>
  expected: Record<string, unknown> & { monthly_details?: Record<string, unknown[]> }
}

const casesOf = (name: string): GoldenCase[] =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/golden/${name}`, import.meta.url), 'utf8'))

describe.each(['core.json', 'extended.json', 'circumstances.json'])(
  'golden cases of %s',
  (name) => {
    const cases = casesOf(name)
    it.each(cases)('$id ($source)', ({ request, expected }) => {
      const reading = answerRequest['private-calc'](JSON.stringify(request), 2026, () => 'en')
      if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
      const answer = JSON.parse(JSON.stringify(reading.body))
      const { monthly_details: columns = {}, ...annual } = expected
      expect(answer).toMatchObject(annual)
      for (const [field, values] of Object.entries(columns)) {
        const months: Record<string, unknown>[] = answer.monthly_details
        expect(
          months.map((month) => month[field]),
          field,
        ).toEqual(values)
      }
    })
  },
)
