import { hash } from 'node:crypto'
import { customAlphabet } from 'nanoid'

/** The digits of base 62, in the order of their values. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID = /^[0-9A-Za-z]{12}$/
const KEY = /oklad_([0-9A-Za-z]{12})_([0-9A-Za-z]{32})([0-9A-Za-z]{6})/

/** Every digit is equally likely: 5.95 bits each, from the operating system's generator. */
const randomDigits = customAlphabet(DIGITS)

/**
 * The parts of an API key: `oklad_<id>_<secret><checksum>`, 57 characters.
 * `text` and `secret` are secrets. They are shown once, to the person who creates the key.
 */
export interface ApiKey {
  /** The whole key, as a client sends it. */
  readonly text: string
  /** 12 base 62 digits that name the key. Not a secret: lists and logs show it. */
  readonly id: string
  /** 32 random base 62 digits, 190 bits. */
  readonly secret: string
}

/** Makes a new random API key. Stores nothing. */
export function createApiKey(): ApiKey {
  const [id, secret] = [randomDigits(12), randomDigits(32)]
  const body = `oklad_${id}_${secret}`
  return { text: body + checksumOf(body), id, secret }
}

/**
 * Splits an API key into its parts and checks its checksum. It reads no keys file, so a secret
 * scanner can use it, and a mistyped key can be told from an unknown one.
 * @returns `undefined` when the text is not an API key. A result does not mean that a server
 *   accepts the key.
 */
export function parseApiKey(text: string): ApiKey | undefined {
  const [key, id, secret, checksum] = KEY.exec(text) ?? []
  if (key !== text || id === undefined || secret === undefined) return undefined
  return checksum === checksumOf(text.slice(0, -6)) ? { text, id, secret } : undefined
}

/** The SHA-256 of a whole key: 64 lowercase hexadecimal digits. A keys file stores only this. */
export const hashApiKey = (key: string): string => hash('sha256', key)

/** Whether a text has the form of a key's id. */
export const isKeyId = (text: string): boolean => ID.test(text)

/** Whether a text contains something of the form of a whole key. */
export const holdsApiKey = (text: string): boolean => KEY.test(text)

/** The first six bytes of the SHA-256 of everything before the checksum, a base 62 digit each. */
function checksumOf(body: string): string {
  const bytes = hash('sha256', body, 'buffer').subarray(0, 6)
  return Array.from(bytes, (byte) => DIGITS.charAt(byte % 62)).join('')
}
