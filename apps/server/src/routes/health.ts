import type { Handler, Reply } from '../http/exchange.ts'
import { openHeaders } from '../http/header-set.ts'
import { problemReply } from '../http/problem-reply.ts'

const reply = (status: string): Reply => ({
  status: 200,
  headers: openHeaders.json,
  body: JSON.stringify({ status }),
})

/** `GET /livez`: whether the process runs. */
export const livez: Handler = () => reply('alive')

/**
 * Returns the handler of `GET /readyz`: whether the service accepts requests.
 * @param isDraining whether the service is stopping
 */
export const readyz =
  (isDraining: () => boolean): Handler =>
  (exchange) =>
    isDraining() ? problemReply(exchange, 'draining') : reply('ready')
