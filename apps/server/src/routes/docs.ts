import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Asset } from '../http/asset.ts'
import type { Handler } from '../http/exchange.ts'
import { pageHeaders } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import { contentTypeOf } from '../pages/content-types.ts'

const { resolve } = createRequire(import.meta.url)

/** The file of each path. */
const files = {
  '/docs': resolve('../../assets/reference.html'),
  '/docs/reference.js': resolve('../../assets/reference.js'),
  '/docs/oklad.css': resolve('../../assets/oklad.css'),
  '/docs/icon.svg': resolve('../../assets/icon.svg'),
  '/docs/swagger-ui.css': resolve('swagger-ui-dist/swagger-ui.css'),
  '/docs/swagger-ui-bundle.js': resolve('swagger-ui-dist/swagger-ui-bundle.js'),
}

async function prepare(file: string): Promise<Asset> {
  const identity = new Uint8Array(await readFile(file))
  const bodies = { identity, gzip: new Uint8Array(await promisify(gzip)(identity)) }
  return new Asset(bodies, pageHeaders(contentTypeOf(file), 'public, no-cache'))
}

/** Returns the routes of the interactive reference, `GET /docs`, and starts to compress its assets. */
export function docsRoutes(): Readonly<Record<string, Route>> {
  const assets = new Map(
    Object.entries(files).map(([path, file]) => [path, prepare(file)] as const),
  )
  const answer: Handler = (exchange) =>
    assets.get(exchange.path)?.then((asset) => asset.send(exchange)) ??
    problemReply(exchange, 'not_found')
  return { '/docs': { methods: { GET: answer } }, '/docs/*': { methods: { GET: answer } } }
}
