import { randomUUID } from 'node:crypto'

const WELL_FORMED = /^[A-Za-z0-9_.:-]{1,128}$/

/**
 * Returns the id of a request: the caller's if it is safe to repeat in headers and logs, otherwise
 * a new one.
 */
export function requestIdFrom(sent: string | null | undefined): string {
  return sent && WELL_FORMED.test(sent) ? sent : randomUUID()
}
