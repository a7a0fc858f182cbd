import { randomBytes } from 'node:crypto'

/** The digits of base 62, in the order of their values. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The largest multiple of 62 that a byte can reach: bytes from here on would favour low digits. */
const FAIR_BYTES = 248

/**
 * A random text of base 62 digits, every digit equally likely (5.95 bits each).
 * The bytes come from the operating system; bytes that would bias the digits are thrown away.
 * @param length how many digits, 0 or more
 */
export function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length - text.length)) {
      if (byte < FAIR_BYTES) text += DIGITS.charAt(byte % 62)
    }
  }
  return text
}

/**
 * Bytes as base 62 digits, a digit for each byte: its value modulo 62.
 * @param bytes any bytes
 */
export function toBase62(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => DIGITS.charAt(byte % 62)).join('')
}
