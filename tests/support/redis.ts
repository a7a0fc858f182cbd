import { Connection } from './connection.ts'
import { Daemon } from './daemon.ts'
import { freePort } from './free-port.ts'

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

  async [Symbol.asyncDispose](): Promise<void> {
    // A stopped process would die only after it continues.
    this.thaw()
    await this.kill()
  }
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
