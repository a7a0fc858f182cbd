import { randomUUID } from 'node:crypto'

const WELL_FORMED = /^[A-Za-z0-9_.:-]{1,128}$/

/**
 * The id of a request: the caller's own when it is safe to repeat in headers and logs, a new one
 * otherwise.
 */
export function requestIdFrom(sent: string | null | undefined): string {
  return sent && WELL_FORMED.test(sent) ? sent : randomUUID()
}
