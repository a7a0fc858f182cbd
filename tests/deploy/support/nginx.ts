import { writeFileSync } from 'node:fs'
import { Daemon } from '../../support/daemon.ts'
import { freePort } from '../../support/free-port.ts'
import { ask } from '../../support/http.ts'
import { TemporaryFolder } from '../../support/temporary-folder.ts'
import { textOf } from './files.ts'

/** The nginx that is deployed, on this machine: other ports, other places for what it writes. */
export class Nginx implements AsyncDisposable {
  readonly port: number
  private readonly folder: TemporaryFolder
  private readonly daemon: Daemon

  private constructor(port: number, folder: TemporaryFolder, daemon: Daemon) {
    this.port = port
    this.folder = folder
    this.daemon = daemon
  }

  /** @param ports of the two replicas, on this machine */
  static async start(ports: readonly [number, number]): Promise<Nginx> {
    const folder = new TemporaryFolder()
    const port = await freePort()
    const file = folder.file('nginx.conf')
    const configuration = textOf('deploy/nginx/nginx.conf')
      .replaceAll('/tmp/', `${folder.path}/`)
      .replace('oklad-1:8080', `127.0.0.1:${ports[0]}`)
      .replace('oklad-2:8080', `127.0.0.1:${ports[1]}`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
    writeFileSync(file, configuration)
    const command = ['nginx', '-e', 'stderr', '-c', file, '-g', 'daemon off;']
    const serves = async () => (await ask({ port }, '/livez')).status < 500
    return new Nginx(port, folder, await Daemon.start(command, serves))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.daemon.kill()
    this.folder[Symbol.dispose]()
  }
}
