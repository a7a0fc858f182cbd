import { holdsApiKey, isKeyId } from './api-key.ts'
import { parseRateLimit, WANTED_RATE_LIMIT } from './rate-limit.ts'
import { parseTimestamp } from './timestamp.ts'

/**
 * What a keys file holds of one key. The file may give a record further fields; they are kept
 * when the file is rewritten.
 */
export interface KeyRecord {
  /** 12 base 62 digits, the id inside the key. */
  readonly id: string
  /** What people call the key: 1 to 100 characters. Need not be unique. */
  readonly name: string
  /** The SHA-256 of the whole key, 64 lowercase hexadecimal digits. */
  readonly hash: string
  /** When the key was made: an ISO 8601 timestamp. */
  readonly created: string
  /** From when on the key is refused: an ISO 8601 timestamp, or `null` for never. */
  readonly expires: string | null
  /** Whether the key was revoked. */
  readonly disabled: boolean
  /** How often the key may be used, such as `600/60s`; as the service says, where there is none. */
  readonly rate_limit?: string
}

/** What a key can be at a given moment. Of two reasons to refuse it, `disabled` wins. */
export type KeyStatus = 'active' | 'expired' | 'disabled'

/**
 * Whether a key is accepted.
 * @param record a valid record
 * @param now milliseconds since 1970-01-01T00:00:00Z
 */
export function keyStatus(record: KeyRecord, now: number): KeyStatus {
  if (record.disabled) return 'disabled'
  return now < expiryOf(record) ? 'active' : 'expired'
}

/**
 * The moment from which on a key is refused, in milliseconds; infinity when it never is.
 * A timestamp that cannot be read counts as long past: a doubtful key is refused.
 */
export function expiryOf(record: KeyRecord): number {
  if (record.expires === null) return Number.POSITIVE_INFINITY
  return parseTimestamp(record.expires) ?? Number.NEGATIVE_INFINITY
}

const LONGEST_NAME = 100
const HASH = /^[0-9a-f]{64}$/
const CONTROL = /\p{Cc}/u

const WANTED = {
  id: '12 letters and digits, the part of the key between `oklad_` and the next `_`',
  name: 'a text of 1 to 100 characters',
  hash: "the key's SHA-256 as 64 lowercase hexadecimal digits",
  created: 'an ISO 8601 timestamp with its time zone, such as "2026-01-31T09:00:00Z"',
  expires: 'null or an ISO 8601 timestamp with its time zone, such as "2026-01-31T09:00:00Z"',
  disabled: 'true or false',
  rate_limit: WANTED_RATE_LIMIT,
} as const

/**
 * Everything that is wrong with the records of a keys file.
 * @param records the `keys` of a parsed file
 * @returns one line for each problem: the record's place and id, the field, what is wrong with
 *   it and what would be right. Values are described and not shown, since any of them may turn
 *   out to be a key pasted into the wrong field.
 */
export function recordProblems(records: readonly unknown[]): string[] {
  const problems: string[] = []
  const ids = new Map<string, number>()
  const hashes = new Map<string, number>()
  for (const [index, record] of records.entries()) {
    if (!isObject(record)) {
      problems.push(`keys[${index}] is ${describe(record)}; it must be an object`)
      continue
    }
    const { id, hash } = record
    const hasId = typeof id === 'string' && isKeyId(id)
    const where = hasId ? `keys[${index}] (id ${id})` : `keys[${index}]`
    for (const [field, found] of fieldProblems(record)) {
      problems.push(`${where}: \`${field}\` is ${found}; it must be ${WANTED[field]}`)
    }
    if (hasId) {
      const first = ids.get(id)
      if (first === undefined) ids.set(id, index)
      else problems.push(`${where}: \`id\` repeats that of keys[${first}]; it must be unique`)
    }
    if (typeof hash === 'string' && HASH.test(hash)) {
      const first = hashes.get(hash)
      if (first === undefined) hashes.set(hash, index)
      else {
        problems.push(
          `${where}: \`hash\` repeats that of keys[${first}]; a key has one record, under the ` +
            'id it contains',
        )
      }
    }
  }
  return problems
}

/**
 * What is wrong with a key's name.
 * @param name anything
 * @returns what it is, to follow `is`, or `undefined` when it is a good name
 */
export function nameProblem(name: unknown): string | undefined {
  if (typeof name !== 'string') return describe(name)
  if (name.trim() === '') return 'empty'
  if (name.length > LONGEST_NAME) return `${name.length} characters long`
  if (CONTROL.test(name)) return 'a text with control characters in it'
  if (holdsApiKey(name)) return 'a text with an API key in it, which lists would show'
  return undefined
}

/** What a good name is, to follow `must be`. */
export const WANTED_NAME: string = WANTED.name

/** Whether a value is an object of named fields. */
export function isObject(value: unknown): value is { readonly [field: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names a value's kind without showing the value. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (value === '') return 'empty'
  if (typeof value === 'string') return 'a text'
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** The fields of a record that are wrong, and what each of them is. */
function* fieldProblems(record: {
  readonly [field: string]: unknown
}): Generator<[keyof typeof WANTED, string]> {
  const { id, name, hash, created, expires, disabled, rate_limit } = record as Record<
    string,
    unknown
  >
  if (typeof id !== 'string' || !isKeyId(id)) yield ['id', malformed(id)]
  const badName = nameProblem(name)
  if (badName !== undefined) yield ['name', badName]
  if (typeof hash !== 'string' || !HASH.test(hash)) {
    const isKey = typeof hash === 'string' && holdsApiKey(hash)
    yield ['hash', isKey ? 'a key itself, which has leaked by now: revoke it' : malformed(hash)]
  }
  if (!isTimestamp(created)) yield ['created', malformed(created)]
  if (expires !== null && !isTimestamp(expires)) yield ['expires', malformed(expires)]
  if (typeof disabled !== 'boolean') yield ['disabled', describe(disabled)]
  if (rate_limit !== undefined && !isRateLimit(rate_limit)) {
    yield ['rate_limit', malformed(rate_limit)]
  }
}

/** Names the kind of a value that should have been a text of a certain form. */
function malformed(value: unknown): string {
  return typeof value === 'string' && value !== '' ? 'a text of another form' : describe(value)
}

function isRateLimit(value: unknown): boolean {
  return typeof value === 'string' && parseRateLimit(value) !== undefined
}

function isTimestamp(value: unknown): boolean {
  return typeof value === 'string' && parseTimestamp(value) !== undefined
}
