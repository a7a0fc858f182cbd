import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

/** A message of the DevTools protocol. */
interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly message: string }
}

const candidates = ['chromium', 'chromium-browser', 'google-chrome']

/** The browser of this machine, or nothing. */
export const chromium = candidates.find(
  (name) => spawnSync(name, ['--version'], { encoding: 'utf8' }).status === 0,
)

/**
 * A browser without a window, with a new and empty profile. It is told what to do over two pipes,
 * so that it opens no port.
 */
export class Browser implements AsyncDisposable {
  private readonly child: ChildProcess
  private readonly profile = mkdtempSync(join(tmpdir(), 'oklad-browser-'))
  private readonly answers = new Map<number, (message: Message) => void>()
  private session: string | undefined
  private last = 0
  /** Every event of the page so far. */
  readonly events: Message[] = []

  constructor(program: string) {
    this.child = spawn(
      program,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--window-size=1280,1600',
        `--user-data-dir=${this.profile}`,
        '--remote-debugging-pipe',
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
    )
    let rest = ''
    const incoming = this.child.stdio[4] as Readable
    incoming.setEncoding('utf8')
    incoming.on('data', (text: string) => {
      const messages = (rest + text).split('\0')
      rest = messages.pop() ?? ''
      for (const message of messages) this.take(JSON.parse(message))
    })
  }

  /** Opens an empty page, whose events are recorded from its first request on. */
  async openPage(): Promise<void> {
    const { targetId } = await this.tell('Target.createTarget', { url: 'about:blank' })
    const attached = await this.tell('Target.attachToTarget', { targetId, flatten: true })
    this.session = String(attached['sessionId'])
    for (const domain of ['Page', 'Runtime', 'Log', 'Network', 'Audits']) {
      await this.tell(`${domain}.enable`)
    }
  }

  /** Gives a command of the DevTools protocol. */
  async tell(method: string, params: object = {}): Promise<Readonly<Record<string, unknown>>> {
    const id = ++this.last
    const answer = new Promise<Message>((resolve) => this.answers.set(id, resolve))
    const session = this.session === undefined ? {} : { sessionId: this.session }
    const outgoing = this.child.stdio[3] as Writable
    outgoing.write(`${JSON.stringify({ id, method, params, ...session })}\0`)
    const { result, error } = await answer
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result ?? {}
  }

  /** The value of an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.tell('Runtime.evaluate', { expression, returnByValue: true })
    return (result as { value?: unknown }).value
  }

  /** The page as an image, PNG. */
  async screenshot(): Promise<Buffer> {
    const { data } = await this.tell('Page.captureScreenshot', { captureBeyondViewport: true })
    return Buffer.from(String(data), 'base64')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { pid, exitCode } = this.child
    const ended = exitCode === null ? once(this.child, 'exit') : undefined
    if (pid !== undefined && ended !== undefined) process.kill(-pid, 'SIGKILL')
    await ended
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }

  private take(message: Message): void {
    if (message.id === undefined) this.events.push(message)
    else this.answers.get(message.id)?.(message)
  }
}
