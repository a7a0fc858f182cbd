import { answerRequest } from '@oklad/answers'
import { operationNamed, questionNames } from '@oklad/contract/internal'
import { COSTLY } from './overload/overload-gate.ts'

/** After so many answers of each question Node has compiled most of their code. */
const ROUNDS = 10

/**
 * Answers the examples of the costly questions for a whole year, again and again. Node compiles code late: the first
 * breakdowns would take ten times as long as the later ones, and delay the requests of other callers.
 * @param year the tax year of a request without `start_date`
 */
export function warmUp(year: number): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of questionNames) {
      const { price, examples } = operationNamed(name)
      if ((price?.request ?? 0) < COSTLY) continue
      const request = { ...examples?.['usual']?.request, start_date: undefined }
      JSON.stringify(answerRequest[name](JSON.stringify(request), year, () => 'ru'))
    }
  }
}
