import { describe, it } from 'vitest'
import { calculationOf } from '../support/answers.ts'
import { everyGoldenCase, expectGolden } from '../support/golden.ts'
import { calculatePrivately } from '../support/http.ts'
import { anyRuntime } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'

describe.each(anyRuntime)('the golden cases over HTTP on $runtime', ({ runtime }) => {
  const server = sharedServer({ runtime })

  it.each(everyGoldenCase)('$id ($source)', async ({ request, expected }) => {
    expectGolden(calculationOf(await calculatePrivately(server(), request)), expected)
  })
})
