import { Connection } from './connection.ts'
import { Daemon } from './daemon.ts'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'
import type { Address } from './http.ts'
import { Metrics } from './metrics.ts'

/** A Redis on a free port of this machine, without files. */
export class RedisServer implements AsyncDisposable {
  readonly port: number
  private daemon: Daemon

  private constructor(port: number, daemon: Daemon) {
    this.port = port
    this.daemon = daemon
  }

  static async start(): Promise<RedisServer> {
    const port = await freePort()
    return new RedisServer(port, await startOn(port))
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  /** Stops its process: connections stay open, and nothing answers. */
  freeze(): void {
    this.daemon.signal('SIGSTOP')
  }

  thaw(): void {
    this.daemon.signal('SIGCONT')
  }

  kill(): Promise<void> {
    return this.daemon.kill()
  }

  /** Starts it again, empty, on the same port. */
  async restart(): Promise<void> {
    await this.kill()
    this.daemon = await startOn(this.port)
  }

  /** Every key that it holds. */
  async keys(): Promise<string> {
    return askRedis(this.port, 'KEYS *')
  }

  /** Runs a command of one line. */
  run(command: string): Promise<string> {
    return askRedis(this.port, command)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // A stopped process would die only after it continues.
    this.thaw()
    await this.kill()
  }
}

/** Returns the sum of a metric of several services. */
async function sumOf(services: readonly Address[], metric: string): Promise<number> {
  const all = await Promise.all(services.map((service) => Metrics.of(service)))
  return all.reduce((sum, metrics) => sum + (metrics.value(metric) ?? 0), 0)
}

/** How often services have lost Redis, all together. */
export const lossesOf = (...services: readonly Address[]): Promise<number> =>
  sumOf(services, 'oklad_redis_losses_total')

/** Waits until all services count in Redis, or none does. */
export function redisIs(state: 'up' | 'down', ...services: readonly Address[]): Promise<void> {
  const wanted = state === 'up' ? services.length : 0
  return eventually(`Redis is ${state}`, async () => {
    return (await sumOf(services, 'oklad_redis_up')) === wanted
  })
}

/**
 * Makes an attempt, again until no service loses Redis meanwhile. On a busy machine Redis may answer too late, and each
 * service then counts alone, as it should.
 * @param attempt gets its number, for a caller that has spent nothing yet
 * @returns the result of the attempt that only Redis has counted
 */
export async function countedByRedis<Result>(
  services: readonly Address[],
  attempt: (number: number) => Promise<Result>,
): Promise<Result> {
  for (let number = 1; number <= 30; number++) {
    await redisIs('up', ...services)
    const before = await lossesOf(...services)
    const result = await attempt(number)
    if ((await lossesOf(...services)) === before) return result
  }
  throw new Error('Redis was lost each time')
}

async function askRedis(port: number, command: string): Promise<string> {
  using connection = await Connection.open(port)
  connection.send(`${command}\r\nQUIT\r\n`)
  await connection.closed
  return connection.leftOver
}

function startOn(port: number): Promise<Daemon> {
  const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp']
  const serves = async () => (await askRedis(port, 'PING')).includes('PONG')
  return Daemon.start(['redis-server', '--port', String(port), ...options], serves)
}
