import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createApiKey, hashApiKey } from './api-key.ts'
import { KeysError } from './errors.ts'
import { formatKeysFile, type KeyRecord, parseKeysFile } from './keys-file.ts'

const RECORD: KeyRecord = {
  id: 'AAAAAAAAAAAA',
  name: 'бухгалтерия',
  hash: 'a'.repeat(64),
  created: '2026-01-31T09:00:00.000Z',
  expires: null,
  disabled: false,
}

const text = (...keys: unknown[]): string => JSON.stringify({ version: 1, keys })

const problemsOf = (contents: string): readonly string[] => {
  try {
    parseKeysFile(contents, '/etc/oklad/keys.json')
  } catch (error) {
    expect(error).toBeInstanceOf(KeysError)
    const { message, code, cause } = error as KeysError
    expect([code, cause]).toEqual(['keys_file_invalid', undefined])
    const [place, ...problems] = message.split('\n  - ')
    expect(place).toContain('/etc/oklad/keys.json')
    return problems
  }
  return []
}

test('a written file is read back', () => {
  const other = { ...RECORD, id: 'BBBBBBBBBBBB', hash: 'b'.repeat(64), disabled: true }
  const more = { expires: '2027-01-31T09:00:00+03:00', rate_limit: '600/60s', limit_id: RECORD.id }
  for (const keys of [[], [RECORD, { ...other, ...more }]]) {
    expect(parseKeysFile(formatKeysFile(keys), '')).toEqual(keys)
    expect(parseKeysFile(`\uFEFF${formatKeysFile(keys)}`, '')).toEqual(keys)
  }
})

test('all problems of a file are listed at once', () => {
  const contents = JSON.stringify({
    version: 2,
    keys: [
      { ...RECORD, name: ' ', expires: '2026-02-30T00:00:00Z' },
      'key',
      { ...RECORD, hash: 'A'.repeat(64), disabled: 'no' },
      { id: 'short', name: 7, hash: 'a'.repeat(64), created: null, disabled: 0, limit_id: '' },
    ],
  })
  const timestamp = 'an ISO 8601 timestamp with its time zone, such as "2026-01-31T09:00:00Z"'
  const id = '12 letters and digits, the part of the key between `oklad_` and the next `_`'
  const name = 'a text of 1 to 100 characters, without control characters and API keys'
  expect(problemsOf(contents)).toEqual([
    '`version` is 2; it must be 1',
    `keys[0] (id AAAAAAAAAAAA): \`name\` is a text of another form; it must be ${name}`,
    `keys[0] (id AAAAAAAAAAAA): \`expires\` is a text of another form; it must be null or ${timestamp}`,
    'keys[1] is a text; it must be an object',
    "keys[2] (id AAAAAAAAAAAA): `hash` is a text of another form; it must be the key's SHA-256 as 64 lowercase hexadecimal digits",
    'keys[2] (id AAAAAAAAAAAA): `disabled` is a text of another form; it must be true or false',
    'keys[2] (id AAAAAAAAAAAA): `id` repeats that of keys[0]; it must be unique',
    `keys[3]: \`id\` is a text of another form; it must be ${id}`,
    `keys[3]: \`name\` is 7; it must be ${name}`,
    `keys[3]: \`created\` is null; it must be ${timestamp}`,
    `keys[3]: \`expires\` is missing; it must be null or ${timestamp}`,
    'keys[3]: `disabled` is 0; it must be true or false',
    `keys[3]: \`limit_id\` is empty; it must be ${id}`,
    'keys[3]: `hash` repeats that of keys[0]; it must be unique',
  ])
})

const without = 'without keys it is {"version":1,"keys":[]}'
test.each([
  ['', `the file is not JSON: line 1, column 1; ${without}`],
  ['{\n  "version": 1,\n}', `the file is not JSON: line 3, column 1; ${without}`],
  ['[]', 'the file is an array; it must be an object'],
  ['null', 'the file is null; it must be an object'],
  ['{"keys":[]}', '`version` is missing; it must be 1'],
  ['{"version":"1","keys":[]}', '`version` is a text of another form; it must be 1'],
  ['{"version":1}', '`keys` is missing; it must be an array of records'],
  ['{"version":1,"keys":{}}', '`keys` is an object; it must be an array of records'],
])('the contents %j are refused', (contents, problem) => {
  expect(problemsOf(contents)).toEqual([problem])
})

describe('a field that the file does not have is refused', () => {
  test('and the message suggests a similar name', () => {
    expect(problemsOf(text({ ...RECORD, rateLimit: '10/60s' }))).toEqual([
      'keys[0] (id AAAAAAAAAAAA): `rateLimit` is not a field of the file; did you mean `rate_limit`?',
    ])
    expect(problemsOf(text({ ...RECORD, rate_limt: '10/60s' }))).toEqual([
      'keys[0] (id AAAAAAAAAAAA): `rate_limt` is not a field of the file; did you mean `rate_limit`?',
    ])
  })

  test('and the message lists all names if none is similar', () => {
    expect(problemsOf('{"version":1,"keys":[],"comment":"mine"}')).toEqual([
      '`comment` is not a field of the file; the fields are version, keys',
    ])
    expect(problemsOf(text(RECORD).replace('{"id"', '{"__proto__":1,"id"'))).toHaveLength(1)
  })
})

test('a field that is given twice is refused, beside all other problems', () => {
  const once = text({ ...RECORD, rate_limit: '600' })
  expect(problemsOf(once.replace('"id"', '"rate_limit":"1/1s","id"'))).toEqual([
    '`keys[0].rate_limit` is given more than once',
    'keys[0] (id AAAAAAAAAAAA): `rate_limit` is a text of another form; it must be points per time, such as 600/60s, 100/1m or 10000/24h, with at most a day',
  ])
})

test('no message contains a key or a hash, wherever they are in the file', () => {
  const { text: key, secret } = createApiKey()
  const hash = hashApiKey(key)
  const fields = fc.subarray(Object.keys(RECORD), { minLength: 1 })
  fc.assert(
    fc.property(fc.constantFrom(key, hash, secret), fields, (leak, leaking) => {
      const record = { ...RECORD, ...Object.fromEntries(leaking.map((field) => [field, leak])) }
      const contents = text(record, { ...record, [leak]: leak }, leak)
      const twice = contents.replaceAll('"id"', `"${leak}":1,"${leak}":2,"id"`)
      for (const bad of [contents, twice, contents.slice(0, -2), `${contents}${leak}`]) {
        const shown = problemsOf(bad).join('\n')
        for (const hidden of [key, hash, secret]) expect(shown).not.toContain(hidden)
      }
    }),
  )
})
