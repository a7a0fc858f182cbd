import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calculationOf, column } from './support/answers.ts'
import { calculatePrivately } from './support/http.ts'
import { projectFolder } from './support/project-folder.ts'
import { runtimes } from './support/runtimes.ts'
import { sharedServer } from './support/server.ts'

/** A published or derived calculation. Its `monthly_details` maps a field to its column. */
interface GoldenCase {
  readonly id: string
  readonly source: string
  readonly request: Readonly<Record<string, unknown>>
  readonly expected: Readonly<Record<string, unknown>> & {
    readonly monthly_details?: Readonly<Record<string, readonly unknown[]>>
  }
}

const casesIn = (file: string): readonly GoldenCase[] =>
  JSON.parse(readFileSync(join(projectFolder, 'fixtures/golden', file), 'utf8'))

describe.each(runtimes)('the golden cases over HTTP on $runtime', ({ runtime }) => {
  const server = sharedServer({ runtime })

  describe.each(['core.json', 'extended.json'])('of %s', (file) => {
    it.each(casesIn(file))('$id ($source)', async ({ request, expected }) => {
      const answer = calculationOf(await calculatePrivately(server(), request))
      const { monthly_details: columns = {}, ...annual } = expected
      expect(answer).toMatchObject(annual)
      for (const [field, values] of Object.entries(columns)) {
        expect(column(answer, field), field).toEqual(values)
      }
    })
  })
})
