import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Daemon } from './daemon.ts'
import { freePort } from './free-port.ts'
import { ask } from './http.ts'
import { projectFolder } from './project-folder.ts'
import { TemporaryFolder } from './temporary-folder.ts'

/** Differences from the deployed nginx. */
export interface NginxOptions {
  /**
   * Whether nginx repeats a calculation without an answer at the other replica. Otherwise it repeats only requests
   * that it could not send.
   */
  readonly repeats?: boolean
  /** Whether callers may state their own address, so that a test can act as many callers. */
  readonly believesCallers?: boolean
}

/** A request in the log of nginx. */
export interface ProxiedRequest {
  readonly status: number
  /** The ports of the replicas that nginx tried, in order. */
  readonly tried: readonly number[]
}

/** The deployed nginx on this machine, with other ports and other folders for its files. */
export class Nginx implements AsyncDisposable {
  readonly port: number
  private readonly folder: TemporaryFolder
  private readonly daemon: Daemon

  private constructor(port: number, folder: TemporaryFolder, daemon: Daemon) {
    this.port = port
    this.folder = folder
    this.daemon = daemon
  }

  /**
   * Starts it, and waits until a replica answers.
   * @param ports of the two replicas, on this machine
   */
  static async start(ports: readonly [number, number], options: NginxOptions = {}): Promise<Nginx> {
    const port = await freePort()
    const folder = new TemporaryFolder()
    const file = folder.file('nginx.conf')
    writeFileSync(file, configurationOf(port, folder.path, ports, options))
    const command = ['nginx', '-e', 'stderr', '-c', file, '-g', 'daemon off;']
    const serves = async () => (await ask({ port }, '/readyz')).status === 200
    try {
      return new Nginx(port, folder, await Daemon.start(command, serves))
    } catch (error) {
      folder[Symbol.dispose]()
      throw error
    }
  }

  /** Returns the requests in the log; the newest ones may still be missing. */
  requests(): ProxiedRequest[] {
    const lines = readFileSync(this.folder.file('access.log'), 'utf8').trim().split('\n')
    return lines.map((line) => {
      const [status, ...tried] = line.split(/,? /)
      return { status: Number(status), tried: tried.map((place) => Number(place.split(':')[1])) }
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.daemon.kill()
    this.folder[Symbol.dispose]()
  }
}

function configurationOf(
  port: number,
  folder: string,
  [one, other]: readonly [number, number],
  { repeats = true, believesCallers = false }: NginxOptions,
): string {
  const log = `log_format tried '$status $upstream_addr'; access_log ${folder}/access.log tried;`
  const changes: [deployed: string, here: string][] = [
    ['/tmp/', `${folder}/`],
    ['oklad-1:8080', `127.0.0.1:${one}`],
    ['oklad-2:8080', `127.0.0.1:${other}`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['access_log off;', log],
  ]
  if (!repeats) changes.push(['error timeout non_idempotent;', 'error timeout;'])
  if (believesCallers) {
    changes.push(['X-Forwarded-For $remote_addr;', 'X-Forwarded-For $proxy_add_x_forwarded_for;'])
  }
  const deployed = readFileSync(join(projectFolder, 'deploy/nginx/nginx.conf'), 'utf8')
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The nginx that is deployed has no "${from}"`)
    return text.replaceAll(from, () => to)
  }, deployed)
}
