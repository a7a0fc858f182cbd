import { KeysError } from '@oklad/keys'
import { readConfiguration, settingsText } from './configuration/configuration.ts'
import { runService } from './run-service.ts'
import type { Runtime } from './runtime/listener.ts'
import { StartError } from './start-error.ts'
import { welcome } from './welcome.ts'
import { supervise } from './workers/supervise.ts'
import { openWorkerLink, WORKER_NUMBER } from './workers/worker-link.ts'

/**
 * Starts the service: in this process, as a supervisor of workers, or as one worker. Only listening
 * depends on the runtime. A failed start prints one message and ends with exit code 1.
 */
export async function start(runtime: Runtime): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    process.stdout.write(`Serves the salary tax calculation over HTTP. ${settingsText()}`)
    return
  }
  // A full disk must not stop the service.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const isWorker = process.env[WORKER_NUMBER] !== undefined && process.send !== undefined
  const link = isWorker ? openWorkerLink() : undefined
  try {
    const configuration = readConfiguration(process.env)
    const { WORKERS, production } = configuration
    const { url, keyOfThisRun } =
      link === undefined && WORKERS > 1
        ? await supervise(configuration, runtime)
        : await runService(configuration, runtime, link)
    if (link === undefined && !production) {
      process.stdout.write(welcome(configuration, runtime.name, url, keyOfThisRun))
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof KeysError)) throw error
    if (link === undefined) process.stderr.write(`${error.message}\n`)
    else await link.failed(error.message)
    process.exit(1)
  }
}
