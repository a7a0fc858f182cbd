import { PrivateCalculationRequest, PublicCalculationRequest } from '@oklad/contract'
import fc from 'fast-check'
import { edited } from './byte-edits.ts'
import { members, objectText, rightText, type Schema } from './right-values.ts'

const publicSchema = PublicCalculationRequest as Schema
const privateSchema = PrivateCalculationRequest as Schema
const fields = Object.keys(privateSchema.properties ?? {})

/** Members of valid requests. */
const rightMembers = fc.oneof(members(publicSchema), members(privateSchema))
const right = rightMembers.map(objectText)

/** Strings with any characters: escaped, with half of a surrogate pair, or raw. */
const stringText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => JSON.stringify(text)),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `"${text}"`),
  fc.constantFrom('"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x41"', '"\\u12"', '"\u202e"'),
)

/** Numbers that JSON allows, and numbers that it does not. */
const numberText = fc.oneof(
  fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }).map(String),
  fc.double().map(String),
  fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: -400, max: 400 }))
    .map(([digits, exponent]) => `${digits}e${exponent}`),
  fc.bigInt({ min: 0n, max: 10n ** 15n }).map((digits) => `${digits}.0`),
  fc.bigInt({ min: 0n, max: 10n ** 15n }).map((digits) => `0${digits}`),
  fc.constantFrom('-0', '-0.0', '+1', '.5', '1.', '0x10', '1_000', 'NaN', '-Infinity', '1e', '--1'),
  fc.integer({ min: 1, max: 16_000 }).map((length) => '9'.repeat(length)),
)

const anyText = fc.oneof(
  { weight: 4, arbitrary: numberText },
  { weight: 2, arbitrary: stringText },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom('null', 'true', 'undefined', '{}', '[]', '', '[,]') },
  // A value that is valid for one field is invalid for most others.
  {
    weight: 3,
    arbitrary: fc.oneof(...Object.values(privateSchema.properties ?? {}).map(rightText)),
  },
)

const misspelt = fc
  .tuple(fc.constantFrom(...fields), fc.nat(40), fc.constantFrom('', '_', 'х', 'A'))
  .map(([name, at, instead]) => name.slice(0, at) + instead + name.slice(at + 1))

const anyName = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fields).map((name) => JSON.stringify(name)) },
  { weight: 2, arbitrary: misspelt.map((name) => JSON.stringify(name)) },
  { weight: 1, arbitrary: stringText },
  { weight: 1, arbitrary: fc.constantFrom('"__proto__"', '"constructor"', '""', 'gross_salary') },
)

const anyMember = fc.tuple(anyName, anyText).map(([name, text]) => `${name}:${text}`)

/** A valid request with some members that are wrong, unusual or repeated. */
const wrongMembers = fc
  .tuple(
    rightMembers,
    fc.array(fc.tuple(fc.nat(30), anyMember), { minLength: 1, maxLength: 5 }),
    fc.constantFrom(',', ' ,\n', ',,', ''),
  )
  .map(([all, more, comma]) => {
    const changed = [...all]
    for (const [at, member] of more) changed.splice(at, at % 2, member)
    return objectText(changed).replace(',', comma)
  })

const bracket = fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[{"gross_salary":', '}]'])

/** Nested arrays and objects: shallow or deeper than allowed, closed or not. */
const deep = fc
  .tuple(bracket, fc.oneof(fc.nat(12), fc.nat(20_000)), anyText, fc.boolean())
  .map(
    ([[open = '', close = ''], depth, text, closed]) =>
      open.repeat(depth) + text + (closed ? close.repeat(depth) : ''),
  )

/** Small parts repeated up to around the largest accepted size. */
const large = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(' ', '\n', '"', '\\', ',', ':', '0', '{', '"":0,', '\\u0000', 'я', '🙂'),
      anyMember.map((member) => `${member},`),
      anyText.map((text) => `${text},`),
    ),
    fc.oneof(fc.integer({ min: 16_300, max: 16_400 }), fc.nat(40_000)),
    fc.constantFrom(
      ['', ''],
      ['{', '"gross_salary":1}'],
      ['[', '0]'],
      ['{"gross_salary":[', '0]}'],
    ),
  )
  .map(([piece, size, [open = '', close = '']]) => {
    const room = Math.max(0, size - open.length - close.length)
    return open + piece.repeat(Math.trunc(room / Math.max(1, Buffer.byteLength(piece)))) + close
  })

/** As many different fields as fit, each similar to a known one. */
const crowded = fc
  .tuple(fc.integer({ min: 1, max: 1500 }), misspelt, anyText)
  .map(([count, name, text]) => {
    const value = text.length > 8 ? '1' : text
    const names = Array.from({ length: count }, (_, index) => JSON.stringify(`${name}${index}`))
    return objectText(names.map((unknown) => `${unknown}:${value}`))
  })

const bytesOf = (texts: fc.Arbitrary<string>) => texts.map((text): Buffer => Buffer.from(text))

const bodies = fc.oneof(
  { weight: 30, arbitrary: bytesOf(right) },
  { weight: 60, arbitrary: bytesOf(wrongMembers) },
  { weight: 60, arbitrary: edited(fc.oneof(right, wrongMembers)) },
  { weight: 15, arbitrary: bytesOf(fc.oneof(anyText, fc.json(), fc.string({ unit: 'binary' }))) },
  { weight: 10, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 4, arbitrary: bytesOf(deep) },
  { weight: 4, arbitrary: bytesOf(large) },
  { weight: 2, arbitrary: edited(fc.oneof(large, deep)) },
  { weight: 2, arbitrary: bytesOf(crowded) },
)

/** The number of bodies in a batch. */
export const BATCH = 1000

/**
 * Random bodies: most are wrong, some are valid.
 * @param seed of the whole run
 * @param batch the number of the batch: the same seed and batch give the same bodies
 */
export function bodiesOf(seed: number, batch: number): Buffer[] {
  return fc.sample(bodies, { seed: Math.imul(seed, 1_000_003) + batch, numRuns: BATCH })
}
