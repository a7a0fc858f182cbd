import { isIPv4, isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import { parseRateLimit, type RateLimit, WANTED_RATE_LIMIT } from '@oklad/keys'
import type { Network } from '../limits/client-address.ts'

/** One environment variable: how it is read, what it is without one, and what the help says. */
export interface Setting<Value> {
  readonly name: string
  readonly fallback: Value
  /** How the fallback is shown in the help. */
  readonly shown: string
  readonly help: string
  /** @throws {Error} saying what is wrong and what would be right, never repeating a secret */
  readonly read: (text: string) => Value
}

const setting = <Value>(description: Setting<Value>) => description

const MOST_WORKERS = 256

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

function oneOf<Value extends string>(text: string, values: readonly Value[]): Value {
  const value = values.find((candidate) => candidate === text)
  if (value === undefined) throw new Error(`must be one of ${values.join(', ')}; got "${text}"`)
  return value
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== text) {
    throw new Error(
      `must be a comma-separated list of origins such as https://payroll.example, without a path; got "${text}"`,
    )
  }
  return url.origin
}

/** @param wanted what would be right, where a number is not all that would be */
function wholeNumber(
  text: string,
  minimum: number,
  maximum: number,
  wanted = `a whole number from ${minimum} to ${maximum}`,
): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= minimum && number <= maximum)) {
    throw new Error(`must be ${wanted}; got "${text}"`)
  }
  return number
}

function rateLimitOf(text: string): RateLimit {
  const limit = parseRateLimit(text)
  if (limit === undefined) throw new Error(`must be ${WANTED_RATE_LIMIT}; got "${text}"`)
  return limit
}

function networkOf(text: string): Network {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  const most = family === 'ipv4' ? 32 : 128
  const count = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  const isAddress = family === 'ipv4' || isIPv6(address)
  if (!isAddress || !(count <= most) || rest.length > 0) {
    throw new Error(
      `must be addresses or networks such as 10.0.0.0/8 and fd00::/8, separated by commas; got "${text}"`,
    )
  }
  return { address, bits: count, family }
}

/** Every setting of the service. The help and the documentation are made of this table. */
export const settings = {
  port: setting<number>({
    name: 'PORT',
    fallback: 8080,
    shown: '8080',
    help: 'The port to listen on; 0 takes any free one.',
    read: (text) => wholeNumber(text, 0, 65_535),
  }),
  host: setting<string>({
    name: 'HOST',
    fallback: '::',
    shown: ':: (0.0.0.0 where there is no IPv6)',
    help: 'The address to listen on; "::" is both IPv6 and IPv4.',
    read: (text) => {
      if (/[\s/]/.test(text)) throw new Error(`must be a host name or an IP address; got "${text}"`)
      return text
    },
  }),
  workers: setting<number>({
    name: 'WORKERS',
    fallback: 1,
    shown: '1',
    help: 'How many processes serve on the port, 1 to 256; auto is one for each core.',
    read: (text) => {
      if (text === 'auto') return Math.min(availableParallelism(), MOST_WORKERS)
      const wanted = `auto or a whole number from 1 to ${MOST_WORKERS}`
      return wholeNumber(text, 1, MOST_WORKERS, wanted)
    },
  }),
  apiKey: setting<string | undefined>({
    name: 'API_KEY',
    fallback: undefined,
    shown: 'none',
    help: 'One key for the private methods, any text that a header can carry.',
    read: (text) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what a header can not carry
      if (/[\u0000-\u001f\u007f]/.test(text))
        throw new Error('has control characters, which a header can not carry')
      return text
    },
  }),
  apiKeysFile: setting<string | undefined>({
    name: 'API_KEYS_FILE',
    fallback: undefined,
    shown: 'none',
    help: 'A file of hashed keys, managed by `oklad keys`; reloaded when it changes.',
    read: (text) => text,
  }),
  corsOrigins: setting<readonly string[]>({
    name: 'CORS_ORIGINS',
    fallback: [],
    shown: 'none',
    help: 'Origins whose pages may call the private methods, separated by commas.',
    read: (text) => text.split(',').map((origin) => originOf(origin.trim())),
  }),
  logLevel: setting<string>({
    name: 'LOG_LEVEL',
    fallback: 'info',
    shown: 'info',
    help: `How much to log: ${logLevels.join(', ')}.`,
    read: (text) => oneOf(text, logLevels),
  }),
  metrics: setting<'on' | 'off' | number>({
    name: 'METRICS',
    fallback: 'on',
    shown: 'on',
    help: 'Metrics for Prometheus at /metrics: on, off, or a port of their own.',
    read: (text) => {
      if (text === 'on' || text === 'off') return text
      return wholeNumber(text, 1, 65_535, 'on, off or a port from 1 to 65535')
    },
  }),
  otlpEndpoint: setting<string | undefined>({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: undefined,
    shown: 'none',
    help: 'Where traces are sent by OTLP over HTTP, such as http://collector:4318; none without it.',
    read: (text) => {
      const { protocol = '' } = URL.canParse(text) ? new URL(text) : {}
      // The text may hold a password, so it is not repeated.
      if (!['http:', 'https:'].includes(protocol)) {
        throw new Error('must be an address such as http://collector:4318')
      }
      return text
    },
  }),
  otelServiceName: setting<string>({
    name: 'OTEL_SERVICE_NAME',
    fallback: 'oklad',
    shown: 'oklad',
    help: 'The name of the service in its traces.',
    read: (text) => text,
  }),
  tracesSampled: setting<number>({
    name: 'OTEL_TRACES_SAMPLER_ARG',
    fallback: 1,
    shown: '1',
    help: 'The share of the traces begun here that is sent, 0 to 1; those of callers as they say.',
    read: (text) => {
      const share = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN
      if (!(share <= 1)) throw new Error(`must be a number from 0 to 1; got "${text}"`)
      return share
    },
  }),
  rateLimit: setting<'on' | 'off' | undefined>({
    name: 'RATE_LIMIT',
    fallback: undefined,
    shown: 'on in production, off otherwise',
    help: 'Whether requests are limited: on or off.',
    read: (text) => oneOf(text, ['on', 'off'] as const),
  }),
  rateLimitPublic: setting<RateLimit>({
    name: 'RATE_LIMIT_PUBLIC',
    fallback: { requests: 600, seconds: 60 },
    shown: '600/60s',
    help: 'Points that an address may spend on the open methods; a calculation costs one. IPv6 counts by /64.',
    read: rateLimitOf,
  }),
  rateLimitPrivate: setting<RateLimit>({
    name: 'RATE_LIMIT_PRIVATE',
    fallback: { requests: 6000, seconds: 60 },
    shown: '6000/60s',
    help: 'Points that a key may spend; its own limit in the keys file goes before this one.',
    read: rateLimitOf,
  }),
  rateLimitFailedKeys: setting<RateLimit>({
    name: 'RATE_LIMIT_FAILED_KEYS',
    fallback: { requests: 30, seconds: 60 },
    shown: '30/60s',
    help: 'How many wrong keys an address may send before none of its keys is accepted.',
    read: rateLimitOf,
  }),
  redisUrl: setting<string | undefined>({
    name: 'REDIS_URL',
    fallback: undefined,
    shown: 'none',
    help: 'Redis or Valkey, where replicas share their limits: redis://host:6379, or rediss:// over TLS.',
    read: (text) => {
      const { protocol, hostname } = URL.canParse(text) ? new URL(text) : {}
      // The text may hold a password, so it is not repeated.
      if (hostname === '' || !['redis:', 'rediss:'].includes(protocol ?? '')) {
        throw new Error('must be an address such as redis://user:password@host:6379/0')
      }
      return text
    },
  }),
  maxRequestsInFlight: setting<number>({
    name: 'MAX_REQUESTS_IN_FLIGHT',
    fallback: 1000,
    shown: '1000',
    help: 'How many requests are worked on at once, for each worker; beyond that the answer is 503.',
    read: (text) => wholeNumber(text, 1, 1_000_000),
  }),
  maxEventLoopDelay: setting<number>({
    name: 'MAX_EVENT_LOOP_DELAY',
    fallback: 250,
    shown: '250',
    help: 'How long a turn of the event loop may take, milliseconds; beyond that the answer is 503.',
    read: (text) => wholeNumber(text, 1, 60_000),
  }),
  drainDelay: setting<number>({
    name: 'DRAIN_DELAY',
    fallback: 1000,
    shown: '1000',
    help: 'How long to accept connections after SIGTERM, milliseconds; 0 if a balancer sends none by then.',
    read: (text) => wholeNumber(text, 0, 60_000),
  }),
  trustProxy: setting<readonly Network[]>({
    name: 'TRUST_PROXY',
    fallback: [],
    shown: 'none',
    help: 'Networks of the proxies whose X-Forwarded-For is believed, such as 10.0.0.0/8, ::1.',
    read: (text) => text.split(',').map((network) => networkOf(network.trim())),
  }),
} as const
