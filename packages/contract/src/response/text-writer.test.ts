import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsIn, piece, TextWriter } from './text-writer.ts'

const whole = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.maxSafeNat(),
  // The edges at which a number gains a digit.
  fc
    .tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: -1, max: 1 }))
    .map(([exponent, difference]) => Math.max(0, 10 ** exponent + difference)),
)

describe('a text writer', () => {
  it('writes pieces and numbers one after another', () => {
    const writer = new TextWriter()
    writer.write(piece('{"a":'))
    writer.writeInteger(0)
    writer.write(piece(',"b":'))
    writer.writeInteger(9_007_199_254_740_991)
    writer.write(piece('}'))
    expect(writer.text()).toBe('{"a":0,"b":9007199254740991}')
  })

  it('begins anew', () => {
    const writer = new TextWriter()
    writer.write(piece('a long text'))
    writer.clear()
    expect(writer.position).toBe(0)
    writer.write(piece('short'))
    expect(writer.text()).toBe('short')
  })

  it('repeats what it has written and changes it in the copy', () => {
    const writer = new TextWriter()
    writer.write(piece('[01:'))
    const from = 1
    writer.writeInteger(999)
    writer.write(piece(','))
    const start = writer.position
    writer.repeat(from, start)
    writer.overwrite(start, piece('02'))
    writer.overwriteInteger(start + 3, 123, 3)
    expect(writer.text()).toBe('[01:999,02:123,')
  })

  it('writes every whole number as JavaScript does', () => {
    const writer = new TextWriter()
    fc.assert(
      fc.property(whole, (value) => {
        writer.clear()
        writer.writeInteger(value)
        expect(writer.text()).toBe(String(value))
        expect(digitsIn(value)).toBe(String(value).length)
      }),
      { numRuns: 5000 },
    )
  })

  it('holds the longest answer', () => {
    // Twelve months of fourteen fields: a name of thirty characters and sixteen digits each.
    const writer = new TextWriter()
    for (let field = 0; field < 12 * 14; field++) {
      writer.write(piece(`"${'n'.repeat(30)}":`))
      writer.writeInteger(Number.MAX_SAFE_INTEGER)
    }
    expect(writer.text()).toHaveLength(12 * 14 * (33 + 16))
  })
})
