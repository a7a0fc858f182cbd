import type { RequestDurations } from './request-durations.ts'

/** What is calculated where. */
const kinds: Readonly<Record<string, string>> = {
  '/api/v1/calc': 'public',
  '/api/v1/private-calc': 'private',
  '/api/v1/private-calc/explain': 'explain',
  '/api/v1/private-calc/gross-up': 'gross_up',
  '/api/v1/private-calc/compare': 'compare',
}

/** How a calculation ended, by the status of its answer; with any other status there was none. */
const outcomes: Readonly<Record<number, string>> = {
  200: 'computed',
  400: 'invalid',
  500: 'failed',
}

/** How many calculations of a kind ended how. */
export interface CalculationCount {
  readonly kind: string
  readonly outcome: string
  readonly count: number
}

/** The calculations among the requests. */
export function calculationCounts(durations: RequestDurations): readonly CalculationCount[] {
  return [...durations.series].flatMap(({ method, route, status, count }) => {
    const kind = method === 'POST' ? kinds[route] : undefined
    const outcome = outcomes[status]
    return kind === undefined || outcome === undefined ? [] : [{ kind, outcome, count }]
  })
}
