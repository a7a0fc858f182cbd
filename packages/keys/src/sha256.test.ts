import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHA256_BYTES, sha256Hex, sha256Into } from './sha256.ts'

test('both ways give the SHA-256 of the text in UTF-8', () => {
  const into = Buffer.alloc(SHA256_BYTES)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const digest = createHash('sha256').update(text).digest()
      sha256Into(text, into)
      expect(into.equals(digest)).toBe(true)
      expect(sha256Hex(text)).toBe(digest.toString('hex'))
    }),
  )
})
