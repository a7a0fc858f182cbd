import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Asset, type Bodies } from '../http/asset.ts'
import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { embeddedPageHeaders, ownHeaders, pageHeaders } from '../http/header-set.ts'
import { languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import { Later } from '../later.ts'
import { contentTypeOf } from '../pages/content-types.ts'
import { siteFolder } from '../pages/site-folder.ts'

/** A file whose name has the hash of its content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'public, no-cache'

/** The page, as it was built. */
export interface Site {
  readonly routes: Readonly<Record<string, Route>>
  /** Reads the files ahead of the first reader. */
  prepare(): Promise<void>
}

/**
 * The calculator at `/`, the same to stand in other pages at `/embed`, how it is computed at `/how`,
 * and their assets. Where the page is not built, `/` leads to the reference.
 */
export function site(): Site {
  const folder = siteFolder()
  if (folder === undefined) {
    return { routes: { '/': get(redirect('/docs')) }, prepare: async () => undefined }
  }
  const assets = assetsIn(folder)
  const serve: Handler = (exchange) => {
    const asset = assets.get(exchange.path)
    return asset === undefined
      ? problemReply(exchange, 'not_found')
      : asset.use((file) => file.send(exchange))
  }
  const single = ['/', '/embed', '/sw.js', '/icon.svg', '/manifest.webmanifest']
  return {
    routes: {
      ...Object.fromEntries(single.map((path) => [path, get(serve)])),
      '/assets/*': get(serve),
      '/how': get(toTheLanguage),
      '/how/*': get(serve),
    },
    async prepare() {
      for (const asset of assets.values()) await asset.prepare()
    },
  }
}

const get = (handler: Handler): Route => ({ methods: { GET: handler } })

function redirect(location: string): Handler {
  const headers = ownHeaders.empty.with([['location', location]])
  return () => ({ status: 302, headers, body: null })
}

/** The page of the law is a document in each language. */
function toTheLanguage(exchange: Exchange): Reply {
  const headers = ownHeaders.empty.with([
    ['location', `/how/${languageOf(exchange)}`],
    ['vary', 'accept-language'],
  ])
  return { status: 302, headers, body: null }
}

function assetsIn(folder: string): ReadonlyMap<string, Later<Asset>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => /\.[a-z]+$/.test(name) && !/\.(?:br|gz)$/.test(name))
  return new Map(
    names.map((name) => [addressOf(name), new Later(() => read(join(folder, name), name))]),
  )
}

/** Pages are addressed without how their files end. */
const addressOf = (name: string) =>
  name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`

async function read(file: string, name: string): Promise<Asset> {
  const bodies: Bodies = {
    identity: await bytesOf(file),
    br: await bytesOf(`${file}.br`),
    gzip: await bytesOf(`${file}.gz`),
  }
  const headers = name === 'embed.html' ? embeddedPageHeaders : pageHeaders
  const cacheControl = name.startsWith('assets/') ? IMMUTABLE : ASK_EACH_TIME
  return new Asset(bodies, headers(contentTypeOf(name), cacheControl))
}

const bytesOf = async (file: string) => new Uint8Array(await readFile(file))
