import fc from 'fast-check'

/** One edit of bytes. */
type Edit = (bytes: Buffer) => Buffer

/** The place: a share of the length, so that it fits any text. */
const place = fc.integer({ min: 0, max: 9999 })
const at = (bytes: Buffer, share: number) => Math.trunc((bytes.length * share) / 10_000)

const splice = (bytes: Buffer, from: number, to: number, between: Uint8Array) =>
  Buffer.concat([bytes.subarray(0, from), between, bytes.subarray(to)])

/** Bytes with a meaning in JSON or UTF-8. */
const meaningful = [...'{}[]":,-+.eE0\\/ntu \t\r\n\0', '\ufeff', '\u2028', '🙂', '\x7f']
  .map((text) => Buffer.from(text))
  .concat(['c0', 'ff', 'c0af', 'eda080', 'f4908080', 'e282'].map((hex) => Buffer.from(hex, 'hex')))

const inserted = fc.oneof(
  fc.constantFrom(...meaningful),
  fc.uint8Array({ minLength: 1, maxLength: 4 }),
)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, inserted).map(
    ([share, between]): Edit =>
      (bytes) =>
        splice(bytes, at(bytes, share), at(bytes, share), between),
  ),
  fc.tuple(place, inserted).map(
    ([share, instead]): Edit =>
      (bytes) =>
        splice(bytes, at(bytes, share), at(bytes, share) + instead.length, instead),
  ),
  fc.tuple(place, fc.integer({ min: 1, max: 20 })).map(
    ([share, length]): Edit =>
      (bytes) =>
        splice(bytes, at(bytes, share), at(bytes, share) + length, Buffer.alloc(0)),
  ),
  // Repeats a part at another place.
  fc.tuple(place, place, fc.integer({ min: 1, max: 60 })).map(
    ([share, from, length]): Edit =>
      (bytes) => {
        const part = bytes.subarray(at(bytes, from), at(bytes, from) + length)
        return splice(bytes, at(bytes, share), at(bytes, share), part)
      },
  ),
  // Cuts the rest off.
  place.map(
    (share): Edit =>
      (bytes) =>
        bytes.subarray(0, at(bytes, share)),
  ),
)

/** The bytes of a text with some of them changed. */
export function edited(texts: fc.Arbitrary<string>): fc.Arbitrary<Buffer> {
  return fc
    .tuple(texts, fc.array(edits, { minLength: 1, maxLength: 4 }))
    .map(([text, changes]) =>
      changes.reduce((bytes, change) => change(bytes), Buffer.from(text) as Buffer),
    )
}
