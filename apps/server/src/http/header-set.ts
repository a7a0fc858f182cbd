import type { Language } from '@oklad/contract'

/** A header's name in lower case, and its value. */
export type Header = readonly [name: string, value: string]

/**
 * The headers of one kind of answer, prepared once in the forms that the runtimes write.
 */
export class HeaderSet {
  readonly list: readonly Header[]
  /** For Node: names and values in turn, as `writeHead` takes them. */
  readonly flat: readonly string[]
  #headers: Headers | undefined
  readonly #inLanguages = new Map<Language, HeaderSet>()

  constructor(list: readonly Header[]) {
    this.list = list
    this.flat = list.flat()
  }

  /** For Bun: copied by every `new Response`. */
  get headers(): Headers {
    this.#headers ??= new Headers(this.list as [string, string][])
    return this.#headers
  }

  /** Returns a new set with these headers and more. */
  with(more: readonly Header[]): HeaderSet {
    return new HeaderSet([...this.list, ...more])
  }

  /** Returns these headers, which have none, with a media type. */
  ofType(mediaType: string): HeaderSet {
    return this.with([['content-type', mediaType]])
  }

  /** Returns these headers for an answer with texts in the caller's language. */
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

/** Every answer has these. */
const security: readonly Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['strict-transport-security', 'max-age=31536000'],
]

const neverFramed: Header = ['x-frame-options', 'DENY']

const policy = (content: string): Header => ['content-security-policy', content]

const nothingToLoad = policy("default-src 'none'; frame-ancestors 'none'")

/** For our own pages: styles and scripts only from this origin, no forms. */
const ownAssetsOnly = (ancestors: "'none'" | '*') =>
  policy(
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`,
  )

/** The headers of an answer that a page of another origin may read. */
export const exposed: Header = [
  'access-control-expose-headers',
  'x-request-id, retry-after, ratelimit, ratelimit-policy, oklad-columns',
]

const crossOrigin: Header = ['cross-origin-resource-policy', 'cross-origin']
/** Forbids pages of other origins to load an answer. */
export const sameOrigin: Header = ['cross-origin-resource-policy', 'same-origin']
const anyOrigin: readonly Header[] = [['access-control-allow-origin', '*'], exposed, crossOrigin]

/** Returns the headers of answers that must not be cached. */
export function headersFor(...origins: readonly Header[]) {
  const neverStored: Header = ['cache-control', 'no-store']
  const empty = new HeaderSet([neverStored, nothingToLoad, ...security, neverFramed, ...origins])
  return {
    empty,
    json: empty.ofType('application/json'),
    problem: empty.ofType('application/problem+json'),
  }
}

/** The headers of answers without a document. */
export type AnswerHeaders = ReturnType<typeof headersFor>

/** For answers that any origin may read. */
export const openHeaders = headersFor(...anyOrigin)

/** For answers that only our own origin may read. */
export const ownHeaders = headersFor(sameOrigin)

/** Returns a function that makes headers from a media type with charset and a `Cache-Control`. */
const documentHeaders =
  (...more: readonly Header[]) =>
  (contentType: string, cacheControl: string): HeaderSet =>
    new HeaderSet([
      ['content-type', contentType],
      ['cache-control', cacheControl],
      ...security,
      ...more,
    ])

/** Headers of a page or an asset of our own. */
export const pageHeaders = documentHeaders(ownAssetsOnly("'none'"), neverFramed, sameOrigin)

/** Headers of our page for frames of other sites. No click on it does anything that they could misuse. */
export const embeddedPageHeaders = documentHeaders(ownAssetsOnly('*'), crossOrigin)

/** Headers of a document that any origin may read and cache. */
export const openDocumentHeaders = documentHeaders(nothingToLoad, neverFramed, ...anyOrigin)
