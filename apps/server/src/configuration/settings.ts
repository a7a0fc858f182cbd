import { isIPv4, isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import { parseRateLimit, type RateLimit, WANTED_RATE_LIMIT } from '@oklad/keys'
import type { Network } from '../limits/client-address.ts'

/**
 * Reads the text of an environment variable.
 * @throws {Error} that says which values are accepted, and never repeats a secret
 */
type Read<Value> = (text: string) => Value

/** One environment variable. */
export interface Setting<Value> {
  /** The text that is read when the variable is not set; empty for a setting without a default. */
  readonly fallback: string
  readonly help: string
  readonly read: Read<Value>
  /** The text of the fallback in the help. */
  readonly shown: string
}

const setting = <Value>(
  fallback: string,
  help: string,
  read: Read<Value>,
  shown = fallback || 'none',
): Setting<Value> => ({ fallback, help, read, shown })

const wrong = (wanted: string, text: string) => new Error(`must be ${wanted}; got "${text}"`)

const text: Read<string> = (text) => text

const optional =
  <Value>(read: Read<Value>): Read<Value | undefined> =>
  (text) =>
    text === '' ? undefined : read(text)

const oneOf =
  <Value extends string>(...values: readonly Value[]): Read<Value> =>
  (text) => {
    const value = values.find((candidate) => candidate === text)
    if (value === undefined) throw wrong(`one of ${values.join(', ')}`, text)
    return value
  }

/** @param words texts accepted instead of a number, with their values */
const wholeNumber =
  <Word extends string | number = never>(
    minimum: number,
    maximum: number,
    words: Readonly<Record<string, Word>> = {},
    wanted = `a whole number from ${minimum} to ${maximum}`,
  ): Read<number | Word> =>
  (text) => {
    const word = words[text]
    if (word !== undefined) return word
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (number >= minimum && number <= maximum) return number
    throw wrong(wanted, text)
  }

const rateLimit: Read<RateLimit> = (text) => {
  const limit = parseRateLimit(text)
  if (limit === undefined) throw wrong(WANTED_RATE_LIMIT, text)
  return limit
}

/** The text may hold a password, so an error does not repeat it. */
const address =
  (protocols: readonly string[], example: string): Read<string> =>
  (text) => {
    const { protocol = '', hostname = '' } = URL.canParse(text) ? new URL(text) : {}
    if (hostname !== '' && protocols.includes(protocol)) return text
    throw new Error(`must be an address such as ${example}`)
  }

const list =
  <Item>(read: Read<Item>): Read<readonly Item[]> =>
  (text) =>
    text === '' ? [] : text.split(',').map((item) => read(item.trim()))

const origin =
  (wanted: string): Read<string> =>
  (text) => {
    const { protocol = '', origin = '' } = URL.canParse(text) ? new URL(text) : {}
    if (/^https?:$/.test(protocol) && origin === text) return origin
    throw wrong(`${wanted}, without a path`, text)
  }

const network: Read<Network> = (text) => {
  const [address = '', suffix, ...rest] = text.split('/')
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  const most = family === 'ipv4' ? 32 : 128
  const bits = suffix === undefined ? most : /^\d{1,3}$/.test(suffix) ? Number(suffix) : Number.NaN
  if ((isIPv4(address) || isIPv6(address)) && bits <= most && rest.length === 0) {
    return { address, bits, family }
  }
  const wanted = 'addresses or networks such as 10.0.0.0/8 and fd00::/8, separated by commas'
  throw wrong(wanted, text)
}

const hostName: Read<string> = (text) => {
  if (/[\s/]/.test(text)) throw wrong('a host name or an IP address', text)
  return text
}

const headerText: Read<string> = (text) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header cannot carry these characters
  if (!/[\u0000-\u001f\u007f]/.test(text)) return text
  throw new Error('has control characters, which a header cannot carry')
}

const share: Read<number> = (text) => {
  const share = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN
  if (share <= 1) return share
  throw wrong('a number from 0 to 1', text)
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const MOST_WORKERS = 256

const auto = Math.min(availableParallelism(), MOST_WORKERS)

/** Every setting of the service by its variable, in the order of the help. */
export const settings = {
  PORT: setting('8080', 'The port to listen on; 0 takes any free one.', wholeNumber(0, 65_535)),
  HOST: setting(
    '::',
    'The address to listen on; "::" is both IPv6 and IPv4.',
    hostName,
    ':: (0.0.0.0 where there is no IPv6)',
  ),
  WORKERS: setting(
    '1',
    `How many processes serve on the port, 1 to ${MOST_WORKERS}; auto is one for each core.`,
    wholeNumber(1, MOST_WORKERS, { auto }, `auto or a whole number from 1 to ${MOST_WORKERS}`),
  ),
  API_KEY: setting(
    '',
    'One key for the private methods, any text that a header can carry.',
    optional(headerText),
  ),
  API_KEYS_FILE: setting(
    '',
    'A file of hashed keys, managed by `oklad keys`; reloaded when it changes.',
    optional(text),
  ),
  CORS_ORIGINS: setting(
    '',
    'Origins whose pages may call the private methods, separated by commas.',
    list(origin('a comma-separated list of origins such as https://payroll.example')),
  ),
  PUBLIC_URL: setting(
    '',
    'Where people reach the service, such as https://oklad.example: for the sitemap, and for the addresses in pages.',
    optional(origin('an origin such as https://oklad.example')),
  ),
  LOG_LEVEL: setting('info', `How much to log: ${logLevels.join(', ')}.`, oneOf(...logLevels)),
  METRICS: setting(
    'on',
    'Metrics for Prometheus at /metrics: on, off, or a port of their own.',
    wholeNumber<'on' | 'off'>(
      1,
      65_535,
      { on: 'on', off: 'off' },
      'on, off or a port from 1 to 65535',
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    '',
    'Where to send traces by OTLP over HTTP, such as http://collector:4318; without it, none are sent.',
    optional(address(['http:', 'https:'], 'http://collector:4318')),
  ),
  OTEL_SERVICE_NAME: setting('oklad', 'The name of the service in its traces.', text),
  OTEL_TRACES_SAMPLER_ARG: setting(
    '1',
    'The share of traces to send, 0 to 1; in a trace begun by a caller, the caller decides.',
    share,
  ),
  RATE_LIMIT: setting(
    '',
    'Whether requests are limited: on or off.',
    optional(oneOf('on', 'off')),
    'on in production, off otherwise',
  ),
  RATE_LIMIT_PUBLIC: setting(
    '600/60s',
    'Points that an address may spend on the open methods; a calculation costs one. IPv6 addresses are counted by /64.',
    rateLimit,
  ),
  RATE_LIMIT_PRIVATE: setting(
    '6000/60s',
    'Points that a key may spend; its own limit in the keys file takes precedence.',
    rateLimit,
  ),
  RATE_LIMIT_FAILED_KEYS: setting(
    '30/60s',
    'How many wrong keys an address may send; after that, its requests with a key are refused.',
    rateLimit,
  ),
  REDIS_URL: setting(
    '',
    'Redis or Valkey, where replicas share their limits: redis://host:6379, or rediss:// over TLS.',
    optional(address(['redis:', 'rediss:'], 'redis://user:password@host:6379/0')),
  ),
  MAX_REQUESTS_IN_FLIGHT: setting(
    '1000',
    'How many requests each worker processes at once; further requests get 503.',
    wholeNumber(1, 1_000_000),
  ),
  MAX_BATCH_LINES: setting(
    '10000',
    'How many lines a batch may have.',
    wholeNumber(1, 100_000_000),
  ),
  MAX_EVENT_LOOP_DELAY: setting(
    '250',
    'How long a turn of the event loop may take, milliseconds; when turns take longer, requests get 503.',
    wholeNumber(1, 60_000),
  ),
  DRAIN_DELAY: setting(
    '1000',
    'How long to accept connections after SIGTERM, milliseconds; 0 if a load balancer stops sending them first.',
    wholeNumber(0, 60_000),
  ),
  TRUST_PROXY: setting(
    '',
    'Networks of the proxies whose X-Forwarded-For is trusted, such as 10.0.0.0/8, ::1.',
    list(network),
  ),
}
