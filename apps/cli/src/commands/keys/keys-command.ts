import type { Language } from '@oklad/contract'
import { KeyOptionError, KeysError, KeysFileError, parseRateLimit } from '@oklad/keys'
import type { Command } from 'commander'
import { CommandFailure, UsageError } from '../../failures.ts'
import { everyValue, onlyValue } from '../../options/every-value.ts'
import { readDuration, readExpiry } from '../../options/read-time.ts'
import type { CommandContext } from '../../surroundings.ts'
import { type KeysOption, keysTexts } from '../../texts/keys-texts.ts'
import { optionTexts } from '../../texts/option-texts.ts'
import { addHelp, type CommandHelp } from '../command-help.ts'

/** The values of the options of the commands `keys`. */
interface KeysValues {
  /** The keys file, from the option or the environment. */
  readonly file: string
  /** The name of a new key, not validated. */
  readonly name: string
  /** The time of expiry in milliseconds, or `null` for never. */
  readonly expires: number | null
  /** Milliseconds. */
  readonly overlap: number
  /** A rate limit such as `600/60s`; `undefined` for that of the service. */
  readonly limit: string | undefined
  readonly json: boolean
}

/** A command of `oklad keys`. */
interface KeysCommand<Option extends KeysOption> extends CommandHelp {
  readonly name: string
  /** In the order of the help. */
  readonly options: readonly (Option | 'file')[]
  /** The problem to report if the keys package refuses an option. */
  readonly wrongOption?: string
  /** @param id of the key, if the usage names one */
  readonly act: (values: Pick<KeysValues, Option | 'file'>, id: string) => Promise<void>
}

/** Adds a command of `oklad keys`. */
export function addKeysSubcommand<Option extends KeysOption>(
  keys: Command,
  context: CommandContext,
  { name, options, wrongOption = '', act, ...help }: KeysCommand<Option>,
): void {
  const texts = keysTexts[context.language]
  const command = addHelp(keys.command(name), help, context.language)
  if (help.usage === '<id>') command.argument('<id>', texts.id)
  for (const option of options as readonly KeysOption[]) {
    if (option === 'json') command.option(...texts.options.json)
    else command.option(...texts.options[option], everyValue)
  }
  command.action(async () => {
    const values = readOptions(command.opts(), options, context)
    try {
      await act(values, command.args[0] ?? '')
    } catch (error) {
      if (error instanceof KeyOptionError) throw new UsageError([wrongOption])
      throw error instanceof KeysError ? translated(error, values.file, context.language) : error
    }
  })
}

const DEFAULT_OVERLAP = '24h'

/**
 * Reads options.
 * @throws {UsageError} with every problem at once
 */
function readOptions(
  given: Readonly<Record<string, readonly string[]>>,
  options: readonly KeysOption[],
  { language, env, now }: CommandContext,
): KeysValues {
  const texts = keysTexts[language]
  const problems: string[] = []
  const only = (option: KeysOption) => onlyValue(`--${option}`, given[option], problems, language)
  const readers: { readonly [Option in KeysOption]: () => KeysValues[Option] } = {
    file() {
      const file = only('file') || env['API_KEYS_FILE'] || ''
      if (file === '') problems.push(texts.noFile)
      return file
    },
    name() {
      const name = only('name')
      if (name === undefined) problems.push(optionTexts[language].missing('--name', 'CRM'))
      return name ?? ''
    },
    expires() {
      const text = only('expires')
      if (text === undefined) return null
      const moment = readExpiry(text)
      if (moment === undefined) problems.push(texts.wrongExpiry)
      else if (moment <= now()) problems.push(texts.pastExpiry)
      return moment ?? null
    },
    overlap() {
      const overlap = readDuration(only('overlap') ?? DEFAULT_OVERLAP)
      if (overlap === undefined) problems.push(texts.wrongOverlap)
      return overlap ?? 0
    },
    limit() {
      const limit = only('limit')
      if (limit !== undefined && parseRateLimit(limit) === undefined) {
        problems.push(texts.wrongLimit)
      }
      return limit
    },
    json: () => given['json'] !== undefined,
  }
  const values = Object.fromEntries(options.map((option) => [option, readers[option]()]))
  if (problems.length > 0) throw new UsageError(problems)
  return values as unknown as KeysValues
}

/** A failure of the keys package in the user's language. */
function translated(error: KeysError, file: string, language: Language): CommandFailure {
  const words = keysTexts[language].failures[error.code]
  // The message of the system or of the check of the file: English in any language.
  const cause = error.cause instanceof Error ? error.cause.message : error.message
  const particulars =
    error instanceof KeysFileError
      ? error.problems.map((problem) => `\n  - ${problem}`).join('')
      : cause
  return new CommandFailure(words?.(file, particulars) ?? error.message)
}
