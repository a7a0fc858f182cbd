import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { languages } from '@oklad/contract/internal'
import { asset, textAsset } from '../http/asset.ts'
import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { embeddedPageHeaders, ownHeaders, pageHeaders } from '../http/header-set.ts'
import { languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import { get } from '../http/router.ts'
import { pageFiles, referenceFiles } from '../pages/files.ts'
import { isBrowser, type WrittenPagesOptions, writtenPages } from './written-pages.ts'

/** A file whose name has the hash of its content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'public, no-cache'

/** The address of the stylesheet of all pages but the calculator: its name has its hash. */
const STYLESHEET = /^\/assets\/document-.*\.css$/
const FONT = /^\/assets\/.*\.woff2$/

/** The media types of files, by file extension. */
const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}

/** Returns the media type of a file by its name. */
const contentTypeOf = (name: string) =>
  contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/**
 * Reads the files of the page and returns their routes: the calculator at `/` in both languages, its version for
 * frames at `/embed`, the explanation at `/how`, the documentation below `/docs`, the written pages, and the
 * assets. If the documentation is not built, `/docs` leads to the reference, and the
 * law and the guide are plain texts. If the page is not built, `/` redirects to the OpenAPI document, and only the files of the
 * reference are served.
 */
export function siteRoutes(options: Omit<WrittenPagesOptions, 'files' | 'stylesheet' | 'fonts'>) {
  const files = pageFiles()
  const assets = new Map([...assetsOfReference(), ...assetsOfPage(files)])
  const paths = [...assets.keys()]
  const stylesheet = paths.find((path) => STYLESHEET.test(path)) ?? ''
  const fonts = paths.filter((path) => FONT.test(path))
  const written = writtenPages({ ...options, files, stylesheet, fonts })
  /** Answers an unknown address. */
  const notFound: Handler =
    files.size > 0 ? written.notFound : (exchange) => problemReply(exchange, 'not_found')
  const serve: Handler = (exchange) => assets.get(exchange.path)?.(exchange) ?? notFound(exchange)
  const serveDocument: Handler = async (exchange) => {
    const page = assets.get('/docs/404')
    if (assets.has(exchange.path) || page === undefined || !isBrowser(exchange))
      return serve(exchange)
    const reply = await page(exchange)
    return reply.status === 200 ? { ...reply, status: 404 } : reply
  }
  const reference = { '/docs/*': get(withoutSlash(serveDocument)) }
  if (files.size === 0) {
    return { routes: { ...reference, '/': get(redirect('/openapi.json')) }, notFound }
  }
  const single = ['/embed', '/sw.js', '/icon.svg', '/manifest.webmanifest', '/llms.txt']
  const startOf = (home: string) => (assets.has(home) ? home : `${home}console`)
  const routes = {
    ...reference,
    '/': get((exchange) => assets.get(homeFor(exchange))?.(exchange) ?? notFound(exchange)),
    ...Object.fromEntries(single.map((path) => [path, get(serve)])),
    ...Object.fromEntries(
      languages.flatMap((language) => [
        // The page takes the language, and keeps it for later visits.
        [`/${language}`, get(redirect(`/#${language}`))],
        [`/docs/${language}`, get(redirect(startOf(`/docs/${language}/`)))],
        [`/docs/${language}/console`, get(serve)],
        [`/how/${language}/law`, get(redirect(`/docs/${language}/law`, 301))],
      ]),
    ),
    '/assets/*': get(serve),
    '/how': get(redirectToLanguage),
    '/docs': get(redirectToLanguage),
    '/how/*': get(withoutSlash(serve)),
    ...Object.fromEntries(
      Object.entries(written.routes).map(([path, { handler }]) => [
        path,
        get(withoutSlash(handler)),
      ]),
    ),
    ...Object.fromEntries(
      languages.map((language) => [`/${language}/*`, get(withoutSlash(notFound))]),
    ),
  }
  return { routes, notFound }
}

/** The file of the calculator, by its language: its title, and the fonts of its first words. Who names none gets Russian. */
const homeFor = (exchange: Exchange) =>
  exchange.header('accept-language') !== undefined && languageOf(exchange) === 'en'
    ? '/index.en'
    : '/'

function redirect(location: string, status: 301 | 302 = 302): Handler {
  return () => ({ status, headers: ownHeaders.empty, body: null, own: [['location', location]] })
}

/** Leads a browser from an unknown address with a slash at its end to the one without. */
const withoutSlash =
  (handler: Handler): Handler =>
  async (exchange) => {
    const [, page] = (isBrowser(exchange) && /^(\/\w.*)\/$/.exec(exchange.path)) || []
    const reply = await handler(exchange)
    return reply.status === 404 && page ? redirect(page)(exchange) : reply
  }

/** Redirects to the page in the caller's language. */
function redirectToLanguage(exchange: Exchange): Reply {
  const location = ['location', `${exchange.path}/${languageOf(exchange)}`] as const
  const own = [location, ['vary', 'accept-language'] as const]
  return { status: 302, headers: ownHeaders.empty, body: null, own }
}

/** The folders of the files that are served as they are: of the page, and of the documentation. */
const SERVED = /^(?:site\/|(?=docs\/))/

const assetsOfReference = () =>
  [...referenceFiles].map(([name, path]) => {
    const headers = pageHeaders(contentTypeOf(name), ASK_EACH_TIME)
    return [`/docs/${name}`, textAsset(() => readFile(path), headers)] as const
  })

const assetsOfPage = (files: ReadonlyMap<string, string>) =>
  [...files]
    .filter(([name]) => SERVED.test(name))
    .map(([file, path]) => {
      const name = file.replace(SERVED, '').replace(/\.br$/, '')
      // The documentation has a thousand files: each is read for its first caller.
      const read = name.startsWith('docs/')
        ? async () => new Uint8Array(await readFile(path))
        : kept(new Uint8Array(readFileSync(path)))
      const headers = (name === 'embed.html' ? embeddedPageHeaders : pageHeaders)(
        contentTypeOf(name),
        /^(?:docs\/)?assets\//.test(name) ? IMMUTABLE : ASK_EACH_TIME,
      ).with(/^index\.(?:en\.)?html$/.test(name) ? [['vary', 'accept-language']] : [])
      const sent = file.endsWith('.br')
        ? textAsset(async () => promisify(brotliDecompress)(await read()), headers, read)
        : asset({ identity: read }, headers)
      return [addressOf(name), sent] as const
    })

const kept = (bytes: Uint8Array<ArrayBuffer>) => async () => bytes

/** Returns the path of a file; paths of pages have no `.html`. */
const addressOf = (name: string) =>
  name === 'docs/llms.txt'
    ? '/llms.txt'
    : `/${name.replace(/\.(?:html|txt)$/, '').replace(/(?<=^|\/)index$/, '')}`
