import { pathToFileURL } from 'node:url'
import { currentTaxYear } from '@oklad/answers'
import {
  type ErrorCode,
  errorCodes,
  type Language,
  languages,
  prices,
} from '@oklad/contract/internal'
import { LRUCache } from 'lru-cache'
import { type Asset, textAsset } from '../http/asset.ts'
import type { Exchange, Reply } from '../http/exchange.ts'
import { openDocumentHeaders, pageHeaders } from '../http/header-set.ts'
import { languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import { get, type Route } from '../http/router.ts'
import type { Eventual, Guard } from '../limits/guard.ts'
import { once } from '../once.ts'

/** The addresses of the service that a page contains. */
interface Site {
  readonly stylesheet: string
  readonly fonts: readonly string[]
  /** Where people reach the service, without a slash at the end; empty where it is not known. */
  readonly origin: string
}

/** The module that `apps/web` builds from its `src/written-pages`. */
interface Pages {
  answerPage(
    path: string,
    year: number,
    site: Site,
  ): { readonly status: 200 | 400 | 404; readonly html: string }
  /** The page that a problem's `type` leads to. */
  errorPage(code: ErrorCode, language: Language, site: Site): string
  /** The paths of the pages in the sitemap. */
  chosenPaths(language: Language): readonly string[]
}

export interface WrittenPagesOptions extends Site {
  /** The built files by their names: the module is `pages/pages.js`. */
  readonly files: ReadonlyMap<string, string>
  readonly guard: (points: number) => Guard
  readonly now: () => number
}

/** Whether an unknown address is asked for by a person. */
export const isBrowser = (exchange: Exchange) =>
  exchange.method === 'GET' && exchange.header('accept')?.includes('text/html') === true

/** The pages kept, at most: about 30 kB each. */
const MOST_KEPT = 500

const HOUR = 'public, max-age=3600'
const headers = pageHeaders('text/html; charset=utf-8', HOUR)
const wrongHeaders = pageHeaders('text/html; charset=utf-8', 'no-store')

function modulePages(files: ReadonlyMap<string, string>): Promise<Pages> {
  // biome-ignore lint/plugin/import-form: a built file, which no import rule is about
  return import(pathToFileURL(files.get('pages/pages.js') ?? '').href)
}

/** The pages of a service, written when they are first asked for. */
class WrittenPages {
  readonly #options: WrittenPagesOptions
  readonly #assets = new LRUCache<string, Asset>({ max: MOST_KEPT })
  /** The pages of errors and of unknown addresses, which differ by code, language and year alone. */
  readonly #texts = new Map<string, string>()
  /** The module is loaded on first request: most services never need it. */
  readonly load = once(() => modulePages(this.#options.files))

  constructor(options: WrittenPagesOptions) {
    this.#options = options
  }

  get #year(): number {
    return currentTaxYear(this.#options.now())
  }

  /** The route of a page with an amount. */
  answerPage(): Route {
    const guard = this.#options.guard(prices.answerPage.request)
    const write = async (exchange: Exchange): Promise<Reply> => {
      const { answerPage } = await this.load()
      const { status, html } = answerPage(exchange.path, this.#year, this.#options)
      if (status !== 200) return { status, headers: wrongHeaders, body: html }
      return this.#keep(
        exchange,
        textAsset(async () => html, headers),
      )
    }
    return get((exchange) => this.#kept(exchange) ?? guard(exchange, write))
  }

  /** Answers an unknown address: with a page for a browser, with a problem for a program. */
  async notFound(exchange: Exchange): Promise<Reply> {
    if (!isBrowser(exchange)) return problemReply(exchange, 'not_found')
    const language = languageOf(exchange)
    const year = this.#year
    const { answerPage } = await this.load()
    const write = () => answerPage(`/${language}`, year, this.#options).html
    const body = this.#text(`${year} ${language}`, write)
    return { status: 404, headers: wrongHeaders.inLanguage(language), body }
  }

  async errorPage(exchange: Exchange): Promise<Reply> {
    const code = errorCodes.find((candidate) => exchange.path === `/errors/${candidate}`)
    if (code === undefined) return this.notFound(exchange)
    const language = languageOf(exchange)
    const { errorPage } = await this.load()
    const write = () => errorPage(code, language, this.#options)
    const body = this.#text(`${code} ${language}`, write)
    return { status: 200, headers: headers.inLanguage(language), body }
  }

  #text(key: string, write: () => string): string {
    const text = this.#texts.get(key) ?? write()
    this.#texts.set(key, text)
    return text
  }

  #kept(exchange: Exchange): Eventual<Reply> | undefined {
    return this.#assets.get(this.#keyOf(exchange))?.(exchange)
  }

  #keep(exchange: Exchange, asset: Asset): Eventual<Reply> {
    this.#assets.set(this.#keyOf(exchange), asset)
    return asset(exchange)
  }

  #keyOf({ path }: Exchange): string {
    return `${this.#year} ${path}`
  }
}

const questions = ['salary', 'net', 'city', 'vacation', 'sick']

/** The route of a document that is the same in every year. */
const document = (type: string, write: () => Promise<string>): Route =>
  get(textAsset(write, openDocumentHeaders(type, HOUR)))

/**
 * Returns the routes of the answer pages, `/ru/salary/250000`, of the pages of errors, and of the sitemap, and the
 * page of an unknown address.
 */
export function writtenPages(options: WrittenPagesOptions) {
  const { origin } = options
  const pages = new WrittenPages(options)
  const answerPage = pages.answerPage()
  const paths = languages.flatMap((language) =>
    questions.map((question) => `/${language}/${question}/*`),
  )
  const robots = `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`
  const routes = {
    ...Object.fromEntries(paths.map((path) => [path, answerPage])),
    '/errors/*': get((exchange) => pages.errorPage(exchange)),
    // They need the address of the service.
    ...(origin !== '' && {
      '/sitemap.xml': document('application/xml', async () =>
        sitemapOf(await pages.load(), origin),
      ),
      '/robots.txt': document('text/plain; charset=utf-8', async () => robots),
    }),
  }
  return { routes, notFound: (exchange: Exchange) => pages.notFound(exchange) }
}

function sitemapOf({ chosenPaths }: Pages, origin: string): string {
  const paths = languages.flatMap((language) => [`/how/${language}`, ...chosenPaths(language)])
  const entries = ['/', ...paths].map((path) => `<url><loc>${origin}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
