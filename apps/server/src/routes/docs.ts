import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Asset } from '../http/asset.ts'
import type { Exchange, Reply } from '../http/exchange.ts'
import { pageHeaders } from '../http/header-set.ts'
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

const compress = promisify(gzip)
const bytesOf = (content: string | Buffer) => new Uint8Array(Buffer.from(content))

async function prepare([contentType, read]: Source): Promise<Asset> {
  const identity = bytesOf(await read())
  const bodies = { identity, gzip: bytesOf(await compress(identity)) }
  return new Asset(bodies, pageHeaders(contentType, 'public, no-cache'))
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
    : asset.use((file) => file.send(exchange))
}

/** `GET /docs`: the interactive reference with all of its assets. */
export const docsRoutes: Readonly<Record<string, Route>> = {
  '/docs': { methods: { GET: answer } },
  '/docs/*': { methods: { GET: answer } },
}
