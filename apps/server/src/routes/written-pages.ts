import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { currentTaxYear } from '@oklad/answers'
import {
  type ErrorCode,
  errorCodes,
  type Language,
  languages,
  requestPoints,
} from '@oklad/contract'
import { LRUCache } from 'lru-cache'
import { Asset, textAsset } from '../http/asset.ts'
import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { openDocumentHeaders, pageHeaders } from '../http/header-set.ts'
import { languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import type { Guard } from '../limits/guard.ts'
import { once } from '../once.ts'

/** The addresses of the service that a page contains. */
interface Site {
  readonly stylesheet: string
  /** Where people reach the service, without a slash at the end; empty where it is not known. */
  readonly origin: string
}

/** The module that `apps/web` builds from its `src/pages`. */
interface Pages {
  answerPage(
    path: string,
    year: number,
    site: Site,
  ): { readonly status: 200 | 400 | 404; readonly html: string }
  /** The page that a problem's `type` leads to. */
  errorPage(code: ErrorCode, language: Language, site: Site): string
  /** Loads the library that draws pictures. */
  preparePictures(library: Uint8Array, fonts: readonly Uint8Array[]): Promise<void>
  /** The picture of a shared link as PNG; `undefined` for a path without an answer. */
  picture(path: string, year: number): Uint8Array<ArrayBuffer> | undefined
  /** The paths of the pages in the sitemap. */
  chosenPaths(language: Language): readonly string[]
}

export interface WrittenPagesOptions extends Site {
  /** The built files by their names: the module, the library of pictures and its fonts. */
  readonly files: ReadonlyMap<string, string>
  readonly guard: (points: number) => Guard
  readonly now: () => number
}

/** The pages and pictures kept, at most: about 30 kB each. */
const MOST_KEPT = 500

const HOUR = 'public, max-age=3600'
const headers = pageHeaders('text/html; charset=utf-8', HOUR)
const wrongHeaders = pageHeaders('text/html; charset=utf-8', 'no-store')
const pictureHeaders = openDocumentHeaders('image/png', HOUR)

/**
 * Returns the routes of the answer pages, `/ru/salary/250000`, of their pictures, `/ru/salary/250000.png`,
 * of the pages of errors, and of the sitemap. The module is loaded on first request: most services never need it.
 */
export function writtenPageRoutes(options: WrittenPagesOptions): Readonly<Record<string, Route>> {
  const { files, stylesheet, origin, guard, now } = options
  const site = { stylesheet, origin }
  const kept = new LRUCache<string, Asset>({ max: MOST_KEPT })
  const read = async (ending: string) =>
    Promise.all(
      [...files]
        .filter(([name]) => name.startsWith('pages/') && name.endsWith(ending))
        .map(async ([, path]) => new Uint8Array(await readFile(path))),
    )
  const load = once(
    // biome-ignore lint/plugin/import-form: a built file, which no import rule is about
    (): Promise<Pages> => import(pathToFileURL(files.get('pages/pages.js') ?? '').href),
  )
  const loadPictures = once(async () => {
    const [pages, [library], fonts] = await Promise.all([load(), read('.wasm'), read('.ttf')])
    await pages.preparePictures(library as Uint8Array, fonts)
    return pages
  })

  const page = async (exchange: Exchange): Promise<Reply> => {
    const { answerPage } = await load()
    const { status, html } = answerPage(exchange.path, currentTaxYear(now()), site)
    if (status !== 200) return { status, headers: wrongHeaders, body: html }
    return keep(
      exchange,
      textAsset(async () => html, headers),
    )
  }
  const picture = async (exchange: Exchange): Promise<Reply> => {
    const pages = await loadPictures()
    const path = exchange.path.slice(0, -PNG.length)
    const identity = pages.picture(path, currentTaxYear(now()))
    if (identity === undefined) return problemReply(exchange, 'not_found')
    return keep(exchange, new Asset({ identity: async () => identity }, pictureHeaders))
  }
  const errorPage = async (exchange: Exchange): Promise<Reply> => {
    const code = errorCodes.find((candidate) => exchange.path === `/errors/${candidate}`)
    if (code === undefined) return problemReply(exchange, 'not_found')
    const language = languageOf(exchange)
    const body = (await load()).errorPage(code, language, site)
    return { status: 200, headers: headers.inLanguage(language), body }
  }
  const keyOf = ({ path }: Exchange) => `${currentTaxYear(now())} ${path}`
  const keep = (exchange: Exchange, asset: Asset): Promise<Reply> => {
    kept.set(keyOf(exchange), asset)
    return asset.send(exchange)
  }
  const document = (type: string, write: () => Promise<string>): Route => {
    const answer = (exchange: Exchange) =>
      kept.get(keyOf(exchange))?.send(exchange) ??
      keep(exchange, textAsset(write, openDocumentHeaders(type, HOUR)))
    return { methods: { GET: answer } }
  }
  const guards = { page: guard(requestPoints.page), picture: guard(requestPoints.picture) }
  const answer: Handler = (exchange) => {
    const asset = kept.get(keyOf(exchange))
    if (asset !== undefined) return asset.send(exchange)
    return exchange.path.endsWith(PNG)
      ? guards.picture(exchange, picture)
      : guards.page(exchange, page)
  }
  const route: Route = { methods: { GET: answer } }
  const folders = languages.flatMap((language) =>
    ['salary', 'net', 'city'].map((question) => `/${language}/${question}/*`),
  )
  return {
    ...Object.fromEntries(folders.map((path) => [path, route])),
    '/errors/*': { methods: { GET: errorPage } },
    // They need the address of the service.
    ...(origin !== '' && {
      '/sitemap.xml': document('application/xml', async () => sitemapOf(await load(), origin)),
      '/robots.txt': document(
        'text/plain; charset=utf-8',
        async () => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
      ),
    }),
  }
}

const PNG = '.png'

function sitemapOf({ chosenPaths }: Pages, origin: string): string {
  const paths = languages.flatMap((language) => [`/how/${language}`, ...chosenPaths(language)])
  const entries = ['/', ...paths].map((path) => `<url><loc>${origin}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
