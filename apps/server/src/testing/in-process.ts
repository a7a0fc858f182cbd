import { readConfiguration } from '../configuration/configuration.ts'
import { Exchange, type Reply } from '../http/exchange.ts'
import { pathOf, queryOf } from '../http/target.ts'
import { runService } from '../run-service.ts'
import type { Served } from '../runtime/listener.ts'

/** A request to a service without a socket. */
export interface PostedBody {
  readonly path: string
  /** `POST` when left out. */
  readonly method?: string
  /** The address of the caller; one and the same when left out. */
  readonly peer?: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | AsyncIterable<Uint8Array>
}

/** The exchange of a request that comes without a socket. */
class PostedExchange extends Exchange {
  readonly query: string
  readonly peer: string
  private readonly posted: PostedBody

  constructor(posted: PostedBody) {
    super(posted.method ?? 'POST', pathOf(posted.path), posted.headers['x-request-id'])
    this.peer = posted.peer ?? '127.0.0.1'
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
 * @returns a function that answers a request, with its id among the headers as a runtime writes it, and the paths of the routes
 */
export async function serveInProcess(environment: Readonly<Record<string, string>>): Promise<{
  readonly handle: (posted: PostedBody) => Reply | Promise<Reply>
  readonly paths: readonly string[]
}> {
  let served: Served | undefined
  await runService(readConfiguration(environment), {
    name: 'no runtime',
    serve(service) {
      served = service
      return { url: '', port: 0, stop: async () => {}, cut: async () => {} }
    },
  })
  if (served === undefined) throw new Error('The service was not served')
  const { handle, paths } = served
  return {
    handle(posted) {
      const exchange = new PostedExchange(posted)
      const id = ['x-request-id', exchange.requestId] as const
      return handle(exchange, (reply) => ({ ...reply, own: [...(reply.own ?? []), id] }))
    },
    paths,
  }
}
