import { readFile } from 'node:fs/promises'
import { type Asset, textAsset } from '../http/asset.ts'
import type { Handler } from '../http/exchange.ts'
import { pageHeaders } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import { contentTypeOf } from '../pages/content-types.ts'
import { referenceFiles } from '../pages/files.ts'

const assetOf = (file: string) =>
  textAsset(() => readFile(file), pageHeaders(contentTypeOf(file), 'public, no-cache'))

/** Returns the route of the files of the interactive reference. */
export function docsRoutes(): Readonly<Record<string, Route>> {
  const assets = new Map(
    [...referenceFiles].map(([name, file]) => [`/docs/${name}`, assetOf(file)] as [string, Asset]),
  )
  const answer: Handler = (exchange) =>
    assets.get(exchange.path)?.send(exchange) ?? problemReply(exchange, 'not_found')
  return { '/docs/*': { methods: { GET: answer } } }
}
