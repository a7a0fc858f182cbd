import { fieldAt, type JsonReading, readJson, suggestField } from '@oklad/contract/internal'
import { holdsApiKey, isKeyId } from './api-key.ts'
import { contentFailure } from './errors.ts'
import { parseRateLimit, WANTED_RATE_LIMIT } from './rate-limit.ts'
import { parseTimestamp } from './timestamp.ts'

/** One key in a keys file. */
export interface KeyRecord {
  /** The id inside the key: 12 base 62 digits. */
  readonly id: string
  /** A name for people, 1 to 100 characters, not necessarily unique. */
  readonly name: string
  /** The SHA-256 of the whole key, 64 lowercase hexadecimal digits. */
  readonly hash: string
  /** The time when the key was made: an ISO 8601 timestamp. */
  readonly created: string
  /** The time from which the key is refused: an ISO 8601 timestamp, or `null` for never. */
  readonly expires: string | null
  /** Whether the key was revoked. */
  readonly disabled: boolean
  /** The key's own rate limit, such as `600/60s`. Without it the service's limit applies. */
  readonly rate_limit?: string | undefined
  /** The id under which requests are counted: that of the first key of a chain of rotations. */
  readonly limit_id?: string | undefined
}

/** The state of a key at a given moment. A key that is both expired and revoked is `disabled`. */
export type KeyStatus = 'active' | 'expired' | 'disabled'

/** @param now milliseconds since 1970-01-01T00:00:00Z */
export function statusOf(key: Pick<KeyRecord, 'disabled' | 'expires'>, now: number): KeyStatus {
  if (key.disabled) return 'disabled'
  return key.expires === null || now < Date.parse(key.expires) ? 'active' : 'expired'
}

const text = (accepts: (text: string) => unknown) => (value: unknown) =>
  typeof value === 'string' && Boolean(accepts(value))

const isId = text(isKeyId)
const isHash = text((hash) => /^[0-9a-f]{64}$/.test(hash))
const isLimit = text(parseRateLimit)
const isTimestamp = text((timestamp) => parseTimestamp(timestamp) !== undefined)
const isName = text((name) => /^(?=.*\S)\P{Cc}{1,100}$/u.test(name) && !holdsApiKey(name))

const WANTED_NAME = 'a text of 1 to 100 characters, without control characters and API keys'
const WANTED_ID = '12 letters and digits, the part of the key between `oklad_` and the next `_`'
const WANTED_TIME = 'an ISO 8601 timestamp with its time zone, such as "2026-01-31T09:00:00Z"'

/** The check of a field, and a description of valid values that follows `must be` in a message. */
type Field = readonly [(value: unknown) => boolean, string]

const RECORD_FIELDS: Record<keyof KeyRecord, Field> = {
  id: [isId, WANTED_ID],
  name: [isName, WANTED_NAME],
  hash: [isHash, "the key's SHA-256 as 64 lowercase hexadecimal digits"],
  created: [isTimestamp, WANTED_TIME],
  expires: [(value) => value === null || isTimestamp(value), `null or ${WANTED_TIME}`],
  disabled: [(value) => typeof value === 'boolean', 'true or false'],
  rate_limit: [(value) => value === undefined || isLimit(value), WANTED_RATE_LIMIT],
  limit_id: [(value) => value === undefined || isId(value), WANTED_ID],
}

const FILE_FIELDS: Record<string, Field> = {
  version: [(version) => version === 1, '1'],
  keys: [Array.isArray, 'an array of records'],
}

/**
 * Reads the text of a keys file and checks everything in it.
 * @param text `{ "version": 1, "keys": [{ "id", "name", "hash", "created", "expires", "disabled" }] }`,
 *   with `rate_limit` and `limit_id` as optional members of a key
 * @param path the file the text came from, for the error's message
 * @returns the keys
 * @throws {KeysError} with every problem: the place, the mistake, and the expected value. Values are
 *   described, not shown: a value may be a key pasted into the wrong place.
 */
export function parseKeysFile(text: string, path: string): readonly KeyRecord[] {
  const { value, problems } = readJson(text)
  const found = problems.map(describeProblem)
  if (value !== undefined) found.push(...problemsIn(value))
  if (found.length > 0) throw contentFailure(found, path)
  return (value as { readonly keys: readonly KeyRecord[] }).keys
}

/** Returns the text of a keys file with these keys. */
export function formatKeysFile(keys: readonly KeyRecord[]): string {
  return `${JSON.stringify({ version: 1, keys }, null, 2)}\n`
}

/** Describes a problem of the text without quoting the text: it contains hashes. */
function describeProblem({ code, pointer, line, column }: JsonReading['problems'][number]): string {
  const empty = '{"version":1,"keys":[]}'
  if (code === 'malformed_json') {
    return `the file is not JSON: line ${line}, column ${column}; without keys it is ${empty}`
  }
  if (code === 'duplicate_field') return `${shown(fieldAt(pointer))} is given more than once`
  return 'the file is nested too deep: it is an object with a list of objects'
}

function* problemsIn(file: unknown): Generator<string> {
  if (!isObject(file)) return yield `the file is ${describe(file)}; it must be an object`
  yield* fieldProblems(file, FILE_FIELDS)
  const keys: readonly unknown[] = Array.isArray(file['keys']) ? file['keys'] : []
  const places = new Map<unknown, string>()
  for (const [index, record] of keys.entries()) {
    const place = `keys[${index}]`
    if (!isObject(record)) {
      yield `${place} is ${describe(record)}; it must be an object`
      continue
    }
    const { id, hash } = record
    const prefix = isId(id) ? `${place} (id ${id}): ` : `${place}: `
    yield* recordProblems(record, prefix)
    for (const [name, value] of Object.entries({ id, hash })) {
      const first = places.get(value)
      if (first) yield `${prefix}\`${name}\` repeats that of ${first}; it must be unique`
      else if (isId(value) || isHash(value)) places.set(value, place)
    }
  }
}

/** Returns the problems of one key's fields. */
export function recordProblems(record: object, prefix = ''): readonly string[] {
  return fieldProblems(record, RECORD_FIELDS).map((problem) => prefix + problem)
}

/** Finds missing and wrong fields of an object, then unknown ones. */
function fieldProblems(object: object, fields: Record<string, Field>): readonly string[] {
  const values = new Map<string, unknown>(Object.entries(object))
  const known = Object.keys(fields)
  const wrong = Object.entries(fields).filter(([name, [accepts]]) => !accepts(values.get(name)))
  const unknown = [...values.keys()].filter((name) => !known.includes(name))
  return [
    ...wrong.map(([name, [, wanted]]) => {
      const found = describe(values.get(name), 'a text of another form')
      return `\`${name}\` is ${found}; it must be ${wanted}`
    }),
    ...unknown.map((name) => {
      const similar = suggestField(name, known)
      const right = similar ? `did you mean \`${similar}\`?` : `the fields are ${known.join(', ')}`
      return `${shown(name)} is not a field of the file; ${right}`
    }),
  ]
}

/** Quotes a field's name only if it is shorter than 32 characters: a secret has 32 and a hash 64. */
const shown = (name: string): string =>
  /^[\p{L}\p{N}_ .[\]-]{1,31}$/u.test(name) ? `\`${name}\`` : 'a field with a name not shown here'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Describes the kind of a value. It quotes no text, because a text may be a key. */
function describe(value: unknown, aText = 'a text'): string {
  if (value === undefined) return 'missing'
  if (value === '') return 'empty'
  if (typeof value === 'string') return holdsApiKey(value) ? 'a text with an API key in it' : aText
  if (Array.isArray(value)) return 'an array'
  return isObject(value) ? 'an object' : String(value)
}
