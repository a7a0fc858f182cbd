import { KeysError } from '@oklad/keys'
import { type Logger, pino } from 'pino'
import { ConfigurationError, readConfiguration } from './configuration/configuration.ts'
import { helpText } from './configuration/help.ts'
import { openKeyGate } from './keys/key-gate.ts'
import { openLimits } from './limits/limits.ts'
import { OverloadGate } from './overload/overload-gate.ts'
import { drainOnSignal } from './runtime/drain-on-signal.ts'
import { ListenError, type Listener } from './runtime/listener.ts'
import { createService, type Service } from './service.ts'
import { welcome } from './welcome.ts'

/** How long after the start the rest is loaded, milliseconds: first answers come first. */
const PREPARING = 250

/** How a runtime listens. */
export type Serve = (service: Service, host: string, port: number) => Listener | Promise<Listener>

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
    const logger = pino({ level: configuration.logLevel, base: null })
    const now = Date.now
    const keyGate = openKeyGate(configuration, logger, now)
    const limits = await openLimits(configuration, logger)
    const overload = new OverloadGate(configuration)
    const service = createService({ configuration, keyGate, limits, overload, logger, now })
    const listener = await serve(service, configuration.host, configuration.port)
    drainOnSignal(service, listener, logger, () => {
      keyGate.close()
      limits?.close()
      overload.close()
    })
    prepareLater(() => limits?.prepare(), 0, logger)
    prepareLater(() => service.prepare(), PREPARING, logger)
    if (configuration.production) logger.info({ url: listener.url, runtime }, 'Listening')
    else {
      const { keyOfThisRun } = keyGate
      process.stdout.write(
        welcome({ url: listener.url, runtime, keyOfThisRun, isLimited: limits !== undefined }),
      )
    }
  } catch (error) {
    if (!isPlain(error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function prepareLater(
  prepare: () => Promise<void> | undefined,
  milliseconds: number,
  logger: Logger,
): void {
  const failed = (error: unknown) =>
    logger.error({ err: error }, 'A part of the service can not be loaded')
  setTimeout(() => prepare()?.catch(failed), milliseconds).unref()
}

/** Whether an error says all there is to know, so that a stack trace would only hide it. */
function isPlain(error: unknown): error is Error {
  return (
    error instanceof ConfigurationError ||
    error instanceof ListenError ||
    error instanceof KeysError
  )
}
