import type { Language } from '@oklad/contract'

/** A header's name in lower case, and its value. */
export type Header = readonly [name: string, value: string]

/**
 * The headers of one kind of answer, prepared once at start in the forms that the runtimes write.
 * Only the request id differs from answer to answer.
 */
export class HeaderSet {
  readonly list: readonly Header[]
  /** For Bun: copied by every `new Response`. */
  readonly headers: Headers
  /** For Node: names and values in turn, as `writeHead` takes them. */
  readonly flat: readonly string[]
  readonly #inLanguages = new Map<Language, HeaderSet>()

  constructor(list: readonly Header[]) {
    this.list = list
    this.headers = new Headers(list as [string, string][])
    this.flat = list.flat()
  }

  /** The same headers and some more, for the rare answers that need them. */
  with(more: readonly Header[]): HeaderSet {
    return new HeaderSet([...this.list, ...more])
  }

  /** The same headers for an answer with texts in a language that the caller has chosen. */
  inLanguage(language: Language): HeaderSet {
    let set = this.#inLanguages.get(language)
    if (set === undefined) {
      set = this.with([
        ['content-language', language],
        ['vary', 'accept-language'],
      ])
      this.#inLanguages.set(language, set)
    }
    return set
  }
}

/** What every answer carries, whatever it is. */
const security: readonly Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['strict-transport-security', 'max-age=31536000'],
]

const neverFramed: Header = ['x-frame-options', 'DENY']

const nothingToLoad: Header = [
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'",
]

/** For pages of our own: their style and script from this origin alone, no form. */
const ownAssetsOnly = (ancestors: "'none'" | '*'): Header => [
  'content-security-policy',
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`,
]

/** What a page of another origin may read of an answer. */
export const EXPOSED_HEADERS = 'x-request-id, retry-after, ratelimit, ratelimit-policy'

const anyOrigin: readonly Header[] = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', EXPOSED_HEADERS],
  ['cross-origin-resource-policy', 'cross-origin'],
]
const sameOrigin: readonly Header[] = [['cross-origin-resource-policy', 'same-origin']]

const neverStored: Header = ['cache-control', 'no-store']
const json: Header = ['content-type', 'application/json']
const problem: Header = ['content-type', 'application/problem+json']

/** Headers for answers that any origin may read, and for those that only our own may. */
function headersFor(origins: readonly Header[]) {
  const base = [...security, neverFramed, ...origins]
  return {
    json: new HeaderSet([json, neverStored, nothingToLoad, ...base]),
    problem: new HeaderSet([problem, neverStored, nothingToLoad, ...base]),
    empty: new HeaderSet([neverStored, nothingToLoad, ...base]),
  }
}

export const openHeaders = headersFor(anyOrigin)
export const ownHeaders = headersFor(sameOrigin)

/**
 * Headers of a page or an asset of our own.
 * @param contentType media type with charset
 * @param cacheControl how long it may be kept
 */
export function pageHeaders(contentType: string, cacheControl: string): HeaderSet {
  return new HeaderSet([
    ['content-type', contentType],
    ['cache-control', cacheControl],
    ownAssetsOnly("'none'"),
    ...security,
    neverFramed,
    ...sameOrigin,
  ])
}

/**
 * Headers of a page of our own that any other page may frame: there is nothing in it to click for
 * someone else.
 * @param contentType media type with charset
 * @param cacheControl how long it may be kept
 */
export function embeddedPageHeaders(contentType: string, cacheControl: string): HeaderSet {
  return new HeaderSet([
    ['content-type', contentType],
    ['cache-control', cacheControl],
    ownAssetsOnly('*'),
    ...security,
    ['cross-origin-resource-policy', 'cross-origin'],
  ])
}

/** Headers of a document that any origin may read and keep for a while. */
export function openDocumentHeaders(contentType: string, cacheControl: string): HeaderSet {
  return new HeaderSet([
    ['content-type', contentType],
    ['cache-control', cacheControl],
    nothingToLoad,
    ...security,
    neverFramed,
    ...anyOrigin,
  ])
}
