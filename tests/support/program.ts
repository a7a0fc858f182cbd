import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtService } from './built-programs.ts'
import { guard, killGroup, outlives } from './process-group.ts'
import { projectFolder } from './project-folder.ts'
import { bunBinary, type Runtime } from './runtimes.ts'

/** How a program ended. */
interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly milliseconds: number
  /** Whether a process that it started outlived it. */
  readonly leftRunning: boolean
}

/** A running program of the project, in its own process group. */
export interface Program extends AsyncDisposable {
  readonly pid: number
  /** Returns everything printed until now: standard output and error in the order of arrival. */
  output(): string
  /** Resolves when the output matches; throws if the program ends first or takes too long. */
  printed(pattern: RegExp, milliseconds?: number): Promise<RegExpMatchArray>
  /**
   * Sends a signal.
   * @param toAll also to all processes that the program started, as a terminal does
   */
  signal(signal: NodeJS.Signals, toAll?: boolean): void
  ended(): Promise<Ending>
  /** Sends a signal and waits for the end. */
  stop(signal?: NodeJS.Signals, toAll?: boolean): Promise<Ending>
}

export type Environment = Readonly<Record<string, string>>

/** Options of a start. */
export interface StartOptions {
  readonly runtime: Runtime
  /** Variables in addition to a free port of 127.0.0.1. */
  readonly environment?: Environment
  /** The arguments of the program. */
  readonly parameters?: readonly string[]
  /** A command instead of the built service, and its working folder. */
  readonly command?: readonly string[]
  readonly folder?: string
}

/** The commands that start the service, as it is built for tests. */
export const serviceCommands: Readonly<Record<Runtime, readonly string[]>> = {
  bun: [bunBinary, builtService.bun],
  node: [process.execPath, '--enable-source-maps', builtService.node],
}

/** The command that starts the service in a clone. */
export const launcher = [process.execPath, 'tools/launch.js', 'server']

/**
 * The only variables taken from the machine: the settings of the person who runs the tests must not matter. Nor must a
 * busy machine look like an overloaded service, which answers 503.
 */
export const inherited: Environment = {
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '/',
  HOST: '127.0.0.1',
  PORT: '0',
  MAX_EVENT_LOOP_DELAY: '60000',
}

/**
 * Starts a program of the project. It is killed when its scope is left, and when this process ends in any way.
 */
export function launch(options: StartOptions): Program {
  const { runtime, environment, parameters = [], command, folder } = options
  const [file, ...given] = command ?? serviceCommands[runtime]
  const started = performance.now()
  const child = spawn(file as string, [...given, ...parameters], {
    cwd: folder ?? projectFolder,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that all its processes can be killed.
    detached: true,
  })
  const release = guard(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    stream?.on('data', (text: string) => {
      output += text
      child.emit('printed')
    })
  }
  let since = started
  const ending = once(child, 'close').then(async ([code, signal]): Promise<Ending> => {
    const milliseconds = performance.now() - since
    const leftRunning = await outlives(child)
    killGroup(child)
    release()
    return { code, signal, milliseconds, leftRunning }
  })

  const signal = (wanted: NodeJS.Signals, toAll = false) => {
    if (toAll && child.pid !== undefined) process.kill(-child.pid, wanted)
    else child.kill(wanted)
  }

  return {
    pid: child.pid ?? 0,
    output: () => output,
    async printed(pattern, milliseconds = 60_000) {
      const giveUp = AbortSignal.timeout(milliseconds)
      for (;;) {
        const match = pattern.exec(output)
        if (match) return match
        const news = await Promise.race([
          once(child, 'printed', { signal: giveUp }).then(
            () => 'printed',
            () => `did not print ${pattern} within ${milliseconds} ms`,
          ),
          ending.then(({ code }) => `ended with code ${code} and without ${pattern}`),
        ])
        if (news !== 'printed' && !pattern.test(output)) throw new Error(`${news}:\n${output}`)
      }
    },
    signal,
    ended: () => ending,
    stop(wanted = 'SIGTERM', toAll = false) {
      since = performance.now()
      signal(wanted, toAll)
      return ending
    },
    async [Symbol.asyncDispose]() {
      killGroup(child)
      await ending
    },
  }
}
