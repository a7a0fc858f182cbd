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
import { get } from '../http/router.ts'
import type { Guard } from '../limits/guard.ts'
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

/**
 * Returns the routes of the answer pages, `/ru/salary/250000`, of the pages of errors, and of the sitemap, and the
 * page of an unknown address. The module is loaded on first request: most services never need it.
 */
export function writtenPages(options: WrittenPagesOptions) {
  const { files, stylesheet, fonts, origin, guard, now } = options
  const site = { stylesheet, fonts, origin }
  const kept = new LRUCache<string, Asset>({ max: MOST_KEPT })
  /** The pages of errors and of unknown addresses, which differ by code, language and year alone. */
  const texts = new Map<string, string>()
  const keptText = (key: string, write: () => string): string => {
    const text = texts.get(key) ?? write()
    texts.set(key, text)
    return text
  }
  const load = once(
    // biome-ignore lint/plugin/import-form: a built file, which no import rule is about
    (): Promise<Pages> => import(pathToFileURL(files.get('pages/pages.js') ?? '').href),
  )

  const page = async (exchange: Exchange): Promise<Reply> => {
    const { answerPage } = await load()
    const { status, html } = answerPage(exchange.path, currentTaxYear(now()), site)
    if (status !== 200) return { status, headers: wrongHeaders, body: html }
    return keep(
      exchange,
      textAsset(async () => html, headers),
    )
  }
  /** Answers an unknown address: with a page for a browser, with a problem for a program. */
  const notFound = async (exchange: Exchange): Promise<Reply> => {
    if (!isBrowser(exchange)) return problemReply(exchange, 'not_found')
    const language = languageOf(exchange)
    const year = currentTaxYear(now())
    const { answerPage } = await load()
    const write = () => answerPage(`/${language}`, year, site).html
    const body = keptText(`${year} ${language}`, write)
    return { status: 404, headers: wrongHeaders.inLanguage(language), body }
  }
  const errorPage = async (exchange: Exchange): Promise<Reply> => {
    const code = errorCodes.find((candidate) => exchange.path === `/errors/${candidate}`)
    if (code === undefined) return notFound(exchange)
    const language = languageOf(exchange)
    const pages = await load()
    const body = keptText(`${code} ${language}`, () => pages.errorPage(code, language, site))
    return { status: 200, headers: headers.inLanguage(language), body }
  }
  const keyOf = ({ path }: Exchange) => `${currentTaxYear(now())} ${path}`
  const keep = (exchange: Exchange, asset: Asset): Promise<Reply> => {
    kept.set(keyOf(exchange), asset)
    return asset(exchange)
  }
  const document = (type: string, write: () => Promise<string>) =>
    get(
      (exchange) =>
        kept.get(keyOf(exchange))?.(exchange) ??
        keep(exchange, textAsset(write, openDocumentHeaders(type, HOUR))),
    )
  const pageGuard = guard(prices.answerPage.request)
  const route = get(
    (exchange) => kept.get(keyOf(exchange))?.(exchange) ?? pageGuard(exchange, page),
  )
  const folders = languages.flatMap((language) =>
    ['salary', 'net', 'city', 'vacation', 'sick'].map((question) => `/${language}/${question}/*`),
  )
  const routes = {
    ...Object.fromEntries(folders.map((path) => [path, route])),
    '/errors/*': get(errorPage),
    // They need the address of the service.
    ...(origin !== '' && {
      '/sitemap.xml': document('application/xml', async () => sitemapOf(await load(), origin)),
      '/robots.txt': document(
        'text/plain; charset=utf-8',
        async () => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
      ),
    }),
  }
  return { routes, notFound }
}

function sitemapOf({ chosenPaths }: Pages, origin: string): string {
  const paths = languages.flatMap((language) => [`/how/${language}`, ...chosenPaths(language)])
  const entries = ['/', ...paths].map((path) => `<url><loc>${origin}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
