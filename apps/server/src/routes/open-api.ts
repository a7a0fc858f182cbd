import { currentTaxYear, serviceDocument } from '@oklad/answers'
import { type Asset, textAsset } from '../http/asset.ts'
import type { Exchange } from '../http/exchange.ts'
import { openDocumentHeaders } from '../http/header-set.ts'
import type { Route } from '../http/router.ts'

const headers = openDocumentHeaders('application/json', 'public, max-age=300')

const assetFor = (year: number): Asset =>
  textAsset(async () => JSON.stringify(serviceDocument(year), null, 2), headers)

/** Returns the route `GET /openapi.json`. The document is written on first request, and once a year. */
export function openApiRoute(now: () => number): Route {
  let written: { readonly year: number; readonly asset: Asset } | undefined
  const answer = (exchange: Exchange) => {
    const year = currentTaxYear(now())
    if (written?.year !== year) written = { year, asset: assetFor(year) }
    return written.asset(exchange)
  }
  return { methods: { GET: answer } }
}
