import { readConfiguration } from '../configuration/configuration.ts'
import { Exchange, type Reply } from '../http/exchange.ts'
import { pathOf, queryOf } from '../http/target.ts'
import { runService } from '../run-service.ts'
import type { Served } from '../runtime/listener.ts'

/** A POST request to a service without a socket. */
export interface PostedBody {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | AsyncIterable<Uint8Array>
}

/** The exchange of a request that comes without a socket. */
class PostedExchange extends Exchange {
  readonly query: string
  readonly peer = '127.0.0.1'
  private readonly posted: PostedBody

  constructor(posted: PostedBody) {
    super('POST', pathOf(posted.path), posted.headers['x-request-id'])
    this.query = queryOf(posted.path)
    this.posted = posted
  }

  header(name: string): string | undefined {
    return this.posted.headers[name]
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    const { body } = this.posted
    if (body instanceof Uint8Array) yield body
    else yield* body
  }
}

/**
 * Starts the whole service in this process, without a socket.
 * @param environment the settings
 * @returns a function that answers a request
 */
export async function serveInProcess(
  environment: Readonly<Record<string, string>>,
): Promise<(posted: PostedBody) => Reply | Promise<Reply>> {
  let served: Served | undefined
  await runService(readConfiguration(environment), {
    name: 'no runtime',
    serve(service) {
      served = service
      return { url: '', port: 0, stop: async () => {}, cut: async () => {} }
    },
  })
  if (served === undefined) throw new Error('The service was not served')
  const { handle } = served
  return (posted) => handle(new PostedExchange(posted))
}
