import { randomBase62, toBase62 } from './base62.ts'
import { sha256Hex } from './sha256.ts'

const PREFIX = 'oklad_'
const ID_LENGTH = 12
const SECRET_LENGTH = 32
const CHECKSUM_LENGTH = 6

const ID = /^[0-9A-Za-z]{12}$/
const KEY = /^oklad_([0-9A-Za-z]{12})_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/
const KEY_INSIDE = /oklad_[0-9A-Za-z]{12}_[0-9A-Za-z]{38}/

/**
 * An API key, taken apart: `oklad_<id>_<secret><checksum>`, 57 characters in all.
 * `text` and `secret` are secrets: they are shown once, to whoever creates the key.
 */
export interface ApiKey {
  /** The whole key, as a client presents it. */
  readonly text: string
  /** 12 base 62 digits that name the key. Not a secret: lists and logs show it. */
  readonly id: string
  /** 32 random base 62 digits, 190 bits. */
  readonly secret: string
}

/**
 * Makes a new random API key.
 * @returns the key and its parts; nothing is stored
 */
export function createApiKey(): ApiKey {
  const id = randomBase62(ID_LENGTH)
  const secret = randomBase62(SECRET_LENGTH)
  const body = `${PREFIX}${id}_${secret}`
  return { text: body + checksumOf(body), id, secret }
}

/**
 * Takes an API key apart if the text has the form of one and its checksum is right. It needs no
 * keys file, so it tells a mistyped key from an unknown one anywhere, and lets a scanner of
 * secrets recognise a real key. It says nothing of whether any server accepts the key.
 * @param text any text
 * @returns the key's parts, or `undefined` when the text is not an API key
 */
export function parseApiKey(text: string): ApiKey | undefined {
  const [, id, secret, checksum] = KEY.exec(text) ?? []
  if (id === undefined || secret === undefined) return undefined
  if (checksum !== checksumOf(text.slice(0, -CHECKSUM_LENGTH))) return undefined
  return { text, id, secret }
}

/**
 * What a keys file stores of a key.
 * @param key the whole key
 * @returns its SHA-256, 64 lowercase hexadecimal digits
 */
export function hashApiKey(key: string): string {
  return sha256Hex(key)
}

/** Where the id stands in a key. */
export const ID_START = PREFIX.length
export const ID_END = ID_START + ID_LENGTH

/** Whether a text has the form of a key's id. */
export function isKeyId(text: string): boolean {
  return ID.test(text)
}

/** Whether something of the form of a whole key stands anywhere in a text. */
export function holdsApiKey(text: string): boolean {
  return KEY_INSIDE.test(text)
}

/** The first six bytes of the SHA-256 of everything before the checksum, as base 62 digits. */
function checksumOf(body: string): string {
  return toBase62(Buffer.from(sha256Hex(body), 'hex').subarray(0, CHECKSUM_LENGTH))
}
