import { isIPv4, isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import type { Text } from '@oklad/contract/internal'
import { parseRateLimit, type RateLimit, WANTED_RATE_LIMIT } from '@oklad/keys'
import type { Network } from '../limits/client-address.ts'

/**
 * Reads the text of an environment variable.
 * @throws {Error} that says which values are accepted, and never repeats a secret
 */
type Read<Value> = (text: string) => Value

/**
 * One environment variable.
 * @param fallback the text that is read when the variable is not set; empty for a setting without a default
 * @param shown the text of the fallback in the help
 */
const setting = <Value>(
  fallback: string,
  help: Text,
  read: Read<Value>,
  shown = { en: fallback || 'none', ru: fallback || 'нет' },
) => ({ fallback, help, read, shown })

const withoutPassword = (part: string) => part.replace(/^.*@/s, '…@')

/** An address may have a password, which an error does not repeat. */
const wrong = (wanted: string, text: string) =>
  new Error(`must be ${wanted}; got "${text.split('/').map(withoutPassword).join('/')}"`)

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
    if (bits > 0) return { address, bits, family }
    throw new Error(`must not be every address: "${text}" would let each caller choose its own`)
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
  const share = /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN
  if (share <= 1) return share
  throw wrong('a number from 0 to 1', text)
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const MOST_WORKERS = 256

const auto = Math.min(availableParallelism(), MOST_WORKERS)

/** Every setting of the service by its variable, in the order of the help. */
// biome-ignore format: one setting a line
export const settings = {
  PORT: setting('8080', { en: 'The port to listen on; 0 takes any free one.', ru: 'Порт; 0 — любой свободный.' }, wholeNumber(0, 65_535)),
  HOST: setting('::', { en: 'The address to listen on; "::" is both IPv6 and IPv4.', ru: 'Адрес; «::» — это и IPv6, и IPv4.' }, hostName, { en: ':: (0.0.0.0 where there is no IPv6)', ru: ':: (0.0.0.0, если нет IPv6)' }),
  WORKERS: setting('1', { en: `How many processes serve on the port, 1 to ${MOST_WORKERS}; auto is one for each core.`, ru: `Сколько процессов обслуживают порт, от 1 до ${MOST_WORKERS}; auto — по одному на ядро.` }, wholeNumber(1, MOST_WORKERS, { auto }, `auto or a whole number from 1 to ${MOST_WORKERS}`)),
  API_KEY: setting('', { en: 'One key for the private methods, any text that a header can carry.', ru: 'Один ключ закрытых методов: любой текст, допустимый в заголовке.' }, optional(headerText)),
  API_KEYS_FILE: setting('', { en: 'A file of hashed keys, managed by `oklad keys`; reloaded when it changes.', ru: 'Файл хешей ключей, им управляет `oklad keys`; перечитывается при изменении.' }, optional(text)),
  CORS_ORIGINS: setting('', { en: 'Origins whose pages may call the private methods, separated by commas.', ru: 'Через запятую: с каких сайтов можно вызывать закрытые методы.' }, list(origin('a comma-separated list of origins such as https://payroll.example'))),
  PUBLIC_URL: setting('', { en: 'Where people reach the service, such as https://oklad.example: for the sitemap, and for the addresses in pages.', ru: 'Адрес сервиса для посетителей, например https://oklad.example: для карты сайта и адресов на страницах.' }, optional(origin('an origin such as https://oklad.example'))),
  LOG_LEVEL: setting('info', { en: `How much to log: ${logLevels.join(', ')}.`, ru: `Подробность журнала: ${logLevels.join(', ')}.` }, oneOf(...logLevels)),
  METRICS: setting('on', { en: 'Metrics for Prometheus at /metrics: on, off, or a port of their own.', ru: 'Метрики для Prometheus по адресу /metrics: on, off или отдельный порт.' }, wholeNumber<'on' | 'off'>(1, 65_535, { on: 'on', off: 'off' }, 'on, off or a port from 1 to 65535')),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting('', { en: 'Where to send traces by OTLP over HTTP, such as http://collector:4318; without it, none are sent.', ru: 'Куда отправлять трассировки (OTLP по HTTP), например http://collector:4318; без него их нет.' }, optional(address(['http:', 'https:'], 'http://collector:4318'))),
  OTEL_EXPORTER_OTLP_HEADERS: setting('', { en: 'Headers to send with the traces, such as authorization=Bearer%20token; separated by commas, their values percent-encoded.', ru: 'Заголовки к трассировкам, например authorization=Bearer%20token: через запятую, значения в кодировке URL.' }, optional(text)),
  OTEL_SERVICE_NAME: setting('oklad', { en: 'The name of the service in its traces.', ru: 'Название сервиса в трассировках.' }, text),
  OTEL_TRACES_SAMPLER_ARG: setting('1', { en: 'The share of traces to send, 0 to 1; in a trace begun by a caller, the caller decides.', ru: 'Какую долю начатых здесь трассировок отправлять, от 0 до 1; начатые вызывающим — как он решил.' }, share),
  RATE_LIMIT: setting('', { en: 'Whether requests are limited: on or off.', ru: 'Ограничивать ли частоту запросов: on или off.' }, optional(oneOf('on', 'off')), { en: 'on in production, off otherwise', ru: 'on при production, иначе off' }),
  RATE_LIMIT_PUBLIC: setting('600/60s', { en: 'Points that an address may spend on the open methods; a calculation costs one. IPv6 addresses are counted by /64.', ru: 'Сколько баллов адрес может потратить на открытые методы; расчёт стоит один. IPv6 считается по /64.' }, rateLimit),
  RATE_LIMIT_PRIVATE: setting('6000/60s', { en: 'Points that a key may spend; its own limit in the keys file takes precedence.', ru: 'Сколько баллов может потратить ключ; собственный лимит ключа в файле важнее.' }, rateLimit),
  RATE_LIMIT_FAILED_KEYS: setting('30/60s', { en: 'How many wrong keys an address may send; after that, its requests with a key are refused.', ru: 'Сколько неверных ключей принимается с адреса, прежде чем с него не пройдёт ни один.' }, rateLimit),
  REDIS_URL: setting('', { en: 'Redis or Valkey, where replicas share their limits: redis://host:6379, or rediss:// over TLS.', ru: 'Redis или Valkey с общими лимитами реплик: redis://host:6379 или, через TLS, rediss://.' }, optional(address(['redis:', 'rediss:'], 'redis://user:password@host:6379/0'))),
  MAX_REQUESTS_IN_FLIGHT: setting('1000', { en: 'How many requests each worker processes at once; further requests get 503.', ru: 'Сколько запросов обрабатывается сразу в каждом процессе; сверх того ответ 503.' }, wholeNumber(1, 1_000_000)),
  MAX_BATCH_LINES: setting('10000', { en: 'How many lines a batch may have.', ru: 'Сколько строк может быть в пакете.' }, wholeNumber(1, 100_000_000)),
  MAX_EVENT_LOOP_DELAY: setting('250', { en: 'How long a turn of the event loop may take, milliseconds; when turns take longer, requests get 503.', ru: 'Сколько миллисекунд может длиться оборот цикла событий; сверх того ответ 503.' }, wholeNumber(1, 60_000)),
  DRAIN_DELAY: setting('1000', { en: 'How long to accept connections after SIGTERM, milliseconds; 0 if a load balancer stops sending them first.', ru: 'Сколько миллисекунд принимать соединения после SIGTERM; 0, если балансировщик их уже не присылает.' }, wholeNumber(0, 60_000)),
  TRUST_PROXY: setting('', { en: 'Networks of the proxies whose X-Forwarded-For is trusted, such as 10.0.0.0/8, ::1.', ru: 'Сети прокси, чьему X-Forwarded-For можно верить, например 10.0.0.0/8, ::1.' }, list(network)),
}
