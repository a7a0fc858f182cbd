import { type Configuration, warnOfMisspelt } from '../configuration/configuration.ts'
import { problemReply } from '../http/problem-reply.ts'
import { createKeyOfThisRun } from '../keys/key-gate.ts'
import { relaySpending } from '../limits/worker-spending.ts'
import { serveMetrics } from '../routes/metrics.ts'
import { leave, onStopSignals } from '../runtime/drain.ts'
import type { Listener, Runtime, Served } from '../runtime/listener.ts'
import { createLogger, Log } from '../telemetry/log.ts'
import { Supervisor } from './supervisor.ts'

/**
 * Runs the service in several processes on one port, until a signal ends it. No request passes
 * through this process; it serves only the metrics, if they have a port of their own.
 * @returns the same as `runService`, when the first worker serves
 * @throws {StartError} when no worker can serve
 */
export async function supervise(configuration: Configuration, runtime: Runtime) {
  const { WORKERS: workers } = configuration
  const log = new Log()
  const logger = createLogger(log, configuration.LOG_LEVEL, null)
  warnOfMisspelt(process.env, logger)
  const keyOfThisRun = createKeyOfThisRun(configuration)
  const { url, port } = await choosePort(configuration, runtime)
  // Not on the command line, which every user of the machine can read.
  const environment = { PORT: String(port), ...(keyOfThisRun && { API_KEY: keyOfThisRun }) }
  const supervisor = new Supervisor(configuration, environment, logger, log)
  const { serve } = runtime
  const metricsText = () => supervisor.metricsText()
  const [metrics] = await serveMetrics(configuration, serve, metricsText, logger)
  const drain = async (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'All workers drain')
    const code = await supervisor.drain()
    await metrics?.cut()
    logger.info('All workers have stopped')
    await leave(log, code)
  }
  onStopSignals(drain, (signal) => supervisor.signalAll(signal))
  relaySpending()
  await supervisor.start()
  if (configuration.production) logger.info({ url, runtime: runtime.name, workers }, 'Listening')
  return { url, keyOfThisRun }
}

/**
 * Listens for a moment on the port of the workers, without sharing it. This checks that the port is
 * free, and finds a port if `PORT` is 0. Without the check, workers on Bun would share the port with
 * any other process of the same user that shares it.
 * @throws {StartError} when it cannot listen there
 */
async function choosePort(
  { HOST: host, PORT: port }: Configuration,
  { serve }: Runtime,
): Promise<Listener> {
  const place = { host, port, setting: 'PORT', isShared: false } as const
  const handle: Served['handle'] = (exchange, write) => write(problemReply(exchange, 'overloaded'))
  const listener = await serve({ handle, paths: [], isDraining: true }, place)
  const stopped = listener.stop()
  await listener.cut()
  await stopped
  return listener
}
