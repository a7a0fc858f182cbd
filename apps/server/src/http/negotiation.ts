import { type Language, languages } from '@oklad/contract/internal'
import Negotiator from 'negotiator'
import type { Exchange } from './exchange.ts'

/** As much of a header is read: a list of preferences is compared with each choice, and those of browsers are shorter. */
const MOST_READ = 512

/** Returns the beginning of a header that a caller may make as long as all headers together. */
const start = (exchange: Exchange, name: string): string | undefined =>
  exchange.header(name)?.slice(0, MOST_READ)

/** The parameters that a caller may ask for: our text is in UTF-8, and a table has a header. */
const PARAMETERS = '; charset=utf-8; header=present'

/** How many texts of a header are kept with their choice: callers send few different ones. */
const MOST_KNOWN = 100

/** Returns the same function of a header, which keeps its results: a header takes microseconds to read. */
function kept<Value>(choose: (header: string) => Value): (header: string) => Value {
  const known = new Map<string, { readonly value: Value }>()
  return (header) => {
    const found = known.get(header)
    if (found !== undefined) return found.value
    if (known.size >= MOST_KNOWN) known.clear()
    const value = choose(header)
    known.set(header, { value })
    return value
  }
}

/**
 * Returns a function that finds the media type that a caller prefers, by the weights of `Accept`; of equal ones, the first
 * there. A missing or empty `Accept` accepts all of them.
 */
export function preferring<const Type extends string>(
  ...mediaTypes: readonly Type[]
): (exchange: Exchange) => Type | undefined {
  const answers = mediaTypes.map((one) => `${one}${PARAMETERS}`)
  const choose = kept((accept) => {
    const wanted = new Negotiator({ headers: { accept } }).mediaType(answers)
    return mediaTypes.find((one) => `${one}${PARAMETERS}` === wanted)
  })
  return (exchange) => choose(start(exchange, 'accept')?.trim() || '*/*')
}

const json = preferring('application/json')

/** Whether the caller accepts JSON. */
export const acceptsJson = (exchange: Exchange): boolean => json(exchange) !== undefined

const languageIn = kept((header) => {
  const negotiator = new Negotiator({ headers: { 'accept-language': header } })
  return (negotiator.language([...languages]) as Language | undefined) ?? 'en'
})

/** Returns the language that the caller prefers; English if it accepts neither. */
export function languageOf(exchange: Exchange): Language {
  const wanted = start(exchange, 'accept-language')
  return wanted === undefined ? 'en' : languageIn(wanted)
}

/** One of these parameters, as a caller writes it. */
const IN_UTF8 = /^(?:charset\s*=\s*"?utf-?8"?|header\s*=\s*present)$/i

/** Whether a body is compressed, by its headers: no route reads such a one, even if it is plain. */
export function isCompressed(exchange: Exchange): boolean {
  const coding = exchange.header('content-encoding')
  return coding !== undefined && coding.toLowerCase() !== 'identity'
}

/** Whether the headers say that the body has a media type, is in UTF-8 and is not compressed. */
export function isBodyOf(exchange: Exchange, mediaType: string): boolean {
  if (isCompressed(exchange)) return false
  const type = start(exchange, 'content-type')
  if (type === undefined) return false
  if (type === mediaType) return true
  const [name = '', ...parameters] = type.split(';').map((part) => part.trim())
  // The last one may be empty.
  if (parameters.at(-1) === '') parameters.pop()
  return name.toLowerCase() === mediaType && parameters.every((one) => IN_UTF8.test(one))
}

/** The encodings of compressed answers; the first makes the smallest answers. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/**
 * Returns the best of the available encodings that the caller accepts.
 * @param available in the order of `encodings`
 * @returns `undefined` if the answer must be sent uncompressed
 */
export function encodingFor(
  exchange: Exchange,
  available: readonly Encoding[],
): Encoding | undefined {
  const accept = start(exchange, 'accept-encoding')
  if (accept === undefined) return undefined
  const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings([
    ...available,
  ])
  return available.find((encoding) => accepted.includes(encoding))
}

/** Whether `If-None-Match` names this version. The comparison is weak, as HTTP requires for GET. */
export function hasVersion(exchange: Exchange, tag: string): boolean {
  const known = start(exchange, 'if-none-match')
  if (known === undefined) return false
  const tags = known.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(tag)
}
