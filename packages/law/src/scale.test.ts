import { describe, expect, it } from 'vitest'
import { roubles } from './kopecks.ts'
import { lawOf } from './law-of.ts'
import { Scale } from './scale.ts'

/** Builds a new scale, so that these tests also run its constructor. */
const scaleOf2026 = () => new Scale(lawOf(2026).figures.mainScale.value.brackets)

describe('the scale of 2025 and 2026, with five brackets', () => {
  // Tax at each threshold, by hand: 312,000; + 390,000; + 2,700,000; + 6,000,000 roubles.
  it.each([
    [2_400_000, 312_000, 13],
    [5_000_000, 702_000, 15],
    [20_000_000, 3_402_000, 18],
    [50_000_000, 9_402_000, 20],
    [50_000_001, 9_402_000.22, 22],
  ])('on %i roubles is %d, ending at %i percent', (base, tax, rate) => {
    const scale = scaleOf2026()
    expect(scale.taxOn(roubles(base))).toBe(tax * 10_000)
    expect(scale.bracketOf(roubles(base)).rate).toBe(rate)
  })

  it('taxes a sum exactly on a threshold at the lower rate, and a kopeck more at the higher', () => {
    const scale = scaleOf2026()
    expect(scale.bracketOf(240_000_000).rate).toBe(13)
    expect(scale.bracketOf(240_000_001).rate).toBe(15)
    expect(scale.taxOn(240_000_001) - scale.taxOn(240_000_000)).toBe(15)
  })
})

it('throws for brackets that do not rise, and for a last bracket with a top', () => {
  expect(() => new Scale([{ upTo: 100, rate: 13 }])).toThrow(/no top/)
  expect(() => new Scale([])).toThrow(/no top/)
  expect(
    () =>
      new Scale([
        { upTo: 100, rate: 13 },
        { upTo: 100, rate: 15 },
        { upTo: Number.POSITIVE_INFINITY, rate: 18 },
      ]),
  ).toThrow(/must rise/)
})
