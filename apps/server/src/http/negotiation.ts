import { type Language, languages } from '@oklad/contract'
import Negotiator from 'negotiator'
import type { Exchange } from './exchange.ts'

/** Whether the caller takes an answer of a media type. No `Accept`, or an empty one: anything will do. */
export function accepts(exchange: Exchange, mediaType: string): boolean {
  const accept = exchange.header('accept')
  if (accept === undefined || accept === '*/*' || accept === mediaType) return true
  if (accept.trim() === '') return true
  return new Negotiator({ headers: { accept } }).mediaType([mediaType]) !== undefined
}

/** The language that the caller reads best; English where it asks for neither. */
export function languageOf(exchange: Exchange): Language {
  const wanted = exchange.header('accept-language')
  if (wanted === undefined) return 'en'
  const negotiator = new Negotiator({ headers: { 'accept-language': wanted } })
  return (negotiator.language([...languages]) as Language | undefined) ?? 'en'
}

const JSON_IN_UTF8 = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?$/i

/** Whether the body is said to be JSON in UTF-8. */
export function isJsonBody(exchange: Exchange): boolean {
  const type = exchange.header('content-type')
  if (type === undefined) return false
  return type === 'application/json' || JSON_IN_UTF8.test(type.trim())
}

/** How an answer may be compressed, the smallest first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/**
 * The smallest of the ways that there are in which the caller takes an answer compressed.
 * @param available in the order of `encodings`
 * @returns `undefined` where the answer has to be sent as it is
 */
export function encodingFor(
  exchange: Exchange,
  available: readonly Encoding[],
): Encoding | undefined {
  const accept = exchange.header('accept-encoding')
  if (accept === undefined) return undefined
  const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings([
    ...available,
  ])
  return available.find((encoding) => accepted.includes(encoding))
}

/** Whether the caller has a version of an answer already: the comparison is weak, as for GET. */
export function hasVersion(exchange: Exchange, tag: string): boolean {
  const known = exchange.header('if-none-match')
  if (known === undefined) return false
  const tags = known.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(tag)
}
