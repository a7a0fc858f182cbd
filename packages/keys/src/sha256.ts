import { hash } from 'node:crypto'

/** What Bun adds to Node's globals and this file uses. */
interface BunHashes {
  readonly SHA256: { hash(text: string, into: Uint8Array): unknown }
}

const bun = (globalThis as { Bun?: BunHashes }).Bun

/** How many bytes a SHA-256 digest has. */
export const SHA256_BYTES = 32

/**
 * Writes the SHA-256 digest of a text, taken as UTF-8, into a buffer of 32 bytes.
 *
 * This is what every request pays for its key, so each runtime gets its fastest way. On Node the
 * one-shot `hash` that returns a string beats the one that returns a Buffer, because a Buffer
 * made by native code costs more than copying 32 characters into one that exists already.
 */
export const sha256Into: (text: string, into: Buffer) => void =
  bun === undefined
    ? (text, into) => {
        into.write(hash('sha256', text, 'binary'), 'latin1')
      }
    : (text, into) => {
        bun.SHA256.hash(text, into)
      }

/**
 * The SHA-256 digest of a text, taken as UTF-8.
 * @returns 64 lowercase hexadecimal digits
 */
export function sha256Hex(text: string): string {
  return hash('sha256', text, 'hex')
}
