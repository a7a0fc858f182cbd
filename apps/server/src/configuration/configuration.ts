import { StartError } from '../start-error.ts'
import { type Setting, settings } from './settings.ts'

type Settings = {
  readonly [Name in keyof typeof settings]: (typeof settings)[Name] extends Setting<infer Value>
    ? Value
    : never
}

/** How the service runs: the value of each setting, by its variable. */
export interface Configuration extends Omit<Settings, 'RATE_LIMIT'> {
  readonly RATE_LIMIT: 'on' | 'off'
  /** Whether `NODE_ENV` is `production`. */
  readonly production: boolean
}

/**
 * Reads the configuration from the environment. An empty variable counts as not set.
 * @throws {StartError} that lists every invalid setting
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Configuration {
  const problems: string[] = []
  const read = (name: string, { fallback, read }: Setting<unknown>): unknown => {
    try {
      return read(environment[name]?.trim() || fallback)
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`)
      return undefined
    }
  }
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, read(name, setting)]),
  ) as unknown as Settings
  if (problems.length > 0) {
    const list = problems.map((problem) => `  - ${problem}\n`).join('')
    throw new StartError(
      `The service cannot start with this configuration:\n${list}See \`oklad serve --help\`.`,
    )
  }
  const production = environment['NODE_ENV'] === 'production'
  return { ...values, RATE_LIMIT: values.RATE_LIMIT ?? (production ? 'on' : 'off'), production }
}

/** Describes every setting, for the help of the service and of the command. */
export function settingsText(): string {
  const list = Object.entries(settings)
  const width = Math.max(...list.map(([name]) => name.length))
  const indent = ' '.repeat(width + 4)
  const lines = list.map(
    ([name, { help, shown }]) => `  ${name.padEnd(width)}  ${help}\n${indent}Default: ${shown}.`,
  )
  return `All settings are environment variables:

${lines.join('\n')}
  ${'NODE_ENV'.padEnd(width)}  production: limits are on, no key is generated, and only the log is printed.

Without API_KEY and API_KEYS_FILE the service generates a key for this run and prints it once.
SIGTERM and SIGINT stop the service after it has answered every request in flight.
`
}
