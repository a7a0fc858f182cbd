import { KeysError } from '@oklad/keys'
import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
} from './configuration/configuration.ts'
import { helpText } from './configuration/help.ts'
import { type Running, runService } from './run-service.ts'
import { ListenError } from './runtime/listener.ts'
import type { Runtime } from './runtime/runtime.ts'
import { welcome } from './welcome.ts'
import { workerNumber } from './workers/worker-environment.ts'
import { WorkersError } from './workers/workers-error.ts'

/**
 * Starts the service: the same on every runtime but for how it listens and runs workers.
 * What keeps it from starting is told in plain words, with exit code 1.
 */
export async function start(runtime: Runtime): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    process.stdout.write(helpText())
    return
  }
  const worker = workerNumber()
  if (worker !== undefined) return startWorker(runtime, worker)
  await tellingPlainly(
    async (message) => void process.stderr.write(`${message}\n`),
    async () => {
      const configuration = readConfiguration(process.env)
      const running = await run(configuration, runtime)
      if (!configuration.production) {
        process.stdout.write(welcome({ ...running, runtime: runtime.name }))
      }
    },
  )
}

async function run(configuration: Configuration, runtime: Runtime): Promise<Running> {
  if (configuration.workers === 1) return runService(configuration, runtime)
  const { supervise } = await import('./workers/supervise.ts')
  return supervise(configuration, runtime)
}

/** Starts one of several processes that serve together; its supervisor does the talking. */
async function startWorker(runtime: Runtime, number: number): Promise<void> {
  const { WorkerLink } = await import('./workers/worker-link.ts')
  const link = new WorkerLink(number, await runtime.loadForking())
  await tellingPlainly(
    (message) => link.failed(message),
    async () => {
      await runService(readConfiguration(process.env), runtime, link)
    },
  )
}

/** Does what may fail in a way that says all there is to know, and tells of that. */
async function tellingPlainly(
  tell: (message: string) => Promise<void>,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!isPlain(error)) throw error
    await tell(error.message)
    process.exit(1)
  }
}

/** Whether an error says all there is to know, so that a stack trace would only hide it. */
function isPlain(error: unknown): error is Error {
  return (
    error instanceof ConfigurationError ||
    error instanceof ListenError ||
    error instanceof KeysError ||
    error instanceof WorkersError
  )
}
