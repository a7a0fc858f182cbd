import { createHash } from 'node:crypto'

/** A strong entity tag: the same for the same bytes, whoever serves them. */
export function entityTag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
