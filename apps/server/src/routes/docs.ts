import { readFile } from 'node:fs/promises'
import { type Asset, compressed } from '../http/asset.ts'
import type { Handler } from '../http/exchange.ts'
import { pageHeaders } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import { contentTypeOf } from '../pages/content-types.ts'
import { referenceFiles } from '../pages/files.ts'

const prepare = async (file: string) =>
  compressed(
    new Uint8Array(await readFile(file)),
    pageHeaders(contentTypeOf(file), 'public, no-cache'),
  )

/** Returns the route of the files of the interactive reference, and starts to compress them. */
export function docsRoutes(): Readonly<Record<string, Route>> {
  const assets: ReadonlyMap<string, Promise<Asset>> = new Map(
    [...referenceFiles].map(([name, file]) => [`/docs/${name}`, prepare(file)] as const),
  )
  const answer: Handler = (exchange) =>
    assets.get(exchange.path)?.then((asset) => asset.send(exchange)) ??
    problemReply(exchange, 'not_found')
  return { '/docs/*': { methods: { GET: answer } } }
}
