import type { RateLimit } from '@oklad/keys'
import type { Network } from '../limits/client-address.ts'
import { settings } from './settings.ts'

/** How the service runs. */
export interface Configuration {
  readonly port: number
  /** The address to listen on; `::` is both IPv6 and IPv4. */
  readonly host: string
  /** How many processes serve: 1 to 256. */
  readonly workers: number
  readonly apiKey: string | undefined
  readonly apiKeysFile: string | undefined
  readonly corsOrigins: readonly string[]
  readonly logLevel: string
  /** On or off with the service, or a port of their own. */
  readonly metrics: 'on' | 'off' | number
  readonly otlpEndpoint: string | undefined
  readonly otelServiceName: string
  /** 0 to 1. */
  readonly tracesSampled: number
  readonly rateLimit: 'on' | 'off'
  readonly rateLimitPublic: RateLimit
  readonly rateLimitPrivate: RateLimit
  readonly rateLimitFailedKeys: RateLimit
  readonly redisUrl: string | undefined
  readonly trustProxy: readonly Network[]
  readonly maxRequestsInFlight: number
  /** Milliseconds. */
  readonly maxEventLoopDelay: number
  /** Milliseconds. */
  readonly drainDelay: number
  readonly production: boolean
}

/** Every setting that can not be used, in one message. */
export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The service can not start with this configuration:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee \`oklad-server --help\`.`,
    )
    this.name = 'ConfigurationError'
  }
}

/**
 * Reads the configuration from the environment. An empty variable counts as not set.
 * @throws {ConfigurationError} listing everything that is wrong
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Configuration {
  const problems: string[] = []
  const read = <Value>(setting: {
    name: string
    read: (text: string) => Value
    fallback: Value
  }) => {
    const text = environment[setting.name]?.trim()
    if (text === undefined || text === '') return setting.fallback
    try {
      return setting.read(text)
    } catch (error) {
      problems.push(`${setting.name}: ${(error as Error).message}`)
      return setting.fallback
    }
  }
  const production = environment['NODE_ENV'] === 'production'
  const configuration: Configuration = {
    port: read(settings.port),
    host: read(settings.host),
    workers: read(settings.workers),
    apiKey: read(settings.apiKey),
    apiKeysFile: read(settings.apiKeysFile),
    corsOrigins: read(settings.corsOrigins),
    logLevel: read(settings.logLevel),
    metrics: read(settings.metrics),
    otlpEndpoint: read(settings.otlpEndpoint),
    otelServiceName: read(settings.otelServiceName),
    tracesSampled: read(settings.tracesSampled),
    rateLimit: read(settings.rateLimit) ?? (production ? 'on' : 'off'),
    rateLimitPublic: read(settings.rateLimitPublic),
    rateLimitPrivate: read(settings.rateLimitPrivate),
    rateLimitFailedKeys: read(settings.rateLimitFailedKeys),
    redisUrl: read(settings.redisUrl),
    maxRequestsInFlight: read(settings.maxRequestsInFlight),
    maxEventLoopDelay: read(settings.maxEventLoopDelay),
    drainDelay: read(settings.drainDelay),
    trustProxy: read(settings.trustProxy),
    production,
  }
  if (problems.length > 0) throw new ConfigurationError(problems)
  return configuration
}
