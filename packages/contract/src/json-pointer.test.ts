import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldAt, pointerTo } from './json-pointer.ts'

describe('a JSON Pointer', () => {
  it.each([
    // The examples of RFC 6901, section 5.
    ['foo', '/foo'],
    ['', '/'],
    ['a/b', '/a~1b'],
    ['c%d', '/c%d'],
    ['k"l', '/k"l'],
    [' ', '/ '],
    ['m~n', '/m~0n'],
    // Order matters: "~1" is a name, not an escaped slash.
    ['~1', '/~01'],
    ['~/~', '/~0~1~0'],
  ])('escapes %j as %s', (field, pointer) => {
    expect(pointerTo('', field)).toBe(pointer)
    expect(fieldAt(pointer)).toBe(field)
  })

  it('continues another pointer', () => {
    expect(pointerTo(pointerTo(pointerTo('', 'months'), 0), 'a/b')).toBe('/months/0/a~1b')
  })

  it.each([
    ['/income_before/tax_withheld', 'income_before.tax_withheld'],
    ['/other_employers/0/tax_withheld', 'other_employers[0].tax_withheld'],
    ['/monthly_bonuses/11', 'monthly_bonuses[11]'],
    ['/income_before/a~1b', 'income_before.a/b'],
  ])('%s names the field %s', (pointer, name) => {
    expect(fieldAt(pointer)).toBe(name)
  })

  it('is empty for the body as a whole', () => {
    expect(fieldAt('')).toBe('')
  })

  it('cuts a name at 64 characters without splitting one', () => {
    expect(pointerTo('', 'x'.repeat(65))).toBe(`/${'x'.repeat(64)}`)
    // The 64th code unit is the first half of an emoji.
    expect(pointerTo('', `${'x'.repeat(63)}😀`)).toBe(`/${'x'.repeat(63)}\ufffd`)
  })

  it('replaces lone surrogates', () => {
    expect(pointerTo('', '\ud800')).toBe('/\ufffd')
    expect(pointerTo('', '\udc00x\ud83d\ude00')).toBe('/\ufffdx😀')
  })

  it('gives the name of the field back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 32 }), (field) => {
        expect(fieldAt(pointerTo('', field))).toBe(field)
      }),
    )
  })
})
