import {
  type CreatedKey,
  createKey,
  type KeyInfo,
  KeyOptionError,
  KeysError,
  KeysFileError,
  listKeys,
  parseRateLimit,
  revokeKey,
  rotateKey,
} from '@oklad/keys'
import type { Command } from 'commander'
import { type CommandContext, CommandFailure, UsageError } from '../context.ts'
import type { EnglishText, Say } from '../language.ts'
import { readDuration, readExpiry } from '../options/read-time.ts'
import { type Column, tableWidth, writeTable } from '../report/table.ts'
import {
  addCommand,
  asJson,
  type CommandDescription,
  type GivenOptions,
  textsOf,
} from './command.ts'

/** The problem of the text of an option; `false` if it has none. */
type Check = (text: string | undefined, now: number) => EnglishText | false

const wrongOverlap =
  '--overlap must be a whole number of seconds, minutes, hours or days, such as 90m, 24h, 7d or 0, and end before the year 10000'

/** The options: each as the help shows it, its description, and its check. */
const options = {
  file: [
    '--file <file>',
    'the keys file; by default the one that the variable API_KEYS_FILE names',
    (text) =>
      !text && 'no keys file is named: give --file <file>, or set the variable API_KEYS_FILE',
  ],
  name: [
    '--name <name>',
    'the name of the key, 1 to 100 characters',
    (text) => text === undefined && '{flag} is required: {flag} {example}',
  ],
  expires: [
    '--expires <date>',
    'when the new key expires: YYYY-MM-DD (the start of the day in UTC) or a timestamp such as 2027-01-01T09:00:00+03:00; by default never',
    (text, now) => {
      const moment = expiryOf(text)
      if (moment === undefined) {
        return '--expires must be a date YYYY-MM-DD or a timestamp with its time zone, such as 2027-01-01 or 2027-01-01T09:00:00+03:00'
      }
      return moment !== null && moment <= now && '--expires must be later than now'
    },
  ],
  overlap: [
    '--overlap <time>',
    'how long the old key is still accepted, such as 90m, 24h, 7d or 0; by default 24h',
    (text) => overlapOf(text) === undefined && wrongOverlap,
  ],
  limit: [
    '--limit <limit>',
    'how often the key may be used, such as 600/60s or 10000/24h; by default as the service allows',
    (text) =>
      text !== undefined &&
      !parseRateLimit(text) &&
      '--limit must be requests per seconds, minutes or hours, at most a day, such as 600/60s, 100/1m or 10000/24h',
  ],
  json: ['--json', 'print JSON instead of a table', () => false],
} as const satisfies Readonly<Record<string, readonly [EnglishText, EnglishText, Check]>>

type OptionName = keyof typeof options

/** The time of expiry in milliseconds; `null` for never, `undefined` if the text is wrong. */
const expiryOf = (text: string | undefined) => (text === undefined ? null : readExpiry(text))

/** How long an old key is accepted, milliseconds; `undefined` if the text is wrong. */
const overlapOf = (text = '24h') => readDuration(text)

/** The texts of the options of a command; those it requires are there. */
type Typed = Readonly<Partial<Record<OptionName, string>> & Record<'file' | 'name', string>>

/** A command of `oklad keys`. */
interface KeysCommand extends Omit<CommandDescription, 'options' | 'act'> {
  /** In the order of the help and of the problems. */
  readonly options: readonly OptionName[]
  /** The problem to report if the keys package refuses a value. */
  readonly refused?: EnglishText
  readonly act: (typed: Typed, id: string, isJson: boolean) => Promise<void>
}

/** Adds `oklad keys`: the API keys of the service. */
export function addKeysCommand(program: Command, context: CommandContext): void {
  const { say, now, stdout, stderr } = context
  const keys = addCommand(program, context, {
    name: 'keys',
    usage: say('<command>'),
    description:
      'Manage the API keys of the service: create, list, revoke, rotate. The service reads them from the keys file; a running service picks up a change by itself.',
    examples: [
      'keys create --name CRM --expires 2027-01-01 --file keys.json',
      'keys list --file keys.json',
      'keys rotate h4Yv0cQ2LrTz --overlap 7d --file keys.json',
      'keys revoke h4Yv0cQ2LrTz --file keys.json',
    ],
  })
  const tell = (...lines: readonly string[]) =>
    stderr.write(lines.map((line) => `${line}\n`).join(''))
  /** Prints a new key: only the key goes to the standard output, so that it can be piped. */
  const tellKey = (text: EnglishText, created: CreatedKey, file: string, ...more: string[]) => {
    const { name, id, expires } = created.record
    const expiry =
      expires === null
        ? say('never expires')
        : say('expires at {moment}', { moment: writeMoment(expires) })
    const once = 'The key is shown this once: {file} has only its hash. Keep it as a password.'
    stdout.write(`${created.key}\n`)
    tell(say(text, { name, id, expiry }), ...more, say(once, { file }))
  }
  const id = { '<id>': say('the id of a key, as "keys list" shows it') }
  const add = ({ options: names, refused, act, ...description }: KeysCommand) =>
    addCommand(keys, context, {
      ...description,
      options: names.map((name) => [say(options[name][0]), say(options[name][1])]),
      async act(given, [id = '']) {
        const typed = readOptions(given, names, context)
        try {
          await act(typed, id, given['json'] === true)
        } catch (error) {
          if (error instanceof KeyOptionError && refused) throw new UsageError([say(refused)])
          throw error instanceof KeysError ? failureOf(error, typed.file, context) : error
        }
      },
    })

  add({
    name: 'create',
    usage: say(options.name[0]),
    description:
      'Create a key and print it once. The file keeps only its hash. If there is no file, it is created.',
    options: ['name', 'expires', 'limit', 'file'],
    refused:
      '--name must be a text of 1 to 100 characters, without control characters and without an API key in it',
    async act({ name, expires, limit: rateLimit, file }) {
      const settings = { name, expires: expiryOf(expires) ?? null, rateLimit, now }
      const created = await createKey(file, settings)
      tellKey('Created the key "{name}" with the id {id}; it {expiry}.', created, file)
    },
  })
  add({
    name: 'list',
    description: 'List the keys of the file, without their hashes.',
    options: ['file', 'json'],
    async act({ file }, _, isJson) {
      const records = await listKeys(file, { now })
      if (isJson) stdout.write(asJson(records.map(shownFields)))
      else if (records.length > 0) stdout.write(`${keysTable(records, context).join('\n')}\n`)
      else tell(say('There are no keys in {file}.', { file }))
    },
  })
  add({
    name: 'revoke',
    parameters: id,
    description: 'Revoke a key for good. Its record stays in the file.',
    options: ['file'],
    async act({ file }, id) {
      const { name } = await revokeKey(file, id, { now })
      tell(say('Revoked the key "{name}" with the id {id}.', { name, id }))
    },
  })
  add({
    name: 'rotate',
    parameters: id,
    description:
      'Create a key in place of an old one. It is printed once. Both keys are accepted during the overlap.',
    options: ['overlap', 'expires', 'file'],
    refused: wrongOverlap,
    async act({ overlap, expires, file }, id) {
      const settings = { overlap: overlapOf(overlap) ?? 0, expires: expiryOf(expires) ?? null, now }
      const created = await rotateKey(file, id, settings)
      const oldKey = describeOldKey(created.previous, say)
      tellKey('Created a new key "{name}" with the id {id}; it {expiry}.', created, file, oldKey)
    },
  })
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
    const [, , check]: readonly [string, string, Check] = options[name]
    const [first, ...more] = textsOf(given[name])
    const text = name === 'file' ? first || env['API_KEYS_FILE'] : first
    const problem = check(text, now())
    if (more.length > 0) problems.push(say('{flag} is given more than once', { flag }))
    if (problem) problems.push(say(problem, { flag, example: 'CRM' }))
    if (text !== undefined) typed[name] = text
  }
  if (problems.length > 0) throw new UsageError(problems)
  return typed as Typed
}

/** The new state of a rotated key. */
function describeOldKey({ id, status, expires }: KeyInfo, say: Say): string {
  if (status === 'disabled') return say('The old key {id} was revoked before and stays so.', { id })
  return status === 'active' && expires !== null
    ? say('The old key {id} is accepted until {moment}.', { id, moment: writeMoment(expires) })
    : say('The old key {id} is no longer accepted.', { id })
}

/** The fields of a key that are printed; its other fields are only for the service. */
function shownFields({ id, name, created, expires, rate_limit, status }: KeyInfo) {
  return { id, name, created, expires, rate_limit: rate_limit ?? null, status }
}

/** Writes a timestamp to the minute, in UTC: `2027-01-01 00:00`. */
const writeMinute = (timestamp: string) =>
  new Date(timestamp).toISOString().slice(0, '2027-01-01T00:00'.length).replace('T', ' ')

const writeMoment = (timestamp: string) => `${writeMinute(timestamp)} UTC`

/** A shorter name says nothing; a table that is too wide is the lesser evil. */
const SHORTEST_NAME = 12

/** The keys of a file as a table. Long names are cut to fit the terminal, if there is one. */
function keysTable(
  records: readonly KeyInfo[],
  { say, columns: width = Number.POSITIVE_INFINITY }: CommandContext,
): readonly string[] {
  const column = (title: EnglishText, cell: (key: KeyInfo) => string) => ({
    title: say(title),
    cell,
  })
  const names = column('Name', ({ name }) => name)
  const expiry = ({ expires }: KeyInfo) => (expires === null ? say('never') : writeMinute(expires))
  const tableWith = (nameColumn: Column<KeyInfo>) =>
    writeTable(records, [
      column('Id', ({ id }) => id),
      nameColumn,
      column('Created, UTC', ({ created }) => writeMinute(created)),
      column('Expires, UTC', expiry),
      // Most keys have no limit of their own, and an empty column would take space from the names.
      ...(records.some(({ rate_limit }) => rate_limit !== undefined)
        ? [column('Limit', ({ rate_limit = '' }) => rate_limit)]
        : []),
      column('State', ({ status }) => say(status)),
    ])
  const whole = tableWith(names)
  const excess = tableWidth(whole) - width
  if (excess <= 0) return whole
  const nameWidth = tableWidth(writeTable(records, [names])) - excess
  return tableWith({ ...names, width: Math.max(SHORTEST_NAME, nameWidth) })
}

/**
 * A failure of the keys package in the user's language: in English the package's own message, in
 * Russian a text by its code.
 */
function failureOf(error: KeysError, file: string, { language, say }: CommandContext) {
  const { code, message, cause } = error
  if (language === 'en' || code === 'key_option_invalid') return new CommandFailure(message)
  // The message of the system or of the check of the file: English in any language.
  const particulars =
    error instanceof KeysFileError
      ? error.problems.map((problem) => `\n  - ${problem}`).join('')
      : (cause instanceof Error ? cause : error).message
  return new CommandFailure(say(code, { file, particulars }))
}
