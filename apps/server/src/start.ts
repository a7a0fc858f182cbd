import { KeysError } from '@oklad/keys'
import { ConfigurationError, readConfiguration } from './configuration/configuration.ts'
import { helpText } from './configuration/help.ts'
import { runService } from './run-service.ts'
import { ListenError, type Serve } from './runtime/listener.ts'
import { welcome } from './welcome.ts'

/**
 * Starts the service: the same on every runtime but for how it listens.
 * What keeps it from starting is told in plain words, with exit code 1.
 */
export async function start(runtime: string, serve: Serve): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    process.stdout.write(helpText())
    return
  }
  try {
    const configuration = readConfiguration(process.env)
    const running = await runService(configuration, runtime, serve)
    if (!configuration.production) process.stdout.write(welcome({ ...running, runtime }))
  } catch (error) {
    if (!isPlain(error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Whether an error says all there is to know, so that a stack trace would only hide it. */
function isPlain(error: unknown): error is Error {
  return (
    error instanceof ConfigurationError ||
    error instanceof ListenError ||
    error instanceof KeysError
  )
}
