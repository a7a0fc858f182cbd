import { readFile } from 'node:fs/promises'
import { compressed } from '../http/asset.ts'
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

/** Returns the routes of the interactive reference, `GET /docs`, and starts to compress its assets. */
export function docsRoutes(): Readonly<Record<string, Route>> {
  const assets = new Map(
    [...referenceFiles].map(
      ([name, file]) => [name === '' ? '/docs' : `/docs/${name}`, prepare(file)] as const,
    ),
  )
  const answer: Handler = (exchange) =>
    assets.get(exchange.path)?.then((asset) => asset.send(exchange)) ??
    problemReply(exchange, 'not_found')
  return { '/docs': { methods: { GET: answer } }, '/docs/*': { methods: { GET: answer } } }
}
