import { expect, it } from 'vitest'
import { heapMebibytes, slope } from './heap.ts'

it('the slope is that of the line through the points', () => {
  const points = (values: readonly number[]) => values.map((y, x) => ({ x, y }))
  expect(slope(points([5, 7, 9, 11]))).toBeCloseTo(2)
  expect(slope(points([90, 90, 90]))).toBe(0)
  expect(slope(points([4, 1, 1, 4]))).toBeCloseTo(0)
  expect(slope(points([3, 2, 1]))).toBeCloseTo(-1)
})

it('the heap is what is in use: what is dropped is not', () => {
  const before = heapMebibytes()
  let kept: object[] | undefined = Array.from({ length: 500_000 }, (_, index) => ({ index }))
  const full = heapMebibytes()
  expect(kept.length).toBe(500_000)
  kept = undefined
  expect(full - before).toBeGreaterThan(10)
  expect(heapMebibytes()).toBeLessThan(full - 10)
})
