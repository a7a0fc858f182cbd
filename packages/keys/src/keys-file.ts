import { fieldAt, type JsonReading, readJson, suggestField } from '@oklad/contract'
import { holdsApiKey, isKeyId } from './api-key.ts'
import { KeysFileError } from './errors.ts'
import { parseRateLimit, WANTED_RATE_LIMIT } from './rate-limit.ts'
import { parseTimestamp } from './timestamp.ts'

/** One key in a keys file. */
export interface KeyRecord {
  /** 12 base 62 digits, the id inside the key. */
  readonly id: string
  /** A name for people, 1 to 100 characters. Need not be unique. */
  readonly name: string
  /** The SHA-256 of the whole key, 64 lowercase hexadecimal digits. */
  readonly hash: string
  /** When the key was made: an ISO 8601 timestamp. */
  readonly created: string
  /** From this moment the key is refused: an ISO 8601 timestamp, or `null` for never. */
  readonly expires: string | null
  /** Whether the key was revoked. */
  readonly disabled: boolean
  /** The key's own rate limit, such as `600/60s`. Without it the service's limit applies. */
  readonly rate_limit?: string | undefined
  /**
   * The id under which the key's requests are counted, where it is not the key's own: that of the
   * first key in a chain of rotations.
   */
  readonly limit_id?: string | undefined
}

/** The state of a key at a given moment. A key that is both expired and revoked is `disabled`. */
export type KeyStatus = 'active' | 'expired' | 'disabled'

/** The part of a record that may be shown, and the key's state. */
export interface KeyInfo extends Omit<KeyRecord, 'hash'> {
  readonly status: KeyStatus
}

/** Removes the hash from a record and adds the state of the key at a moment in milliseconds. */
export function keyInfo({ hash: _, ...shown }: KeyRecord, now: number): KeyInfo {
  const status = shown.disabled ? 'disabled' : now < expiryOf(shown) ? 'active' : 'expired'
  return { ...shown, status }
}

/**
 * The moment from which a key is refused, in milliseconds; infinity when it never expires.
 * A timestamp that cannot be read counts as long past: a doubtful key is refused.
 */
export function expiryOf({ expires }: Pick<KeyRecord, 'expires'>): number {
  if (expires === null) return Number.POSITIVE_INFINITY
  return parseTimestamp(expires) ?? Number.NEGATIVE_INFINITY
}

/** The check of a field, and the words for a right value, to follow `must be`. */
interface Field {
  readonly accepts: (value: unknown) => boolean
  readonly wanted: string
}

const text = (accepts: (text: string) => boolean, wanted: string): Field => ({
  accepts: (value) => typeof value === 'string' && accepts(value),
  wanted,
})
const optional = ({ accepts, wanted }: Field): Field => ({
  accepts: (value) => value === undefined || accepts(value),
  wanted,
})

const NAME = /^(?=.*\S)\P{Cc}{1,100}$/u
const HASH = /^[0-9a-f]{64}$/
const WANTED_ID = '12 letters and digits, the part of the key between `oklad_` and the next `_`'
const TIMESTAMP = text(
  (timestamp) => parseTimestamp(timestamp) !== undefined,
  'an ISO 8601 timestamp with its time zone, such as "2026-01-31T09:00:00Z"',
)

/** The name of a key. */
export const NAME_FIELD: Field = text(
  (name) => NAME.test(name) && !holdsApiKey(name),
  'a text of 1 to 100 characters, without control characters and without an API key in it',
)

const RECORD_FIELDS: { readonly [Name in keyof Required<KeyRecord>]: Field } = {
  id: text(isKeyId, WANTED_ID),
  name: NAME_FIELD,
  hash: text((hash) => HASH.test(hash), "the key's SHA-256 as 64 lowercase hexadecimal digits"),
  created: TIMESTAMP,
  expires: {
    accepts: (value) => value === null || TIMESTAMP.accepts(value),
    wanted: `null or ${TIMESTAMP.wanted}`,
  },
  disabled: { accepts: (value) => typeof value === 'boolean', wanted: 'true or false' },
  rate_limit: optional(text((limit) => parseRateLimit(limit) !== undefined, WANTED_RATE_LIMIT)),
  limit_id: optional(text(isKeyId, WANTED_ID)),
}

const FILE_FIELDS: Readonly<Record<'version' | 'keys', Field>> = {
  version: { accepts: (version) => version === 1, wanted: '1' },
  keys: { accepts: Array.isArray, wanted: 'an array of records' },
}

/**
 * Reads the text of a keys file and checks everything in it.
 * @param text `{ "version": 1, "keys": [{ "id", "name", "hash", "created", "expires", "disabled" }] }`,
 *   with `rate_limit` and `limit_id` as optional members of a key
 * @param path the file the text came from, for the error's message
 * @returns the keys
 * @throws {KeysFileError} with every problem: the place, what is wrong, and what would be right.
 *   A value is described and not shown: it may be a key pasted into the wrong place.
 */
export function parseKeysFile(text: string, path: string): readonly KeyRecord[] {
  if (text.trim() === '') {
    const right = JSON.stringify({ version: 1, keys: [] })
    throw new KeysFileError([`the file is empty; without keys it must be ${right}`], path)
  }
  const { value, problems } = readJson(text)
  const found = problems.map(describeProblem)
  if (value !== undefined) found.push(...fileProblems(value))
  if (found.length > 0) throw new KeysFileError(found, path)
  return (value as { readonly keys: readonly KeyRecord[] }).keys
}

/** The text of a keys file with these keys. */
export function formatKeysFile(keys: readonly KeyRecord[]): string {
  return `${JSON.stringify({ version: 1, keys }, null, 2)}\n`
}

/** Describes a problem of the text without quoting the text: it contains hashes. */
function describeProblem(problem: JsonReading['problems'][number]): string {
  if (problem.code === 'malformed_json') {
    return `the file is not JSON: line ${problem.line}, column ${problem.column}`
  }
  return problem.code === 'duplicate_field'
    ? `${shown(fieldAt(problem.pointer))} is given more than once; keep one`
    : `the file is nested deeper than ${problem.maximum} levels`
}

function fileProblems(file: unknown): string[] {
  if (!isObject(file)) return [`the file is ${describe(file)}; it must be an object`]
  const problems = fieldProblems(file, FILE_FIELDS)
  if (!Array.isArray(file['keys'])) return problems
  /** The index of the record where an id or a hash was first found. */
  const first = new Map<unknown, number>()
  for (const [index, record] of file['keys'].entries()) {
    if (!isObject(record)) {
      problems.push(`keys[${index}] is ${describe(record)}; it must be an object`)
      continue
    }
    const { id } = record
    const place = `keys[${index}]${RECORD_FIELDS.id.accepts(id) ? ` (id ${id})` : ''}`
    for (const problem of fieldProblems(record, RECORD_FIELDS))
      problems.push(`${place}: ${problem}`)
    for (const field of ['id', 'hash'] as const) {
      if (!RECORD_FIELDS[field].accepts(record[field])) continue
      const earlier = first.get(record[field])
      if (earlier === undefined) first.set(record[field], index)
      else
        problems.push(`${place}: \`${field}\` repeats that of keys[${earlier}]; it must be unique`)
    }
  }
  return problems
}

/** The problems of the fields of an object, one by one: wrong ones, then unknown ones. */
function fieldProblems(object: JsonObject, fields: Readonly<Record<string, Field>>): string[] {
  const known = Object.keys(fields)
  const wrong = Object.entries(fields).filter(([name, { accepts }]) => !accepts(object[name]))
  const unknown = Object.keys(object).filter((name) => !known.includes(name))
  return [
    ...wrong.map(([name, { wanted }]) => {
      const found = describe(object[name], 'a text of another form')
      return `\`${name}\` is ${found}; it must be ${wanted}`
    }),
    ...unknown.map((name) => {
      const similar = suggestField(name, known)
      const right = similar ? `did you mean \`${similar}\`?` : `the fields are ${known.join(', ')}`
      return `${shown(name)} is not a field of the file; ${right}`
    }),
  ]
}

/** A secret has 32 characters and a hash 64, so only shorter names of fields are shown. */
const shown = (name: string): string =>
  /^[\p{L}\p{N}_ .[\]-]{1,31}$/u.test(name) ? `\`${name}\`` : 'a field with a name not shown here'

type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names the kind of a value. Shows no text: it may be a key. */
function describe(value: unknown, aText = 'a text'): string {
  if (value === undefined) return 'missing'
  if (value === '') return 'empty'
  if (typeof value === 'string') return holdsApiKey(value) ? 'a text with an API key in it' : aText
  if (Array.isArray(value)) return 'an array'
  return isObject(value) ? 'an object' : String(value)
}
