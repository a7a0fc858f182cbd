import { describe, expect, it } from 'vitest'
import {
  averageEarningsCases,
  everyGoldenCase,
  expectGolden,
  expectPayments,
  paymentsCases,
  recalculationCases,
} from '../../../tests/support/golden.ts'
import { answerRequest } from './answer-request.ts'

describe('golden cases', () => {
  it.each(everyGoldenCase)('$id ($source)', ({ request, expected }) => {
    const reading = answerRequest.privateCalc(JSON.stringify(request), 2026, () => 'en')
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
    expectGolden(JSON.parse(JSON.stringify(reading.body)), expected)
  })

  it.each(paymentsCases)('$id ($source)', (golden) => {
    const reading = answerRequest.payments(JSON.stringify(golden.request), 2026, () => 'en')
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
    expectPayments(reading.body, golden)
  })

  it.each(recalculationCases)('$id ($source)', ({ request, expected }) => {
    const reading = answerRequest.recalculate(JSON.stringify(request), 2026, () => 'en')
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
    expect(reading.body).toMatchObject(expected)
  })

  it.each(averageEarningsCases)('$id ($source)', ({ path, request, expected }) => {
    const reading = answerRequest[path](JSON.stringify(request), 2026, () => 'en')
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
    expect(reading.body).toMatchObject(expected)
  })
})
