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

/** Every setting of the service. The help and the documentation are made of this table. */
export const settings = {
  port: setting<number>({
    name: 'PORT',
    fallback: 8080,
    shown: '8080',
    help: 'The port to listen on; 0 takes any free one.',
    read: (text) => {
      const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
      if (!(port <= 65_535))
        throw new Error(`must be a whole number from 0 to 65535; got "${text}"`)
      return port
    },
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
  rateLimit: setting<'on' | 'off'>({
    name: 'RATE_LIMIT',
    fallback: 'off',
    shown: 'off',
    help: 'on or off. Accepted already; no limit is applied yet.',
    read: (text) => oneOf(text, ['on', 'off']),
  }),
} as const
