import { answerRequest } from '@oklad/answers'
import { PrivateCalculationRequest } from '@oklad/contract'
import { objectWith } from '@oklad/contract/testing'
import { runs } from '@oklad/engine/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answering } from './answer-rows.ts'
import { answerCells } from './testing/answer-cells.ts'

describe('random rows', () => {
  const wrong = { nulls: 3, wrong: 1 }
  // Every row of a table is asked for warnings, and for no other addition to the answer.
  const { warnings: _, law_version: __, ...properties } = PrivateCalculationRequest.properties
  const request = objectWith({ ...PrivateCalculationRequest, properties }, 3, wrong)
  const answers = (rows: readonly object[]) =>
    rows.map((row) =>
      answerRequest.privateCalc(JSON.stringify({ ...row, warnings: true }), 2026, () => 'en'),
    )

  it('have the answers of the service', () => {
    const headers = [...Object.keys(properties), 'zeta']
    const { columns, answer } = answering({
      ...{ question: 'calc', currentYear: 2026, language: 'en', detail: 'months' },
      ...{ headers, keep: ['zeta'] },
    })
    const names = columns.map(({ name }) => name)
    fc.assert(
      fc.property(fc.array(request, { minLength: 1, maxLength: 20 }), (rows) => {
        const lines = rows.map((row) => JSON.stringify(row))
        const batch = { firstRow: 1, size: lines.length, columns: [], lines }
        const written = answer(batch).output as unknown[][]
        for (const [index, expected] of answers(rows).entries()) {
          const row = Object.fromEntries(
            names.map((name, place) => [name, written[place]?.[index]]),
          )
          // A column that is not of a field is no problem of a table.
          if ('zeta' in (rows[index] as object)) continue
          if (!expected.ok) {
            expect(row['errors']).toBeTruthy()
            continue
          }
          expect(row['errors']).toBe(null)
          for (const [name, value] of Object.entries(answerCells(expected.body))) {
            if (!headers.includes(name))
              expect([name, row[name] ?? undefined]).toEqual([name, value ?? undefined])
          }
        }
      }),
      { numRuns: runs(1000) },
    )
  })
})
