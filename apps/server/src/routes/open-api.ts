import { currentTaxYear, serviceDocument } from '@oklad/answers'
import { type Asset, textAsset } from '../http/asset.ts'
import type { Handler } from '../http/exchange.ts'
import { openDocumentHeaders } from '../http/header-set.ts'

const headers = openDocumentHeaders('application/json', 'public, max-age=300')

const assetFor = (year: number): Asset =>
  textAsset(async () => JSON.stringify(serviceDocument(year)), headers)

/** Returns the handler of `GET /openapi.json`. The document is written on first request, and once a year. */
export function openApiHandler(now: () => number): Handler {
  let written: { readonly year: number; readonly asset: Asset } | undefined
  return (exchange) => {
    const year = currentTaxYear(now())
    if (written?.year !== year) written = { year, asset: assetFor(year) }
    return written.asset(exchange)
  }
}
