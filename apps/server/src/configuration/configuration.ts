import { isNearly, type Language, write } from '@oklad/contract/internal'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import { settings } from './settings.ts'

type Settings = {
  readonly [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]['read']>
}

/** How the service runs: the value of each setting, by its variable. */
export interface Configuration extends Omit<Settings, 'RATE_LIMIT'> {
  readonly RATE_LIMIT: 'on' | 'off'
  /** Whether `NODE_ENV` is `production`. */
  readonly production: boolean
}

const modes = ['production', 'development', 'test']

/**
 * Reads the configuration from the environment. An empty variable counts as not set.
 * @throws {StartError} that lists every invalid setting
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Configuration {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { fallback, read }] of Object.entries(settings)) {
    try {
      values[name] = read(environment[name]?.trim() || fallback)
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`)
    }
  }
  const mode = environment['NODE_ENV']?.trim() || 'development'
  if (!modes.includes(mode)) problems.push(`NODE_ENV: must be one of ${modes.join(', ')}`)
  if (problems.length > 0) {
    const list = problems.map((problem) => `  - ${problem}\n`).join('')
    throw new StartError(
      `The service cannot start with this configuration:\n${list}See \`oklad serve --help\`.`,
    )
  }
  const production = mode === 'production'
  const { RATE_LIMIT = production ? 'on' : 'off', ...others } = values as unknown as Settings
  return { ...others, RATE_LIMIT, production }
}

/** A shorter variable is not compared with others: HOME is two letters from HOST. */
const SHORTEST_MISSPELT = 6

/** Logs the variables that are no settings and resemble one: they change nothing. */
export function warnOfMisspelt(environment: Readonly<Record<string, unknown>>, logger: Logger) {
  const known = [...Object.keys(settings), 'NODE_ENV']
  for (const name of Object.keys(environment)) {
    if (name.length < SHORTEST_MISSPELT || known.includes(name)) continue
    const meant = known.find((one) => isNearly(name, one))
    if (meant) logger.warn(`${name} is no setting, and changes nothing. Did you mean ${meant}?`)
  }
}

/** The rows of the table of settings: the variable, its default and its description. */
export function settingRows(language: Language): readonly (readonly [string, string, string])[] {
  const rows = Object.entries(settings).map(
    ([name, { help, shown }]) => [name, shown[language], help[language]] as const,
  )
  return [...rows, ['NODE_ENV', '', texts.production[language]]]
}

// biome-ignore format: one text a line
const texts = {
  production: { en: 'production: limits are on, no key is generated, and only the log is printed.', ru: 'production: лимиты включены, ключ при запуске не создаётся, печатается только журнал.' },
  all: { en: 'All settings are environment variables:', ru: 'Всё задают переменные окружения:' },
  byDefault: { en: 'Default: {shown}.', ru: 'По умолчанию: {shown}.' },
  key: { en: 'Without API_KEY and API_KEYS_FILE the service, if it is not in production, generates a key for this run and prints it once.', ru: 'Без API_KEY и API_KEYS_FILE сервис, если это не production, создаёт ключ на этот запуск и один раз его печатает.' },
  stop: { en: 'SIGTERM and SIGINT stop the service after it has answered every request in flight.', ru: 'По SIGTERM и SIGINT сервис останавливается, ответив на все принятые запросы.' },
}

/** Describes every setting, for the help of the service and of the command. */
export function settingsText(language: Language = 'en'): string {
  const rows = settingRows(language)
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.flatMap(([name, shown, help]) => [
    `  ${name.padEnd(width)}  ${help}`,
    ...(shown === '' ? [] : [' '.repeat(width + 4) + write(texts.byDefault, language, { shown })]),
  ])
  const { all, key, stop } = texts
  const ends = [key, stop].map((text) => text[language])
  return `${[all[language], '', ...lines, '', ...ends].join('\n')}\n`
}
