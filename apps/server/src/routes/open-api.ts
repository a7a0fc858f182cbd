import { currentTaxYear, serviceDocument } from '@oklad/answers'
import { openDocumentHeaders } from '../http/header-set.ts'
import type { Route } from '../http/router.ts'

const headers = openDocumentHeaders('application/json', 'public, max-age=300')

/** `GET /openapi.json`: written when it is first asked for. */
export function openApiRoute(now: () => number): Route {
  let year: number | undefined
  let body = ''
  const answer = () => {
    const current = currentTaxYear(now())
    if (current !== year) {
      year = current
      body = JSON.stringify(serviceDocument(current), null, 2)
    }
    return { status: 200, headers, body }
  }
  return { methods: { GET: answer } }
}
