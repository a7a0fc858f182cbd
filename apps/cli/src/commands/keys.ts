import type { Say } from '@oklad/contract/fields'
import type { Text } from '@oklad/contract/internal'
import {
  type CreatedKey,
  createKey,
  type KeyInfo,
  KeysError,
  listKeys,
  parseRateLimit,
  revokeKey,
  rotateKey,
} from '@oklad/keys'
import { type CommandContext, CommandFailure, UsageError } from '../context.ts'
import { readDuration, readExpiry } from '../options/read-time.ts'
import { tableOf } from '../report/table.ts'
import { problemTexts } from '../texts.ts'
import {
  asJson,
  type CommandDescription,
  type GivenOptions,
  type HelpEntry,
  textsOf,
} from './command.ts'

/** The problem of the text of an option; `false` if it has none. */
type Check = (text: string | undefined, now: number) => Text | false

/** The problems of the options. */
// biome-ignore format: one text a line
const wrong = {
  file: { en: 'no keys file is named: give --file <file>, or set the variable API_KEYS_FILE', ru: 'не указан файл ключей: нужен параметр --file <файл> или переменная API_KEYS_FILE' },
  expires: { en: '--expires must be a date YYYY-MM-DD or a timestamp with its time zone, such as 2027-01-01 or 2027-01-01T09:00:00+03:00', ru: '--expires: нужна дата ГГГГ-ММ-ДД или время с часовым поясом, например 2027-01-01 или 2027-01-01T09:00:00+03:00' },
  past: { en: '--expires must be later than now', ru: '--expires: срок должен быть позже текущего момента' },
  limit: { en: '--limit must be requests per seconds, minutes or hours, at most a day, such as 600/60s, 100/1m or 10000/24h', ru: '--limit: нужно число запросов и время в секундах, минутах или часах, не больше суток, например 600/60s, 100/1m или 10000/24h' },
  name: { en: '--name must be a text of 1 to 100 characters, without control characters and without an API key in it', ru: '--name: нужно от 1 до 100 символов, без управляющих символов и без самого ключа внутри' },
  overlap: { en: '--overlap must be a whole number of seconds, minutes, hours or days, such as 90m, 24h, 7d or 0, and end before the year 10000', ru: '--overlap: нужно целое число секунд, минут, часов или суток, например 90m, 24h, 7d или 0, не дальше 9999 года' },
}

/** An option, and the check of its text. */
interface KeysOption extends HelpEntry {
  readonly check: Check
}

/** The options by their names. */
// biome-ignore format: one option a line
const options = {
  file: { check: (text) => !text && wrong.file, term: { en: '--file <file>', ru: '--file <файл>' }, en: 'the keys file; by default the one that the variable API_KEYS_FILE names', ru: 'файл ключей; по умолчанию — из переменной API_KEYS_FILE' },
  name: { check: (text) => text === undefined && problemTexts.isRequired, term: { en: '--name <name>', ru: '--name <название>' }, en: 'the name of the key, 1 to 100 characters', ru: 'название ключа для людей, от 1 до 100 символов' },
  expires: { check: expiryProblem, term: { en: '--expires <date>', ru: '--expires <дата>' }, en: 'when the new key expires: YYYY-MM-DD (the start of the day in UTC) or a timestamp such as 2027-01-01T09:00:00+03:00; by default never', ru: 'с какого момента новый ключ не принимается: ГГГГ-ММ-ДД (начало суток по UTC) или время с часовым поясом, например 2027-01-01T09:00:00+03:00; по умолчанию бессрочно' },
  overlap: { check: (text) => overlapOf(text) === undefined && wrong.overlap, term: { en: '--overlap <time>', ru: '--overlap <время>' }, en: 'how long the old key is still accepted, such as 90m, 24h, 7d or 0; by default 24h', ru: 'сколько ещё принимается старый ключ, например 90m, 24h, 7d или 0; по умолчанию 24h' },
  limit: { check: (text) => text !== undefined && !parseRateLimit(text) && wrong.limit, term: { en: '--limit <limit>', ru: '--limit <лимит>' }, en: 'how often the key may be used, such as 600/60s or 10000/24h; by default as the service allows', ru: 'как часто можно пользоваться ключом, например 600/60s или 10000/24h; по умолчанию — как задано у сервиса' },
  json: { check: () => false, term: '--json', en: 'print JSON instead of a table', ru: 'вывести JSON вместо таблицы' },
} as const satisfies Readonly<Record<string, KeysOption>>

type OptionName = keyof typeof options

/** The time of expiry in milliseconds; `null` for never, `undefined` if the text is wrong. */
const expiryOf = (text: string | undefined) => (text === undefined ? null : readExpiry(text))

function expiryProblem(text: string | undefined, now: number): Text | false {
  const moment = expiryOf(text)
  if (moment === undefined) return wrong.expires
  return moment !== null && moment <= now && wrong.past
}

/** How long an old key is accepted, milliseconds; `undefined` if the text is wrong. */
const overlapOf = (text = '24h') => readDuration(text)

/** The texts of the options of a command; those it requires are there. */
type Typed = Readonly<
  Partial<Record<Exclude<OptionName, 'json'>, string>> & Record<'file' | 'name', string>
>

/** A command of `oklad keys`. */
interface KeysCommand extends Omit<CommandDescription, 'options' | 'act'> {
  /** In the order of the help and of the problems. */
  readonly options: readonly OptionName[]
  /** The problem to report if the keys package refuses a value. */
  readonly refused?: Text
  readonly act: (
    typed: Typed & { readonly id: string; readonly json: boolean },
    context: CommandContext,
  ) => Promise<void>
}

/** The messages, which go to the standard error output. */
// biome-ignore format: one text a line
const messages = {
  created: { en: 'Created the key "{name}" with the id {id}; it {expiry}.', ru: 'Создан ключ «{name}», id {id}, {expiry}.' },
  rotated: { en: 'Created a new key "{name}" with the id {id}; it {expiry}.', ru: 'Создан новый ключ «{name}», id {id}, {expiry}.' },
  never: { en: 'never expires', ru: 'бессрочный' },
  expires: { en: 'expires at {moment}', ru: 'действует до {moment}' },
  once: { en: 'The key is shown this once: {file} has only its hash. Keep it as a password.', ru: 'Ключ показан один раз: в {file} записан только хеш. Храните его как пароль.' },
  revoked: { en: 'Revoked the key "{name}" with the id {id}.', ru: 'Ключ «{name}», id {id}, отозван.' },
  none: { en: 'There are no keys in {file}.', ru: 'В файле {file} нет ключей.' },
  oldAccepted: { en: 'The old key {id} is accepted until {moment}.', ru: 'Старый ключ {id} принимается до {moment}.' },
  oldEnded: { en: 'The old key {id} is no longer accepted.', ru: 'Старый ключ {id} больше не принимается.' },
  oldRevoked: { en: 'The old key {id} was revoked before and stays so.', ru: 'Старый ключ {id} был отозван раньше и остаётся отозванным.' },
}

const states: Readonly<Record<KeyInfo['status'], Text>> = {
  active: { en: 'active', ru: 'действует' },
  expired: { en: 'expired', ru: 'истёк' },
  disabled: { en: 'disabled', ru: 'отозван' },
}

/** Writes lines to the standard error output. */
const tell = ({ stderr }: CommandContext, ...lines: readonly string[]) =>
  stderr.write(lines.map((line) => `${line}\n`).join(''))

/** Prints a new key: only the key goes to the standard output, so that it can be piped. */
function tellKey(
  text: Text,
  { key, record }: CreatedKey,
  file: string,
  context: CommandContext,
  ...more: string[]
): void {
  const { say, stdout } = context
  const { name, id, expires } = record
  const expiry =
    expires === null ? say(messages.never) : say(messages.expires, { moment: writeMoment(expires) })
  stdout.write(`${key}\n`)
  tell(context, say(text, { name, id, expiry }), ...more, say(messages.once, { file }))
}

// biome-ignore format: one parameter a line
const id = { term: '<id>', en: 'the id of a key, as "keys list" shows it', ru: 'id ключа, как его показывает «keys list»' }

const subcommands: readonly KeysCommand[] = [
  {
    name: 'create',
    usage: options.name.term,
    description: {
      en: 'Create a key and print it once. The file keeps only its hash. If there is no file, it is created.',
      ru: 'Создать ключ и показать его один раз. В файле хранится только хеш. Если файла нет, он создаётся.',
    },
    options: ['name', 'expires', 'limit', 'file'],
    refused: wrong.name,
    async act({ name, expires, limit: rateLimit, file }, context) {
      const { now } = context
      const settings = { name, expires: expiryOf(expires) ?? null, rateLimit, now }
      const created = await createKey(file, settings)
      tellKey(messages.created, created, file, context)
    },
  },
  {
    name: 'list',
    description: {
      en: 'List the keys of the file, without their hashes.',
      ru: 'Показать ключи из файла, без хешей.',
    },
    options: ['file', 'json'],
    async act({ file, json }, context) {
      const { say, stdout, now } = context
      const records = await listKeys(file, { now })
      if (json) stdout.write(asJson(records.map(shownFields)))
      else if (records.length > 0) tellKeys(records, context)
      else tell(context, say(messages.none, { file }))
    },
  },
  {
    name: 'revoke',
    parameters: [id],
    description: {
      en: 'Revoke a key for good. Its record stays in the file.',
      ru: 'Отозвать ключ навсегда. Запись о нём остаётся в файле.',
    },
    options: ['file'],
    async act({ file, id }, context) {
      const { say, now } = context
      const { name } = await revokeKey(file, id, { now })
      tell(context, say(messages.revoked, { name, id }))
    },
  },
  {
    name: 'rotate',
    parameters: [id],
    description: {
      en: 'Create a key in place of an old one. It is printed once. Both keys are accepted during the overlap.',
      ru: 'Создать ключ взамен старого. Он показывается один раз. Пока не истёк срок --overlap, принимаются оба ключа.',
    },
    options: ['overlap', 'expires', 'file'],
    refused: wrong.overlap,
    async act({ overlap, expires, file, id }, context) {
      const { say, now } = context
      const settings = { overlap: overlapOf(overlap) ?? 0, expires: expiryOf(expires) ?? null, now }
      const created = await rotateKey(file, id, settings)
      const oldKey = describeOldKey(created.previous, say)
      tellKey(messages.rotated, created, file, context, oldKey)
    },
  },
]

/** `oklad keys`: the API keys of the service. */
export const keysCommand: CommandDescription = {
  name: 'keys',
  usage: { en: '<command>', ru: '<команда>' },
  description: {
    en: 'Manage the API keys of the service: create, list, revoke, rotate. The service reads them from the keys file; a running service picks up a change by itself.',
    ru: 'Управлять ключами доступа к сервису: создать, показать, отозвать, заменить. Сервис читает их из файла ключей; работающий сервис сам подхватит изменения.',
  },
  examples: [
    'keys create --name CRM --expires 2027-01-01 --file keys.json',
    'keys list --file keys.json',
    'keys rotate h4Yv0cQ2LrTz --overlap 7d --file keys.json',
    'keys revoke h4Yv0cQ2LrTz --file keys.json',
  ],
  subcommands: subcommands.map(({ options: names, refused, act, ...description }) => ({
    ...description,
    options: names.map((name) => options[name]),
    async act(given, [id = ''], context) {
      const typed = readOptions(given, names, context)
      try {
        await act({ ...typed, id, json: given['json'] === true }, context)
      } catch (error) {
        if (!(error instanceof KeysError)) throw error
        throw error.code === 'key_option_invalid' && refused
          ? new UsageError([context.say(refused)])
          : new CommandFailure(error.messageIn(context.language))
      }
    },
  })),
}

/**
 * Reads the options of a command.
 * @throws {UsageError} with every problem at once, in the order of the options
 */
function readOptions(
  given: GivenOptions,
  names: readonly OptionName[],
  { say, env, now }: CommandContext,
): Typed {
  const problems: string[] = []
  const typed: Partial<Record<OptionName, string>> = {}
  for (const name of names) {
    const flag = `--${name}`
    const { check }: KeysOption = options[name]
    const [first, ...more] = textsOf(given[name])
    const text = name === 'file' ? first || env['API_KEYS_FILE'] : first
    const problem = check(text, now())
    if (more.length > 0) problems.push(say(problemTexts.isRepeated, { flag }))
    if (problem) problems.push(say(problem, { flag, example: 'CRM' }))
    if (text !== undefined) typed[name] = text
  }
  if (problems.length > 0) throw new UsageError(problems)
  return typed as Typed
}

/** The new state of a rotated key. */
function describeOldKey({ id, status, expires }: KeyInfo, say: Say): string {
  if (status === 'disabled') return say(messages.oldRevoked, { id })
  return status === 'active' && expires !== null
    ? say(messages.oldAccepted, { id, moment: writeMoment(expires) })
    : say(messages.oldEnded, { id })
}

/** The fields of a key that are printed; its other fields are only for the service. */
function shownFields({ id, name, created, expires, rate_limit, status }: KeyInfo) {
  return { id, name, created, expires, rate_limit: rate_limit ?? null, status }
}

/** Writes a timestamp to the minute, in UTC: `2027-01-01 00:00`. */
const writeMinute = (timestamp: string) =>
  new Date(timestamp).toISOString().slice(0, '2027-01-01T00:00'.length).replace('T', ' ')

const writeMoment = (timestamp: string) => `${writeMinute(timestamp)} UTC`

/** Prints the keys of a file as a table. */
function tellKeys(records: readonly KeyInfo[], context: CommandContext): void {
  const { say, stdout } = context
  const { text: column, fit } = tableOf(records, context)
  const expiry = ({ expires }: KeyInfo) =>
    expires === null ? say({ en: 'never', ru: 'бессрочно' }) : writeMinute(expires)
  const created = column({ en: 'Created, UTC', ru: 'Создан, UTC' }, (key) =>
    writeMinute(key.created),
  )
  const limit = column({ en: 'Limit', ru: 'Лимит' }, ({ rate_limit = '' }) => rate_limit)
  const { table, notes } = fit([
    column('Id', ({ id }) => id),
    column({ en: 'Name', ru: 'Название' }, ({ name }) => name),
    { ...created, expendable: 2 },
    { ...column({ en: 'Expires, UTC', ru: 'Истекает, UTC' }, expiry), expendable: 1 },
    // Most keys have no limit of their own, and an empty column would take space from the names.
    ...(records.some(({ rate_limit }) => rate_limit !== undefined) ? [limit] : []),
    column({ en: 'State', ru: 'Состояние' }, ({ status }) => say(states[status])),
  ])
  stdout.write(`${table.join('\n')}\n`)
  tell(context, ...notes)
}
