import { describe, it } from 'vitest'
import { calculationOf } from '../support/answers.ts'
import { everyGoldenCase, expectGolden } from '../support/golden.ts'
import { calculatePrivately } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'

describe('the golden cases over HTTP', () => {
  const server = sharedInProcess()

  it.each(everyGoldenCase)('$id ($source)', async ({ request, expected }) => {
    expectGolden(calculationOf(await calculatePrivately(server(), request)), expected)
  })
})
