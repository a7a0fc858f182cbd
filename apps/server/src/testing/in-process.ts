import { readConfiguration } from '../configuration/configuration.ts'
import { BodyTooLarge, type Exchange, LARGEST_BODY, type Reply } from '../http/exchange.ts'
import { runService } from '../run-service.ts'
import type { Served } from '../runtime/listener.ts'

/** A POST request to a service without a socket. */
export interface PostedBody {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** The exchange of a request that comes without a socket. */
class PostedExchange implements Exchange {
  readonly method = 'POST'
  readonly query = ''
  readonly peer = '127.0.0.1'
  readonly path: string
  readonly requestId: string
  route: string | undefined
  keyId: string | undefined
  spend: Exchange['spend']
  private readonly posted: PostedBody

  constructor(posted: PostedBody) {
    this.posted = posted
    this.path = posted.path
    this.requestId = posted.headers['x-request-id'] ?? 'none'
  }

  header(name: string): string | undefined {
    return this.posted.headers[name]
  }

  async text(): Promise<string> {
    if (this.posted.body.length > LARGEST_BODY) throw new BodyTooLarge()
    return new TextDecoder().decode(this.posted.body)
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    yield this.posted.body
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
