import { readFileSync, writeFileSync } from 'node:fs'
import { Daemon } from './daemon.ts'
import { freePort } from './free-port.ts'
import { ask } from './http.ts'
import { TemporaryFolder } from './temporary-folder.ts'

/** What an nginx in front of replicas is told. */
export interface NginxOptions {
  /** Where the replicas are, on 127.0.0.1. */
  readonly ports: readonly number[]
  /**
   * Whether a calculation that got no answer is asked again elsewhere, as one that changes nothing
   * may be; otherwise only one that was never sent is.
   */
  readonly repeats?: boolean
}

/** A request as nginx saw it. */
export interface ProxiedRequest {
  readonly status: number
  /** The ports of the replicas that were tried, in their order. */
  readonly tried: readonly number[]
}

/** An nginx of this machine that balances replicas, in a folder of its own. */
export class Nginx implements AsyncDisposable {
  readonly port: number
  private readonly folder: TemporaryFolder
  private readonly daemon: Daemon

  private constructor(port: number, folder: TemporaryFolder, daemon: Daemon) {
    this.port = port
    this.folder = folder
    this.daemon = daemon
  }

  /** Starts it, when a replica answers. */
  static async start(options: NginxOptions): Promise<Nginx> {
    const port = await freePort()
    const folder = new TemporaryFolder()
    const file = folder.file('nginx.conf')
    writeFileSync(file, configurationOf(port, folder.path, options))
    const serves = async () => (await ask({ port }, '/readyz')).status === 200
    const errors = ['-e', folder.file('error.log')]
    try {
      const daemon = await Daemon.start(['nginx', '-c', file, ...errors], serves)
      return new Nginx(port, folder, daemon)
    } catch (error) {
      folder[Symbol.dispose]()
      throw error
    }
  }

  /** Every request so far, but for those of the last moment. */
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
  { ports, repeats = true }: NginxOptions,
): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  return `worker_processes 1;
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
    ${temporary}
    log_format tried '$status $upstream_addr';
    access_log ${folder}/access.log tried;
    upstream replicas {
        least_conn;
        # As in deploy/nginx/nginx.conf.
        ${ports.map((replica) => `server 127.0.0.1:${replica} max_fails=2 fail_timeout=2s;`).join(' ')}
        keepalive 32;
        # Shorter than the service keeps an idle connection.
        keepalive_timeout 20s;
    }
    server {
        listen 127.0.0.1:${port};
        location / {
            proxy_pass http://replicas;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_next_upstream error timeout${repeats ? ' non_idempotent' : ''};
            proxy_connect_timeout 1s;
        }
    }
}
`
}
