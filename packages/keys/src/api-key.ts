import { hash } from 'node:crypto'
import { customAlphabet } from 'nanoid'

/** The digits of base 62, in the order of their values. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID = /^[0-9A-Za-z]{12}$/
const KEY = /oklad_([0-9A-Za-z]{12})_([0-9A-Za-z]{32})([0-9A-Za-z]{6})/

/** Makes random digits with the operating system's generator. Each digit has 5.95 bits. */
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

/** Makes a new random API key and does not store it. */
export function createApiKey(): ApiKey {
  const [id, secret] = [randomDigits(12), randomDigits(32)]
  const body = `oklad_${id}_${secret}`
  return { text: body + checksumOf(body), id, secret }
}

/**
 * Splits an API key into its parts and checks its checksum. It needs no keys file, so a secret scanner
 * can use it, and a caller can tell a mistyped key from an unknown one.
 * @returns `undefined` if the text is not an API key. A result does not mean that a server accepts the
 *   key.
 */
export function parseApiKey(text: string): ApiKey | undefined {
  const [key, id, secret, checksum] = KEY.exec(text) ?? []
  if (key !== text || id === undefined || secret === undefined) return undefined
  return checksum === checksumOf(text.slice(0, -6)) ? { text, id, secret } : undefined
}

/** Returns the SHA-256 of a whole key: 64 lowercase hexadecimal digits. A keys file stores only this hash. */
export const hashApiKey = (key: string): string => hash('sha256', key)

/** Returns whether a text has the form of a key's id. */
export const isKeyId = (text: string): boolean => ID.test(text)

/** Returns whether a text contains something in the form of a whole key. */
export const holdsApiKey = (text: string): boolean => KEY.test(text)

/** Computes the checksum: the first six bytes of the SHA-256 of the text before it, each modulo 62 as a digit. */
function checksumOf(body: string): string {
  const bytes = hash('sha256', body, 'buffer').subarray(0, 6)
  return Array.from(bytes, (byte) => DIGITS.charAt(byte % 62)).join('')
}
