import { readFileSync } from 'node:fs'
import { Asset } from '../http/asset.ts'
import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { embeddedPageHeaders, ownHeaders, pageHeaders } from '../http/header-set.ts'
import { languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import { contentTypeOf } from '../pages/content-types.ts'
import { pageFiles } from '../pages/files.ts'
import { type AnswerPagesOptions, answerPageRoutes } from './answer-pages.ts'

/** A file whose name has the hash of its content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'public, no-cache'

/** The address of the stylesheet of all pages but the calculator: its name has its hash. */
const STYLESHEET = /^\/assets\/document-.*\.css$/

/**
 * Reads the files of the page and returns their routes: the calculator at `/`, its version for
 * frames at `/embed`, the explanation at `/how`, the answer pages, and the assets. If the page is
 * not built, `/` redirects to the reference.
 */
export function siteRoutes(
  options: Omit<AnswerPagesOptions, 'files' | 'stylesheet'>,
): Readonly<Record<string, Route>> {
  const files = pageFiles()
  if (files.size === 0) return { '/': get(redirect('/docs')) }
  const assets = assetsOf(files)
  const stylesheet = [...assets.keys()].find((path) => STYLESHEET.test(path)) ?? ''
  const serve: Handler = (exchange) =>
    assets.get(exchange.path)?.send(exchange) ?? problemReply(exchange, 'not_found')
  const single = ['/', '/embed', '/sw.js', '/icon.svg', '/manifest.webmanifest']
  return {
    ...Object.fromEntries(single.map((path) => [path, get(serve)])),
    '/assets/*': get(serve),
    '/how': get(redirectToLanguage),
    '/how/*': get(serve),
    ...answerPageRoutes({ ...options, files, stylesheet }),
  }
}

const get = (handler: Handler): Route => ({ methods: { GET: handler } })

function redirect(location: string): Handler {
  const headers = ownHeaders.empty.with([['location', location]])
  return () => ({ status: 302, headers, body: null })
}

/** Redirects to the explanation in the caller's language. */
function redirectToLanguage(exchange: Exchange): Reply {
  const headers = ownHeaders.empty.with([
    ['location', `/how/${languageOf(exchange)}`],
    ['vary', 'accept-language'],
  ])
  return { status: 302, headers, body: null }
}

/** The folder of the files that are served as they are. */
const SITE = 'site/'

function assetsOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, Asset> {
  const bytesOf = (name: string) => new Uint8Array(readFileSync(files.get(SITE + name) as string))
  const names = [...files.keys()]
    .filter((name) => name.startsWith(SITE) && !/\.(?:br|gz)$/.test(name))
    .map((name) => name.slice(SITE.length))
  return new Map(
    names.map((name) => {
      const bodies = {
        identity: bytesOf(name),
        br: bytesOf(`${name}.br`),
        gzip: bytesOf(`${name}.gz`),
      }
      const headers = name === 'embed.html' ? embeddedPageHeaders : pageHeaders
      const cacheControl = name.startsWith('assets/') ? IMMUTABLE : ASK_EACH_TIME
      return [addressOf(name), new Asset(bodies, headers(contentTypeOf(name), cacheControl))]
    }),
  )
}

/** Returns the path of a file; paths of pages have no `.html`. */
const addressOf = (name: string) =>
  name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`
