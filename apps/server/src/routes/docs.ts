import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Asset } from '../http/asset.ts'
import type { Handler } from '../http/exchange.ts'
import { pageHeaders } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import { icon, referencePage, referenceScript, stylesheet } from '../pages/assets.ts'

const resolve = createRequire(import.meta.url).resolve
const HTML = 'text/html; charset=utf-8'
const CSS = 'text/css; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'

type Source = readonly [contentType: string, read: () => Promise<string | Buffer>]

const text = (contentType: string, content: string): Source => [contentType, async () => content]
const file = (contentType: string, name: string): Source => [
  contentType,
  () => readFile(resolve(`swagger-ui-dist/${name}`)),
]

const sources: Readonly<Record<string, Source>> = {
  '/docs': text(HTML, referencePage),
  '/docs/reference.js': text(SCRIPT, referenceScript),
  '/docs/oklad.css': text(CSS, stylesheet),
  '/docs/icon.svg': text('image/svg+xml', icon),
  '/docs/swagger-ui.css': file(CSS, 'swagger-ui.css'),
  '/docs/swagger-ui-bundle.js': file(SCRIPT, 'swagger-ui-bundle.js'),
}

const compress = promisify(gzip)
const bytesOf = (content: string | Buffer) => new Uint8Array(Buffer.from(content))

async function prepare([contentType, read]: Source): Promise<Asset> {
  const identity = bytesOf(await read())
  const bodies = { identity, gzip: bytesOf(await compress(identity)) }
  return new Asset(bodies, pageHeaders(contentType, 'public, no-cache'))
}

/** Returns the routes of the interactive reference, `GET /docs`, and begins to compress its assets. */
export function docsRoutes(): Readonly<Record<string, Route>> {
  const assets = new Map(
    Object.entries(sources).map(([path, source]) => [path, prepare(source)] as const),
  )
  const answer: Handler = (exchange) =>
    assets.get(exchange.path)?.then((asset) => asset.send(exchange)) ??
    problemReply(exchange, 'not_found')
  return { '/docs': { methods: { GET: answer } }, '/docs/*': { methods: { GET: answer } } }
}
