import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { entityTag } from '../http/entity-tag.ts'
import type { Exchange, Reply } from '../http/exchange.ts'
import { type HeaderSet, ownHeaders, pageHeaders } from '../http/header-set.ts'
import { acceptsGzip, hasVersion } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import { Later } from '../later.ts'
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

/** A file as it is sent: whole or compressed, with the tag that says which version it is. */
interface Asset {
  readonly plain: Uint8Array<ArrayBuffer>
  readonly compressed: Uint8Array<ArrayBuffer>
  readonly plainHeaders: HeaderSet
  readonly compressedHeaders: HeaderSet
  readonly tag: string
}

const compress = promisify(gzip)
const bytesOf = (content: string | Buffer) => new Uint8Array(Buffer.from(content))

async function prepare([contentType, read]: Source): Promise<Asset> {
  const plain = bytesOf(await read())
  const tag = entityTag(plain)
  const plainHeaders = pageHeaders(contentType, 'public, no-cache').with([
    ['etag', tag],
    ['vary', 'accept-encoding'],
  ])
  return {
    plain,
    compressed: bytesOf(await compress(plain)),
    plainHeaders,
    compressedHeaders: plainHeaders.with([['content-encoding', 'gzip']]),
    tag,
  }
}

const assets = new Map(
  Object.entries(sources).map(([path, source]) => [path, new Later(() => prepare(source))]),
)

/** Reads and compresses the assets ahead of the first reader. */
export async function prepareDocs(): Promise<void> {
  for (const asset of assets.values()) await asset.prepare()
}

function answer(exchange: Exchange): Reply | Promise<Reply> {
  const asset = assets.get(exchange.path)
  return asset === undefined
    ? problemReply(exchange, 'not_found')
    : asset.use((prepared) => send(exchange, prepared))
}

function send(
  exchange: Exchange,
  { plain, compressed, plainHeaders, compressedHeaders, tag }: Asset,
): Reply {
  if (hasVersion(exchange, tag)) {
    return { status: 304, headers: plainHeaders, body: null }
  }
  return acceptsGzip(exchange)
    ? { status: 200, headers: compressedHeaders, body: compressed }
    : { status: 200, headers: plainHeaders, body: plain }
}

const toTheReference: Reply = {
  status: 302,
  headers: ownHeaders.empty.with([['location', '/docs']]),
  body: null,
}

/** `GET /docs`: the interactive reference with all of its assets; `/` leads there. */
export const docsRoutes: Readonly<Record<string, Route>> = {
  '/': { methods: { GET: () => toTheReference } },
  '/docs': { methods: { GET: answer } },
  '/docs/*': { methods: { GET: answer } },
}
