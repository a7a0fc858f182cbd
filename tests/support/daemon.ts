import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { eventually } from './eventually.ts'
import { guard, killGroup } from './process-group.ts'

/** A server that is not part of the project, in its own process group. */
export class Daemon implements AsyncDisposable {
  private readonly child: ChildProcess
  private readonly release: () => void
  private readonly ended: Promise<unknown>
  private printed = ''

  private constructor(command: readonly string[]) {
    const [file = '', ...parameters] = command
    this.child = spawn(file, parameters, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    this.release = guard(this.child)
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (text) => {
        this.printed += text
      })
    }
    this.ended = once(this.child, 'close').then(() => this.release())
  }

  /**
   * Starts a program and waits until it serves.
   * @param serves asks whether the program serves
   */
  static async start(command: readonly string[], serves: () => Promise<boolean>): Promise<Daemon> {
    const daemon = new Daemon(command)
    try {
      await eventually(`${command[0]} serves`, () => serves().catch(() => false))
      return daemon
    } catch (error) {
      await daemon[Symbol.asyncDispose]()
      throw new Error(`${(error as Error).message}:\n${daemon.printed}`)
    }
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  /** Sends a signal to all of its processes that still run. */
  signal(signal: NodeJS.Signals): void {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      process.kill(-this.pid, signal)
    }
  }

  /** Kills it and waits for its end. */
  async kill(): Promise<void> {
    killGroup(this.child)
    await this.ended
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.kill()
  }
}
