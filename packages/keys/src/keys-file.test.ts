import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createApiKey, hashApiKey } from './api-key.ts'
import { KeysFileError } from './errors.ts'
import type { KeyRecord } from './key-record.ts'
import { formatKeysFile, parseKeysFile } from './keys-file.ts'

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
    expect(error).toBeInstanceOf(KeysFileError)
    const { problems, message, code, cause } = error as KeysFileError
    expect(code).toBe('keys_file_invalid')
    expect(cause).toBeUndefined()
    expect(message).toContain('/etc/oklad/keys.json')
    for (const problem of problems) expect(message).toContain(problem)
    return problems
  }
  return []
}

describe('a good file', () => {
  test('is read', () => {
    const expiring = { ...RECORD, id: 'BBBBBBBBBBBB', hash: 'b'.repeat(64) }
    const records = [RECORD, { ...expiring, expires: '2027-01-31T09:00:00+03:00', disabled: true }]
    expect(parseKeysFile(text(...records))).toEqual({ version: 1, keys: records })
  })

  test('may have no keys, or a byte order mark', () => {
    expect(parseKeysFile('{"version":1,"keys":[]}').keys).toEqual([])
    expect(parseKeysFile(`\uFEFF${text(RECORD)}`).keys).toEqual([RECORD])
  })

  test('keeps every unknown field through reading and writing', () => {
    const file = {
      version: 1,
      comment: ['kept'],
      keys: [{ limit: { perMinute: 60 }, ...RECORD, owner: 'О. Петрова' }],
    }
    const written = formatKeysFile(parseKeysFile(JSON.stringify(file)))
    expect(JSON.parse(written)).toEqual(file)
    expect(formatKeysFile(parseKeysFile(written))).toBe(written)
  })
})

describe('a bad file', () => {
  test('has all its problems listed at once', () => {
    const contents = JSON.stringify({
      version: 2,
      keys: [
        { ...RECORD, name: ' ', expires: '2026-02-30T00:00:00Z' },
        'key',
        { ...RECORD, hash: 'A'.repeat(64), disabled: 'no' },
        { id: 'short', name: 7, hash: 'a'.repeat(64), created: null, disabled: 0 },
      ],
    })
    expect(problemsOf(contents)).toMatchInlineSnapshot(`
      [
        "\`version\` is 2; it must be 1",
        "keys[0] (id AAAAAAAAAAAA): \`name\` is empty; it must be a text of 1 to 100 characters",
        "keys[0] (id AAAAAAAAAAAA): \`expires\` is a text of another form; it must be null or an ISO 8601 timestamp with its time zone, such as "2026-01-31T09:00:00Z"",
        "keys[1] is a text; it must be an object",
        "keys[2] (id AAAAAAAAAAAA): \`hash\` is a text of another form; it must be the key's SHA-256 as 64 lowercase hexadecimal digits",
        "keys[2] (id AAAAAAAAAAAA): \`disabled\` is a text; it must be true or false",
        "keys[2] (id AAAAAAAAAAAA): \`id\` repeats that of keys[0]; it must be unique",
        "keys[3]: \`id\` is a text of another form; it must be 12 letters and digits, the part of the key between \`oklad_\` and the next \`_\`",
        "keys[3]: \`name\` is a number; it must be a text of 1 to 100 characters",
        "keys[3]: \`created\` is null; it must be an ISO 8601 timestamp with its time zone, such as "2026-01-31T09:00:00Z"",
        "keys[3]: \`expires\` is missing; it must be null or an ISO 8601 timestamp with its time zone, such as "2026-01-31T09:00:00Z"",
        "keys[3]: \`disabled\` is a number; it must be true or false",
        "keys[3]: \`hash\` repeats that of keys[0]; a key has one record, under the id it contains",
      ]
    `)
  })

  test.each([
    ['', 'the file is empty; without keys it must be {"version":1,"keys":[]}'],
    [' \n', 'the file is empty; without keys it must be {"version":1,"keys":[]}'],
    ['{\n  "version": 1,\n}', 'the file is not JSON: line 3, column 1'],
    ['[]', 'the file is an array; it must be an object'],
    ['null', 'the file is null; it must be an object'],
    ['{"keys":[]}', '`version` is missing; it must be 1'],
    ['{"version":"1","keys":[]}', '`version` is a text; it must be 1'],
    ['{"version":1}', '`keys` is missing; it must be an array of records'],
    ['{"version":1,"keys":{}}', '`keys` is an object; it must be an array of records'],
  ])('%j', (contents, problem) => {
    expect(problemsOf(contents)).toEqual([problem])
  })

  test.each([
    ['600', 'a text of another form'],
    ['600/2d', 'a text of another form'],
    [600, 'a number'],
    [null, 'null'],
  ])('the rate limit %j', (rate_limit, found) => {
    expect(problemsOf(text({ ...RECORD, rate_limit }))).toEqual([
      `keys[0] (id AAAAAAAAAAAA): \`rate_limit\` is ${found}; it must be requests per time, such as 600/60s, 100/1m or 10000/24h, with at most a day`,
    ])
  })

  test.each([
    ['a\u0000b', 'a text with control characters in it'],
    ['я'.repeat(101), '101 characters long'],
    [
      `oklad_AAAAAAAAAAAA_${'B'.repeat(38)}`,
      'a text with an API key in it, which lists would show',
    ],
  ])('the name %j', (name, found) => {
    expect(problemsOf(text({ ...RECORD, name }))).toEqual([
      `keys[0] (id AAAAAAAAAAAA): \`name\` is ${found}; it must be a text of 1 to 100 characters`,
    ])
  })

  test('never has a key or a hash in its message, wherever they stand', () => {
    const { text: key, secret } = createApiKey()
    const hash = hashApiKey(key)
    const fields = Object.keys(RECORD)
    fc.assert(
      fc.property(
        fc.constantFrom(key, hash, secret),
        fc.subarray(fields, { minLength: 1 }),
        fc.boolean(),
        fc.boolean(),
        (leak, leaking, twice, broken) => {
          const record = { ...RECORD, ...Object.fromEntries(leaking.map((field) => [field, leak])) }
          const contents = text(...(twice ? [record, record] : [record]), ...(broken ? [leak] : []))
          for (const bad of [contents, contents.slice(0, -2), `${contents}${leak}`]) {
            const shown = problemsOf(bad).join('\n')
            expect(shown).not.toContain(key)
            expect(shown).not.toContain(hash)
            expect(shown).not.toContain(secret)
          }
        },
      ),
    )
  })
})
