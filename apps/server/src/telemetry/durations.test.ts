import { expect, it } from 'vitest'
import { durationsOfRequests } from './durations.ts'

it('names the error of answers that are the fault of the service, and of no others', async () => {
  const durations = durationsOfRequests()
  for (const status of [200, 404, 429, 500, 503]) {
    durations.observe('POST', '/api/v1/calc', status, 0.001)
  }
  const errors = durations.counts().map(({ labels }) => labels.error_type)
  expect(errors).toEqual([undefined, undefined, undefined, '500', '503'])
  const { values } = await durations.metric.get()
  expect(values.every(({ labels }) => labels.url_scheme === 'http')).toBe(true)
})
