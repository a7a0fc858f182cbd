import { Scale } from '@oklad/engine/internal'
import { expect, it } from 'vitest'
import { wireValue } from './document.ts'

it('writes a figure of every type as JSON', () => {
  expect(wireValue(null)).toBeNull()
  expect(wireValue(false)).toBe(false)
  expect(wireValue(30)).toBe(30)
  expect(wireValue({ upTo: { twoWords: ['01-01'] } })).toEqual({ up_to: { two_words: ['01-01'] } })
  expect(wireValue(new Scale([{ upTo: Number.POSITIVE_INFINITY, rate: 13 }]))).toEqual([
    { up_to: null, rate: 13 },
  ])
})

it.each([Number.POSITIVE_INFINITY, 1.5, undefined, () => 1])(
  'refuses %s, which JSON cannot hold',
  (value) => {
    expect(() => wireValue(value)).toThrow(TypeError)
  },
)
