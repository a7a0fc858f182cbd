import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BOUNDARIES, RequestDurations } from './request-durations.ts'

const bucketsOf = (milliseconds: readonly number[]) => {
  const durations = new RequestDurations()
  for (const duration of milliseconds) durations.add('GET', '/livez', 200, duration)
  return [...durations.series][0]
}

it('counts a request in the first bucket that it does not exceed', () => {
  const series = bucketsOf([0, 5, 5.001, 24, 25, 10_000, 10_000.5, 60_000])
  expect(series).toMatchObject({ method: 'GET', route: '/livez', status: 200, count: 8 })
  expect(series?.sum).toBeCloseTo(80.059501, 9)
  expect(series?.buckets).toEqual([2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2])
})

it('counts every request once, where a search from the other end would', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 20_000, noNaN: true })), (milliseconds) => {
      fc.pre(milliseconds.length > 0)
      const expected = Array(BOUNDARIES.length + 1).fill(0)
      for (const duration of milliseconds) {
        expected[BOUNDARIES.filter((boundary) => boundary < duration / 1000).length]++
      }
      expect(bucketsOf(milliseconds)?.buckets).toEqual(expected)
    }),
  )
})

it('keeps methods, routes and statuses apart, whatever order they come in', () => {
  const durations = new RequestDurations()
  for (let round = 0; round < 3; round++) {
    durations.add('POST', '/a', 200, 1)
    durations.add('POST', '/a', 400, 1)
    durations.add('POST', '/a', 400, 1)
    durations.add('GET', '/a', 200, 1)
    durations.add('POST', '/b', 200, 1)
  }
  expect(
    [...durations.series].map(({ method, route, status, count }) => [method, route, status, count]),
  ).toEqual([
    ['POST', '/a', 200, 3],
    ['POST', '/a', 400, 6],
    ['GET', '/a', 200, 3],
    ['POST', '/b', 200, 3],
  ])
})

it('makes one of all methods that nobody knows', () => {
  const durations = new RequestDurations()
  for (const method of ['BREW', 'SALARY', 'BREW', 'PROPFIND']) durations.add(method, '', 405, 1)
  expect([...durations.series]).toMatchObject([{ method: '_OTHER', count: 4 }])
})
