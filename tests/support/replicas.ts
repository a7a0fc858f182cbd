import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'
import { anew, ask } from './http.ts'
import { Metrics } from './metrics.ts'
import { Nginx } from './nginx.ts'
import type { Environment } from './program.ts'
import type { Runtime } from './runtimes.ts'
import { type Server, start } from './server.ts'

interface ReplicasOptions {
  readonly runtime: Runtime
  readonly environment?: Environment
  /** Whether nginx repeats requests without an answer at the other replica. */
  readonly repeats?: boolean
}

/** Two equal services with nginx in front of them. */
export class Replicas implements AsyncDisposable {
  readonly nginx: Nginx
  readonly all: [Server, Server]
  private readonly options: ReplicasOptions

  private constructor(nginx: Nginx, all: [Server, Server], options: ReplicasOptions) {
    this.nginx = nginx
    this.all = all
    this.options = options
  }

  static async start(options: ReplicasOptions): Promise<Replicas> {
    const one = await replicaOn(await freePort(), options)
    try {
      const other = await replicaOn(await freePort(), options)
      const { repeats = true } = options
      const nginxOptions = { repeats, believesCallers: true }
      const nginx = await Nginx.start([one.port, other.port], nginxOptions)
      return new Replicas(nginx, [one, other], options)
    } catch (error) {
      // Everything else that was started is killed with this process.
      await one[Symbol.asyncDispose]()
      throw error
    }
  }

  /** The address for callers: nginx. */
  get port(): number {
    return this.nginx.port
  }

  /** Starts an ended replica again on its port, and waits until it is ready and gets requests. */
  async startAgain(index: 0 | 1): Promise<void> {
    const replica = await replicaOn(this.all[index].port, this.options)
    this.all[index] = replica
    await eventually('the new replica is ready', async () => {
      return (await ask(replica, '/readyz', { agent: anew })).status === 200
    })
    await eventually(
      'the new replica answers requests',
      async () => (await calculationsOf(replica)) > 20,
    )
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.nginx[Symbol.asyncDispose]()
    await Promise.all(this.all.map((replica) => replica[Symbol.asyncDispose]()))
  }
}

/** How many calculations a replica has answered. */
export async function calculationsOf(replica: Server): Promise<number> {
  return (await Metrics.of(replica)).value('oklad_calculations_total') ?? 0
}

function replicaOn(port: number, { runtime, environment }: ReplicasOptions): Promise<Server> {
  const own = { PORT: String(port), TRUST_PROXY: '127.0.0.0/8' }
  return start({ runtime, environment: { ...own, ...environment } })
}
