import { createServer, type Server } from 'node:http'

/** A span as OTLP writes it. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly status: { readonly code?: number }
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

/** Receives traces like an OpenTelemetry collector, and keeps them. */
export class Collector implements AsyncDisposable {
  private readonly server: Server
  readonly port: number
  /** Everything received, unchanged. */
  received = ''
  readonly spans: Span[] = []

  private constructor(server: Server, port: number) {
    this.server = server
    this.port = port
  }

  static async start(): Promise<Collector> {
    let collector: Collector | undefined
    const server = createServer(async (request, response) => {
      const chunks = await request.toArray()
      collector?.take(request.url ?? '', Buffer.concat(chunks).toString())
      response.setHeader('content-type', 'application/json').end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    collector = new Collector(server, (server.address() as { port: number }).port)
    return collector
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private take(path: string, text: string): void {
    this.received += `${path}\n${text}\n`
    if (path !== '/v1/traces') return
    const { resourceSpans } = JSON.parse(text)
    for (const { scopeSpans } of resourceSpans) {
      for (const { spans } of scopeSpans) this.spans.push(...spans)
    }
  }
}
