import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { languages } from '@oklad/contract'
import { Asset, textAsset } from '../http/asset.ts'
import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { embeddedPageHeaders, ownHeaders, pageHeaders } from '../http/header-set.ts'
import { languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import { contentTypeOf } from '../pages/content-types.ts'
import { pageFiles } from '../pages/files.ts'
import { type WrittenPagesOptions, writtenPageRoutes } from './written-pages.ts'

/** A file whose name has the hash of its content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'public, no-cache'

/** The address of the stylesheet of all pages but the calculator: its name has its hash. */
const STYLESHEET = /^\/assets\/document-.*\.css$/

/**
 * Reads the files of the page and returns their routes: the calculator at `/`, its version for
 * frames at `/embed`, the explanation at `/how`, the reference at `/docs`, the written pages, and the
 * assets. If the page is not built, `/` redirects to the OpenAPI document.
 */
export function siteRoutes(
  options: Omit<WrittenPagesOptions, 'files' | 'stylesheet'>,
): Readonly<Record<string, Route>> {
  const files = pageFiles()
  if (files.size === 0) return { '/': get(redirect('/openapi.json')) }
  const assets = assetsOf(files)
  const stylesheet = [...assets.keys()].find((path) => STYLESHEET.test(path)) ?? ''
  const serve: Handler = (exchange) =>
    assets.get(exchange.path)?.send(exchange) ?? problemReply(exchange, 'not_found')
  const single = [
    ...['/', '/embed', '/sw.js', '/icon.svg', '/manifest.webmanifest'],
    ...languages.flatMap((language) => [`/docs/${language}`, `/docs/${language}/guide`]),
  ]
  return {
    ...Object.fromEntries(single.map((path) => [path, get(serve)])),
    '/assets/*': get(serve),
    '/how': get(redirectToLanguage),
    '/docs': get(redirectToLanguage),
    '/how/*': get(serve),
    ...writtenPageRoutes({ ...options, files, stylesheet }),
  }
}

const get = (handler: Handler): Route => ({ methods: { GET: handler } })

function redirect(location: string): Handler {
  const headers = ownHeaders.empty.with([['location', location]])
  return () => ({ status: 302, headers, body: null })
}

/** Redirects to the page in the caller's language. */
function redirectToLanguage(exchange: Exchange): Reply {
  const headers = ownHeaders.empty.with([
    ['location', `${exchange.path}/${languageOf(exchange)}`],
    ['vary', 'accept-language'],
  ])
  return { status: 302, headers, body: null }
}

/** The folder of the files that are served as they are. */
const SITE = 'site/'

function assetsOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, Asset> {
  const site = [...files].filter(([name]) => name.startsWith(SITE))
  return new Map(
    site.map(([file, path]) => {
      const name = file.slice(SITE.length).replace(/\.br$/, '')
      const bytes = new Uint8Array(readFileSync(path))
      const headers = (name === 'embed.html' ? embeddedPageHeaders : pageHeaders)(
        contentTypeOf(name),
        name.startsWith('assets/') ? IMMUTABLE : ASK_EACH_TIME,
      )
      const asset = file.endsWith('.br')
        ? textAsset(
            () => promisify(brotliDecompress)(bytes),
            headers,
            async () => bytes,
          )
        : new Asset({ identity: async () => bytes }, headers)
      return [addressOf(name), asset]
    }),
  )
}

/** Returns the path of a file; paths of pages have no `.html`. */
const addressOf = (name: string) =>
  name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`
